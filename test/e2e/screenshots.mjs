// Takes the pictures of the README from a running copy, with the sentence that the README tells people to text first:
// `npm run pictures`. It is texted on a day before one on which its time is free.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { ensureInstalled, root } from "../../workers/local/ensure-installed.mjs";

await ensureInstalled();
const { launchBrowser } = await import("./browser.ts");
const { controlOf, DEMO } = await import("./control.ts");
const { freePorts, startParley } = await import("./parley.ts");

const pictures = `${root}/public/readme`;
const DAY_MS = 86_400_000;
const ANSWER_WITHIN_MS = 20_000;
/** The README's first quoted line, and when it is about, on the wall of the demo's zone. */
const [, sentence] = /^> (.+)$/m.exec(readFileSync(`${root}/README.md`, "utf8"));
const ABOUT = { from: "15:00", to: "15:30" };

const stateDir = mkdtempSync(`${tmpdir()}/parley-pictures-`);
const [port, sandboxPort] = await freePorts(2);
const parley = await startParley({ stateDir, port, sandboxPort });
const control = controlOf(parley.sandboxUrl);
const browser = await launchBrowser();
try {
  mkdirSync(pictures, { recursive: true });
  const { events } = await control.calendar(DEMO.email);
  const day = freeDay(events);
  // The day before, at the time of day that it is: the answers carry the machine's.
  const daysAhead = Math.round((Date.parse(day) - Date.parse(new Date().toISOString().slice(0, 10))) / DAY_MS) - 1;
  const textedAt = Math.floor((Date.now() + daysAhead * DAY_MS) / 1000);
  const [proposal] = await say({ text: sentence, timestamp: textedAt }, 1);
  const [button] = proposal.buttons;
  await say({ button, timestamp: textedAt + 60 }, 2);

  const phone = await browser.newPage({ viewport: { width: 390, height: 980 }, deviceScaleFactor: 1.5 });
  await phone.goto(`${parley.sandboxUrl}/phone`);
  await phone
    .getByText(/^Booked/)
    .last()
    .waitFor();
  await phone.screenshot({ path: `${pictures}/phone.png` });

  const calendar = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await calendar.goto(`${parley.sandboxUrl}/calendar?account=${DEMO.email}&week=${day}`);
  await calendar
    .getByRole("link", { name: /budget/i })
    .first()
    .waitFor();
  await calendar.screenshot({ path: `${pictures}/calendar.png` });
} finally {
  await browser.close();
  await parley.stop();
  rmSync(stateDir, { recursive: true, force: true });
}

/** The first weekday after today, as YYYY-MM-DD, on which nothing is at the time that the sentence is about. */
function freeDay(events) {
  const days = Array.from({ length: 7 }, (_, n) => new Date(Date.now() + (n + 1) * DAY_MS))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
  const isTaken = (day) =>
    events.some(
      ({ start, end }) =>
        (start.dateTime ?? "") < `${day}T${ABOUT.to}` && (end.dateTime ?? "") > `${day}T${ABOUT.from}:59`,
    );
  return days.find((day) => !isTaken(day));
}

/** Texts as the demo's phone does. @returns all that was answered, when there are so many answers */
async function say(message, answers) {
  await control.inbound({ from: DEMO.phone, ...message });
  const deadline = Date.now() + ANSWER_WITHIN_MS;
  while (Date.now() < deadline) {
    const sent = await control.sentTo(DEMO.phone);
    if (sent.length >= answers) return sent;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No answer came to ${JSON.stringify(message)}.`);
}
