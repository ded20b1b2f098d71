import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { drawn } from "../support/drawn";
import { meetingPages, SIGNED_IN_PAGES } from "../support/routes";
import { findFaults } from "./axe";
import { closePages, hearFaults, openBrowser } from "./browser";
import { controlOf } from "./control";
import { findHtmlFaults } from "./html";
import { expectNoFaultsInAnyFrame } from "./look-at";
import { hydrated } from "./set-up";
import { settle } from "./settle";

const appUrl = inject("appUrl");
const ZONE = "Europe/Amsterdam";
const who = { name: "Reader", email: "reader@example.com", phone: "+31640000003" };
let browser: Browser;
let page: Page;
let meeting = "";

beforeAll(async () => {
  browser = await openBrowser();
  // Without transitions a change of colours is there at once.
  page = await browser.newPage({ reducedMotion: "reduce" });
  const place = { appUrl, control: controlOf(inject("sandboxUrl")) };
  await settle(page, who, place, ZONE);
  meeting = await book();
});
afterAll(() => closePages(browser));

/** It may be in the week that comes. */
const tomorrow = () => `${Temporal.Now.plainDateISO(ZONE).add({ days: 1 })}`;

/** Posts the form of a meeting tomorrow. @returns its id */
async function book(): Promise<string> {
  const form = {
    meetingId: randomUUID(),
    summary: "Harbour plan",
    startDate: tomorrow(),
    startTime: "12:00",
    attendees: "anna@example.com",
  };
  const path = "/dashboard/meetings/new";
  const answer = await page.request.post(appUrl + path, { form, headers: { origin: appUrl }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return decodeURIComponent(answer.headers().location?.split("/").at(-1) ?? "");
}

async function expectNoFaults(path: string): Promise<void> {
  const answer = await page.goto(appUrl + path);
  expect([path, answer?.status()]).toEqual([path, 200]);
  expect(await findHtmlFaults((await answer?.text()) ?? ""), path).toEqual([]);
  await expectNoFaultsInAnyFrame(page, path);
}

test.each(drawn(SIGNED_IN_PAGES, 3))(
  "%s is valid HTML without a fault that axe finds, narrow and wide, light and dark, and fits a finger",
  expectNoFaults,
);

test("no way in the rail is broken within a word while the page has the machine's own letters", async () => {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    storageState,
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 740 },
  });
  await context.route(/\.woff2/, (route) => route.abort());
  const visitor = await context.newPage();
  await visitor.goto(`${appUrl}/dashboard/support`);
  const broken = await visitor.evaluate(() =>
    [...document.querySelectorAll("nav .way")].flatMap((way) => {
      const letters = document.createRange();
      letters.selectNodeContents(way.lastChild ?? way);
      const lines = new Set([...letters.getClientRects()].map(({ top }) => top)).size;
      return lines > `${letters}`.trim().split(/\s/).length ? `${letters}` : [];
    }),
  );
  expect(broken).toEqual([]);
  await context.close();
});

test("the menu of a phone holds the focus or closes, and gives it back at Escape", async () => {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({
    storageState,
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
  });
  const phone = await context.newPage();
  await phone.goto(`${appUrl}/dashboard`);
  await hydrated(phone);
  const button = phone.getByRole("button", { name: "Menu" });
  const last = phone.getByRole("button", { name: "Sign Out" });
  await button.click();
  await last.focus();
  await phone.keyboard.press("Tab");
  await last.waitFor({ state: "hidden" });
  expect(await phone.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
  await button.click();
  await last.focus();
  await phone.keyboard.press("Escape");
  await last.waitFor({ state: "hidden" });
  expect(await phone.evaluate(() => document.activeElement?.textContent)).toContain("Menu");
  await context.close();
});

test.each(drawn([true, false], 2))(
  "the menu of a phone closes where it leads, with scripts %s",
  async (javaScriptEnabled) => {
    const storageState = await page.context().storageState();
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({ storageState, javaScriptEnabled, viewport, reducedMotion: "reduce" });
    const phone = await context.newPage();
    await phone.goto(`${appUrl}/dashboard`);
    if (javaScriptEnabled) await hydrated(phone);
    const menu = phone.getByRole("navigation", { name: "Main" });
    expect(await menu.isVisible()).toBe(false);
    await phone.getByRole("button", { name: "Menu" }).click();
    if (javaScriptEnabled) expect(await findFaults(phone)).toEqual([]);
    await menu.getByRole("link", { name: "Calendar" }).click();
    await phone.getByRole("heading", { name: "Calendar", level: 1 }).waitFor();
    await menu.waitFor({ state: "hidden" });
    // A day is chosen in place where scripts run: the page neither loads anew nor moves.
    await phone.getByRole("link", { name: /^Mon \d/ }).press("Enter");
    await phone.waitForURL(/[?&]date=/);
    expect(await phone.evaluate(() => document.activeElement?.textContent?.startsWith("Mon"))).toBe(javaScriptEnabled);
    await context.close();
  },
);

test("an answer that a newer one made needless is no error of the page, and every other error is", async () => {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    reducedMotion: "reduce",
  });
  const visitor = await context.newPage();
  const errors: string[] = [];
  hearFaults(visitor, errors);
  await visitor.goto(`${appUrl}/dashboard`);
  await hydrated(visitor);
  await visitor.evaluate(() => {
    Promise.reject(AbortSignal.abort().reason);
    Promise.reject(new Error("a fault"));
  });
  await expect.poll(() => errors).toEqual(["a fault"]);
  await context.close();
});

test("what a form was answered stays while a live update loads the page's data again", async () => {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    reducedMotion: "reduce",
  });
  const visitor = await context.newPage();
  let push = () => {};
  await visitor.routeWebSocket(/\/dashboard\/live/, (socket) => {
    push = () => socket.send("meetings");
  });
  await visitor.goto(`${appUrl}/dashboard/settings/password`);
  await hydrated(visitor);
  await visitor.getByLabel("Current password").fill("not my password at all");
  await visitor.getByLabel("New password").fill("seven other unrelated words");
  await visitor.getByRole("button", { name: "Change password" }).click();
  const answer = visitor.getByText("That is not your password.");
  await answer.waitFor();
  await visitor.getByLabel("Current password").fill("typed since");
  for (let n = 0; n < 2; n++) {
    const loaded = visitor.waitForResponse(/password\.data/);
    push();
    await loaded;
    // The router says when it has taken the answer in; two frames later it is on the screen.
    await visitor.waitForFunction(() => Reflect.get(window, "__remixRouter").state.revalidation === "idle");
    await visitor.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await answer.isVisible()).toBe(true);
    expect(await visitor.getByLabel("Current password").inputValue()).toBe("typed since");
  }
  // The next answer takes its place.
  await visitor.getByLabel("New password").fill("short");
  await visitor.getByRole("button", { name: "Change password" }).click();
  await answer.waitFor({ state: "detached" });
  await context.close();
});

test("the calendar and the meetings are whole on paper, without what one can only press", async () => {
  const [details = ""] = meetingPages(meeting);
  // As wide as a page between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  for (const path of [`/dashboard/calendar?date=${tomorrow()}`, "/dashboard/meetings", details]) {
    await page.goto(appUrl + path);
    expect(await page.getByText("Harbour plan").first().isVisible(), path).toBe(true);
    for (const part of await page.locator("nav, aside, button, select").all())
      expect(await part.isVisible(), path).toBe(false);
  }
  await page.emulateMedia({ media: "screen" });
});

test.each(drawn(["", "/edit", "/reschedule", "/cancel"], 2))(
  "axe finds no fault with a meeting's page: %s",
  async (page) => {
    const [details = ""] = meetingPages(meeting);
    await expectNoFaults(`${details}${page}`);
  },
);
