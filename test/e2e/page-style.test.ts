import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { drawn } from "../support/drawn";
import { SIGNED_IN_PAGES } from "../support/routes";
import { closePages, openBrowser } from "./browser";
import { DEMO } from "./control";

const appUrl = inject("appUrl");
/** A rule is about a width or about a scheme: nothing looks at both. */
const FRAMES = [
  [360, "light"],
  [1280, "dark"],
] as const;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: "reduce" });
  await page.goto(`${appUrl}/auth`);
  await page.getByLabel("Email").fill(DEMO.email);
  await page.getByLabel("Password").fill("parley-demo");
  await page.getByLabel("Password").press("Enter");
  await page.waitForURL(/dashboard/);
});
afterAll(() => closePages(browser));

/** What of a page stands elsewhere or looks otherwise without the sheets that are files, and how much there is to see. */
const compare = () =>
  page.evaluate(() => {
    const files = [...document.styleSheets].filter(({ href }) => href !== null);
    const looks = () =>
      [...document.querySelectorAll("body *:not(link, script)")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, borderTopWidth, borderTopColor } =
          getComputedStyle(element);
        return [
          `${element.tagName}.${element.getAttribute("class") ?? ""}`,
          ...[x, y, width, height].map((px) => Math.round(px)),
          ...[color, backgroundColor, fontSize, fontWeight, borderTopWidth, borderTopColor],
        ].join(" ");
      });
    const whole = looks();
    for (const file of files) file.disabled = true;
    const carried = looks();
    for (const file of files) file.disabled = false;
    const differ = whole.flatMap((look, at) => (carried[at] === look ? [] : [`${look} → ${carried[at]}`]));
    return { files: files.length, elements: whole.length, differ };
  });

test.each(drawn([...SIGNED_IN_PAGES, "/dashboard/calendar?view=week", "/dashboard/calendar?view=agenda"], 2))(
  "%s looks with the rules that it carries as with the whole sheet, narrow and light, wide and dark",
  async (path) => {
    await page.goto(appUrl + path);
    for (const [width, colorScheme] of FRAMES) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const { files, elements, differ } = await compare();
      expect(files).toBe(2);
      expect(elements).toBeGreaterThan(20);
      expect(differ).toEqual([]);
    }
  },
);

test("the sheets that come last bring no font of the first letters once more", async () => {
  await page.goto(`${appUrl}/dashboard`);
  const carried = await page.locator("head style").textContent();
  expect(carried).toContain("figtree-latin-v1.woff2");
  const hrefs = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
  const sheets = await Promise.all(hrefs.map(async (href) => (await page.request.get(href)).text()));
  expect(sheets.join("")).toContain("figtree-latin-ext-v1.woff2");
  expect(sheets.join("")).not.toContain("-latin-v1.woff2");
});
