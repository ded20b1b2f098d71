import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchBrowser } from "./browser";

const sandboxUrl = inject("sandboxUrl");
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const WIDTHS = [360, 768, 1280];
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each([
  "/",
  "/phone",
  "/phone?number=%2B447700900123",
  "/calendar",
  "/mail",
  "/understand?text=move+my+3pm+with+Anna+to+Friday",
])("the sandbox's page %s", (path) => {
  test.each(WIDTHS)("needs no sideways scrolling at %i pixels", async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 740 } });
    await page.goto(sandboxUrl + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.close();
  });

  test.each(["light", "dark"] as const)("has nothing that axe finds fault with, in %s colours", async (colorScheme) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, colorScheme });
    await page.goto(sandboxUrl + path);
    await page.evaluate(axeSource);
    const found = await page.evaluate(async () => {
      // The script above put it on the window.
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    });
    expect(found).toEqual([]);
    await page.close();
  });
});
