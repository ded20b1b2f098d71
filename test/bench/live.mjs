// From a change in Google to what an open dashboard shows of it, with the whole app and the sandbox running: Google's push,
// the sync, the word over the page's socket, and its data read again.
import { demo } from "../../workers/local/seed.mjs";
import { rounded, spread } from "./figures.mjs";
import { control, pause } from "./people.mjs";
import { withRunningCopy } from "./running.mjs";
import { signIn } from "./signed-in.mjs";

const WARM_UP = 3;
const ROUNDS = 30;
const WITHIN_MS = 20_000;

export async function measure() {
  const rounds = await withRunningCopy(async ({ appUrl, sandboxUrl }) => {
    const page = await openPage(appUrl, await signIn(appUrl));
    const measured = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const taken = await oneRound(sandboxUrl, page, `Change ${round}`);
      if (round >= WARM_UP) measured.push(taken);
    }
    page.close();
    return measured;
  });
  return [
    {
      figure: "change in Google to the open dashboard",
      ...spread(rounds.map(({ shown }) => shown)),
      max: rounded(Math.max(...rounds.map(({ shown }) => shown))),
      goal: "median < 1000 ms",
    },
    { figure: "change in Google to the word over the socket", ...spread(rounds.map(({ told }) => told)) },
  ];
}

/** A meeting gets another title; the page reads its data again each time that it is told to. */
async function oneRound(sandboxUrl, page, title) {
  const started = performance.now();
  const soon = (minutes) => ({ dateTime: new Date(Date.now() + minutes * 60_000).toISOString() });
  const event = { id: "benchlive", summary: title, start: soon(60), end: soon(90) };
  await control(sandboxUrl, "PUT", "/google/events", { account: demo.email, event });
  for (let seen = 0; performance.now() - started < WITHIN_MS; ) {
    if (page.told.length === seen) {
      await pause(1);
      continue;
    }
    seen = page.told.length;
    const told = page.told.at(-1) - started;
    if (!(await page.data()).includes(title)) continue;
    const shown = performance.now() - started;
    page.told.length = 0;
    return { told, shown };
  }
  throw new Error("The change did not reach the page.");
}

/** What a browser has of an open dashboard: its socket, and the address of its data. */
async function openPage(appUrl, cookie) {
  const headers = { cookie, origin: appUrl };
  const socket = new WebSocket(`${appUrl.replace("http", "ws")}/dashboard/live`, { headers });
  const told = [];
  socket.addEventListener("message", ({ data }) => data.includes("meetings") && told.push(performance.now()));
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("The socket did not open.")));
  });
  return {
    told,
    data: async () => (await fetch(`${appUrl}/dashboard.data`, { headers: { cookie } })).text(),
    close: () => socket.close(),
  };
}
