import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { SIGNED_IN_PAGES } from "../support/routes";
import { launchBrowser } from "./browser";
import { DEMO } from "./control";

const appUrl = inject("appUrl");
const WIDTHS = [360, 1280];
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: "reduce" });
  await page.goto(`${appUrl}/auth`);
  await page.getByLabel("Email").fill(DEMO.email);
  await page.getByLabel("Password").fill("parley-demo");
  await page.getByLabel("Password").press("Enter");
  await page.waitForURL(/dashboard/);
});
afterAll(() => browser.close());

/** Where every element stands and what it looks like. */
const looks = () =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *:not(link, script)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, borderTopWidth, borderTopColor } =
        getComputedStyle(element);
      return [
        `${element.tagName}.${element.getAttribute("class") ?? ""}`,
        ...[x, y, width, height].map((px) => Math.round(px)),
        ...[color, backgroundColor, fontSize, fontWeight, borderTopWidth, borderTopColor],
      ].join(" ");
    }),
  );

test.each([...SIGNED_IN_PAGES, "/dashboard/calendar?view=week", "/dashboard/calendar?view=agenda"])(
  "%s looks with the rules that it carries as with the whole sheet, in both themes",
  async (path) => {
    await page.goto(appUrl + path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const whole = await looks();
        const without = await page.evaluate(() => {
          const files = [...document.styleSheets].filter(({ href }) => href !== null);
          for (const file of files) file.disabled = true;
          return files.length;
        });
        expect(without).toBe(2);
        const carried = await looks();
        expect(carried, `${colorScheme} ${width}`).toEqual(whole);
        await page.evaluate(() => {
          for (const file of document.styleSheets) file.disabled = false;
        });
        expect(whole.length).toBeGreaterThan(20);
      }
    }
  },
);
