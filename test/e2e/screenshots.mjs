// Takes the pictures of the README from a running copy: `node test/e2e/screenshots.mjs`.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { ensureInstalled, root } from "../../workers/local/ensure-installed.mjs";

await ensureInstalled();
const { launchBrowser } = await import("./browser.ts");
const { freePorts, startParley } = await import("./parley.ts");

const pictures = `${root}/public/readme`;
const stateDir = mkdtempSync(`${tmpdir()}/parley-pictures-`);
const [port, sandboxPort] = await freePorts(2);
const parley = await startParley({ stateDir, port, sandboxPort });
const browser = await launchBrowser();
try {
  mkdirSync(pictures, { recursive: true });
  const { sandboxUrl } = parley;
  const { events } = await (await fetch(`${sandboxUrl}/control/google/events?account=demo@parley.test`)).json();
  const day = events.find(({ summary }) => summary === "1:1 Priya").start.dateTime.slice(0, 10);

  const phone = await browser.newPage({ viewport: { width: 390, height: 980 }, deviceScaleFactor: 1.5 });
  await phone.goto(`${sandboxUrl}/phone`);
  await say(phone, `what's on ${day}?`, /Standup/);
  await say(phone, `book 30 min with anna@example.com on ${day} at 3pm about the launch`, /Shall I book this/);
  await answers(phone).last().getByRole("button", { name: /yes/i }).click();
  await answers(phone)
    .last()
    .getByText(/^Booked/)
    .waitFor();
  await phone.screenshot({ path: `${pictures}/phone.png` });

  const calendar = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await calendar.goto(`${sandboxUrl}/calendar?account=demo@parley.test&week=${day}`);
  await calendar.getByRole("link", { name: /launch/i }).waitFor();
  await calendar.screenshot({ path: `${pictures}/calendar.png` });
} finally {
  await browser.close();
  await parley.stop();
  rmSync(stateDir, { recursive: true, force: true });
}

async function say(page, words, answer) {
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.getByRole("button", { name: "Send" }).click();
  await answers(page).last().getByText(answer).waitFor();
}

function answers(page) {
  return page.getByRole("log").getByRole("article", { name: "Parley", exact: true });
}
