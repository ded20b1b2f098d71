import { and, eq, isNotNull } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { selectBookingTurns, selectChanges, selectDone } from "~/db/meeting-changes";
import { calendarEvents, meetingChanges } from "~/db/schema/calendar";
import { UNHEARD_MS } from "~/domain/meeting-change";
import type { Deps } from "~/services/deps";
import { cancelMeeting } from "~/services/meetings/cancel";
import { changeMeeting } from "~/services/meetings/change";
import { restoreMeeting } from "~/services/meetings/restore";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { crashAt } from "../support/crash";
import { calendarOf, failNext, putEvent } from "../support/sandbox";
import { breakableFetch, converse, quickDeps } from "../support/turns";
import { createUser, db } from "../support/user";

vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.parse("2026-11-24T09:05:00+01:00");
const at = (clock: string) => Date.parse(`2026-11-25T${clock}:00+01:00`);

async function booked(deps?: Deps) {
  const user = await createUser();
  const phone = await converse(user, "2026-11-24T09:05:00+01:00", deps && { deps });
  await phone.text("book 30 min with anna@example.com tomorrow at 3pm about the budget");
  await phone.text("yes");
  const [event] = (await calendarOf(user.email)).events;
  return { user, phone, id: event?.id ?? "" };
}

test("who booked and moved a meeting is kept: by text, on a page, and by others in Google Calendar", async () => {
  const { user, phone, id } = await booked();
  await phone.text("move the budget to 4pm");
  await phone.text("yes");
  const slot = { start: at("17:00"), end: at("17:30") };
  const by = { via: "web" } as const;
  const change = { userId: user.id, eventId: id, seenEtag: null, change: { slot }, by, allowOverlap: false };
  expect(await changeMeeting(quickDeps(), { ...change, now: NOW })).toMatchObject({ ok: true });
  await putEvent(user.email, {
    id,
    start: { dateTime: "2026-11-25T18:00:00+01:00" },
    end: { dateTime: "2026-11-25T18:30:00+01:00" },
  });
  await phone.text("what's on tomorrow?");

  const rows = await selectChanges(db, user.id, id);
  expect(rows.map(({ kind, via }) => `${kind} ${via}`).toSorted()).toEqual(
    ["booked whatsapp", "moved whatsapp", "moved web", "moved calendar"].toSorted(),
  );
  expect(rows.find(({ via }) => via === "calendar")).toMatchObject({
    ...{ fromStart: at("17:00"), fromEnd: at("17:30"), toStart: at("18:00"), toEnd: at("18:30") },
  });
  expect((await selectDone(db, user.id, NOW - 1)).map(({ kind }) => kind).toSorted()).toEqual([
    "booked",
    "moved",
    "moved",
  ]);
  expect(await selectChanges(db, (await createUser()).id, id)).toEqual([]);
});

test("the conversation that made a meeting is found by the message that said yes, and is nobody else's", async () => {
  const { user, id } = await booked();
  const turns = await selectBookingTurns(db, user.id, id);
  expect(turns.map(({ text }) => text)).toEqual([
    "yes",
    "book 30 min with anna@example.com tomorrow at 3pm about the budget",
  ]);
  const other = await createUser();
  expect(await selectBookingTurns(db, other.id, id)).toEqual([]);
});

/** Who has cancelled it, as its page tells. */
const cancelledBy = async ({ user, id }: Pick<Awaited<ReturnType<typeof booked>>, "user" | "id">) =>
  (await selectChanges(db, user.id, id)).flatMap(({ kind, via }) => (kind === "cancelled" ? via : []));

/** Google rings, behind all that was said. */
const sync = (userId: string, at = NOW + 60_000) => syncUserCalendar({ ...quickDeps(), clock: () => at }, userId);

/** A meeting that is cancelled by text, at Google as well, of which nothing is heard. */
async function cancelledUnheard() {
  const { fetcher, breakNext } = breakableFetch();
  const meeting = await booked(quickDeps(undefined, fetcher));
  await meeting.phone.text("cancel the budget");
  breakNext({ method: "DELETE", when: "after", times: 3 });
  breakNext({ method: "GET", path: /events\/[^?]+$/, when: "before", times: 3 });
  expect((await meeting.phone.text("yes")).text).toMatch(/can't tell whether it is done/);
  expect(await cancelledBy(meeting)).toEqual([]);
  return meeting;
}

test("a cancellation of which nothing was heard is the user's own once a sync finds it made", async () => {
  const meeting = await cancelledUnheard();
  await sync(meeting.user.id);
  expect(await cancelledBy(meeting)).toEqual(["whatsapp"]);
});

test("a cancellation of which nothing was heard stands once when the next yes finds it made", async () => {
  const meeting = await cancelledUnheard();
  expect((await meeting.phone.text("yes")).text).toMatch(/^Cancelled/);
  expect(await cancelledBy(meeting)).toEqual(["whatsapp"]);
});

test("a cancellation that a sync sees before the turn that made it can say so stands once, whatever is killed", async () => {
  const crash = crashAt(0, "after");
  const meeting = await booked(crash.deps);
  await meeting.phone.text("cancel the budget");
  // What is read, and then what Google does.
  crash.arm({ step: 3, when: "after" });
  const { deleteEvent } = crash.deps.calendar;
  crash.deps.calendar.deleteEvent = async (...asked) => {
    await deleteEvent(...asked).finally(() => sync(meeting.user.id));
    return "deleted";
  };
  expect((await meeting.phone.text("yes")).text).toMatch(/^Cancelled/);
  expect(crash.stepName()).toBe("delete");
  expect(await cancelledBy(meeting)).toEqual(["whatsapp"]);
});

test("a cancellation on a page that is killed behind Google's back is the user's own", async () => {
  const meeting = await booked();
  await sync(meeting.user.id);
  const deps = quickDeps();
  const { deleteEvent } = deps.calendar;
  const of = {
    userId: meeting.user.id,
    eventId: meeting.id,
    by: { via: "web" },
    zone: meeting.user.zone,
    now: NOW,
  } as const;
  deps.calendar.deleteEvent = async (...asked) => {
    await deleteEvent(...asked);
    throw new Error("killed");
  };
  await expect(cancelMeeting(deps, of)).rejects.toThrow("killed");
  expect(await cancelledBy(meeting)).toEqual([]);
  await sync(meeting.user.id);
  expect(await cancelledBy(meeting)).toEqual(["web"]);
  expect(await cancelMeeting(quickDeps(), of)).toMatchObject({ ok: false, reason: "not-found" });
  expect(await cancelledBy(meeting)).toEqual(["web"]);
});

test("what others cancel stays theirs: before the user's yes, and after one that Google has refused", async () => {
  const early = await booked();
  await early.phone.text("cancel the budget");
  await putEvent(early.user.email, { id: early.id, status: "cancelled" });
  await sync(early.user.id, NOW);
  expect((await early.phone.text("yes")).text).toMatch(/had already been cancelled/);
  expect(await cancelledBy(early)).toEqual(["calendar"]);

  const refused = await booked();
  const { user, id } = refused;
  await sync(user.id);
  const body = { error: { code: 403, message: "Forbidden", errors: [{ domain: "calendar", reason: "forbidden" }] } };
  await failNext({ provider: "google-calendar", method: "DELETE", account: user.email, status: 403, body, times: 1 });
  const of = { userId: user.id, eventId: id, by: { via: "web" }, zone: user.zone, now: NOW } as const;
  expect(await cancelMeeting(quickDeps(), of)).toMatchObject({ ok: false, reason: "forbidden" });
  await putEvent(user.email, { id, status: "cancelled" });
  await sync(user.id);
  expect(await cancelledBy(refused)).toEqual(["calendar"]);
});

test("a series that was cancelled unheard stands once in its history, and for none of its instances", async () => {
  const user = await createUser();
  const timeZone = "Europe/Amsterdam";
  await putEvent(user.email, {
    id: "sync1",
    summary: "Sync",
    start: { dateTime: "2026-11-17T15:00:00+01:00", timeZone },
    end: { dateTime: "2026-11-17T15:30:00+01:00", timeZone },
    recurrence: ["RRULE:FREQ=WEEKLY;COUNT=5"],
  });
  const { fetcher, breakNext } = breakableFetch();
  const phone = await converse(user, "2026-11-24T09:05:00+01:00", { deps: quickDeps(undefined, fetcher) });
  const { buttons } = await phone.text("cancel the sync");
  await phone.text("All", { choiceId: buttons.find(({ title }) => title === "All of them")?.id });
  breakNext({ method: "DELETE", when: "after", times: 3 });
  expect((await phone.text("yes")).text).toMatch(/can't tell whether it is done/);
  await sync(user.id);
  expect(await cancelledBy({ user, id: "sync1" })).toEqual(["whatsapp"]);
  expect(await cancelledBy({ user, id: "sync1_20261124T140000Z" })).toEqual([]);
});

test("what a page brings back with several presses at once is brought back once", async () => {
  const { user, id } = await booked();
  const of = { userId: user.id, eventId: id, by: { via: "web" }, zone: user.zone, now: NOW } as const;
  const restored = async () => (await selectChanges(db, user.id, id)).filter(({ kind }) => kind === "restored").length;
  for (const times of [1, 2]) {
    await sync(user.id);
    expect(await cancelMeeting(quickDeps(), of)).toMatchObject({ ok: true });
    const presses = await Promise.all([1, 2, 3].map(() => restoreMeeting(quickDeps(), of)));
    expect(presses.every(({ ok }) => ok)).toBe(true);
    expect(await restored()).toBe(times);
  }
});

const heard = async (userId: string, id: string) =>
  (await selectChanges(db, userId, id)).map(({ kind, via }) => `${kind} ${via}`).toSorted();

test.each([
  ["reached Google", "after", ["booked whatsapp", "changed web"]],
  ["did not reach Google", "before", ["booked whatsapp"]],
] as const)("words and guests that are changed on a page, unheard: what %s", async (_, when, history) => {
  const { fetcher, breakNext } = breakableFetch();
  const { user, id } = await booked();
  await sync(user.id);
  breakNext({ method: "PATCH", when, times: 3 });
  breakNext({ method: "GET", path: /events\/[^?]+$/, when: "before", times: 3 });
  const change = {
    slot: { start: at("15:00"), end: at("15:30") },
    ...{ title: "Budget, second look", location: "Room 2" },
    attendees: [{ email: "Tom@example.com", responseStatus: "needsAction" as const }],
  };
  const asked = { userId: user.id, eventId: id, seenEtag: null, change, allowOverlap: false, now: NOW };
  const outcome = await changeMeeting(quickDeps(undefined, fetcher), { ...asked, by: { via: "web" } });
  expect(outcome).toMatchObject({ ok: false, reason: "unknown" });
  expect(await heard(user.id, id)).toEqual(["booked whatsapp"]);
  for (const _again of [1, 2]) await sync(user.id);
  expect(await heard(user.id, id)).toEqual(history);
  const kept = and(eq(meetingChanges.userId, user.id), isNotNull(meetingChanges.asked));
  const isKept = async () => (await db.select().from(meetingChanges).where(kept)).length > 0;
  // What was asked for is forgotten once it is there, and otherwise when it counts no more.
  expect(await isKept()).toBe(when === "before");
  await sync(user.id, NOW + UNHEARD_MS);
  expect(await isKept()).toBe(false);
  expect(await heard(user.id, id)).toEqual(history);
});

test.each(["heard", "unheard"])("a series that moves from one day on tells so where it goes on, %s", async (said) => {
  const user = await createUser();
  const timeZone = "Europe/Amsterdam";
  await putEvent(user.email, {
    id: "cut1",
    summary: "Sync",
    start: { dateTime: "2026-11-17T15:00:00+01:00", timeZone },
    end: { dateTime: "2026-11-17T15:30:00+01:00", timeZone },
    recurrence: ["RRULE:FREQ=WEEKLY;COUNT=5"],
  });
  /** It is cut, and Google says neither that nor what it holds since. */
  let isUnheard = false;
  let isCut = false;
  const deps = quickDeps(undefined, async (input, init) => {
    const isOfSeries = String(input instanceof Request ? input.url : input).includes("/events/cut1");
    const answer = isCut && isOfSeries ? null : await fetch(input, init);
    isCut ||= isUnheard && isOfSeries && init?.method === "PATCH";
    if (answer && !(isCut && isOfSeries)) return answer;
    await answer?.arrayBuffer();
    throw new TypeError("Network connection lost.");
  });
  const phone = await converse(user, "2026-11-24T09:05:00+01:00", { deps });
  await phone.text("move the sync from now on to 4pm");
  isUnheard = said === "unheard";
  expect((await phone.text("yes")).text).toMatch(isUnheard ? /^Half of it is done/ : /^Changed/);
  isUnheard = isCut = false;
  await sync(user.id);
  const moved = await db
    .select()
    .from(calendarEvents)
    .where(
      and(eq(calendarEvents.userId, user.id), eq(calendarEvents.startAt, Date.parse("2026-12-01T16:00:00+01:00"))),
    );
  expect(moved).toHaveLength(1);
  expect(await heard(user.id, moved[0]?.id ?? "")).toEqual(["moved whatsapp"]);
});
