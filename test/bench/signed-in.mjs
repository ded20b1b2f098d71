// What a signed-in page takes: the server's time for each, beside that of a page of which it has to read nothing, asked
// for in turns so that whoever else uses the machine slows all of them.
import { demo } from "../../workers/local/seed.mjs";
import { rounded, spread } from "./figures.mjs";
import { median } from "./processor.mjs";
import { withRunningCopy } from "./running.mjs";

const BARE = "/auth/forgot";
const PAGES = [
  "/dashboard",
  "/dashboard/calendar",
  "/dashboard/meetings",
  "/dashboard/integrations",
  "/dashboard/settings",
];
const WARM_UP = 3;
const ROUNDS = 40;

export async function measure() {
  const times = await withRunningCopy(async ({ appUrl }) => {
    const cookie = await signIn(appUrl);
    const measured = new Map([BARE, ...PAGES].map((path) => [path, []]));
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      for (const [path, taken] of measured) {
        const milliseconds = await visit(appUrl + path, path === BARE ? "" : cookie);
        if (round >= WARM_UP) taken.push(milliseconds);
      }
    }
    return measured;
  });
  const bare = times.get(BARE) ?? [];
  return PAGES.map((path) => {
    const own = times.get(path) ?? [];
    // Of each round by itself: the machine is the same for both there.
    const more = median(own.map((taken, round) => taken - (bare[round] ?? 0)));
    return { figure: `signed-in page ${path}`, ...spread(own), bare: rounded(median(bare)), more: rounded(more) };
  });
}

/** @returns the value of the `Cookie` header of the demo account */
export async function signIn(appUrl) {
  const body = new URLSearchParams({ intent: "sign-in", email: demo.email, password: demo.password });
  const headers = { origin: appUrl, referer: `${appUrl}/auth` };
  const answer = await fetch(`${appUrl}/auth`, { method: "POST", body, headers, redirect: "manual" });
  const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  if (!cookies.some((one) => one.includes("session="))) throw new Error(`Signing in answered ${answer.status}`);
  return cookies.join("; ");
}

/** Milliseconds until the last byte of a page is there. */
async function visit(url, cookie) {
  const started = performance.now();
  const answer = await fetch(url, { headers: { cookie }, redirect: "manual" });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - started;
}
