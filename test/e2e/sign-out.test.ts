import { setTimeout } from "node:timers/promises";
import type { Browser, WebSocket } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { closePages, hearFaults, hearLoggedFaults, openBrowser } from "./browser";
import { controlOf } from "./control";
import { hydrated, signUp } from "./set-up";

const appUrl = inject("appUrl");
const control = controlOf(inject("sandboxUrl"));
const who = { name: "Leaver", email: "leaver@example.com", phone: "+31640000009" };
/** Longer than a page waits before it loads its data again. */
const ANSWER_TAKES_MS = 400;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

test("a page that is being left for the home page does not ask for its data, though its socket has just ended", async () => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const broken: string[] = [];
  hearFaults(page, broken);
  hearLoggedFaults(page, broken);
  await signUp(page, who, { appUrl, control });
  // The last one: a page whose socket has broken off opens another.
  let socket: WebSocket | undefined;
  page.on("websocket", (opened) => {
    socket = opened;
  });
  const opened = page.waitForEvent("websocket");
  await page.goto(`${appUrl}/dashboard`);
  await opened;
  await hydrated(page);

  const asked: string[] = [];
  await page.route("**/sign-out", async (route) => {
    const ended = socket?.isClosed() ? undefined : socket?.waitForEvent("close");
    const answer = await route.fetch({ maxRedirects: 0 });
    await ended;
    page.on("request", (request) => asked.push(request.url()));
    await setTimeout(ANSWER_TAKES_MS);
    await route.fulfill({ response: answer });
  });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.getByText("Logged out successfully").waitFor();
  expect(asked.filter((url) => url.includes("_data") || url.includes("/auth"))).toEqual([]);
  expect(broken).toEqual([]);
});
