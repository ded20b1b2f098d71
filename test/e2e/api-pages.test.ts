import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeApiPages } from "./api-pages";
import { closePages, openBrowser } from "./browser";
import { DEMO } from "./control";
import { findHtmlFaults } from "./html";
import { expectNoFaultsInAnyFrame } from "./look-at";

const appUrl = inject("appUrl");
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(`${appUrl}/auth`);
  await page.getByLabel("Email").fill(DEMO.email);
  await page.getByLabel("Password").fill("parley-demo");
  await page.getByLabel("Password").press("Enter");
  await page.waitForURL(/dashboard/);
});
afterAll(() => closePages(browser));

test("pages of the API, of assistants and of booking links are valid HTML, without a fault that axe finds, and fit a finger", async () => {
  for (const { name, path, status = 200 } of await makeApiPages(page, appUrl)) {
    const answer = await page.goto(appUrl + path);
    expect([name, answer?.status()]).toEqual([name, status]);
    expect(await findHtmlFaults((await answer?.text()) ?? ""), name).toEqual([]);
    await expectNoFaultsInAnyFrame(page, name);
  }
});
