import type { Browser, BrowserContext, Page } from "playwright-core";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { drawn } from "../support/drawn";
import { closePages, openBrowser } from "./browser";
import { controlOf, DEMO } from "./control";

const sandboxUrl = inject("sandboxUrl");
const control = controlOf(sandboxUrl);
const POLL = { timeout: 20_000, interval: 50 };
let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

// One of the two ways, drawn by the seed.
const WAYS = [
  { scripts: "on", weeks: 2, topic: "Roadmap" },
  { scripts: "off", weeks: 3, topic: "Hiring" },
];
describe.each(drawn(WAYS, 2))("with scripts $scripts", ({ scripts, weeks, topic }) => {
  afterAll(() => context?.close());

  async function openPage(path: string): Promise<Page> {
    context ??= await browser.newContext({
      javaScriptEnabled: scripts === "on",
      timezoneId: "Asia/Kolkata",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(`${sandboxUrl}${path}`);
    return page;
  }

  test("a text and a tap put the meeting into the calendar, with its instant, title, guests, and they are told", async () => {
    context = undefined;
    const day = wednesdayAhead(weeks);
    const title = `${topic} budget`;
    const before = await control.calendar(DEMO.email);
    const phone = await openPage("/phone");

    await say(phone, `book 30 min with anna@example.com on ${inWords(day)} at 3pm about "${title}"`);
    const proposal = bubbles(phone).last();
    await proposal.getByRole("button", { name: /yes/i }).waitFor();
    expect(await proposal.textContent()).toContain(`Wed ${day.day} ${monthOf(day)}`);
    expect(await proposal.textContent()).toContain("15:00–15:30");
    expect((await control.calendar(DEMO.email)).writes).toHaveLength(before.writes.length);

    await proposal.getByRole("button", { name: /yes/i }).click();
    await hears(phone, /^Booked: /);

    const { events, writes } = await control.calendar(DEMO.email);
    const event = events.find(({ summary }) => summary === title);
    expect(event?.status).toBe("confirmed");
    expect(Date.parse(event?.start.dateTime ?? "")).toBe(at(day, "15:00"));
    expect(Date.parse(event?.end.dateTime ?? "")).toBe(at(day, "15:30"));
    expect(event?.attendees?.map(({ email }) => email)).toContain("anna@example.com");
    expect(writes.filter(({ id }) => id === event?.id)).toEqual([
      expect.objectContaining({ method: "POST", sendUpdates: "all" }),
    ]);

    const calendar = await openPage(`/calendar?account=${DEMO.email}&week=${day}`);
    await calendar.getByRole("link", { name: title }).click();
    await calendar.getByRole("heading", { name: title }).waitFor();
    expect(await calendar.locator("main").textContent()).toContain("anna@example.com");
  });

  test("a message that the phone offers is a tap away, and is about what is in the calendar", async () => {
    const phone = await openPage("/phone");
    const ideas = phone.locator("details").filter({ hasText: "Try one of these" });
    expect(await ideas.getByRole("button", { includeHidden: true }).count()).toBe(6);
    const tap = async (name: RegExp, answer: RegExp) => {
      if ((await ideas.getAttribute("open")) === null) await ideas.locator("summary").click();
      await ideas.getByRole("button", { name }).click();
      await hears(phone, answer);
    };
    await tap(/dentist on/, /You already have something then/);
    await tap(/clear my afternoon on/, /Shall I .*(?:cancel|do all of)/);
    await tap(/10 minutes late/, /Running 10 minutes late\?/);
    await say(phone, "no");
    await hears(phone, /left everything as it is/);
  });

  test("a taken time is refused with what is there, and a row of the list books another", async () => {
    const day = wednesdayAhead(weeks).add({ days: 1 });
    const [from, to] = [`${day}T10:00:00`, `${day}T11:00:00`];
    const time = (dateTime: string) => ({ dateTime, timeZone: DEMO.zone });
    await control.putEvent(DEMO.email, { summary: `${topic} dentist`, start: time(from), end: time(to) });
    const phone = await openPage("/phone");

    await say(phone, `book "${topic} plan" with anna@example.com on ${inWords(day)} at 10:30`);
    const conflict = bubbles(phone).last();
    await conflict.locator("summary").waitFor();
    expect(await conflict.textContent()).toContain(`${topic} dentist`);
    await conflict.locator("summary").click();
    await conflict.getByRole("button").first().click();
    const proposal = bubbles(phone).last();
    await proposal.getByRole("button", { name: /yes/i }).click();
    await hears(phone, /^Booked: /);

    const { events } = await control.calendar(DEMO.email);
    const booked = events.find(({ summary }) => summary === `${topic} plan`);
    expect(booked?.status).toBe("confirmed");
    const start = Date.parse(booked?.start.dateTime ?? "");
    const end = Date.parse(booked?.end.dateTime ?? "");
    expect(start >= at(day, "11:00") || end <= at(day, "10:00")).toBe(true);
  });
});

test("20 copies of one message at once are one proposal, and 20 copies of the yes are one event", async () => {
  const since = (await control.sentTo(DEMO.phone)).at(-1)?.id;
  const asked = { from: DEMO.phone, times: 20, text: 'book "Only once" with anna@example.com in 30 days at 16:00' };
  const ask = await control.inbound(asked);
  expect(ask.deliveries).toEqual(Array.from({ length: 20 }, () => 200));
  await expect.poll(() => control.sentTo(DEMO.phone, since), POLL).toHaveLength(1);

  const [proposal] = await control.sentTo(DEMO.phone, since);
  const yes = proposal?.buttons.find(({ id }) => id.startsWith("yes:"));
  expect(yes, proposal?.text).toBeDefined();
  await control.inbound({ from: DEMO.phone, times: 20, button: yes });
  // A last word that is answered after all 20: whatever they do, they have done it by then.
  await control.inbound({ from: DEMO.phone, text: "help" });
  await expect.poll(() => control.sentTo(DEMO.phone, since), POLL).toHaveLength(3);

  const sent = await control.sentTo(DEMO.phone, since);
  expect(sent[1]?.text).toContain("Booked: *Only once*");
  const { events, writes } = await control.calendar(DEMO.email);
  const booked = events.filter(({ summary }) => summary === "Only once");
  expect(booked).toHaveLength(1);
  expect(writes.filter(({ id }) => id === booked[0]?.id)).toHaveLength(1);
});

test("on a narrow screen the box is as wide as the words need, with what sends them beside it", async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(`${sandboxUrl}/phone`);
  const box = await page.getByRole("textbox", { name: "Message" }).boundingBox();
  const send = await page.getByRole("button", { name: "Send" }).boundingBox();
  expect(box?.width).toBeGreaterThan(220);
  expect(send?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.close();
});

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.getByRole("button", { name: "Send" }).click();
  await bubbles(page, "You").last().getByText(words).waitFor();
}

/** Waits for these words as the last ones; where they do not come, the error tells what was said instead. */
async function hears(page: Page, words: RegExp): Promise<void> {
  await bubbles(page)
    .last()
    .getByText(words)
    .waitFor()
    .catch(async (cause) => {
      throw new Error(`Not heard: ${words}, but:\n${await page.getByRole("log").textContent()}`, { cause });
    });
}

/** What one side said, oldest first. */
function bubbles(page: Page, who = "Parley") {
  return page.getByRole("log").getByRole("article", { name: who, exact: true });
}

/** A Wednesday that far ahead: nothing of the demo's own week is there. */
function wednesdayAhead(weeks: number): Temporal.PlainDate {
  const today = Temporal.Now.plainDateISO(DEMO.zone);
  return today.add({ days: 3 - today.dayOfWeek }).add({ weeks });
}

function inWords(day: Temporal.PlainDate): string {
  return day.toLocaleString("en-GB", { day: "numeric", month: "long", year: "numeric" });
}

function monthOf(day: Temporal.PlainDate): string {
  return day.toLocaleString("en-GB", { month: "short" });
}

/** UTC milliseconds of a time on the demo's wall. */
function at(day: Temporal.PlainDate, time: string): number {
  return day.toZonedDateTime({ timeZone: DEMO.zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
}
