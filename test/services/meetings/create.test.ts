import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { mirrorEvents } from "~/db/calendar-events";
import { runTogether } from "~/db/database";
import { findGoogleAccount } from "~/db/google-accounts";
import { calendarEvents, meetings } from "~/db/schema/calendar";
import { type Interval, MINUTE } from "~/domain/time";
import { type GoogleSession, openGoogle } from "~/services/google-access";
import { writeAlone } from "~/services/meetings/calendar-write";
import { prepareChange } from "~/services/meetings/change";
import { type CreateRequest, prepareCreate } from "~/services/meetings/create";
import { exampleEvent } from "../../domain/example-event";
import { calendarOf } from "../../support/sandbox";
import { seeded } from "../../support/seed";
import { quickDeps } from "../../support/turns";
import { createUser, db, type TestUser } from "../../support/user";

// Many claims in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 30_000 });

const deps = quickDeps();
const NOW = Date.parse("2026-11-24T09:05:00+01:00");
const THREE = Date.parse("2026-11-25T15:00:00+01:00");

test("V2.3.4 V15.4.2: of twenty bookings of one slot at once one is made, in D1 and in the calendar", async () => {
  const user = await createUser();
  const google = await sessionOf(user);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      // Each overlaps every other, though no two are the same.
      create(google, request(user, { start: THREE + n * MINUTE, end: THREE + 30 * MINUTE + n * MINUTE })),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "slot-taken")).toHaveLength(19);
  expect(await confirmedOf(user)).toHaveLength(1);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
});

test("the same meeting asked for twenty times at once is one event with one meeting", async () => {
  const user = await createUser();
  const google = await sessionOf(user);
  const same = request(user);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => create(google, same)));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await confirmedOf(user)).toHaveLength(1);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
});

test("back to back both are booked; the same slot of another user is free", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const google = await sessionOf(user);
  const first = await create(google, request(user));
  const before = request(user, { start: THREE - 30 * MINUTE, end: THREE });
  const after = request(user, { start: THREE + 30 * MINUTE, end: THREE + 60 * MINUTE });
  expect([first, await create(google, before), await create(google, after)]).toMatchObject([
    { ok: true },
    { ok: true },
    { ok: true },
  ]);
  expect(await create(await sessionOf(other), request(other))).toMatchObject({ ok: true });
});

test("a user who books over what they were shown gets both", async () => {
  const user = await createUser();
  const google = await sessionOf(user);
  await create(google, request(user));
  expect(await create(google, request(user))).toEqual({ ok: false, reason: "slot-taken" });
  expect(await create(google, { ...request(user), allowOverlap: true })).toMatchObject({ ok: true });
  expect(await confirmedOf(user)).toHaveLength(2);
});

test("another user's meeting id neither books nor changes anything", async () => {
  const [owner, stranger] = [await createUser(), await createUser()];
  const theirs = request(owner);
  await create(await sessionOf(owner), theirs);
  const stolen = {
    ...theirs,
    userId: stranger.id,
    meeting: { ...theirs.meeting, title: "Mine now", start: THREE + 90 * MINUTE, end: THREE + 120 * MINUTE },
  };
  expect(await create(await sessionOf(stranger), stolen)).toMatchObject({ ok: false });
  expect(await confirmedOf(owner)).toMatchObject([{ title: "Budget", startAt: THREE, userId: owner.id }]);
  expect(await confirmedOf(stranger)).toEqual([]);
  expect((await calendarOf(stranger.email)).events).toEqual([]);
});

test("of a booking and a move into one slot at once one gets it", async () => {
  for (let round = 0; round < 5; round++) {
    const user = await createUser();
    const google = await sessionOf(user);
    const booked = await create(
      google,
      request(user, { start: THREE - 5 * 60 * MINUTE, end: THREE - 4 * 60 * MINUTE }),
    );
    if (!booked.ok) throw new Error(booked.reason);
    await runTogether(db, mirrorEvents(db, user.id, [booked.event]));
    const move = {
      userId: user.id,
      event: booked.event,
      change: { slot: { start: THREE, end: THREE + 60 * MINUTE } },
      by: { via: "web" } as const,
      allowOverlap: false,
      zone: user.zone,
      now: NOW,
    };
    const outcomes = await Promise.all([
      create(google, request(user)),
      writeAlone(deps, prepareChange(deps, google, move)),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const starts = (await calendarOf(user.email)).events.map(({ start }) => Date.parse(start.dateTime ?? ""));
    expect(starts.filter((start) => start === THREE)).toHaveLength(1);
    expect((await confirmedOf(user)).filter(({ startAt }) => startAt === THREE)).toHaveLength(1);
  }
});

test("D1 gives a slot exactly when nothing that takes time overlaps it", async () => {
  const user = await createUser({ calendar: false });
  // Few minutes, so that ends and starts often meet.
  const minute = fc.integer({ min: 0, max: 5 });
  const taken = fc.record({
    at: minute,
    length: fc.integer({ min: 0, max: 3 }),
    where: fc.constantFrom("calendar", "shown as free", "meeting", "cancelled meeting"),
  });
  const wish = fc.record({ at: minute, length: fc.integer({ min: 1, max: 3 }) });
  const refused = async () => ({ revoked: true }) as const;

  await fc.assert(
    fc.asyncProperty(fc.array(taken, { maxLength: 3 }), wish, async (all, wanted) => {
      const slotOf = ({ at, length }: { at: number; length: number }) => ({
        start: THREE + at * MINUTE,
        end: THREE + (at + length) * MINUTE,
      });
      const busy = all.flatMap(({ where, ...rest }, n) => {
        const id = `busy${n}`;
        const slot = slotOf(rest);
        if (!where.endsWith("meeting")) {
          const transparent = where === "shown as free";
          return mirrorEvents(db, user.id, [exampleEvent({ id, transparent, ...slot })]);
        }
        const status = where === "meeting" ? ("confirmed" as const) : ("cancelled" as const);
        return [db.insert(meetings).values({ ...rowOf(user, slot), googleEventId: id, status })];
      });
      const empty = [meetings, calendarEvents].map((table) => db.delete(table).where(eq(table.userId, user.id)));
      await runTogether(db, [...empty, ...busy]);
      const wish = slotOf(wanted);
      const clash = all.some((one) => {
        const { start, end } = slotOf(one);
        const counts = one.where === "meeting" || (one.where === "calendar" && one.length > 0);
        return counts && start < wish.end && end > wish.start;
      });
      // Google is never asked: a claim that was given shows in the refusal that follows it.
      const outcome = await create(refused, request(user, wish));
      expect(outcome).toEqual({ ok: false, reason: clash ? "slot-taken" : "revoked" });
    }),
    seeded({ numRuns: 120 }),
  );
});

const create = (google: GoogleSession, asked: CreateRequest) => writeAlone(deps, prepareCreate(deps, google, asked));

function request(user: TestUser, slot: Interval = { start: THREE, end: THREE + 30 * MINUTE }): CreateRequest {
  return {
    userId: user.id,
    meeting: {
      meetingId: crypto.randomUUID(),
      title: "Budget",
      location: "",
      ...slot,
      zone: user.zone,
      attendees: [],
      recurrence: "",
    },
    by: { via: "web" },
    allowOverlap: false,
    now: NOW,
  };
}

function rowOf(user: TestUser, { start, end }: { start: number; end: number }) {
  const id = crypto.randomUUID();
  return {
    ...{ id, userId: user.id, googleEventId: id, title: "Taken", startAt: start, endAt: end, timezone: user.zone },
    ...{ status: "confirmed" as const, source: "web" as const, createdAt: NOW, updatedAt: NOW },
  };
}

async function sessionOf(user: TestUser) {
  const account = await findGoogleAccount(db, user.id);
  if (!account) throw new Error("the user has no calendar");
  return openGoogle(deps, account);
}

async function confirmedOf(user: TestUser) {
  return db
    .select()
    .from(meetings)
    .where(and(eq(meetings.userId, user.id), eq(meetings.status, "confirmed")));
}
