import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeApiPages } from "./api-pages";
import { closePages, openBrowser } from "./browser";
import { controlOf } from "./control";
import { findHtmlFaults } from "./html";
import { expectNoFaultsInAnyFrame } from "./look-at";
import { choosePreferences, connectCalendar, connectPhone, signUp } from "./set-up";

const appUrl = inject("appUrl");
const place = { appUrl, control: controlOf(inject("sandboxUrl")) };
const who = { name: "Harbourer", email: "harbourer@example.com", phone: "+31640000025" };
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ reducedMotion: "reduce" });
  // What an assistant proposes is sent to the phone: the demo's is read by others.
  await signUp(page, who, place);
  await connectCalendar(page, who);
  await connectPhone(page, who, place);
  await choosePreferences(page, "Europe/Amsterdam");
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
