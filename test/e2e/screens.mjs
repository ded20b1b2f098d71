// Takes a picture of every page in four widths and both themes, into `test/results/screens`, to be looked at side by
// side. `npm run screens` starts a copy of its own; with the address of one that runs, `npm run screens --
// http://localhost:8787`, it takes that one, which needs the demo account. A part of a path picks pages.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { ensureInstalled, root } from "../../workers/local/ensure-installed.mjs";

await ensureInstalled();
const { launchBrowser } = await import("./browser.ts");
const { makeApiPages } = await import("./api-pages.ts");
const { freePorts, startParley } = await import("./parley.ts");
const { SIGNED_IN_PAGES } = await import("../support/routes.ts");
const { hostileEvents } = await import("./hostile-calendar.ts");
const { controlOf } = await import("./control.ts");
const { localSettings } = await import("../../workers/local/local-settings.mjs");
const { unsubscribePath } = await import("../support/local-encryption.ts");
const { demo } = await import("../../workers/local/seed.mjs");

const WIDTHS = [360, 768, 1280, 1680];
const SCHEMES = ["light", "dark"];
const STEPS = [1, 2, 3, 4].map((step) => `/dashboard/onboarding?step=${step}`);
const CALENDAR = ["month", "day", "agenda"].map((view) => `/dashboard/calendar?view=${view}`);
const VISITOR_PAGES = ["/auth", "/auth?tab=signup", "/auth/forgot", "/nothing/here"];
const folder = `${root}/test/results/screens`;

const asked = process.argv.slice(2);
const running = asked.find((word) => word.startsWith("http"));
const parts = asked.filter((word) => word.startsWith("/"));
const widths = asked.map(Number).filter((width) => width > 0);
const copy = running ? { appUrl: running, stop: async () => {} } : await startOwn();
const browser = await launchBrowser();
try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const sitemap = await (await fetch(`${copy.appUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || "/");
  for (const path of [...listed, ...VISITOR_PAGES]) await takeAll(page, path);
  for (const kind of ["conflict-mail", "agenda-mail", "nothing"])
    await takeAll(page, await unsubscribePath(localSettings(), demo.id, kind), { name: `/unsubscribe/${kind}` });

  await page.goto(`${copy.appUrl}/auth`);
  await page.getByLabel("Email").fill(demo.email);
  const password = page.getByLabel("Password");
  await password.fill(demo.password);
  await password.press("Enter");
  await page.waitForURL(/dashboard/);
  await page.goto(`${copy.appUrl}/dashboard/meetings`);
  const details = page.locator('main ul a[href*="/dashboard/meetings/"]').first();
  const meeting = (await details.count()) ? await details.getAttribute("href") : null;
  const ofMeeting = meeting ? [meeting, `${meeting}/reschedule`, `${meeting}/cancel`] : [];
  for (const path of [...SIGNED_IN_PAGES, ...CALENDAR, ...STEPS, ...ofMeeting])
    await takeAll(page, path, { name: meeting ? path.replace(meeting, "/meeting") : path });
  for (const { name, path } of await makeApiPages(page, copy.appUrl)) await takeAll(page, path, { name });
  if (copy.sandboxUrl) await takeHostile(page, copy.sandboxUrl);
} finally {
  await browser.close();
  await copy.stop();
}
console.log(folder);

/** The pages of meetings once more, with a calendar as it should never be. */
async function takeHostile(page, sandboxUrl) {
  const control = controlOf(sandboxUrl);
  for (const event of hostileEvents(Date.now(), demo)) await control.putEvent(demo.email, event);
  await page.goto(`${copy.appUrl}/dashboard`);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("Calendar is up to date").waitFor();
  const paths = ["/dashboard", "/dashboard/meetings", "/dashboard/calendar"];
  const ofMeetings = ["word", "long", "rtl"].map((id) => `/dashboard/meetings/hostile${id}`);
  for (const path of [...paths, ...ofMeetings]) await takeAll(page, path, { name: `hostile${path}` });
}

/** @param name instead of a path that is another each time */
async function takeAll(page, path, { name: plain = path } = {}) {
  if (parts.length > 0 && !parts.some((part) => (part === "/" ? path === "/" : plain.startsWith(part)))) return;
  await page.goto(copy.appUrl + path);
  const name = plain.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "");
  for (const width of widths.length > 0 ? widths : WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name || "home"}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
}

async function startOwn() {
  const stateDir = mkdtempSync(`${tmpdir()}/parley-screens-`);
  const [port, sandboxPort] = await freePorts(2);
  const parley = await startParley({ stateDir, port, sandboxPort });
  return {
    appUrl: parley.appUrl,
    sandboxUrl: parley.sandboxUrl,
    stop: async () => {
      await parley.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
