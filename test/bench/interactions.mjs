// How long the calendar takes to answer a key or a press, on a processor six times slower, in a week of more than 300
// events: from the event to the next paint, as the browser counts it for INP. In front of them the bytes of that week.
import { gzipSync } from "node:zlib";
import { Temporal } from "temporal-polyfill";
import { demo } from "../../workers/local/seed.mjs";
import { launchBrowser } from "../e2e/browser.ts";
import { hostileEvents } from "../e2e/hostile-calendar.ts";
import { isHydrated } from "../e2e/is-hydrated.ts";
import { rounded, spread } from "./figures.mjs";
import { control, pause } from "./people.mjs";
import { withRunningCopy } from "./running.mjs";
import { signIn } from "./signed-in.mjs";

const SLOWER = 6;
const ROUNDS = 7;
const EVENTS_A_DAY = 43;
const ARRIVED_MS = 300;
const PRESSED_MS = 80;
const TITLES = [
  "Standup",
  "Budget review",
  "1:1 Priya",
  "Client call: Northwind",
  "Sprint planning",
  "Interview",
  "Lunch",
];

export async function measure() {
  return withRunningCopy(async ({ appUrl, sandboxUrl }) => {
    await fill(appUrl, sandboxUrl);
    return [await weighWeek(appUrl), ...(await measureInteractions(appUrl))];
  });
}

/** 43 events on each day of this week, three side by side, with what is hostile beside them. */
export async function fill(appUrl, sandboxUrl) {
  const put = (event) => control(sandboxUrl, "PUT", "/google/events", { account: demo.email, event });
  const today = Temporal.Now.plainDateISO(demo.zone);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  for (let n = 0; n < 7 * EVENTS_A_DAY; n += 1) {
    const day = monday.add({ days: n % 7 });
    const at = Math.floor(n / 7);
    const start = day.toZonedDateTime({ timeZone: demo.zone, plainTime: "08:00" }).add({ minutes: 15 * at });
    const time = (moment) => ({ dateTime: moment.toInstant().toString(), timeZone: demo.zone });
    await put({
      ...{ id: googleId(n), summary: `${TITLES[n % TITLES.length]} ${n}` },
      ...{ start: time(start), end: time(start.add({ minutes: 40 })) },
    });
  }
  for (const event of hostileEvents(Date.now(), demo)) if (!event.id.includes("crowd")) await put(event);
  const cookie = await signIn(appUrl);
  for (let tries = 0; tries < 60; tries += 1) {
    const week = await (await fetch(`${appUrl}/dashboard/calendar?view=week`, { headers: { cookie } })).text();
    if (week.includes(googleId(7 * EVENTS_A_DAY - 1))) return;
    await pause(500);
  }
  throw new Error("The events did not arrive.");
}

/** 26 characters without a pattern, as Google's are. */
function googleId(n) {
  let [seed, id] = [n + 1, ""];
  for (let at = 0; at < 26; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    id += (seed >>> 16).toString(32).at(-1);
  }
  return id;
}

async function weighWeek(appUrl) {
  const headers = { cookie: await signIn(appUrl), accept: "text/html" };
  const text = await (await fetch(`${appUrl}/dashboard/calendar?view=week`, { headers })).text();
  const events = new Set([...text.matchAll(/href="\/dashboard\/meetings\/([^"/]+)"/g)].map(([, id]) => id)).size;
  return { figure: "HTML of a full week", gzip: gzipSync(text).length, raw: text.length, events, goal: "gzip < 14336" };
}

/** @returns the median of each interaction over the rounds, each on a page of its own */
export async function measureInteractions(appUrl, rounds = ROUNDS) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [name, value] = (await signIn(appUrl))
      .split("; ")
      .find((one) => one.includes("session="))
      .split(/=(.*)/s);
    await context.addCookies([{ name, value, url: appUrl.replace("http:", "https:"), secure: true }]);
    const taken = new Map();
    for (let round = 0; round < rounds; round += 1) {
      const page = await context.newPage();
      for (const [what, ms] of await oneRound(page, appUrl)) taken.set(what, [...(taken.get(what) ?? []), ms]);
      await page.close();
    }
    return [...taken].map(([what, times]) => ({
      figure: `calendar, ${what}`,
      ...spread(times),
      max: rounded(Math.max(...times)),
      goal: "median ≤ 100 ms",
    }));
  } finally {
    await browser.close();
  }
}

async function oneRound(page, appUrl) {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(() => {
    window.interactions = [];
    const keep = (list) => window.interactions.push(...list.getEntries().filter((one) => one.interactionId > 0));
    new PerformanceObserver(keep).observe({ type: "event", durationThreshold: 16, buffered: true });
  });
  const found = [];
  /** Does something, waits until it is over, and takes the longest event that belonged to it. */
  async function time(what, act, isDone) {
    await page.evaluate(() => (window.interactions.length = 0));
    await act();
    await isDone();
    await page.waitForTimeout(700);
    const longest = await page.evaluate(() => Math.max(8, ...window.interactions.map(({ duration }) => duration)));
    found.push([what, longest]);
  }
  const dialog = page.getByRole("dialog");
  const isOpen = () => dialog.waitFor();
  const isClosed = () => dialog.waitFor({ state: "hidden" });
  const title = () => dialog.getByLabel("Title").waitFor();

  await page.goto(`${appUrl}/dashboard/calendar?view=week`, { waitUntil: "commit" });
  await page.locator(".hour-grid .event").first().waitFor();
  await time(
    "first key while it loads",
    () => page.keyboard.press("Tab"),
    () => page.waitForTimeout(1_500),
  );
  await page.waitForLoadState("load");
  await until(() => page.evaluate(isHydrated));
  await page.waitForTimeout(1_500);

  await time("? opens the list of keys", () => page.keyboard.press("?"), isOpen);
  await time("Escape closes it", () => page.keyboard.press("Escape"), isClosed);
  await time("n opens New Event", () => page.keyboard.press("n"), title);
  await time("Escape closes New Event", () => page.keyboard.press("Escape"), isClosed);
  const free = await page.locator(".slot").evaluateAll(lastFree);
  await time("a free hour opens New Event", await pressing(page, free.x, free.y), title);
  await time("Escape closes that", () => page.keyboard.press("Escape"), isClosed);
  const heading = await page.locator("h1").textContent();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  const shown = () => until(async () => (await page.locator("h1").textContent()) !== heading);
  const next = await page.getByRole("link", { name: "Next week" }).boundingBox();
  await time("next week", await pressing(page, next.x + 5, next.y + 5), shown);
  return found;
}

/** Brings the last hour into sight that nothing lies over, and finds its middle. */
function lastFree(slots) {
  for (const slot of slots.reverse()) {
    slot.scrollIntoView({ block: "center" });
    const { x, y, width, height } = slot.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (document.elementFromPoint(middle.x, middle.y) === slot) return middle;
  }
}

/** A hand: the mouse has arrived before its button goes down, which stays there for a moment. */
async function pressing(page, x, y) {
  await page.mouse.move(x - 3, y - 3);
  await page.mouse.move(x, y);
  await page.waitForTimeout(ARRIVED_MS);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(PRESSED_MS);
    await page.mouse.up();
  };
}

/** Asks from outside: the page's own rules allow no code that is made of words. */
async function until(isSo) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return;
    await pause(100);
  }
  throw new Error("It did not come to that.");
}
