import type { Browser, Page } from "playwright-core";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { drawn } from "../support/drawn";
import { closePages, hearFaults, hearLoggedFaults, openBrowser } from "./browser";
import { controlOf } from "./control";
import { choosePreferences, connectCalendar, connectPhone, hydrated, signUp } from "./set-up";

const appUrl = inject("appUrl");
const control = controlOf(inject("sandboxUrl"));
const place = { appUrl, control };
/** Half an hour off the full hour, so that a mixed-up zone shows. Chrome calls it by its old name, Asia/Calcutta. */
const ZONE = "Asia/Kolkata";
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

const WAYS = [
  { scripts: "off", phone: "+31640000001" },
  { scripts: "on", phone: "+31640000002" },
];
// One of the two ways, drawn by the seed, as `billing.test.ts` goes; `summary.test.ts` goes the other one.
describe.each(drawn(WAYS, 2))("with scripts $scripts", ({ scripts, phone }) => {
  const withScripts = scripts === "on";
  const who = { name: "Journey", email: `journey-${scripts}@example.com`, phone };
  const day = Temporal.Now.plainDateISO(ZONE).add({ days: 10 });
  const broken: string[] = [];
  let page: Page;

  beforeAll(async () => {
    page = await browser.newPage({
      javaScriptEnabled: withScripts,
      timezoneId: ZONE,
      viewport: { width: 1280, height: 900 },
      // One of the two goes through the cross-fades.
      reducedMotion: withScripts ? "no-preference" : "reduce",
    });
    hearFaults(page, broken);
    hearLoggedFaults(page, broken);
  });
  afterAll(() => page.context().close());

  /** Presses what opens a dialog, or without scripts leads to a page of the same content. @returns where that content is */
  async function press(trigger: string, within = page.getByRole("main")) {
    if (withScripts) await hydrated(page);
    const before = page.url();
    await within.getByRole("link", { name: trigger, exact: true }).click();
    const content = page.getByRole(withScripts ? "dialog" : "main");
    await content.getByRole("button").first().waitFor();
    // A link that was followed all the same would make this the other journey.
    expect(page.url() === before).toBe(withScripts);
    return content;
  }

  const cardOf = (heading: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

  /** The newcomer's only event, as Google keeps it. */
  async function eventAtGoogle() {
    const { events } = await control.calendar(who.email);
    expect(events).toHaveLength(1);
    const [event] = events;
    const startAt = Date.parse(event?.start.dateTime ?? "");
    return { ...event, startAt, minutes: (Date.parse(event?.end.dateTime ?? "") - startAt) / 60_000 };
  }

  const at = (time: string) =>
    day.toZonedDateTime({ timeZone: ZONE, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;

  test("a newcomer signs up, connects calendar and phone, and everything is theirs to the end", async () => {
    await signUp(page, who, place);
    // What stands below the other on a narrow screen begins where it does.
    await page.setViewportSize({ width: 360, height: 740 });
    const connect = await page.getByRole("button", { name: "Connect Google Calendar" }).boundingBox();
    const skip = page.getByRole("button", { name: "Skip for Now" });
    const words = await skip.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return range.getBoundingClientRect().x;
    });
    expect(words).toBeCloseTo(connect?.x ?? 0, 0);
    await page.setViewportSize({ width: 1280, height: 900 });
    // An empty list leads to what fills it.
    await control.putAccount(who.email, { timeZone: ZONE });
    await page.goto(`${appUrl}/dashboard/meetings`);
    await page.getByRole("main").getByRole("link", { name: "Connect Calendar" }).click();
    await connectCalendar(page, who);
    await connectPhone(page, who, place);
    // The calendar says where they are.
    expect(await page.getByLabel("Timezone").inputValue()).toBe("Kolkata");
    await choosePreferences(page, "kolkata");
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    await page.getByRole("heading", { name: "Welcome, Journey" }).waitFor();
    await page.getByText("Test Your WhatsApp Agent").waitFor();
    // However tall what stands beside them is.
    const today = await cardOf("Today").boundingBox();
    const upcoming = await cardOf("Upcoming Events").boundingBox();
    expect((upcoming?.y ?? 0) - (today?.y ?? 0) - (today?.height ?? 0)).toBe(24);

    await page.goto(`${appUrl}/dashboard/calendar`);
    const form = await press("New Event");
    await form.getByLabel("Title").fill("Harbour plan");
    await form.getByLabel("Start date").fill(`${day}`);
    await form.getByLabel("Start time").fill("10:00");
    await form.getByLabel("End date").fill(`${day}`);
    await form.getByLabel("End time").fill("10:45");
    await form.getByLabel("Attendees").fill("anna@example.com");
    await form.getByRole("button", { name: "Create Event" }).click();
    await page.getByText("Event created successfully").waitFor();
    const created = await eventAtGoogle();
    expect(created).toMatchObject({ status: "confirmed", summary: "Harbour plan", startAt: at("10:00"), minutes: 45 });
    expect(created.attendees?.map(({ email }) => email)).toContain("anna@example.com");

    await page.locator("#day").getByRole("link", { name: "Harbour plan", exact: true }).click();
    await page.getByRole("heading", { name: "Harbour plan", level: 1 }).waitFor();
    const details = page.getByRole("main");
    expect(await details.textContent()).toContain("10:00–10:45 amKolkata time, GMT+5:30");
    await page.getByRole("link", { name: "Reschedule" }).click();
    await page.getByRole("heading", { name: "Reschedule" }).waitFor();
    await page.getByLabel("Start time").fill("15:30");
    await page.getByRole("button", { name: "Reschedule" }).click();
    await page.getByText("Meeting rescheduled").waitFor();
    expect(await eventAtGoogle()).toMatchObject({ id: created.id, startAt: at("15:30"), minutes: 45 });
    expect(await details.textContent()).toContain("3:30–4:15 pmKolkata time, GMT+5:30");

    await page.getByRole("link", { name: "Edit details" }).click();
    await page.getByRole("heading", { name: "Edit details" }).waitFor();
    await page.getByLabel("Location").fill("Pier 4");
    await page.getByLabel("Attendees").fill("tom@example.com");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Meeting updated").waitFor();
    const edited = await eventAtGoogle();
    expect(edited).toMatchObject({ summary: "Harbour plan", location: "Pier 4", startAt: at("15:30"), minutes: 45 });
    expect(edited.attendees?.map(({ email }) => email)).toEqual(
      expect.arrayContaining(["anna@example.com", "tom@example.com"]),
    );

    const question = await press("Cancel meeting");
    await question.getByRole("button", { name: "Cancel meeting" }).click();
    await page.getByText("Harbour plan is off your calendar.").waitFor();
    expect(await eventAtGoogle()).toMatchObject({ id: created.id, status: "cancelled" });

    await page.getByRole("button", { name: "Restore meeting" }).click();
    await page.getByRole("link", { name: "Reschedule" }).waitFor();
    const restored = { id: created.id, status: "confirmed", startAt: at("15:30"), minutes: 45 };
    expect(await eventAtGoogle()).toMatchObject(restored);

    await page.goto(`${appUrl}/dashboard/integrations`);
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Google Calendar" }) });
    const disconnect = await press("Disconnect", card);
    await disconnect.getByRole("button", { name: "Disconnect" }).click();
    await page.getByText("Calendar disconnected successfully").waitFor();
    await card.getByText("Not Connected").waitFor();
    // Parley goes; what it wrote stays.
    expect(await eventAtGoogle()).toMatchObject(restored);
    expect(await control.sentTo(phone)).toHaveLength(1);

    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.getByText("Logged out successfully").waitFor();
    await page.goto(`${appUrl}/dashboard`);
    expect(new URL(page.url()).pathname).toBe("/auth");
    expect(broken).toEqual([]);
  });
});
