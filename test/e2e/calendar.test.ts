import type { Browser, BrowserContext, Page, WebSocketRoute } from "playwright-core";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { drawn } from "../support/drawn";
import { findFaults } from "./axe";
import { closePages, hearFaults, openBrowser } from "./browser";
import { controlOf } from "./control";
import { findHtmlFaults } from "./html";
import { findMisplaced } from "./misplaced";
import { hydrated } from "./set-up";
import { settle } from "./settle";
import { findSmallTargets } from "./targets";

const appUrl = inject("appUrl");
const control = controlOf(inject("sandboxUrl"));
const ZONE = "Europe/Amsterdam";
const who = { name: "Planner", email: "planner@example.com", phone: "+31640000015" };
const VIEWS = ["month", "week", "day", "agenda"];
/** A Tuesday that lies ahead. */
const today = Temporal.Now.plainDateISO(ZONE);
const tuesday = today.add({ days: ((2 - today.dayOfWeek + 7) % 7) + 7 });
const monday = tuesday.subtract({ days: 1 });
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ reducedMotion: "reduce" });
  // Before the calendar is connected: afterwards each event is told to the app, which syncs each time.
  await control.putAccount(who.email, { timeZone: ZONE });
  await fillWeek();
  await settle(page, who, { appUrl, control }, ZONE);
  await page.goto(pathOf("week"));
  await page
    .getByRole("link", { name: /^Budget review/ })
    .first()
    .waitFor();
}, 240_000);
afterAll(() => closePages(browser));

/** Everything that has ever spoilt a calendar: long words, much at once, nothing long, weeks long, and the other direction. */
async function fillWeek() {
  const guests = Array.from({ length: 400 }, (_, n) => ({ email: `guest-${n}@example.com` }));
  const at = (days: number, time: string) => ({ dateTime: `${monday.add({ days })}T${time}:00`, timeZone: ZONE });
  const soon = (time: string) => ({ dateTime: `${today.add({ days: 2 })}T${time}:00`, timeZone: ZONE });
  const ofToday = (time: string) => ({ dateTime: `${today}T${time}:00`, timeZone: ZONE });
  const events = [
    { summary: "Budget review", start: at(1, "09:00"), end: at(1, "10:00") },
    {
      summary: "Donaudampfschifffahrtsgesellschaftskapitänsabschlussbesprechung",
      start: at(1, "11:00"),
      end: at(1, "12:00"),
    },
    { summary: "Quarterly review of business ".repeat(18).slice(0, 500), start: at(1, "13:00"), end: at(1, "15:30") },
    { summary: "Client call", start: at(1, "14:00"), end: at(1, "14:45"), attendees: guests },
    { summary: "Standup", start: at(1, "16:00"), end: at(1, "16:10") },
    { summary: "Mark", start: at(1, "16:15"), end: at(1, "16:15") },
    // In the days that the dashboard looks ahead.
    { summary: "Weekly plan", start: soon("10:00"), end: soon("11:00") },
    { summary: "What followed from the review ".repeat(17).slice(0, 500), start: soon("10:30"), end: soon("11:30") },
    // Today, whenever it is.
    { summary: "Open house", start: ofToday("00:10"), end: ofToday("23:50") },
    { summary: "Move of the office", start: ofToday("00:20"), end: ofToday("23:40") },
    { summary: "Late release", start: at(2, "23:30"), end: at(2, "23:50") },
    { summary: "פגישה עם הצוות 10:00 (Berlin)", start: at(3, "10:00"), end: at(3, "11:30") },
    { summary: "Night shift", start: at(4, "22:00"), end: at(5, "02:00") },
    { summary: "Fair", start: { date: `${monday.add({ days: 2 })}` }, end: { date: `${monday.add({ days: 4 })}` } },
    {
      summary: "Leave",
      start: { date: `${monday.subtract({ days: 14 })}` },
      end: { date: `${monday.add({ days: 21 })}` },
    },
    ...Array.from({ length: 60 }, (_, n) => ({
      summary: `Crowd ${n}`,
      start: at(5, `${String(8 + (n % 10)).padStart(2, "0")}:${n % 2 ? "30" : "00"}`),
      end: at(5, `${String(9 + (n % 10)).padStart(2, "0")}:${n % 2 ? "15" : "00"}`),
    })),
  ];
  for (const [n, event] of events.entries()) await control.putEvent(who.email, { id: `hostile${n}`, ...event });
}

const pathOf = (view: string, date: Temporal.PlainDate | string = tuesday) =>
  `${appUrl}/dashboard/calendar?view=${view}&date=${date}`;

/** Another browser of the same person. */
async function open(
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<{ visitor: Page; context: BrowserContext }> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ storageState, reducedMotion: "reduce", ...options });
  return { visitor: await context.newPage(), context };
}

/** What leaves the inner edge of the card that it is of. */
const overTheEdge = (visitor: Page) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll("main section.card li p > *")].flatMap((part) => {
      const card = part.closest("section.card");
      const inner = card
        ? card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight)
        : 0;
      return part.getBoundingClientRect().right > inner + 1 ? part.textContent : [];
    }),
  );

/** What keys lead to is loaded once the page is there. */
async function waitForKeys(visitor: Page) {
  await visitor.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/calendar-keys-")),
  );
  // Its scripts run once it is there; what they do is then a task away.
  await visitor.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

describe.each(drawn(VIEWS, 2))("the %s view of a hostile week", (view) => {
  test("is valid HTML, and everything in it has its place at every width, zoomed in and with scripts off", async () => {
    const { visitor, context } = await open({ javaScriptEnabled: false });
    for (const date of [tuesday, tuesday.add({ days: 4 })]) {
      const answer = await visitor.goto(pathOf(view, date));
      expect(await findHtmlFaults((await answer?.text()) ?? "")).toEqual([]);
      // 640 is 1280 pixels at 200 %.
      for (const width of [320, 360, 640, 768, 1280, 1680]) {
        await visitor.setViewportSize({ width, height: 900 });
        expect(await findMisplaced(visitor), `${view} of ${date} at ${width}`).toEqual([]);
      }
    }
    await context.close();
  });

  test("has no fault that axe finds, light and dark, and fits a finger", async () => {
    await page.goto(pathOf(view));
    await hydrated(page);
    for (const [width, colorScheme] of [
      [360, "light"],
      [1280, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await findFaults(page), `${view} at ${width}`).toEqual([]);
      if (width === 360) expect(await findSmallTargets(page)).toEqual([]);
    }
  });
});

test("the dashboard of such a week fits every width", async () => {
  const { visitor, context } = await open({ javaScriptEnabled: false });
  await visitor.goto(`${appUrl}/dashboard`);
  await visitor.getByRole("link", { name: /^Move What followed/ }).waitFor();
  await visitor
    .getByText(/^Double-booked \d/)
    .first()
    .waitFor();
  for (const width of [320, 360, 640, 768, 1280, 1680]) {
    await visitor.setViewportSize({ width, height: 900 });
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(
      width,
    );
    expect(await findMisplaced(visitor), `at ${width}`).toEqual([]);
    expect(await overTheEdge(visitor), `at ${width}`).toEqual([]);
    // What arrives later stands lower, or in another column: nothing that is seen already is moved by it.
    const parts = await visitor.evaluate(() =>
      [...document.querySelectorAll("main section.card")].map((part) => part.getBoundingClientRect().toJSON()),
    );
    const above = parts.filter((part, at) => parts.slice(0, at).some(({ x, y }) => x === part.x && y > part.y));
    expect(above, `at ${width}`).toEqual([]);
  }
  await context.close();
});

test.each(drawn([true, false], 2))(
  "a day is chosen, a free hour begins an event, and Cancel leads back to it, with scripts %s",
  async (javaScriptEnabled) => {
    const { visitor, context } = await open({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });
    await visitor.goto(pathOf("week", monday));
    if (javaScriptEnabled) await hydrated(visitor);
    const panel = visitor.locator("#day");
    await panel.getByRole("heading", { name: "Leave" }).or(panel.getByText("Leave")).first().waitFor();
    await visitor.getByRole("link", { name: /^Tue/ }).click();
    await panel.getByRole("link", { name: "Budget review" }).waitFor();
    const isBeside = await panel.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return (
        top >= 0 &&
        top < innerHeight &&
        left > (document.querySelector(".hour-grid")?.getBoundingClientRect().right ?? 0)
      );
    });
    expect(isBeside).toBe(true);
    await visitor.getByRole("group", { name: /^Tue/ }).getByRole("link", { name: "New Event, 10:00" }).click();
    const form = visitor.getByRole(javaScriptEnabled ? "dialog" : "main");
    expect(await form.getByLabel("Start date").inputValue()).toBe(`${tuesday}`);
    expect(await form.getByLabel("Start time").inputValue()).toBe("10:00");
    await form.getByText("Cancel", { exact: true }).click();
    await visitor.getByRole("heading", { name: /^Calendar/, level: 1 }).waitFor();
    expect(new URL(visitor.url()).searchParams.get("date")).toBe(`${tuesday}`);
    expect(await visitor.getByRole("link", { name: "Week", exact: true }).getAttribute("aria-current")).toBe("page");
    await context.close();
  },
);

test("on a phone a day that is chosen in a month comes up as a sheet, below the month that stays in sight", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { visitor, context } = await open({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    await visitor.goto(pathOf("month", monday));
    if (javaScriptEnabled) await hydrated(visitor);
    await visitor.locator(`a[data-date="${tuesday}"]`).click();
    await visitor.getByRole("link", { name: "Close" }).waitFor();
    const [month, day] = await visitor.evaluate(() =>
      [".month", "#day"].map((selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON()),
    );
    expect(Math.abs(month?.top), "the month at the top").toBeLessThan(1);
    expect(day?.top).toBeGreaterThan(300);
    expect(Math.abs(day?.bottom - 740)).toBeLessThan(2);
    await visitor.getByRole("link", { name: "Close" }).click();
    await visitor.getByRole("link", { name: "Close" }).waitFor({ state: "detached" });
    await context.close();
  }
});

test("on a phone a bar of two days stands in the column of the chosen one and says which days, and on no other", async () => {
  const { visitor, context } = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const fair = visitor.locator(".bar", { hasText: "Fair" });
  const span = fair.getByText("Wed–Thu");
  for (const days of [2, 3]) {
    await visitor.goto(pathOf("week", monday.add({ days })));
    expect(await span.isVisible()).toBe(true);
    const [bar, column] = await Promise.all([fair.boundingBox(), visitor.locator(".hour-day.chosen").boundingBox()]);
    expect(bar?.x).toBeGreaterThanOrEqual(column?.x ?? Number.NaN);
    expect(await visitor.getByText("all day", { exact: true }).first().isVisible()).toBe(true);
  }
  await visitor.goto(pathOf("week", monday.add({ days: 1 })));
  expect(await fair.isVisible()).toBe(false);
  await visitor.setViewportSize({ width: 1280, height: 900 });
  expect([await fair.isVisible(), await span.isVisible()]).toEqual([true, false]);
  await context.close();
});

test("keys lead through a month, a week, to today, to a new event and to the list of keys", async () => {
  const { visitor, context } = await open({ viewport: { width: 1280, height: 900 } });
  await visitor.goto(pathOf("month"));
  await hydrated(visitor);
  // Weeks of this browser begin on Sunday.
  const focused = () => visitor.evaluate(() => document.activeElement?.getAttribute("data-date"));
  const first = visitor.locator(`a[data-date="${tuesday}"]`);
  // What keys lead to is loaded once the page is there.
  await expect
    .poll(async () => {
      await first.focus();
      await visitor.keyboard.press("ArrowRight");
      return focused();
    })
    .toBe(`${tuesday.add({ days: 1 })}`);
  await visitor.keyboard.press("ArrowLeft");
  for (const [key, date] of [
    ["ArrowRight", tuesday.add({ days: 1 })],
    ["ArrowDown", tuesday.add({ days: 8 })],
    ["Home", tuesday.add({ days: 5 })],
    ["End", tuesday.add({ days: 11 })],
    ["ArrowUp", tuesday.add({ days: 4 })],
  ] as const) {
    await visitor.keyboard.press(key);
    expect(await focused(), key).toBe(`${date}`);
    // One day of the grid is all that Tab stops at.
    expect(await visitor.locator('a[data-date][tabindex="0"]').count()).toBe(1);
  }
  // On and on, into months that are not there yet.
  for (let weeks = 0; weeks < 6; weeks++) {
    const before = await focused();
    await visitor.keyboard.press("ArrowDown");
    await expect.poll(focused).toBe(`${Temporal.PlainDate.from(before ?? "").add({ weeks: 1 })}`);
  }
  await visitor.keyboard.press("PageUp");
  await visitor.keyboard.press("t");
  await visitor.waitForURL(/calendar\?view=month$/);

  await visitor.goto(pathOf("week"));
  await hydrated(visitor);
  const label = () =>
    visitor.evaluate(() =>
      [document.activeElement?.parentElement, document.activeElement]
        .map((element) => element?.getAttribute("aria-label"))
        .join(": "),
    );
  await visitor
    .getByRole("link", { name: /^Budget review/ })
    .first()
    .focus();
  await visitor.keyboard.press("ArrowLeft");
  expect(await label()).toMatch(/^Mon .*: New Event, 09:00/);
  await visitor.keyboard.press("ArrowDown");
  expect(await label()).toMatch(/^Mon .*: New Event, 10:00/);
  await visitor.keyboard.press("?");
  await visitor.getByRole("dialog", { name: "Keys of the calendar" }).waitFor();
  expect(await findFaults(visitor)).toEqual([]);
  await visitor.keyboard.press("Escape");
  await visitor.getByRole("dialog").waitFor({ state: "detached" });
  await visitor.keyboard.press("n");
  await visitor.getByRole("dialog", { name: "New Event" }).getByLabel("Title").waitFor();
  expect(await findFaults(visitor)).toEqual([]);
  // What is typed is no key of the calendar.
  await visitor.getByLabel("Title").fill("");
  await visitor.getByLabel("Title").pressSequentially("tn?");
  expect(await visitor.getByLabel("Title").inputValue()).toBe("tn?");
  await context.close();
});

test("a key pressed as a dialog closes opens the next one, which stays", async () => {
  const { visitor, context } = await open({ viewport: { width: 1280, height: 900 } });
  await visitor.goto(pathOf("week"));
  await hydrated(visitor);
  await waitForKeys(visitor);
  await visitor.keyboard.press("?");
  await visitor.getByRole("dialog", { name: "Keys of the calendar" }).waitFor();
  await visitor.evaluate(() => {
    const press = (key: string) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
    press("Escape");
    press("n");
  });
  await visitor.getByRole("dialog", { name: "New Event" }).getByLabel("Title").waitFor();
  expect(await visitor.getByRole("dialog").count()).toBe(1);
  await context.close();
});

test("a dialog keeps the focus and the keys, gives both back, and costs the page behind it nothing", async () => {
  const { visitor, context } = await open({ viewport: { width: 1280, height: 900 } });
  await visitor.goto(pathOf("week"));
  await hydrated(visitor);
  const dialog = visitor.getByRole("dialog");
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  const event = visitor.getByRole("link", { name: /^Budget review/ }).first();
  await waitForKeys(visitor);
  await event.focus();
  await visitor.keyboard.press("n");
  await dialog.getByLabel("Title").waitFor();
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("summary");
  const reachable = await dialog.locator("a, button, input:not([type=hidden]), select, textarea").count();
  for (const key of ["Tab", "Shift+Tab"]) {
    // Dates and times are several stops each.
    for (let stops = 0; stops < reachable + 24; stops += 1) {
      await visitor.keyboard.press(key);
      expect(await hasFocus(), key).toBe(true);
    }
  }
  await visitor.mouse.click(8, 450);
  await visitor.keyboard.press("?");
  expect([await dialog.count(), await hasFocus()]).toEqual([1, true]);
  await event.evaluate((element) => element.focus());
  expect(await hasFocus()).toBe(true);
  await visitor.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => event.evaluate((element) => element === document.activeElement)).toBe(true);

  const elements = await visitor.evaluate(() => document.querySelectorAll("*").length);
  await browser.startTracing(visitor, { categories: ["devtools.timeline"] });
  await visitor.keyboard.press("?");
  await dialog.waitFor();
  await visitor.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const restyled = traceEvents.map(({ args }: { args?: { elementCount?: number } }) => args?.elementCount ?? 0);
  expect(Math.max(...restyled)).toBeGreaterThan(0);
  expect(Math.max(...restyled)).toBeLessThan(elements / 4);
  await context.close();
});

test("a key that is pressed as React is about to begin neither hurries it nor ends the page's scripts", async () => {
  const { visitor, context } = await open({ viewport: { width: 1280, height: 900 } });
  const faults: string[] = [];
  hearFaults(visitor, faults);
  // Where React hands its work on, before it is done.
  await visitor.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [unknown]) {
      MessagePort.prototype.postMessage = postMessage;
      postMessage.apply(this, given);
      queueMicrotask(() => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
        // What it owns has its mark.
        if (Object.keys(document.body).some((key) => key.startsWith("__react"))) throw new Error("hurried");
      });
    } as typeof postMessage;
  });
  await visitor.goto(pathOf("week"));
  await hydrated(visitor);
  expect(faults).toEqual([]);
  await waitForKeys(visitor);
  await context.close();
});

test("a week that arrives after a dialog was opened leaves it open", async () => {
  const { visitor, context } = await open({ viewport: { width: 1280, height: 900 } });
  await visitor.goto(pathOf("week"));
  await hydrated(visitor);
  const dialog = visitor.getByRole("dialog");
  await waitForKeys(visitor);
  let arrive = () => {};
  const isOpened = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await visitor.route(/calendar\.data\?/, async (route) => {
    await isOpened;
    await route.continue();
  });
  await visitor.getByRole("link", { name: "Next week" }).click();
  await visitor.getByText("Loading…").waitFor();
  await visitor.keyboard.press("?");
  await dialog.waitFor();
  arrive();
  // Two weeks of one month have the same title.
  await visitor.getByText("Loading…").waitFor({ state: "detached" });
  expect(await dialog.count()).toBe(1);
  // Going on from there closes it.
  await visitor.goBack();
  await dialog.waitFor({ state: "detached" });
  await context.close();
});

test("the time beside the present moment is whole in the first minute of the grid and in the last", async () => {
  const { visitor, context } = await open({ viewport: { width: 1280, height: 900 } });
  await visitor.goto(pathOf("day", today));
  await hydrated(visitor);
  const sticksOut = (hour: string, minute: number) =>
    visitor.evaluate(
      ([hour, minute]) => {
        const edge = /\bfh-(\d+) th-(\d+)/.exec(document.querySelector(".hour-grid")?.className ?? "");
        const label = document.querySelector<HTMLElement>(".now-time");
        const days = document.querySelector(".hour-days")?.getBoundingClientRect();
        if (!edge || !label || !days) return "no hours";
        label.hidden = false;
        label.className = `now-time ah-${hour === "first" ? edge[1] : Number(edge[2]) - 1} am-${minute}`;
        const { top, bottom } = label.getBoundingClientRect();
        return Math.max(days.top - top, bottom - days.bottom) > 0;
      },
      [hour, minute] as const,
    );
  expect([await sticksOut("first", 0), await sticksOut("last", 55)]).toEqual([false, false]);
  await context.close();
});

test("the present moment appears by itself on a page that was opened before its first hour", async () => {
  const { visitor, context } = await open({ viewport: { width: 1280, height: 900 } });
  await visitor.clock.install();
  await visitor.route(/calendar\?view=day/, async (route) => {
    const answer = await route.fetch();
    const page = await answer.text();
    const first = Number(/ fh-(\d+)/.exec(page)?.[1]) * 60;
    expect(page).toMatch(/data-minute="\d+"/);
    const early = page.replace(/data-minute="\d+"/, `data-minute="${first - 10}"`);
    await route.fulfill({
      response: answer,
      body: early.replace(/(class="now-line [^"]*")(?: hidden="")?/, '$1 hidden=""'),
    });
  });
  await visitor.goto(pathOf("day", today));
  const line = visitor.locator(".now-line");
  expect(await line.isVisible()).toBe(false);
  await expect
    .poll(async () => {
      await visitor.clock.fastForward("06:00");
      return line.isVisible();
    })
    .toBe(true);
  await context.close();
});

test("what went well is not said beside what is wrong afterwards", async () => {
  const { visitor, context } = await open();
  await visitor.goto(`${appUrl}/dashboard/settings/preferences`);
  await hydrated(visitor);
  const save = visitor.getByRole("button", { name: "Save Preferences" });
  await save.click();
  await visitor.getByText("Preferences saved").waitFor();
  await visitor.getByLabel("Work ends").fill(await visitor.getByLabel("Work begins").inputValue());
  await save.click();
  await visitor.locator("[aria-invalid=true]").waitFor();
  expect(await visitor.getByText("Preferences saved").count()).toBe(0);
  await context.close();
});

test("a live update leaves whoever is on an event on it, and what is ticked and folded out", async () => {
  const { visitor, context } = await open({ viewport: { width: 1280, height: 900 } });
  const sockets: WebSocketRoute[] = [];
  await visitor.routeWebSocket(/\/dashboard\/live/, (socket) => void sockets.push(socket));
  /** To the page that is open now, once it listens. */
  const push = async (pages: number) => {
    await expect.poll(() => sockets.length).toBe(pages);
    sockets.at(-1)?.send("meetings");
  };
  const week = await visitor.goto(pathOf("week"));
  // What is drawn is not said a second time as data.
  const said = (await week?.text()) ?? "";
  expect(said.split("<script").slice(1).join()).not.toContain("Budget review");
  await hydrated(visitor);
  const event = visitor.locator("a.event", { hasText: "Budget review" }).first();
  await event.focus();
  const drawn = await event.elementHandle();
  await push(1);
  await expect.poll(() => drawn?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await visitor.evaluate(() => document.activeElement?.textContent)).toMatch(/^Budget review/);

  // The same while a dialog lies over it.
  await visitor.goto(pathOf("week"));
  await hydrated(visitor);
  await waitForKeys(visitor);
  await event.focus();
  const below = await event.elementHandle();
  await visitor.keyboard.press("?");
  const dialog = visitor.getByRole("dialog");
  await dialog.waitFor();
  await push(2);
  await expect.poll(() => below?.evaluate((element) => element.isConnected)).toBe(false);
  await visitor.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.textContent)).toMatch(/^Budget review/);

  await visitor.goto(`${appUrl}/dashboard/meetings`);
  await hydrated(visitor);
  const tick = visitor.getByLabel("Select Budget review").first();
  await tick.check();
  await visitor.getByLabel("Actions for Budget review").first().click();
  const row = await tick.elementHandle();
  await push(3);
  await expect.poll(() => row?.evaluate((element) => element.isConnected)).toBe(false);
  await expect.poll(() => tick.isChecked()).toBe(true);
  await visitor.getByRole("link", { name: "Reschedule" }).waitFor();
  await visitor.keyboard.press("Escape");
  await visitor.getByRole("link", { name: "Reschedule" }).waitFor({ state: "hidden" });
  await context.close();
});

test("the week begins where the reader's does, and times are written as there", async () => {
  for (const [locale, first] of [
    ["nl-NL", "Mon"],
    ["en-US", "Sun"],
    ["xx-QQ", "Mon"],
  ] as const) {
    const { visitor, context } = await open({ extraHTTPHeaders: { "accept-language": locale } });
    await visitor.goto(pathOf("month"));
    expect(await visitor.getByRole("columnheader").first().textContent(), locale).toBe(first);
    await context.close();
  }
});

test("in forced colours the present moment, edges and marks stay", async () => {
  const { visitor, context } = await open({ forcedColors: "active", viewport: { width: 1280, height: 900 } });
  await visitor.goto(pathOf("week"));
  const edge = await visitor
    .locator(".event")
    .first()
    .evaluate((event) => getComputedStyle(event).borderTopStyle);
  expect(edge).toBe("solid");
  const crowd = visitor.locator(".event.kind-invited, .event.kind-mine").first();
  expect(await crowd.evaluate((event) => getComputedStyle(event).borderLeftWidth)).not.toBe("1px");
  expect(
    await visitor
      .locator(".clash")
      .first()
      .evaluate((mark) => getComputedStyle(mark).borderRightWidth),
  ).toBe("5px");
  const bar = visitor.locator(".bar.goes-on").first();
  expect(await bar.evaluate((element) => getComputedStyle(element).clipPath)).toBe("none");
  expect(await bar.evaluate((element) => getComputedStyle(element).borderRightWidth)).toBe("3px");
  await context.close();
});
