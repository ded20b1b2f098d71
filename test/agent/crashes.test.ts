import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { runTogether } from "~/db/database";
import { calendarEvents, meetings } from "~/db/schema/calendar";
import { conversationLog, deliveries } from "~/db/schema/messages";
import { updatePreferences } from "~/db/settings";
import { crashAtEveryStep } from "../support/crash";
import { calendarOf } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 300_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const THREE = Date.parse("2026-11-25T15:00:00+01:00");
const FIVE = Date.parse("2026-11-25T17:00:00+01:00");

const BOOK = "book 30 min with anna@example.com tomorrow at 3pm about the budget";

interface Journey {
  before: string[];
  /** The one whose turn breaks. */
  message: string;
  start: number;
  status: string;
  says: RegExp;
}

/** Conversations that meet a crash in one turn after another. */
const CONVERSATIONS: Record<string, Journey[]> = {
  "a booking, and its undo,": [
    { before: [BOOK], message: "yes", start: THREE, status: "confirmed", says: /^Booked/ },
    { before: [], message: "undo", start: THREE, status: "cancelled", says: /^Undone/ },
  ],
  "a move and a cancellation, and the undo of each,": [
    {
      before: [BOOK, "yes", "move the budget to 5pm tomorrow"],
      message: "yes",
      start: FIVE,
      status: "confirmed",
      says: /^Changed/,
    },
    { before: [], message: "undo", start: THREE, status: "confirmed", says: /^Undone/ },
    { before: ["cancel the budget"], message: "yes", start: THREE, status: "cancelled", says: /^Cancelled/ },
    { before: [], message: "undo", start: THREE, status: "confirmed", says: /^Undone/ },
  ],
};

test.each(Object.entries(CONVERSATIONS))(
  "%s that crash between any two steps are done once and told at most once",
  async (_, journeys) => {
    const stages = journeys.map(({ before, message, says, ...wanted }) => ({
      before,
      message,
      look: async (user: TestUser, answers: { text: string }[], place: string) => {
        const { events } = await calendarOf(user.email);
        expect(events, place).toHaveLength(1);
        expect(events[0]?.status, place).toBe(wanted.status);
        expect(Date.parse(events[0]?.start.dateTime ?? ""), place).toBe(wanted.start);
        for (const answer of answers) expect(answer.text, place).toMatch(says);
        await expectAgreement(user, events[0]?.id ?? "", wanted, place);
      },
    }));
    for (const steps of await crashAtEveryStep(NOW, stages, createUser)) expect(steps).toBeGreaterThanOrEqual(4);
  },
);

test("a run that died behind its answer has said it: what the next one would say is neither kept nor answered to", async () => {
  const user = await createUser();
  const plain = quickDeps();
  let dies = false;
  /** Dies behind the sending; by the time of the next run their meetings are longer. */
  const send: typeof plain.whatsapp.send = async (...words) => {
    const sent = await plain.whatsapp.send(...words);
    if (!dies) return sent;
    dies = false;
    await runTogether(db, updatePreferences(db, user.id, { defaultMeetingDuration: 60 }, Date.now()));
    throw new Error("the run died");
  };
  const phone = await converse(user, NOW, { deps: { ...plain, whatsapp: { ...plain.whatsapp, send } } });
  dies = true;
  expect((await phone.text(BOOK.replace("30 min ", ""))).text).toContain("15:00–15:30");
  expect(await phone.messages()).toHaveLength(1);
  const [log] = await db.select().from(conversationLog).where(eq(conversationLog.userId, user.id));
  const row = async () => (await db.select().from(deliveries).where(eq(deliveries.userId, user.id)))[0];
  await expect.poll(async () => (await row())?.state).toMatch(/^(?:sent|delivered|read)$/);
  for (const words of [log?.reply, JSON.stringify((await row())?.payload)]) expect(words).toContain("15:00–15:30");
  // What they read is not what the open question asks: it is asked again before anything is done.
  expect((await phone.text("yes")).text).toMatch(/I ask again before I do it(?:.|\n)*15:00–16:00/);
  expect((await calendarOf(user.email)).writes).toEqual([]);
});

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
