import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calendarContacts, calendarEvents, googleAccounts, meetings } from "~/db/schema/calendar";
import { calendarOf, control, putEvent } from "../support/sandbox";
import { converse } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const LATER = "2026-11-24T10:05:00+01:00";
const ASK = "what's on tomorrow?";

test("the first turn mirrors the calendar, the next ones follow what others write, move and cancel", async () => {
  const user = await createUser();
  await put(user, "lunch1", "Lunch", "12:00", "13:00");
  await put(user, "review1", "Review", "15:00", "16:00");
  const phone = await converse(user, NOW);
  expect((await phone.text(ASK)).text).toMatch(/12:00–13:00 “Lunch”.*15:00–16:00 “Review”/s);
  expect(await mirrorOf(user)).toEqual(["lunch1", "review1"]);

  await put(user, "talk1", "Talk", "17:00", "18:00");
  await put(user, "review1", "Review", "09:00", "10:00");
  await putEvent(user.email, { id: "lunch1", status: "cancelled" });
  const { text } = await phone.text(ASK);
  expect(text).toMatch(/09:00–10:00 “Review”.*17:00–18:00 “Talk”/s);
  expect(text).not.toContain("Lunch");
  expect(await mirrorOf(user)).toEqual(["review1", "talk1"]);
});

test("a new user's first question names their next meeting, in whatever order Google lists them", async () => {
  const user = await createUser();
  const times = { last: "2026-11-26T10:00:00+01:00", middle: "2026-11-25T10:00:00+01:00" };
  const put = (id: string, summary: string, start: string) =>
    putEvent(user.email, {
      id,
      summary,
      start: { dateTime: start },
      end: { dateTime: start.replace("T10", "T11").replace("T15", "T16") },
    });
  await put("last1", "Last", times.last);
  await put("today1", "Today", "2026-11-24T15:00:00+01:00");
  await put("middle1", "Middle", times.middle);
  const first = await converse(user, NOW);
  expect((await first.text("what's my next meeting?")).text).toContain("Today");
});

test("a meeting that others move, rename or cancel is so in D1 after the next turn; only a move makes a new version", async () => {
  const { user, phone, id } = await booked();
  expect(await meetingOf(user)).toMatchObject({ status: "confirmed", startVersion: 1 });

  await putEvent(user.email, { id, summary: "Budget, round two", location: "Room 4" });
  await phone.text(ASK);
  expect(await meetingOf(user)).toMatchObject({ title: "Budget, round two", location: "Room 4", startVersion: 1 });

  await put(user, id, "Budget, round two", "17:00", "18:00");
  await phone.text(ASK);
  const moved = { startAt: at("17:00"), endAt: at("18:00"), startVersion: 2, status: "confirmed" };
  expect(await meetingOf(user)).toMatchObject(moved);

  await putEvent(user.email, { id, status: "cancelled" });
  await phone.text(ASK);
  expect(await meetingOf(user)).toMatchObject({ status: "cancelled", startVersion: 2 });
  // Its time is free again, for D1 too.
  await phone.text("book 30 min with bob@example.com tomorrow at 5pm");
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
});

test("after 410 the whole calendar is read again, and what was cancelled meanwhile is gone, in the meetings too", async () => {
  const { user, phone, id } = await booked();
  await put(user, "talk1", "Talk", "17:00", "18:00");
  await phone.text(ASK);
  await putEvent(user.email, { id, status: "cancelled" });
  await putEvent(user.email, { id: "talk1", status: "cancelled" });
  await put(user, "lunch1", "Lunch", "12:00", "13:00");
  await control("POST", "/google/expire", { account: user.email, what: "sync-tokens" });

  expect((await phone.text(ASK, { at: LATER })).text).toContain("Lunch");
  expect(await mirrorOf(user)).toEqual(["lunch1"]);
  expect(await meetingOf(user)).toMatchObject({ status: "cancelled" });
});

test("a meeting whose booking never reached Google gives its slot back with a later sync, not while it may be under way", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  const id = crypto.randomUUID();
  const claimedAt = Date.parse(NOW);
  await db.insert(meetings).values({
    ...{ id, userId: user.id, googleEventId: `p${id.replaceAll("-", "")}`, title: "Lost", timezone: user.zone },
    ...{ startAt: at("15:00"), endAt: at("16:00"), status: "confirmed", source: "web" },
    ...{ createdAt: claimedAt, updatedAt: claimedAt },
  });
  await phone.text(ASK);
  expect(await meetingOf(user)).toMatchObject({ status: "confirmed" });
  await put(user, "lunch1", "Lunch", "12:00", "13:00");
  await phone.text(ASK, { at: LATER });
  expect(await meetingOf(user)).toMatchObject({ status: "cancelled" });
});

test("what was booked by text is looked for at Google within a minute, should nothing ring", async () => {
  const { user } = await booked();
  const [account] = await db.select().from(googleAccounts).where(eq(googleAccounts.userId, user.id));
  expect((account?.syncDueAt ?? 0) - Date.parse(NOW)).toBeLessThanOrEqual(2 * 60_000);
});

test("a weekly meeting stays booked while its instances are there, and ends when the series is cancelled", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("book 30 min with anna@example.com every thursday at 3pm about the sprint");
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
  await put(user, "lunch1", "Lunch", "12:00", "13:00");
  await phone.text(ASK, { at: LATER });
  expect(await meetingOf(user)).toMatchObject({ status: "confirmed", title: "Sprint" });
  const series = (await calendarOf(user.email)).events.find(({ summary }) => summary === "Sprint");
  await putEvent(user.email, { id: series?.id, status: "cancelled" });
  await phone.text(ASK, { at: "2026-11-24T11:05:00+01:00" });
  expect(await meetingOf(user)).toMatchObject({ status: "cancelled" });
});

test("a message from a year and a half ahead sees its own days, books in them, and the present is there again after it", async () => {
  const user = await createUser();
  const there = "2028-05-24T09:05:00+02:00";
  await putEvent(user.email, {
    id: "far1",
    summary: "Far away",
    start: { dateTime: "2028-05-25T12:00:00+02:00", timeZone: user.zone },
    end: { dateTime: "2028-05-25T13:00:00+02:00", timeZone: user.zone },
  });
  await put(user, "lunch1", "Lunch", "12:00", "13:00");
  const phone = await converse(user, NOW);
  expect((await phone.text(ASK)).text).toContain("Lunch");
  expect((await phone.text(ASK, { at: there })).text).toContain("Far away");
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm about the budget", { at: there });
  expect((await phone.text("yes", { at: there })).text).toMatch(/^Booked/);
  const budget = (await calendarOf(user.email)).events.find(({ summary }) => summary === "Budget");
  expect(Date.parse(budget?.start.dateTime ?? "")).toBe(Date.parse("2028-05-25T15:00:00+02:00"));
  expect((await phone.text(ASK)).text).toContain("Lunch");
  expect((await phone.text("what's on 25 May 2028?")).text).toContain("Budget");
});

test("people are learned from the guests of events, not the user, not rooms; never from another user's calendar", async () => {
  const [user, other] = [await createUser(), await createUser()];
  await putEvent(user.email, {
    ...eventAt("kickoff1", "Kick-off", "12:00", "13:00"),
    attendees: [
      { email: user.email, displayName: "Robin Example" },
      { email: "maria.silva@example.com", displayName: "Maria Silva" },
      { email: "room4@example.com", displayName: "Room 4", resource: true },
    ],
  });
  const phone = await converse(user, NOW);
  await phone.text(ASK);
  const known = await db.select().from(calendarContacts).where(eq(calendarContacts.userId, user.id));
  expect(new Set(known.map(({ email }) => email))).toEqual(new Set(["maria.silva@example.com"]));
  expect((await phone.text("book 30 min with maria tomorrow at 3pm")).text).toContain("maria.silva@example.com");
  expect((await (await converse(other, NOW)).text("book 30 min with maria tomorrow at 3pm")).text).toMatch(
    /e-?mail address/i,
  );
});

test("a name that nobody knows is asked for once, and known the next time", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  expect((await phone.text("book 30 min with Anna tomorrow at 3pm")).text).toMatch(/Anna's e-mail address/);
  expect((await calendarOf(user.email)).writes).toEqual([]);
  expect((await phone.text("anna.berg@example.com")).text).toContain("anna.berg@example.com");
  await phone.text("yes");
  expect((await phone.text("book 30 min with anna on friday at 10am")).text).toContain("anna.berg@example.com");
});

test("two people of one name are asked about, and the answer is taken", async () => {
  const user = await createUser();
  const guests = [
    { email: "anna.berg@example.com", displayName: "Anna Berg" },
    { email: "anna.dahl@example.com", displayName: "Anna Dahl" },
  ];
  await putEvent(user.email, { ...eventAt("two1", "Two", "12:00", "13:00"), attendees: guests });
  const phone = await converse(user, NOW);
  await phone.text(ASK);
  const question = await phone.text("book 30 min with Anna tomorrow at 3pm");
  expect(question.text).toMatch(/which one/i);
  expect(question.rows.map(({ description }) => description)).toEqual(
    expect.arrayContaining(["anna.berg@example.com, from your calendar", "anna.dahl@example.com, from your calendar"]),
  );
  const dahl = question.rows.find(({ description = "" }) => description.startsWith("anna.dahl"));
  const proposal = await phone.text(dahl?.title ?? "", { choiceId: dahl?.id ?? "" });
  expect(proposal.text).toContain("anna.dahl@example.com");
  expect(proposal.text).not.toContain("anna.berg@example.com");
});

test("a sync state is kept once it is whole: a sync that breaks off is begun again", async () => {
  const user = await createUser();
  await put(user, "lunch1", "Lunch", "12:00", "13:00");
  await control("POST", "/faults", {
    ...{ provider: "google-calendar", method: "GET", account: user.email, status: 500, times: 3 },
  });
  const phone = await converse(user, NOW);
  expect((await phone.text(ASK)).text).toMatch(/not answering/);
  const [account] = await db.select().from(googleAccounts).where(eq(googleAccounts.userId, user.id));
  expect(account?.syncToken).toBeNull();
  expect((await phone.text(ASK)).text).toContain("Lunch");
});

async function booked() {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm about the budget");
  await phone.text("yes");
  const [event] = (await calendarOf(user.email)).events;
  return { user, phone, id: event?.id ?? "" };
}

/** Of the day after `NOW`, Amsterdam time. */
const at = (clock: string) => Date.parse(`2026-11-25T${clock}:00+01:00`);

function eventAt(id: string, summary: string, from: string, to: string) {
  const point = (clock: string) => ({ dateTime: `2026-11-25T${clock}:00+01:00`, timeZone: "Europe/Amsterdam" });
  return { id, summary, start: point(from), end: point(to) };
}

async function put(user: TestUser, id: string, summary: string, from: string, to: string): Promise<void> {
  await putEvent(user.email, eventAt(id, summary, from, to));
}

async function mirrorOf(user: TestUser): Promise<string[]> {
  const rows = await db.select().from(calendarEvents).where(eq(calendarEvents.userId, user.id));
  return rows.map(({ id }) => id).toSorted();
}

async function meetingOf(user: TestUser) {
  const [meeting] = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.userId, user.id)))
    .orderBy(meetings.createdAt);
  return meeting;
}
