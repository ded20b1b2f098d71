import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { closePages, openBrowser } from "./browser";
import { controlOf } from "./control";
import { hostileEvents } from "./hostile-calendar";
import { settle } from "./settle";

const appUrl = inject("appUrl");
const control = controlOf(inject("sandboxUrl"));
const who = { name: "Saver", email: "saver@example.com", phone: "+31640000019" };
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ extraHTTPHeaders: { "save-data": "on" }, reducedMotion: "reduce" });
  const place = { appUrl, control };
  await settle(page, who, place, "Europe/Amsterdam");
});
afterAll(() => closePages(browser));

test("with data saved a page follows the calendar, and a dialog opens in it, without React", async () => {
  const [event] = hostileEvents(Date.now(), { email: who.email, zone: "Europe/Amsterdam" }).filter(
    ({ id }) => id === "hostileword",
  );
  await control.putEvent(who.email, event ?? {});
  await page.goto(`${appUrl}/dashboard`);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("Calendar is up to date").waitFor();
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(`${appUrl}/dashboard`);
  await control.putEvent(who.email, { id: "hostileword", summary: "Moved by somebody else" });
  await page.getByRole("heading", { name: "Moved by somebody else" }).waitFor();

  await page.goto(`${appUrl}/dashboard/meetings/hostileword`);
  await page.getByRole("link", { name: "Cancel meeting" }).click();
  await page
    .getByRole("dialog", { name: "Cancel this meeting?" })
    .getByText("You can restore it afterwards.")
    .waitFor();
  await page.getByRole("button", { name: "Keep it" }).click();
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(new Set(scripts.map((url) => new URL(url).pathname.slice(0, 21)))).toEqual(new Set(["/assets/light-client-"]));
});
