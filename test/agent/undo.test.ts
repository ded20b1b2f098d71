import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calendarEvents, meetings } from "~/db/schema/calendar";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";

test.each([
  ["cancelled", ["cancel the quarterly plan", "yes"]],
  ["moved", ["move the quarterly plan to friday at 11am", "yes"]],
  [
    "renamed, lengthened and given a guest",
    ["make the quarterly plan 90 minutes", "yes", "add bob@example.com to the quarterly plan", "yes"],
  ],
])("an event that was %s comes back under its own id, whole, in the calendar and in D1", async (_, texts) => {
  const user = await createUser();
  await putEvent(user.email, {
    id: "plan1",
    summary: "Quarterly plan",
    description: "Bring the numbers.\nRoom has no screen.",
    location: "Room 4",
    start: { dateTime: "2026-11-26T14:00:00+01:00", timeZone: "Europe/Amsterdam" },
    end: { dateTime: "2026-11-26T15:00:00+01:00", timeZone: "Europe/Amsterdam" },
    attendees: [
      { email: user.email, responseStatus: "accepted" },
      { email: "carla@example.com", displayName: "Carla Example", responseStatus: "accepted" },
      { email: "dan@example.com", optional: true },
    ],
  });
  const phone = await converse(user, NOW);
  await phone.text("what's on thursday?");
  const before = await wholeOf(user);
  for (const text of texts) await phone.text(text);
  expect(await wholeOf(user)).not.toEqual(before);
  for (const [n, text] of texts.filter((one) => one === "yes").entries()) {
    // What was done before that is shown first: its guests will be told.
    if (n > 0)
      expect((await phone.text("undo")).text).toMatch(
        /Shall I undo it too\?\nChanged: “Quarterly plan”.*\n.*will be told/,
      );
    expect((await phone.text(n > 0 ? text : "undo")).text).toMatch(/^Undone/);
  }
  expect(await wholeOf(user)).toEqual(before);
  expect((await phone.text("undo")).text).toMatch(/nothing to undo/i);
});

test("a booking that is moved, cancelled and undone step by step walks back to nothing", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  const starts: (string | null)[] = [];
  const look = async () => {
    const [meeting] = await db.select().from(meetings).where(eq(meetings.userId, user.id));
    const [event] = (await calendarOf(user.email)).events;
    expect(meeting?.status).toBe(event?.status);
    expect(meeting?.startAt).toBe(Date.parse(event?.start.dateTime ?? ""));
    expect(meeting?.googleEventId).toBe(event?.id);
    starts.push(event?.status === "confirmed" ? new Date(meeting?.startAt ?? 0).toISOString().slice(8, 16) : null);
  };
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm about the budget");
  for (const text of ["yes", "move the budget to friday at 10am", "yes", "cancel the budget", "yes"]) {
    await phone.text(text);
    if (text === "yes") await look();
  }
  for (let step = 0; step < 3; step++) {
    await phone.text("undo");
    if (step > 0) await phone.text("undo");
    await look();
  }
  expect(starts).toEqual(["25T14:00", "27T09:00", null, "27T09:00", "25T14:00", null]);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
});

test("a change of a day ago is not undone any more", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("book 30 min with anna@example.com friday at 3pm about the budget");
  await phone.text("yes");
  expect((await phone.text("undo", { at: "2026-11-25T09:06:00+01:00" })).text).toMatch(/nothing to undo/i);
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed" }]);
});

test("what was spoken of before a day of silence is not meant any more", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text("book 30 min with anna@example.com friday at 3pm about the budget");
  await phone.text("yes");
  const sameDay = await phone.text("thursday", { at: "2026-11-25T09:00:00+01:00" });
  expect(sameDay.text).toMatch(/Shall I move this\?[\s\S]*Thu 26 Nov, 15:00/);
  await phone.text("no", { at: "2026-11-25T09:01:00+01:00" });
  const later = await phone.text("thursday", { at: "2026-11-26T09:02:00+01:00" });
  expect(later.text).not.toMatch(/Shall I/);
  const cancelled = await phone.text("cancel it", { at: "2026-11-26T09:03:00+01:00" });
  expect(cancelled.text).toMatch(/Which meeting/i);
});

/** The event in the calendar and in the mirror, without what changes with every write. */
async function wholeOf(user: TestUser) {
  const { events } = await calendarOf(user.email);
  const mirrored = await db.select().from(calendarEvents).where(eq(calendarEvents.userId, user.id));
  return {
    events: events.map((event) => ({ ...event, etag: null, updated: null, sequence: null })),
    mirrored: mirrored.map((row) => ({ ...row, etag: null, eventUpdatedAt: null })),
  };
}

test.each([
  ["moved", ["move the quarterly plan to friday at 11am", "yes"]],
  ["cancelled", ["cancel the quarterly plan", "yes"]],
])("what was %s is not put back to a time that has gone by", async (_, texts) => {
  const user = await createUser();
  await putEvent(user.email, {
    id: "plan1",
    summary: "Quarterly plan",
    start: { dateTime: "2026-11-24T14:00:00+01:00", timeZone: "Europe/Amsterdam" },
    end: { dateTime: "2026-11-24T15:00:00+01:00", timeZone: "Europe/Amsterdam" },
  });
  const phone = await converse(user, NOW);
  for (const text of texts) await phone.text(text);
  const { writes } = await calendarOf(user.email);
  expect((await phone.text("undo", { at: "2026-11-24T18:00:00+01:00" })).text).toMatch(
    /time it had before has gone by/,
  );
  expect((await calendarOf(user.email)).writes).toEqual(writes);
});
