// Takes the pictures of the README from a copy that it starts, with the sentence that the README tells one to text:
// `npm run pictures`.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { ensureInstalled, root } from "../../workers/local/ensure-installed.mjs";

await ensureInstalled();
const { launchBrowser } = await import("./browser.ts");
const { freePorts, startParley } = await import("./parley.ts");
const { Temporal } = await import("temporal-polyfill");
const { demo } = await import("../../workers/local/seed.mjs");

const sentence = /^> (.+)$/m.exec(readFileSync(`${root}/README.md`, "utf8"))?.[1];
if (!sentence) throw new Error("The README quotes no sentence to text.");

const pictures = `${root}/public/readme`;
const stateDir = mkdtempSync(`${tmpdir()}/parley-pictures-`);
const [port, sandboxPort] = await freePorts(2);
const parley = await startParley({ stateDir, port, sandboxPort });
const browser = await launchBrowser();
try {
  mkdirSync(pictures, { recursive: true });
  const { sandboxUrl } = parley;
  const phone = await browser.newPage({ viewport: { width: 390, height: 900 }, deviceScaleFactor: 2 });
  await phone.goto(`${sandboxUrl}/phone`);
  // What the page is for, without the bar that leads around the sandbox.
  await phone.addStyleTag({ content: ".bar, .ideas { display: none }" });
  await say(phone, sentence, /Shall I book this/);
  await answers(phone).last().getByRole("button", { name: /yes/i }).click();
  await answers(phone)
    .last()
    .getByText(/^Booked/)
    .waitFor();
  await phone.getByRole("textbox", { name: "Message" }).blur();
  await phone.screenshot({ path: `${pictures}/phone.png` });

  const calendar = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const tomorrow = Temporal.Now.plainDateISO(demo.zone).add({ days: 1 });
  await calendar.goto(`${sandboxUrl}/calendar?account=${demo.email}&week=${tomorrow}`);
  await calendar.getByRole("link", { name: /^(?!.*review).*budget/i }).waitFor();
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
