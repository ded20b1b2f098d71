import type { Browser, Page } from "playwright-core";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { drawn } from "../support/drawn";
import { findFaults } from "./axe";
import { closePages, openBrowser } from "./browser";
import { controlOf } from "./control";
import { hydrated } from "./set-up";
import { settle } from "./settle";

const appUrl = inject("appUrl");
const control = controlOf(inject("sandboxUrl"));
const ZONE = "Europe/Amsterdam";
const who = { name: "Dragger", email: "dragger@example.com", phone: "+31640000023" };
const today = Temporal.Now.plainDateISO(ZONE);
/** Of a week that lies ahead. */
const tuesday = today.add({ days: ((2 - today.dayOfWeek + 7) % 7) + 7 });
let browser: Browser;
let page: Page;

const at = (time: string) => ({ dateTime: `${tuesday}T${time}:00`, timeZone: ZONE });
const instant = (time: string, days = 0) =>
  tuesday.add({ days }).toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 1000 }, reducedMotion: "reduce" });
  await settle(page, who, { appUrl, control }, ZONE);
}, 240_000);
afterAll(() => closePages(browser));

/** Every test begins with the same events. */
beforeEach(async () => {
  await control.putEvent(who.email, { id: "alone", summary: "Alone", start: at("10:00"), end: at("11:00") });
  await control.putEvent(who.email, {
    ...{ id: "invited", summary: "With Anna", start: at("13:00"), end: at("14:00") },
    attendees: [{ email: "anna@example.com", displayName: "Anna de Vries" }],
  });
  await control.putEvent(who.email, { id: "busy", summary: "Busy", start: at("16:00"), end: at("17:00") });
  await control.putEvent(who.email, { id: "short", summary: "Short", start: at("08:00"), end: at("08:30") });
  await control.putEvent(who.email, {
    ...{ id: "fair", summary: "Fair", transparency: "transparent" },
    ...{ start: { date: `${tuesday}` }, end: { date: `${tuesday.add({ days: 2 })}` } },
  });
  await page.goto(`${appUrl}/dashboard`);
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.getByText("Calendar is up to date").waitFor();
  await page.goto(`${appUrl}/dashboard/calendar?view=week&date=${tuesday}`);
  await hydrated(page);
});

const box = (name: string) => page.locator("a.event", { hasText: name });
const pxPerHour = async () => (await page.locator(".slot").first().boundingBox())?.height ?? 0;

/** Drags with the mouse from the middle of an event, or from its lower edge; `end` releases. */
async function drag(name: string, { hours = 0, days = 0, byEdge = false, release = true }) {
  const event = box(name);
  await event.hover();
  // Dragging is loaded by then.
  await page.waitForLoadState("networkidle");
  const [place, column, hour] = [
    await event.boundingBox(),
    await page.locator(".hour-day").nth(1).boundingBox(),
    await pxPerHour(),
  ];
  if (!place || !column) throw new Error("nothing to drag");
  const from = { x: place.x + 20, y: byEdge ? place.y + place.height - 3 : place.y + place.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 10);
  await page.mouse.move(from.x + days * column.width, from.y + hours * hour, { steps: 4 });
  if (release) await page.mouse.up();
}

async function atGoogle(id: string) {
  const event = (await control.calendar(who.email)).events.find((one) => one.id === id);
  return [Date.parse(event?.start.dateTime ?? ""), Date.parse(event?.end.dateTime ?? "")];
}
const alone = () => atGoogle("alone");

test("an event is dragged to another time and day, says where to, and is moved back by one press", async () => {
  await drag("Alone", { hours: 1.25, days: 1, release: false });
  expect(await box("Alone").getAttribute("data-to")).toBe("11:15–12:15");
  await page.mouse.up();
  await page.getByText(/^Moved to Wed .*11:15–12:15\.$/).waitFor();
  expect(await alone()).toEqual([instant("11:15", 1), instant("12:15", 1)]);
  expect(await findFaults(page)).toEqual([]);
  await expect.poll(() => box("Alone").getAttribute("style")).toBeFalsy();
  // The day that it went to stands beside the hours.
  const panel = page.locator(".day-panel");
  await panel.getByRole("heading", { name: /^Wed / }).waitFor();
  await panel.getByText("until 12:15").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText(/^Moved to Tue .*10:00–11:00\.$/).waitFor();
  await panel.getByRole("heading", { name: /^Tue / }).waitFor();
  expect(await alone()).toEqual([instant("10:00"), instant("11:00")]);
});

test("an event that the mouse was over before there were scripts can be dragged without leaving it", async () => {
  let arrive = () => {};
  const isOver = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/assets\/.*\.js/, async (route) => {
    await isOver;
    await route.continue();
  });
  const address = page.url();
  await page.goto(address, { waitUntil: "commit" });
  await box("Alone").hover();
  arrive();
  await hydrated(page);
  await page.unrouteAll({ behavior: "wait" });
  const place = await box("Alone").boundingBox();
  if (!place) throw new Error("nothing to drag");
  await page.mouse.move(place.x + place.width / 2 + 2, place.y + place.height / 2);
  await page.waitForLoadState("networkidle");
  await drag("Alone", { hours: 1, release: false });
  expect(await box("Alone").getAttribute("data-to")).toBe("11:00–12:00");
  await page.keyboard.press("Escape");
  await page.mouse.up();
});

test("a press counts that came before dragging was loaded, also where loading has failed before", async () => {
  let tries = 0;
  let arrive = () => {};
  const isPressed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/drag-events.*\.js/, async (route) => {
    tries += 1;
    if (tries === 1) return route.abort();
    await isPressed;
    await route.continue();
  });
  const place = await box("Alone").boundingBox();
  if (!place) throw new Error("nothing to drag");
  const [x, y] = [place.x + 20, place.y + place.height / 2];
  await page.mouse.move(x, y - 1);
  await expect.poll(() => tries).toBe(1);
  await expect.poll(() => page.mouse.move(x, y).then(() => tries)).toBe(2);
  await page.mouse.down();
  arrive();
  const pressed = async () => {
    await page.mouse.move(x, y + 10);
    await page.mouse.move(x, y + (await pxPerHour()));
    return box("Alone").getAttribute("data-to");
  };
  await expect.poll(pressed).toBe("11:00–12:00");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await page.unrouteAll({ behavior: "wait" });
});

test("a short event is dragged too: the free hour that it leaves is not taken in its place", async () => {
  await drag("Short", { hours: 1, release: false });
  expect(await box("Short").getAttribute("data-to")).toBe("09:00–09:30");
  await page.keyboard.press("Escape");
  await page.mouse.up();
});

test("by its lower edge it gets another length; Escape and a press without a drag write nothing", async () => {
  await drag("Alone", { hours: 0.5, byEdge: true });
  await page.getByText(/^Moved to Tue .*10:00–11:30\.$/).waitFor();
  expect(await alone()).toEqual([instant("10:00"), instant("11:30")]);
  const { writes } = await control.calendar(who.email);
  await drag("Busy", { hours: 2, release: false });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await box("Busy").getAttribute("style")).toBeFalsy();
  await box("Busy").click();
  await page.getByRole("heading", { name: "Busy", level: 1 }).waitFor();
  expect((await control.calendar(who.email)).writes).toEqual(writes);
});

test("what takes whole days is dragged to other days, by its right edge takes more or fewer, and is moved back", async () => {
  const bar = page.locator("a.bar", { hasText: "Fair" });
  const width = (await page.locator(".hour-day").nth(1).boundingBox())?.width ?? 0;
  const days = async () => {
    const event = (await control.calendar(who.email)).events.find(({ id }) => id === "fair");
    return Object.values(Object.assign({}, { start: event?.start, end: event?.end })).map(
      (one) => Object.assign({ date: "" }, one).date,
    );
  };
  const dates = (from: number, to: number) => [from, to].map((by) => `${tuesday.add({ days: by })}`);
  async function dragBar(by: number, byEdge: boolean) {
    await bar.hover();
    await page.waitForLoadState("networkidle");
    const place = await bar.boundingBox();
    if (!place) throw new Error("nothing to drag");
    const x = byEdge ? place.x + place.width - 3 : place.x + 20;
    await page.mouse.move(x, place.y + 10);
    await page.mouse.down();
    await page.mouse.move(x + by * width * 0.5, place.y + 10);
    await page.mouse.move(x + by * width, place.y + 12, { steps: 4 });
    await page.mouse.up();
  }
  await dragBar(1, false);
  await page.getByText(/^Moved to Wed .* – Thu .* \(2 days\)\.$/).waitFor();
  expect(await days()).toEqual(dates(1, 3));
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText(/^Moved to Tue .* \(2 days\)\.$/).waitFor();
  expect(await days()).toEqual(dates(0, 2));
  await expect.poll(() => bar.getAttribute("style")).toBeFalsy();
  await dragBar(1, true);
  await page.getByText(/^Moved to Tue .* \(3 days\)\.$/).waitFor();
  expect(await days()).toEqual(dates(0, 3));
});

test("near the edge of the screen the page goes on under what is dragged", async () => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await box("Alone").scrollIntoViewIfNeeded();
  await drag("Alone", { hours: 0.5, release: false });
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(500, 555);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  // The same place of the screen is another hour by then.
  await expect.poll(() => box("Alone").getAttribute("data-to")).toMatch(/^1[5-9]/);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await box("Alone").getAttribute("style")).toBeFalsy();
  await page.setViewportSize({ width: 1280, height: 1000 });
});

test("where somebody is invited nothing is written without a yes", async () => {
  await drag("With Anna", { hours: -1 });
  const question = page.getByRole("dialog", { name: "Move this event?" });
  await question.getByText("Everybody invited is told about the new time.").waitFor();
  expect(await question.textContent()).toMatch(/13:00–14:00.*→.*12:00–13:00/);
  expect(await findFaults(page)).toEqual([]);
  await question.getByRole("button", { name: "Keep the time" }).click();
  expect(await atGoogle("invited")).toEqual([instant("13:00"), instant("14:00")]);
  expect(await box("With Anna").getAttribute("style")).toBeFalsy();
  await drag("With Anna", { hours: -1 });
  await question.getByRole("button", { name: "Move it" }).click();
  await page.getByText(/^Moved to Tue .*12:00–13:00\.$/).waitFor();
  expect(await atGoogle("invited")).toEqual([instant("12:00"), instant("13:00")]);
});

test("a time that is taken is told with what takes it, and taken only on a yes", async () => {
  await drag("Alone", { hours: 6 });
  const question = page.getByRole("dialog", { name: "Move this event?" });
  await question.getByText("That time is taken").waitFor();
  await question.getByText(/^Busy, /).waitFor();
  expect(await alone()).toEqual([instant("10:00"), instant("11:00")]);
  await question.getByRole("button", { name: "Move it anyway" }).click();
  await page.getByText(/^Moved to Tue .*16:00–17:00\.$/).waitFor();
  expect(await alone()).toEqual([instant("16:00"), instant("17:00")]);
});

test("without a connection it snaps back and says so", async () => {
  await drag("Alone", { hours: 2, release: false });
  await page.context().setOffline(true);
  await page.mouse.up();
  await page.getByRole("alert").getByText("There is no connection, so nothing was moved.").waitFor();
  expect(await box("Alone").getAttribute("style")).toBeFalsy();
  await page.context().setOffline(false);
  expect(await alone()).toEqual([instant("10:00"), instant("11:00")]);
});

test.each(drawn([true, false], 2))(
  "New Event tells what is in the way and who is free before it is made, and keeps what was typed and ticked, with scripts %s",
  async (javaScriptEnabled) => {
    const { writes } = await control.calendar(who.email);
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ javaScriptEnabled, storageState, reducedMotion: "reduce" });
    const visitor = await context.newPage();
    await visitor.goto(`${appUrl}/dashboard/calendar/new?day=${tuesday}&time=16:00`);
    if (javaScriptEnabled) await hydrated(visitor);
    await visitor.getByLabel("Title").fill("Planning");
    const anna = visitor.getByRole("checkbox", { name: /anna/i });
    await anna.check();
    await visitor.getByRole("button", { name: "Check times" }).click();
    const told = visitor.getByRole("region", { name: /^Who is free on/ });
    await told.getByText(/busy then/).waitFor();
    await told.getByRole("button").first().click();
    await expect.poll(() => visitor.getByLabel("Start time").inputValue()).not.toBe("16:00");
    expect(await visitor.getByLabel("Title").inputValue()).toBe("Planning");
    expect(await anna.isChecked()).toBe(true);
    expect((await control.calendar(who.email)).writes).toEqual(writes);
    await context.close();
  },
);

test.each(drawn([true, false], 2))(
  "in New Event the end goes along with the start, and what is wrong has the focus, with scripts %s",
  async (javaScriptEnabled) => {
    const storageState = await page.context().storageState();
    const viewport = { width: 360, height: 640 };
    const context = await browser.newContext({ javaScriptEnabled, storageState, viewport, reducedMotion: "reduce" });
    const visitor = await context.newPage();
    await visitor.goto(`${appUrl}/dashboard/calendar/new?day=${tuesday}&time=14:00`);
    if (javaScriptEnabled) await hydrated(visitor);
    const end = visitor.getByLabel("End time");
    expect(await end.inputValue()).toBe("14:30");
    await visitor.getByLabel("Start time").fill("16:00");
    expect(await end.inputValue()).toBe(javaScriptEnabled ? "16:30" : "14:30");
    // Nobody typed it, so a template may still bring another length.
    const filled = await visitor.locator("[name=filledSlot]").inputValue();
    expect(filled).toBe(`${tuesday}T${javaScriptEnabled ? "16:00" : "14:00"}/${tuesday}T${await end.inputValue()}`);
    const inFocus = () =>
      visitor.evaluate(() => [document.activeElement?.getAttribute("name"), document.activeElement?.textContent]);

    await visitor.getByLabel("Title").fill("Too soon");
    await end.fill("15:00");
    await visitor.getByRole("button", { name: "Create Event" }).last().click();
    await visitor.getByRole("alert").first().waitFor();
    await expect.poll(async () => (await inFocus())[0]).toMatch(/^end/);
    await end.fill("16:30");
    const attendees = visitor.getByLabel(/^Attendees/);
    await attendees.fill("nina@example");
    await visitor.getByRole("button", { name: "Create Event" }).last().click();
    await expect.poll(async () => (await inFocus())[0]).toBe("attendees");
    // Nor are the words below it behind the buttons, which stick to the end of the screen.
    const above = await visitor.evaluate(() => {
      const why = document.activeElement?.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "";
      const buttons = [...document.querySelectorAll("[type=submit]")].at(-1)?.closest("div");
      const edge = (element: Element | null | undefined, side: "top" | "bottom") =>
        element?.getBoundingClientRect()[side] ?? Number.NaN;
      return edge(buttons, "top") - edge(document.getElementById(why), "bottom");
    });
    expect(above).toBeGreaterThanOrEqual(0);

    await attendees.fill("");
    await visitor.getByRole("button", { name: "Create Event" }).last().click();
    await visitor.getByText("That time is taken").waitFor();
    await expect.poll(async () => (await inFocus())[1]).toMatch(/^That time is taken/);
    await context.close();
  },
);

test("New Event without a connection keeps every word, and Try again makes it", async () => {
  await page.getByRole("group", { name: /^Tue/ }).getByRole("link", { name: "New Event, 09:00" }).click();
  const form = page.getByRole("dialog", { name: "New Event" });
  await form.getByLabel("Title").fill("Kept");
  await form.getByLabel("Description").fill("Every word of it");
  await form.getByRole("checkbox", { name: /anna/i }).check();
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Create Event" }).click();
  await form.getByRole("alert").getByText("Not sent: there is no connection").waitFor();
  expect(await form.getByLabel("Title").inputValue()).toBe("Kept");
  expect(await form.getByLabel("Description").inputValue()).toBe("Every word of it");
  expect(await form.getByRole("checkbox", { name: /anna/i }).isChecked()).toBe(true);
  await page.context().setOffline(false);
  await form.getByRole("button", { name: "Try again" }).click();
  await box("Kept").waitFor();
  const made = (await control.calendar(who.email)).events.filter(({ summary }) => summary === "Kept");
  expect(made).toMatchObject([{ description: "Every word of it", attendees: [{ email: "anna@example.com" }] }]);
});
