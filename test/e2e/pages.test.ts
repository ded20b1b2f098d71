import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { drawn } from "../support/drawn";
import { FRAMES, findFaults } from "./axe";
import { closePages, openBrowser } from "./browser";

const sandboxUrl = inject("sandboxUrl");
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ reducedMotion: "reduce" });
});
afterAll(() => closePages(browser));

const PAGES = [
  "/",
  "/phone",
  "/phone?number=%2B447700900123",
  "/calendar",
  "/mail",
  "/understand?text=move+my+3pm+with+Anna+to+Friday",
];

test.each(drawn(PAGES, 3))(
  "the sandbox's page %s needs no sideways scrolling and has nothing that axe finds fault with",
  async (path) => {
    await page.goto(sandboxUrl + path);
    for (const { width, colorScheme, tries } of FRAMES) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} pixels`).toBeLessThanOrEqual(
        width,
      );
      expect(await findFaults(page, tries), `${width} pixels, ${colorScheme}`).toEqual([]);
    }
  },
);
