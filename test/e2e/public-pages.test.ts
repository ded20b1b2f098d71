import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { POSTS } from "../../app/content/posts";
import { SITE_PAGES } from "../../app/content/site-pages";
import { drawn } from "../support/drawn";
import { unsubscribePath } from "../support/local-encryption";
import { FRAMES, findFaults } from "./axe";
import { closePages, openBrowser } from "./browser";
import { findHtmlFaults } from "./html";
import { expectNoFaultsInAnyFrame } from "./look-at";
import { findMisplacedText } from "./misplaced-text";

const appUrl = inject("appUrl");
/** The demo account's id. */
const DEMO = "00000000-0000-4000-8000-000000000001";
/** What a visitor can open without an account: the listed pages, sign-in and what is around it, and what is not there. */
const PAGES = [
  ...SITE_PAGES.map(({ path }) => path),
  ...POSTS.map(({ slug }) => `/blog/${slug}`),
  "/landing",
  "/auth",
  "/auth?tab=signup",
  "/auth/forgot",
  "/blog/nothing-here",
  "/nothing/here",
];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ reducedMotion: "reduce" });
});
afterAll(() => closePages(browser));

// Most are one frame around other words.
test.each(drawn(PAGES, 5))(
  "%s is valid HTML without a fault that axe finds, narrow and wide, light and dark, and fits a finger",
  async (path) => expectNoFaults(path),
);

test.each([
  ["a switch that is on", "conflict-mail", /Switch off Conflict Alerts/],
  ["one that is off", "agenda-mail", /Daily Agenda: off/],
  ["nothing", "nothing", /does not work/],
])("the page of a mail's link to %s is as good", async (_, kind, heading) => {
  await expectNoFaults(await unsubscribePath(settingsOfCopy(), DEMO, kind), kind === "nothing" ? 404 : 200);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toMatch(heading);
});

function settingsOfCopy(): Record<string, string> {
  const lines = readFileSync(`${inject("stateDir")}/settings`, "utf8").split("\n");
  return Object.fromEntries(lines.map((line) => [line.split("=", 1)[0], line.slice(line.indexOf("=") + 1)]));
}

async function expectNoFaults(path: string, status = path.includes("nothing") ? 404 : 200): Promise<void> {
  const answer = await page.goto(appUrl + path);
  expect(answer?.status()).toBe(status);
  expect(await findHtmlFaults((await answer?.text()) ?? "")).toEqual([]);
  await expectNoFaultsInAnyFrame(page, path);
}

test.each(PAGES)("%s is at most 14 KB of HTML and CSS, in one file", async (path) => {
  const html = await (await fetch(appUrl + path)).text();
  expect(html).toContain("<style");
  expect(html).not.toMatch(/rel="stylesheet"|@import/);
  expect(html).not.toMatch(/<script(?! type="(?:application\/ld\+json|module)")/);
  expect(gzipSync(html).length).toBeLessThanOrEqual(14 * 1024);
});

test.each(["/", "/auth"])("%s has its two fonts from us, of at most 32 KB, kept for good", async (path) => {
  const visitor = await browser.newPage();
  const fonts: string[] = [];
  visitor.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  await visitor.goto(appUrl + path);
  const loaded = await visitor.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
  });
  expect(loaded).toEqual(expect.arrayContaining(["Figtree", expect.stringContaining("Funnel Display")]));
  expect(fonts).toHaveLength(2);
  const answers = await Promise.all(fonts.map((url) => fetch(url)));
  for (const { headers, url } of answers) {
    expect(url).toContain(`${appUrl}/fonts/`);
    expect(headers.get("cache-control")).toContain("immutable");
  }
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(32 * 1024);
  await visitor.close();
});

test.each(["/", "/terms-of-service"])("%s prints dark on light, without what one can only press", async (path) => {
  const printed = await browser.newPage({ colorScheme: "dark" });
  await printed.goto(appUrl + path);
  const background = () => printed.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe("rgb(15, 17, 21)");
  await printed.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await background()).toBe("rgb(245, 245, 241)");
  for (const part of await printed.locator("nav, button, footer, video").all())
    expect(await part.isVisible()).toBe(false);
  expect(await printed.locator("h1").isVisible()).toBe(true);
  await printed.close();
});

test.each(drawn([true, false], 2))(
  "the menu of a phone opens and leads on, with scripts %s",
  async (javaScriptEnabled) => {
    const phone = await browser.newPage({
      viewport: { width: 360, height: 740 },
      javaScriptEnabled,
      reducedMotion: "reduce",
    });
    await phone.goto(`${appUrl}/about`);
    const link = phone.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" });
    expect(await link.isVisible()).toBe(false);
    await phone.getByRole("button", { name: "Menu" }).click();
    await link.click();
    await phone.waitForURL(`${appUrl}/#pricing`);
    await phone.setViewportSize({ width: 1280, height: 740 });
    expect(await phone.getByRole("button", { name: "Menu" }).isVisible()).toBe(false);
    expect(await link.isVisible()).toBe(true);
    await phone.close();
  },
);

test("the page for signing in is there before the click, under the page's own policy, where a pointer rests on its link", async () => {
  const visitor = await browser.newPage({ viewport: { width: 1280, height: 740 }, reducedMotion: "reduce" });
  const protocol = await visitor.context().newCDPSession(visitor);
  const ready = new Promise((resolve) => {
    protocol.on(
      "Preload.prefetchStatusUpdated",
      ({ prefetchUrl, status }) => status === "Ready" && resolve(prefetchUrl),
    );
  });
  await protocol.send("Preload.enable");
  await visitor.goto(`${appUrl}/about`);
  const link = visitor.getByRole("banner").getByRole("link", { name: "Sign in" });
  await link.hover();
  expect(await ready).toBe(`${appUrl}/auth`);
  await link.click();
  await visitor.waitForURL(/auth/);
  const cameFrom = await visitor.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return navigation && "deliveryType" in navigation ? navigation.deliveryType : null;
  });
  expect(cameFrom).toBe("navigational-prefetch");
  await visitor.close();
});

test.each(["no-preference", "reduce"] as const)(
  "one page fades into the next where motion is %s",
  async (reducedMotion) => {
    const visitor = await browser.newPage({ reducedMotion });
    await visitor.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        document.documentElement.dataset.fades = String(event.viewTransition !== null);
      });
    });
    await visitor.goto(`${appUrl}/about`);
    await visitor.getByRole("contentinfo").getByRole("link", { name: "Security" }).click();
    await visitor.waitForURL(/security/);
    const fades = reducedMotion === "no-preference";
    await visitor.waitForFunction((want) => document.documentElement.dataset.fades === want, String(fades));
    await visitor.close();
  },
);

test("public pages lead to the dashboard while one is signed in, and to sign in before and after, without scripts", async () => {
  const visitor = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 740 },
    reducedMotion: "reduce",
  });
  const header = visitor.getByRole("banner");
  const wayIn = async (path: string) => {
    await visitor.goto(appUrl + path);
    const words = await header
      .getByRole("link", { name: /^(?:Sign in|Try it free|Open dashboard)$/ })
      .allTextContents();
    return words.join(", ");
  };
  for (const path of ["/", "/about"]) expect(await wayIn(path)).toBe("Sign in, Try it free");
  await header.getByRole("link", { name: "Sign in" }).click();
  await visitor.getByLabel("Email").fill("demo@parley.test");
  await visitor.getByLabel("Password").fill("parley-demo");
  await visitor.getByLabel("Password").press("Enter");
  await visitor.waitForURL(/dashboard/);
  for (const path of ["/", "/about", "/for/sales"]) expect(await wayIn(path)).toBe("Open dashboard");
  await header.getByRole("link", { name: "Open dashboard" }).click();
  await visitor.getByRole("button", { name: "Sign Out" }).click();
  await visitor.getByText("Logged out successfully").waitFor();
  for (const path of ["/", "/about"]) expect(await wayIn(path)).toBe("Sign in, Try it free");
  await visitor.close();
});

test.each(drawn(["/", "/about", "/contact", "/auth"], 2))(
  "by keyboard alone every stop of %s is in sight and marked",
  async (path) => {
    const phone = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
    await phone.goto(appUrl + path);
    const stops: string[] = [];
    for (;;) {
      await phone.keyboard.press("Tab");
      const stop = await phone.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { top, bottom, width } = element.getBoundingClientRect();
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return {
          name: element.textContent?.trim() || element.getAttribute("name") || element.tagName,
          seen: width > 10 && bottom > 0 && top < innerHeight,
          marked: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        };
      });
      if (!stop) break;
      expect(stop).toMatchObject({ seen: true, marked: true });
      stops.push(stop.name);
    }
    expect(stops.length).toBeGreaterThan(4);
    expect(stops.includes("Skip to content")).toBe(path !== "/auth");
    expect(stops).not.toContain("website");
    await phone.close();
  },
);

test.each(drawn(["/auth", "/auth?tab=signup", "/auth/forgot", "/nothing/here"], 2))(
  "%s stands where it stood when only its beginning has come",
  async (path) => {
    const phone = await browser.newPage({ viewport: { width: 412, height: 823 }, reducedMotion: "reduce" });
    await phone.goto(appUrl + path);
    const title = phone.getByRole("heading", { level: 1 });
    const whole = await title.boundingBox();
    await title.evaluate((heading) => {
      while (heading.nextElementSibling) heading.nextElementSibling.remove();
    });
    expect((await title.boundingBox())?.y).toBe(whole?.y);
    await phone.close();
  },
);

const FAULTY = [
  ["nothing else", "", /^$/],
  ["a picture without words", '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', /image-alt/],
  ["pale words in the dark", '<p class="pale">pale</p>', /color-contrast/],
  ["another canvas", "<style>body { background: #fff }</style>", /rgb\(255, 255, 255\)/],
  ["a wide line", '<p style="width: 340px">wide</p>', /the page is wider than its screen/],
  ["a small button", '<button style="width: 20px; height: 20px">x</button>', /x: 20 × 20/],
] as const;

test.each(drawn(FAULTY, 3))(
  "a page with %s is looked at in all frames, and its fault is found",
  async (_, part, fault) => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.setContent(`<!DOCTYPE html><html lang="en"><title>Page</title><style>
    :root { color-scheme: light dark }
    body { margin: 0; background: light-dark(rgb(245, 245, 241), rgb(15, 17, 21)) }
    @media (prefers-color-scheme: dark) { .pale { color: #333 } }</style>
    <main><h1>Page</h1>${part}</main>`);
    const found = await expectNoFaultsInAnyFrame(page, "page").then(
      () => "",
      ({ actual }) => String(actual),
    );
    expect(found).toMatch(fault);
    await page.close();
  },
);

test("the check of places finds what is wrong", async () => {
  const wrong = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await wrong.setContent(`<body style="margin:0">
    <p style="margin:0 0 -18px">under</p><p style="margin:0">over it</p>
    <div style="width:80px;border:1px solid"><p style="width:200px">a sentence that leaves</p></div>
    <p style="height:8px;overflow:hidden">cut in half</p>
    <p style="width:500px">wide</p></body>`);
  const faults = (await findMisplacedText(wrong)).map((fault) => fault.replace(/“(.*?)”/g, "$1"));
  expect(faults).toEqual(
    expect.arrayContaining([
      "under lies over over it",
      "a sentence that leaves leaves its panel",
      "cut in half is cut off",
      "the page is wider than its screen",
    ]),
  );
  await wrong.close();
});

test("the check of colours finds what is faint in one scheme, at one width alone too", async () => {
  const wrong = await browser.newPage();
  await wrong.setContent(`<title>Faint</title><style>
    body { color-scheme: light dark }
    @media (min-width: 1000px) { .narrow { display: none } }
    @media (max-width: 999px) { .wide { display: none } }
    @media (prefers-color-scheme: light) { .wide, .pale { color: #ddd; background: #eee } }
    @media (prefers-color-scheme: dark) { .narrow, .dim { color: #333; background: #222 } }</style>
    <main><h1>Faint</h1><p class="narrow">narrow</p><p class="wide">wide</p><p class="pale">pale</p><p class="dim">dim</p></main>`);
  const faint: string[] = [];
  for (const { width, colorScheme, tries } of FRAMES) {
    await wrong.setViewportSize({ width, height: 900 });
    await wrong.emulateMedia({ colorScheme });
    const found = (await findFaults(wrong, tries)).filter((fault) => fault.startsWith("color-contrast"));
    faint.push(...found.flatMap((fault) => fault.match(/(?<=class=")\w+/g) ?? []));
  }
  expect([...new Set(faint)].sort()).toEqual(["dim", "narrow", "pale", "wide"]);
  await wrong.close();
});

test("the check of HTML finds what is wrong", async () => {
  const faults = await findHtmlFaults(
    '<!DOCTYPE html><html lang="en"><head></head><body><p></div><img src="a.png"></body></html>',
  );
  expect(faults.map((fault) => fault.split(":")[0])).toEqual(
    expect.arrayContaining(["element-required-content", "close-order", "wcag/h37"]),
  );
});
