// Takes the pictures of the README from a copy that it starts, with the sentence that the README tells one to text, and
// those of the product's calendar on the first page: `npm run pictures`.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  await takeWeeks(parley.appUrl);
} finally {
  await browser.close();
  await parley.stop();
  rmSync(stateDir, { recursive: true, force: true });
}

/** The demo's Wednesday, which is double-booked, in its week: as a desk and a phone show it, in both themes. */
async function takeWeeks(appUrl) {
  // Without scripts every answer is a page of its own, which is waited for.
  const page = await browser.newPage({ locale: "en-GB", javaScriptEnabled: false, reducedMotion: "reduce" });
  await page.goto(`${appUrl}/auth`);
  await page.getByLabel("Email").fill(demo.email);
  await page.getByLabel("Password").fill(demo.password);
  await page.getByLabel("Password").press("Enter");
  await page.waitForURL(/dashboard/);
  // A page that is shown before its fonts have come keeps the machine's own; a picture can wait for them.
  await page.route("**/dashboard/calendar?*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll("font-display:optional", "font-display:block"),
    });
  });
  const today = Temporal.Now.plainDateISO(demo.zone);
  await page.goto(`${appUrl}/dashboard/calendar?view=week&date=${today.add({ days: 3 - today.dayOfWeek })}`);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("button", { name: "Dismiss" }).waitFor({ state: "detached" });
  await takeWeek(page, { name: "wide", width: 1280, height: 800, scale: 1.5 });
  await takeWeek(page, { name: "narrow", width: 390, height: 720, scale: 2 });
}

async function takeWeek(page, { name, width, height, scale }) {
  // Room for a scrollbar is kept beside the page, and not taken.
  const gutter = await page.evaluate(() => innerWidth - document.body.offsetWidth);
  await page.setViewportSize({ width: width + gutter, height });
  const protocol = await page.context().newCDPSession(page);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    const clip = { x: 0, y: 0, width, height, scale };
    const { data } = await protocol.send("Page.captureScreenshot", { format: "webp", quality: 45, clip });
    writeFileSync(`${root}/app/components/site/week/${name}-${colorScheme}.webp`, Buffer.from(data, "base64"));
  }
}

async function say(page, words, answer) {
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.getByRole("button", { name: "Send" }).click();
  await answers(page).last().getByText(answer).waitFor();
}

function answers(page) {
  return page.getByRole("log").getByRole("article", { name: "Parley", exact: true });
}
