import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { calendarEvents, meetings } from "~/db/schema/calendar";
import { crashAtEveryStep } from "../support/crash";
import { calendarOf, failNext, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";
import { watchedD1 } from "../support/watched-d1";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 300_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const ALL =
  "cancel my 2pm, move the budget to friday and book 30 min with kim@example.com tomorrow at 3pm about the launch";

test("three writes of one yes cost two round trips to D1 beside the read and the note that the answer is out, and each guest is told once", async () => {
  const user = await userWithTwo();
  let trips = 0;
  const counted = watchedD1(env.DB, (roundTrip) => {
    trips += 1;
    return roundTrip();
  });
  const phone = await converse(user, NOW, { deps: quickDeps(counted) });
  await phone.text("what's on today?"); // the calendar is mirrored with the first look at it

  trips = 0;
  const proposal = await phone.text(ALL);
  expect(proposal.text).toMatch(/^Shall I do all of this\?\n1\. Cancel “Review”.*\n2\. Move “Budget”.*\n3\. Book/);
  expect(trips).toBe(3);

  trips = 0;
  expect((await phone.text("yes")).text).toMatch(/Cancelled.*[\s\S]*Changed[\s\S]*Booked/);
  expect(trips).toBe(4);
  expect(await summary(user)).toEqual(["Budget 27T14:00", "Launch 25T14:00", "Review cancelled"]);
  expect((await calendarOf(user.email)).writes.map(({ method, sendUpdates }) => `${method} ${sendUpdates}`)).toEqual([
    "DELETE all",
    "PATCH all",
    "POST all",
  ]);

  expect((await phone.text("undo")).text).toMatch(/Undone[\s\S]*Undone[\s\S]*Undone/);
  expect(await summary(user)).toEqual(["Budget 26T14:00", "Launch cancelled", "Review 24T13:00"]);
  expect((await calendarOf(user.email)).writes).toHaveLength(6);
  expect((await phone.text("undo")).text).toMatch(/nothing to undo/i);
});

test("what Google refuses is told beside what it did, and a second yes does only the rest", async () => {
  const user = await userWithTwo();
  const phone = await converse(user, NOW);
  await phone.text(ALL);
  await failNext({ provider: "google", method: "PATCH", status: 503, times: 4, account: user.email });
  const told = await phone.text("yes");
  expect(told.text).toMatch(/Cancelled: “Review”[\s\S]*not answering.*“Budget”[\s\S]*Booked/);
  expect(await summary(user)).toEqual(["Budget 26T14:00", "Launch 25T14:00", "Review cancelled"]);

  expect((await phone.text("yes")).text).toMatch(/^Changed: “Budget”/);
  expect(await summary(user)).toEqual(["Budget 27T14:00", "Launch 25T14:00", "Review cancelled"]);
  // Both tries were one request, so one undo takes all of it back.
  await phone.text("undo");
  expect(await summary(user)).toEqual(["Budget 26T14:00", "Launch cancelled", "Review 24T13:00"]);
});

test("a turn of three writes, and its undo, that crash between any two steps do each once", async () => {
  const stages = [
    { before: [ALL], message: "yes", ends: ["Budget 27T14:00", "Launch 25T14:00", "Review cancelled"] },
    { before: [], message: "undo", ends: ["Budget 26T14:00", "Launch cancelled", "Review 24T13:00"] },
  ].map(({ before, message, ends }) => ({
    before,
    message,
    look: async (user: TestUser, _answers: unknown, place: string) => {
      expect(await summary(user), place).toEqual(ends);
      await expectAgreement(user, place);
    },
  }));
  for (const steps of await crashAtEveryStep(NOW, stages, userWithTwo)) expect(steps).toBeGreaterThanOrEqual(6);
});

test("a request that waits for which one is meant knows the far day it speaks of", async () => {
  const user = await createUser();
  await putEvent(user.email, event("far1", "Summit", "2027-01-20T15:00:00+01:00", "2027-01-20T16:00:00+01:00"));
  await putEvent(user.email, event("one1", "Sync", "2026-11-24T14:00:00+01:00", "2026-11-24T15:00:00+01:00"));
  await putEvent(user.email, event("two1", "Sync", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00"));
  const phone = await converse(user, NOW);
  expect((await phone.text("move the sync to 20 January at 3pm")).text).toMatch(/Which one/);
  expect((await phone.text("the first")).text).toMatch(/already have something then:\n• “Summit”/);
});

/** A review today at 14:00 and a budget meeting on Thursday at 15:00, Amsterdam time. */
async function userWithTwo(): Promise<TestUser> {
  const user = await createUser();
  await putEvent(user.email, event("review1", "Review", "2026-11-24T14:00:00+01:00", "2026-11-24T15:00:00+01:00"));
  await putEvent(user.email, event("budget1", "Budget", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00"));
  return user;
}

function event(id: string, title: string, start: string, end: string) {
  const timeZone = "Europe/Amsterdam";
  const attendees = [{ email: "anna@example.com" }];
  return { id, summary: title, start: { dateTime: start, timeZone }, end: { dateTime: end, timeZone }, attendees };
}

/** Every event by its name, with its day and time in UTC. */
async function summary(user: TestUser): Promise<string[]> {
  const { events } = await calendarOf(user.email);
  return events
    .map(({ summary: title, status, start }) =>
      status === "cancelled"
        ? `${title} cancelled`
        : `${title} ${new Date(start.dateTime ?? "").toISOString().slice(8, 16)}`,
    )
    .toSorted();
}

/** After the next look at the calendar the mirror and our own meetings say what Google says. */
async function expectAgreement(user: TestUser, place: string): Promise<void> {
  await (await converse(user, NOW)).text("what's on tomorrow?");
  const { events } = await calendarOf(user.email);
  const alive = events.filter(({ status }) => status !== "cancelled").map(({ id }) => id);
  const mirrored = await db.select().from(calendarEvents).where(eq(calendarEvents.userId, user.id));
  expect(mirrored.map(({ id }) => id).toSorted(), place).toEqual(alive.toSorted());
  const [booked] = await db.select().from(meetings).where(eq(meetings.userId, user.id));
  expect(booked?.status, place).toBe(alive.includes(booked?.googleEventId ?? "") ? "confirmed" : "cancelled");
}
