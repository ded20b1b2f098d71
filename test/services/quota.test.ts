import { expect, test } from "vitest";
import { runTogether } from "~/db/database";
import { findGoogleAccount } from "~/db/google-accounts";
import { followEvents } from "~/db/meetings";
import type { CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { type GoogleSession, openGoogle } from "~/services/google-access";
import { writeAlone } from "~/services/meetings/calendar-write";
import { prepareCancel } from "~/services/meetings/cancel";
import { type CreateRequest, prepareCreate } from "~/services/meetings/create";
import { prepareRestore, restoreMeeting } from "~/services/meetings/restore";
import { at, call, keyOf } from "../support/api";
import { phoneOf } from "../support/conversation";
import { changeAccount, countedMeetings, endTrial, subscribe } from "../support/plans";
import { calendarOf, failNext } from "../support/sandbox";
import { quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

const deps = quickDeps();
const BY = { via: "web" } as const;
const NOW = Date.parse("2026-11-24T09:05:00+01:00");
const THREE = Date.parse("2026-11-25T15:00:00+01:00");

/** @param left meetings that the trial still holds */
async function trialUser(left: number) {
  const user = await createUser();
  await changeAccount(user, { trialMeetingsLimit: left });
  const account = await findGoogleAccount(db, user.id);
  if (!account) throw new Error("The user has no calendar.");
  return { user, google: openGoogle(deps, account) };
}

const used = countedMeetings;

const create = (google: GoogleSession, asked: CreateRequest) => writeAlone(deps, prepareCreate(deps, google, asked));

function request(user: TestUser, hours: number): CreateRequest {
  const start = THREE + hours * HOUR;
  const meetingId = crypto.randomUUID();
  const about = { meetingId, title: "Planning", location: "", attendees: [], recurrence: "" };
  return {
    userId: user.id,
    meeting: { ...about, start, end: start + 30 * MINUTE, zone: user.zone },
    by: BY,
    allowOverlap: false,
    now: NOW,
  };
}

test("V2.3.4: of a hundred bookings at once for the last meeting of a trial one is made", async () => {
  const { user, google } = await trialUser(1);
  const outcomes = await Promise.all(Array.from({ length: 100 }, (_, n) => create(google, request(user, n))));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "meetings-used")).toHaveLength(99);
  expect((await calendarOf(user.email)).events).toHaveLength(1);
  expect(await used(user)).toBe(1);
});

test("the last meeting asked for again is the same meeting; cancelled it frees its place, restored it takes it back", async () => {
  const { user, google } = await trialUser(1);
  const last = request(user, 0);
  expect(await create(google, last)).toMatchObject({ ok: true });
  const again = await create(google, last);
  if (!again.ok) throw new Error(again.reason);

  const { event } = again;
  await writeAlone(deps, prepareCancel(deps, google, { userId: user.id, event, by: BY, zone: user.zone, now: NOW }));
  expect(await used(user)).toBe(0);
  const restored = { userId: user.id, event, by: BY, wasCancelled: true, zone: user.zone, now: NOW };
  await writeAlone(deps, prepareRestore(deps, google, restored));
  expect(await used(user)).toBe(1);
  expect(await create(google, request(user, 2))).toEqual({ ok: false, reason: "meetings-used" });
});

test("a cancelled meeting comes back only while nobody else has its place, however many are asked for at once", async () => {
  const { user, google } = await trialUser(2);
  const events: CalendarEvent[] = [];
  for (const hours of [0, 1]) {
    const made = await create(google, request(user, hours));
    if (made.ok) events.push(made.event);
  }
  const of = { userId: user.id, by: BY, zone: user.zone, now: NOW };
  for (const event of events) await writeAlone(deps, prepareCancel(deps, google, { ...of, event }));
  expect(await create(google, request(user, 2))).toMatchObject({ ok: true });
  const outcomes = await Promise.all(events.map((event) => restoreMeeting(deps, { ...of, eventId: event.id })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.filter((one) => !one.ok && one.reason === "meetings-used")).toHaveLength(1);
  expect(await used(user)).toBe(2);
  const standing = (await calendarOf(user.email)).events.filter(({ status }) => status === "confirmed");
  expect(standing).toHaveLength(2);
});

test("what Google does not bring back takes no place, and a place that nobody has can be had after the trial", async () => {
  const { user, google } = await trialUser(2);
  const made = await create(google, request(user, 0));
  if (!made.ok) throw new Error(made.reason);
  const of = { userId: user.id, by: BY, zone: user.zone, now: NOW };
  await writeAlone(deps, prepareCancel(deps, google, { ...of, event: made.event }));
  await failNext({ provider: "google-calendar", method: "PATCH", account: user.email, status: 400, times: 1 });
  expect(await restoreMeeting(deps, { ...of, eventId: made.event.id })).toMatchObject({ ok: false });
  expect(await used(user)).toBe(0);
  await endTrial(user);
  expect(await restoreMeeting(deps, { ...of, eventId: made.event.id })).toMatchObject({ ok: true });
  expect(await used(user)).toBe(1);
});

test.each([
  ["meeting", "book 30 min tomorrow at 3pm called Planning"],
  ["series", "book 30 min every thursday at 3pm called Planning"],
])("by text a cancelled %s is not brought back over the limit, and is once there is room", async (_, ask) => {
  const { user } = await trialUser(1);
  const phone = phoneOf(user, "2026-11-24T09:05:00+01:00");
  let seconds = 0;
  const next = () => {
    seconds += 10;
    return { at: new Date(NOW + seconds * 1000).toISOString() };
  };
  const say = async (...texts: string[]) => {
    let last = await phone.text(texts[0] ?? "", next());
    for (const text of texts.slice(1)) last = await phone.text(text, next());
    return last;
  };
  await say(ask, "yes");
  // What is put back to an earlier time is there again, too.
  const moved = await say("move the planning to 2pm", ...(ask.includes("every") ? ["all of them"] : []), "yes");
  expect(moved.text).toMatch(/^Changed/);
  const cancelled = await say("cancel the planning", ...(ask.includes("every") ? ["all of them"] : []), "yes");
  expect(cancelled.text).toMatch(/^Cancelled/);
  expect((await say("book 30 min on friday at 4pm called Review", "yes")).text).toMatch(/^Booked/);
  const undo = () => phone.text("", { ...next(), button: cancelled.buttons[0] ?? { id: "", title: "" } });
  expect((await undo()).text).toMatch(/meetings of your free trial are used/);
  expect((await phone.text("", { ...next(), button: moved.buttons[0] ?? { id: "", title: "" } })).text).toMatch(
    // A move of what is cancelled since brings nothing back; of a series that is not seen.
    ask.includes("every") ? /meetings of your free trial are used/ : /had already been cancelled/,
  );
  expect(await used(user)).toBe(1);
  expect((await say("cancel the review", "yes")).text).toMatch(/^Cancelled/);
  expect((await undo()).text).toMatch(/^Undone: “Planning”/);
  expect(await used(user)).toBe(1);
});

test("a meeting that has begun is not given back, whoever cancels it; one that never was is", async () => {
  const { user, google } = await trialUser(3);
  const [begun, deleted, refused] = [request(user, 0), request(user, 2), request(user, 4)];
  const first = await create(google, begun);
  if (!first.ok) throw new Error(first.reason);
  const late = begun.meeting.start + MINUTE;
  await writeAlone(
    deps,
    prepareCancel(deps, google, { userId: user.id, event: first.event, by: BY, zone: user.zone, now: late }),
  );
  expect(await used(user)).toBe(1);

  await create(google, deleted);
  await runTogether(db, followEvents(db, user.id, [googleEventId(deleted.meeting.meetingId)], deleted.meeting.start));
  expect(await used(user)).toBe(2);

  await failNext({ provider: "google-calendar", method: "POST", account: user.email, status: 400, times: 1 });
  expect(await create(google, refused)).toMatchObject({ ok: false });
  expect(await used(user)).toBe(2);
  // Made after all, it counts once.
  await create(google, refused);
  expect(await used(user)).toBe(3);
});

test("fourteen days after sign-up nothing more is booked, until there is a subscription", async () => {
  const { user, google } = await trialUser(20);
  await endTrial(user);
  expect(await create(google, request(user, 0))).toEqual({ ok: false, reason: "trial-over" });
  await subscribe(user);
  expect(await create(google, request(user, 0))).toMatchObject({ ok: true });
});

test("by WhatsApp the end of the trial is said before anything is proposed, and booked meetings are counted", async () => {
  const { user } = await trialUser(1);
  const phone = phoneOf(user, "2026-11-24T09:05:00+01:00");
  await phone.text("book 30 min tomorrow at 3pm called Planning");
  await phone.text("yes");
  expect(await used(user)).toBe(1);
  const refused = await phone.text("book 30 min tomorrow at 5pm called Review");
  expect(refused.text).toContain("You have used all meetings of your free trial.");
  expect(refused.text).toContain("/dashboard/billing");
  // What is there can still be seen, moved and cancelled.
  expect((await phone.text("move it to 4pm")).text).toContain("16:00");
  await phone.text("no");
  // Free times are told, and before one is picked, that it could not be booked.
  for (const question of ["find 45 min with Anna next week", "is anna free friday at 3"]) {
    const free = await phone.text(question);
    expect(free.text).toContain("You have used all meetings of your free trial.");
  }
});

test("a meeting that would become many is refused like a booking once nothing can be booked", async () => {
  const { user } = await trialUser(20);
  const key = await keyOf(user);
  const asked = { title: "Bill", start: at("15:00"), duration: 30 };
  const { id } = (await call(key, "POST", "/meetings", { body: asked })).body;
  const usage = async () => (await call(key, "GET", "/usage")).body;
  expect(await usage()).toMatchObject({ plan: "free", meetings: { used: 1, limit: 20 } });
  await endTrial(user);
  expect(await usage()).toMatchObject({ plan: "none", meetings: { used: 1, limit: 0 } });
  const repeats = { recurrence: "FREQ=DAILY;COUNT=100", title: "Daily" };
  const refused = { status: 403, body: { type: expect.stringContaining("meetings-used-up") } };
  expect(await call(key, "POST", "/meetings", { body: { ...asked, ...repeats } })).toMatchObject(refused);
  expect(await call(key, "PATCH", `/meetings/${id}`, { body: repeats })).toMatchObject(refused);
  expect((await calendarOf(user.email)).events).toMatchObject([{ id, summary: "Bill" }]);
  expect((await call(key, "GET", "/events")).body.data).toMatchObject([{ type: "meeting.created" }]);
  const phone = phoneOf(user, new Date().toISOString());
  expect((await phone.text("make Bill weekly")).text).toContain("Your free trial has ended");
  // What it is called and when it is are changed as ever.
  expect(await call(key, "PATCH", `/meetings/${id}`, { body: { title: "Bob" } })).toMatchObject({ status: 200 });
});

test("a yes to a series that was proposed while there was room writes none once there is no more", async () => {
  const { user } = await trialUser(20);
  const phone = phoneOf(user, "2026-11-24T09:05:00+01:00");
  await phone.text("book 30 min tomorrow at 3pm called Planning");
  await phone.text("yes");
  expect((await phone.text("make the planning weekly")).buttons).toHaveLength(2);
  await endTrial(user);
  expect((await phone.text("yes")).text).toContain("Your free trial has ended");
  expect((await calendarOf(user.email)).events.filter(({ recurrence }) => recurrence)).toEqual([]);
});

test("an id of what is over makes no new meeting beside the count", async () => {
  const { user, google } = await trialUser(1);
  const first = request(user, 0);
  expect(await create(google, first)).toMatchObject({ ok: true });
  const after = { ...first, now: first.meeting.end + MINUTE };
  const again = { ...first.meeting, start: first.meeting.start + DAY, end: first.meeting.end + DAY };
  expect(await create(google, { ...after, meeting: again })).toEqual({ ok: false, reason: "meetings-used" });
});
