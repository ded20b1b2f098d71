import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calendarEvents, deliveries, meetings } from "~/db/schema";
import { crashAtEveryStep } from "../support/crash";
import { calendarOf } from "../support/sandbox";
import { converse } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const THREE = Date.parse("2026-11-25T15:00:00+01:00");
const FIVE = Date.parse("2026-11-25T17:00:00+01:00");

const BOOK = ["book 30 min with anna@example.com tomorrow at 3pm about the budget", "yes"];
const MOVE = ["move the budget to 5pm tomorrow", "yes"];
const CANCEL = ["cancel the budget", "yes"];

/** What is said before, the message whose turn breaks, and what must be true in the end. */
const JOURNEYS: { name: string; before: string[]; message: string; start: number; status: string; says: RegExp }[] = [
  { name: "a booking", before: BOOK.slice(0, 1), message: "yes", start: THREE, status: "confirmed", says: /^Booked/ },
  {
    name: "a move",
    before: [...BOOK, ...MOVE.slice(0, 1)],
    message: "yes",
    start: FIVE,
    status: "confirmed",
    says: /^Changed/,
  },
  {
    name: "a cancellation",
    before: [...BOOK, ...CANCEL.slice(0, 1)],
    message: "yes",
    start: THREE,
    status: "cancelled",
    says: /^Cancelled/,
  },
  { name: "an undone booking", before: BOOK, message: "undo", start: THREE, status: "cancelled", says: /^Undone/ },
  {
    name: "an undone move",
    before: [...BOOK, ...MOVE],
    message: "undo",
    start: THREE,
    status: "confirmed",
    says: /^Undone/,
  },
  {
    name: "an undone cancellation",
    before: [...BOOK, ...CANCEL],
    message: "undo",
    start: THREE,
    status: "confirmed",
    says: /^Undone/,
  },
];

test.each(JOURNEYS)(
  "$name whose turn crashes between any two steps is done once and told at most once",
  async (journey) => {
    const steps = await crashAtEveryStep({ ...journey, now: NOW }, createUser, async (user, answers, place) => {
      const { events } = await calendarOf(user.email);
      expect(events, place).toHaveLength(1);
      expect(events[0]?.status, place).toBe(journey.status);
      expect(Date.parse(events[0]?.start.dateTime ?? ""), place).toBe(journey.start);
      for (const answer of answers) expect(answer.text, place).toMatch(journey.says);
      await expectAgreement(user, events[0]?.id ?? "", journey, place);
    });
    expect(steps).toBeGreaterThanOrEqual(4);
  },
);

/** D1 says what Google says: the meeting, and the mirror once the next turn has synced. */
async function expectAgreement(
  user: TestUser,
  eventId: string,
  { start, status }: { start: number; status: string },
  place: string,
): Promise<void> {
  const phone = await converse(user, NOW);
  await phone.text("what's on tomorrow?");
  const [meeting] = await db.select().from(meetings).where(eq(meetings.userId, user.id));
  expect(meeting, place).toMatchObject({ status, startAt: start, googleEventId: eventId });
  const mirrored = await db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, user.id), eq(calendarEvents.id, eventId)));
  expect(
    mirrored.map(({ startAt }) => startAt),
    place,
  ).toEqual(status === "cancelled" ? [] : [start]);
  const replies = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  expect(new Set(replies.map(({ idempotencyKey }) => idempotencyKey)).size, place).toBe(replies.length);
}
