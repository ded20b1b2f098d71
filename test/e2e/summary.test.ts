import type { Browser, Page } from "playwright-core";
import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { drawn } from "../support/drawn";
import { closePages, hearFaults, openBrowser } from "./browser";
import { controlOf } from "./control";
import { hydrated, onlyOne } from "./set-up";
import { settle } from "./settle";

const appUrl = inject("appUrl");
const sandboxUrl = inject("sandboxUrl");
const control = controlOf(sandboxUrl);
const ZONE = "Europe/Amsterdam";
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

const WORDS = [
  "Anna de Vries 0:12",
  "The price list on the website still has the old numbers, and clients keep asking about them.",
  "Scribe Example 0:30",
  "We agreed that the new prices start on 1 February.",
  "Anna de Vries 0:52",
  "I'll send the corrected offer to the client by Friday.",
  "Scribe Example 1:10",
  "Who speaks to the legal team about the contract?",
].join("\n");

/** The same kind of words as somebody would paste them into a chat. */
const SPOKEN = [
  "Anna de Vries: The budget for the fair is larger than last year, and nobody has signed it off yet.",
  "Scribe Example: We decided to keep the stand at twelve square metres.",
  "Anna de Vries: I'll send the corrected budget to the board by Friday.",
  "Scribe Example: I'll ask finance about the deposit.",
  "Anna de Vries: Great, thank you.",
].join("\n");
const POLL = { timeout: 20_000, interval: 100 };

// One of the two ways, drawn by the seed; `billing.test.ts` and `journey.test.ts` go the other one.
const WAYS = [
  { scripts: "off", phone: "+31640000011" },
  { scripts: "on", phone: "+31640000012" },
];
describe.each(drawn(WAYS, 2, 1))("with scripts $scripts", ({ scripts, phone }) => {
  const withScripts = scripts === "on";
  const who = { name: "Scribe Example", email: `scribe-${scripts}@example.com`, phone };
  // Each way has a guest of its own: the mail of one must not pass for the other's.
  const guest = { email: `anna-${scripts}@example.com`, displayName: "Anna de Vries" };
  const broken: string[] = [];
  let page: Page;

  beforeAll(async () => {
    // Cross-fades, drawn without a graphics card, cost more than the pages; `journey.test.ts` may go through them.
    const where = { timezoneId: ZONE, viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } as const;
    page = await browser.newPage({ javaScriptEnabled: withScripts, ...where });
    hearFaults(page, broken);
  });
  afterAll(() => page.context().close());

  test("words are pasted, a line leads to what was said, one mail comes, and the follow-up is booked", async () => {
    const start = Temporal.Now.instant().subtract({ hours: 2 }).round("minute");
    await control.putEvent(who.email, {
      ...{ id: `met${scripts}`, summary: "Client call" },
      start: { dateTime: `${start}` },
      end: { dateTime: `${start.add({ minutes: 45 })}` },
      attendees: [guest],
    });
    await settle(page, who, { appUrl, control }, ZONE);

    const path = `/dashboard/meetings/met${scripts}`;
    await expect.poll(async () => (await page.goto(appUrl + path))?.status(), { timeout: 20_000 }).toBe(200);
    await page.getByRole("link", { name: "Add the transcript" }).click();
    await page.getByRole("heading", { name: "Add the transcript" }).waitFor();
    // Nothing is no transcript, and the form says so.
    if (withScripts) await hydrated(page);
    await page.getByRole("button", { name: "Summarise" }).click();
    await page.getByText("There are no words in it.").waitFor();
    await page.getByLabel("Paste the transcript").fill(WORDS);
    await page.getByRole("button", { name: "Summarise" }).click();
    await page.getByRole("heading", { name: "Transcript", exact: true }).waitFor();

    const card = page.locator("section").filter({ has: page.getByRole("heading", { name: "Summary", exact: true }) });
    const [first] = await card.locator("details").all();
    await first?.locator("summary").click();
    const quote = first?.locator("blockquote").first();
    await quote?.getByRole("link").click();
    const said = new URL(page.url()).hash;
    expect(said).toMatch(/^#said-\d$/);
    const words = page.locator(said);
    expect(await words.isVisible()).toBe(true);
    expect(await words.evaluate((one) => one.matches(":target"))).toBe(true);
    expect(await words.textContent()).toContain(await quote?.locator("mark").first().textContent());

    const isSummary = ({ subject }: { subject: string }) => subject === "Summary: Client call";
    const mail = await onlyOne(async () => (await control.mailTo(who.email)).filter(isSummary));
    expect(mail.text).toContain(`${path}/summary`);

    await page.goto(`${appUrl}/dashboard/action-items`);
    if (withScripts) await hydrated(page);
    const tick = page.getByRole("button", { name: /^Done: .*corrected offer/ });
    await tick.click();
    await page.getByText("Nothing is open").waitFor();
    await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
    await page.getByText("Open again", { exact: true }).waitFor();
    await tick.waitFor();

    await page.goto(`${appUrl}${path}/summary/send`);
    if (withScripts) await hydrated(page);
    await page.getByRole("button", { name: "Send to those ticked" }).click();
    // Left before its answer has come, a form is not sent at all.
    await page.getByText("The summary is on its way to 1 guest").waitFor();
    const toGuest = await onlyOne(async () => (await control.mailTo(guest.email)).filter(isSummary));
    expect(toGuest.text).toContain(who.name);
    await page.goto(`${appUrl}${path}/summary/send`);
    await page.getByRole("heading", { name: "Nobody is left to send the summary to" }).waitFor();
    expect(await page.getByRole("button", { name: "Send to those ticked" }).count()).toBe(0);

    await page.goto(`${appUrl}${path}/summary`);
    if (withScripts) await hydrated(page);
    await page.getByRole("link", { name: "Book the follow-up" }).click();
    await page.getByRole("heading", { name: "New Meeting" }).waitFor();
    expect(await page.getByLabel("Attendees").inputValue()).toBe(guest.email);
    if (withScripts) await hydrated(page);
    await page.getByRole("button", { name: "Create Event" }).click();
    await page.getByText("Event created successfully").waitFor();
    const { events } = await control.calendar(who.email);
    expect(events.map(({ summary }) => summary)).toEqual(["Client call", "Client call"]);
    expect(broken).toEqual([]);
  });

  test("by text: words are handed over, summed up after a yes, and the follow-up is booked after another", async () => {
    const start = Temporal.Now.instant().subtract({ hours: 1 }).round("minute");
    await control.putEvent(who.email, {
      ...{ id: `review${scripts}`, summary: "Budget review" },
      start: { dateTime: `${start}` },
      end: { dateTime: `${start.add({ minutes: 30 })}` },
      attendees: [guest],
    });
    const mobile = await browser.newPage({ javaScriptEnabled: withScripts, timezoneId: ZONE, reducedMotion: "reduce" });
    await mobile.goto(`${sandboxUrl}/phone?${new URLSearchParams({ number: phone })}`);
    const answers = mobile.getByRole("log").getByRole("article", { name: "Parley", exact: true });
    const answered = async (words: RegExp) => {
      const found = answers.filter({ hasText: words }).last();
      // Without scripts the page is as it was when it was asked for.
      await expect
        .poll(async () => {
          if (!withScripts && !(await found.isVisible())) await mobile.reload();
          return found.isVisible();
        }, POLL)
        .toBe(true);
      return found;
    };
    const say = async (words: string) => {
      await mobile.getByRole("textbox", { name: "Message" }).fill(words);
      await mobile.getByRole("button", { name: "Send", exact: true }).click();
    };

    await say(`summarise this for the budget review:\n${SPOKEN}`);
    const card = await answered(/Shall I take these words as what was said in “Budget review”/);
    await card.getByRole("button", { name: "Yes, sum it up" }).click();
    await answered(/I have the words of “Budget review”/);
    const ready = await answered(/The summary of “Budget review” is ready: 1 decision, 2 action items/);
    await ready.getByRole("button", { name: "Action items" }).click();
    const items = await answered(/Action items of “Budget review”/);
    expect(await items.textContent()).toMatch(/Anna de Vries: “Send the corrected budget to the board” \(by Fri/);
    expect(await items.textContent()).toContain("Scribe Example: “Ask finance about the deposit”");

    await say("schedule the follow-up next Tuesday at 10");
    const proposal = await answered(/Shall I book this\?.*“Budget review”/s);
    expect(await proposal.textContent()).toMatch(/Tue .*10:00–10:30/);
    expect(await proposal.textContent()).toContain(guest.email);
    await proposal.getByRole("button", { name: /^yes/i }).click();
    await answered(/Booked: .*Budget review/);
    const { events } = await control.calendar(who.email);
    const [, followUp] = events.filter(({ summary }) => summary === "Budget review");
    expect(followUp?.attendees?.map(({ email }) => email)).toContain(guest.email);
    const at = Temporal.Instant.from(followUp?.start.dateTime ?? "").toZonedDateTimeISO(ZONE);
    expect([at.dayOfWeek, at.hour, at.minute]).toEqual([2, 10, 0]);
    await mobile.close();
  });
});
