import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { sessions, userPreferences } from "~/db/schema/accounts";
import { calendarEvents, meetings } from "~/db/schema/calendar";
import { hashToken } from "~/db/token";
import { SESSION_IDLE_MS } from "~/domain/session";
import { DAY, HOUR } from "~/domain/time";
import { wallTimeOf } from "~/domain/wall-time";
import { rememberBrowser } from "~/http/known-browser";
import { readToast } from "~/http/toast";
import * as refresh from "~/routes/dashboard.calendar_.refresh";
import * as list from "~/routes/dashboard.meetings._index";
import * as details from "~/routes/dashboard.meetings.$id._index";
import * as cancel from "~/routes/dashboard.meetings.$id.cancel";
import * as reschedule from "~/routes/dashboard.meetings.$id.reschedule";
import * as restore from "~/routes/dashboard.meetings.$id.restore";
import * as create from "~/routes/dashboard.meetings_.new";
import { restoreMeeting } from "~/services/meetings/restore";
import { countedMeetings, endTrial, subscribe } from "../support/plans";
import { control, failNext, type RawEvent } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

let user: TestUser;
let cookie: string;

beforeAll(async () => {
  user = await createUser();
  cookie = await sessionOf(user.id);
});

/** Noon in ten days and so many hours, on the wall of the user. */
function wall(hours = 0) {
  const noon = Math.floor(Date.now() / DAY) * DAY + 10 * DAY + 12 * HOUR;
  return wallTimeOf(noon + hours * HOUR, "Europe/Amsterdam");
}

function form(hours: number, changes: Record<string, string> = {}) {
  const { date, time } = wall(hours);
  return {
    meetingId: crypto.randomUUID(),
    summary: "Budget",
    startDate: date,
    startTime: time,
    attendees: "",
    ...changes,
  };
}

const book = (fields: Record<string, string>, who = cookie) =>
  create.action(args(post("/dashboard/meetings/new", fields, who)));
const eventsAtGoogle = async (account = user.email) =>
  (await control<{ events: RawEvent[] }>("GET", `/google/events?account=${account}`)).events;
const idOf = (meetingId: string) => `p${meetingId.replaceAll("-", "")}`;

/** What `data()` carries: the body and the status of an answer that is no redirect. */
function refusal(answer: unknown) {
  // Remix's `data()`
  const { data, init } = answer as { data: { reply: unknown; taken: unknown }; init: { status: number } };
  return { ...data, status: init.status };
}

test("a new meeting is in Google's calendar and on its page, with the toast of the catalogue", async () => {
  const fields = form(0, { attendees: "Anna@Example.com, tom@example.com", location: "Room 2", description: "Q3" });
  const answer = await responseOf(book(fields));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`/dashboard/meetings/${idOf(fields.meetingId)}`);
  expect(decodeURIComponent(cookiesOf(answer))).toContain('"title":"Event created successfully"');

  const event = (await eventsAtGoogle()).find(({ id }) => id === idOf(fields.meetingId));
  expect(event).toMatchObject({ status: "confirmed", summary: "Budget", location: "Room 2", description: "Q3" });
  expect(event?.attendees?.map(({ email }) => email).toSorted()).toEqual(["anna@example.com", "tom@example.com"]);
  const { meeting } = await details.loader(args(get("/", cookie), { id: idOf(fields.meetingId) }));
  expect(meeting).toMatchObject({ title: "Budget", state: "pending", type: "external", mayChange: true });
});

test("without scripts the end goes along with a start of another day, and the banner says when it is", async () => {
  const page = await create.loader(args(get("/dashboard/meetings/new", cookie)));
  const { date, time } = wall(800);
  const typed = { ...page.form.defaults, guests: "", summary: "Later", startDate: date, startTime: time };
  const meetingId = crypto.randomUUID();
  const answer = await responseOf(book({ ...typed, meetingId, meet: "auto", reminder: "usual" }));
  const event = (await eventsAtGoogle()).find(({ id }) => id === idOf(meetingId));
  expect(event).toMatchObject({ end: { dateTime: expect.stringContaining(wall(800.5).time) } });
  const text = readToast(get("/", cookiesOf(answer).split(";")[0]))?.text;
  expect(text).toContain(`${time}–${wall(800.5).time}.`);
});

test("a form that came back follows its start once more, also after signing in again", async () => {
  const page = await create.loader(args(get("/dashboard/meetings/new", cookie)));
  const [first, second] = [wall(800), wall(900)];
  const { guests: _, ...shown } = page.form.defaults;
  const drawnSlot = `${first.date}T${first.time}/${first.date}T23:59`;
  const typed = { ...shown, startTime: first.time, endDate: first.date, endTime: "23:59", drawnSlot };
  const path = "/dashboard/meetings/new";
  const sent = post(path, { ...typed, meetingId: crypto.randomUUID(), startDate: second.date, summary: "" }, cookie);
  const moved = { startDate: second.date, endDate: second.date, endTime: "23:59" };
  expect(refusal(await create.action(args(sent)))).toMatchObject({ reply: { initialValue: moved }, status: 400 });

  const ended = await sessionOf(user.id, Date.now() - SESSION_IDLE_MS);
  const late = post(path, { ...typed, meetingId: crypto.randomUUID(), startDate: second.date }, ended);
  late.headers.set("cf-connecting-ip", "192.0.2.46");
  const refused = await responseOf(create.action(args(late)));
  const draft = refused.headers.get("set-cookie")?.split(";")[0];
  expect((await create.loader(args(get(path, `${cookie}; ${draft}`)))).form.defaults).toMatchObject(moved);
});

/** What the banner of an answer is pressed for. */
const undoOf = (answer: Response) => readToast(get("/", cookiesOf(answer).split(";")[0]))?.undo;

test.each([
  ["New Event", "/dashboard/calendar/new", {}, /^\/dashboard\/calendar\?date=/],
  ["New Meeting", "/dashboard/meetings/new", {}, /^\/dashboard\/meetings$/],
  ["a whole day", "/dashboard/calendar/new", { allDay: "on" }, /^\/dashboard\/calendar\?date=/],
  ["a whole series", "/dashboard/calendar/new", { repeats: "weekly" }, /^\/dashboard\/calendar\?date=/],
])("the banner after %s takes it back, and gives its place in the trial back", async (_, path, changes, back) => {
  const host = await createUser();
  const hosting = await sessionOf(host.id);
  const fields = form(0, changes);
  const made = await responseOf(create.action(args(post(path, fields, hosting))));
  const undo = undoOf(made);
  const id = decodeURIComponent(undo?.action.split("/").at(-2) ?? "");
  expect(undo?.action).toMatch(/\/cancel$/);
  expect(await countedMeetings(host)).toBe(1);
  const undone = await responseOf(cancel.action(args(post(undo?.action ?? "", undo?.fields ?? {}, hosting), { id })));
  expect(undone.headers.get("location")).toMatch(back);
  expect(decodeURIComponent(cookiesOf(undone))).toContain("Meeting cancelled");
  const atGoogle = async () =>
    (await eventsAtGoogle(host.email)).filter((one) => one.id === idOf(fields.meetingId)).map(({ status }) => status);
  expect(await atGoogle()).toEqual(["cancelled"]);
  expect(await countedMeetings(host)).toBe(0);
  const again = undoOf(undone);
  const againId = decodeURIComponent(again?.action.split("/").at(-2) ?? "");
  const redone = await responseOf(
    restore.action(args(post(again?.action ?? "", again?.fields ?? {}, hosting), { id: againId })),
  );
  expect(redone.headers.get("location")).toMatch(back);
  expect(await atGoogle()).toEqual(["confirmed"]);
  expect(await countedMeetings(host)).toBe(1);
});

test.each([
  [
    "on a date",
    { ends: "on", endsOn: wall(24 * 14).date },
    /;UNTIL=\d{8}T\d{6}Z$/,
    /It repeats every week on \w+, until \w+/,
    3,
  ],
  [
    "after a number of times",
    { ends: "after", endsAfter: "4" },
    /;COUNT=4$/,
    /It repeats every week on \w+, 4 times\./,
    4,
  ],
  [
    "never",
    { ends: "never", endsOn: "nonsense", endsAfter: "9999" },
    /BYDAY=\w\w$/,
    /It repeats every week on \w+\./,
    null,
  ],
])("a series that ends %s is made so, and the banner says that it repeats", async (_, changes, rule, words, times) => {
  const host = await createUser();
  const hosting = await sessionOf(host.id);
  const fields = form(0, { repeats: "weekly", ...changes });
  const made = await responseOf(create.action(args(post("/dashboard/meetings/new", fields, hosting))));
  expect(readToast(get("/", cookiesOf(made).split(";")[0]))?.text).toMatch(words);
  const [series] = (await eventsAtGoogle(host.email)).filter(({ id }) => id === idOf(fields.meetingId));
  expect(series?.recurrence?.[0]).toMatch(rule);
  if (times === null) return;
  const mirrored = await db.select().from(calendarEvents).where(eq(calendarEvents.userId, host.id));
  expect(mirrored).toHaveLength(times);
});

test.each([
  [{ ends: "on" }, { endsOn: ["Please pick a date"] }],
  [{ ends: "on", endsOn: wall(-24 * 3).date }, { endsOn: ["It would end before it begins."] }],
  [{ ends: "after" }, { endsAfter: ["From 2 to 500 times, please"] }],
  [{ ends: "after", endsAfter: "1" }, { endsAfter: ["From 2 to 500 times, please"] }],
])("a series that is to end by %j is not made, and the field says why", async (changes, error) => {
  const answer = refusal(await book(form(0, { repeats: "weekly", ...changes })));
  expect(answer).toMatchObject({ status: 400, reply: { error, initialValue: changes } });
});

test("the meetings of a series that is brought back are found again, and nobody else brings it back", async () => {
  const host = await createUser();
  const hosting = await sessionOf(host.id);
  const fields = form(0, { repeats: "weekly" });
  const made = await responseOf(create.action(args(post("/dashboard/meetings/new", fields, hosting))));
  const idIn = (undo: ReturnType<typeof undoOf>) => decodeURIComponent(undo?.action.split("/").at(-2) ?? "");
  const first = undoOf(made);
  const id = idIn(first);
  const taken = await responseOf(cancel.action(args(post(first?.action ?? "", first?.fields ?? {}, hosting), { id })));
  const back = undoOf(taken);
  const restored = await responseOf(
    restore.action(args(post(back?.action ?? "", back?.fields ?? {}, hosting), { id: idIn(back) })),
  );
  expect(decodeURIComponent(cookiesOf(restored))).toContain("Series restored");
  const page = await details.loader(args(get("/", hosting), { id }));
  expect(page.meeting).toMatchObject({ title: "Budget", state: "confirmed" });
  const stranger = await sessionOf((await createUser()).id);
  const tried = await responseOf(restore.action(args(post(back?.action ?? "", {}, stranger), { id: idIn(back) })));
  expect(decodeURIComponent(cookiesOf(tried))).toContain("Failed to restore meeting");
});

test("a meeting that others have cancelled meanwhile is not said to be cancelled by its user", async () => {
  const fields = form(24 * 40, { summary: "Taken off" });
  await book(fields);
  const id = idOf(fields.meetingId);
  await responseOf(refresh.action(args(post("/dashboard/calendar/refresh", {}, cookie))));
  await control("PUT", "/google/events", { account: user.email, event: { id, status: "cancelled" } });
  await responseOf(cancel.action(args(post("/", {}, cookie), { id })));
  const { changes } = await details.loader(args(get("/", cookie), { id }));
  expect(JSON.stringify(changes)).toContain("Cancelled in Google Calendar");
  expect(JSON.stringify(changes)).not.toContain("Cancelled by you");
});

test("a form says by whose clock it is read on a trip, and what it makes then is told by both", async () => {
  const away = await createUser();
  const signedIn = await sessionOf(away.id);
  const show = async () => (await create.loader(args(get("/dashboard/meetings/new", signedIn)))).form;
  expect((await show()).awayWords).toBeNull();
  const noon = Date.parse(`${wall().date}T12:00:00Z`);
  const trips = [{ zone: "America/New_York", start: noon - DAY, end: noon + DAY }];
  await db.update(userPreferences).set({ trips }).where(eq(userPreferences.userId, away.id));
  expect((await show()).awayWords).toMatch(/^Times here stay Amsterdam time, .* while you are away: New York time/);
  const toastOf = async (fields: Record<string, string>) =>
    decodeURIComponent(cookiesOf(await responseOf(book(fields, signedIn))));
  expect(await toastOf(form(0))).toMatch(/\(Amsterdam time, GMT\+\d\): .* New York time, where you are then\./);
  expect(await toastOf(form(100))).not.toContain("where you are then");
});

test("guests pasted from a mail program are invited by name and address, each once", async () => {
  const attendees = 'Tom Smit <tom@example.com>; "Vries, Anna de" <anna@example.com>, Bob <bob@example.com>';
  const fields = form(500, { attendees, guests: "bob@example.com" });
  expect((await responseOf(book(fields))).status).toBe(303);
  const event = (await eventsAtGoogle()).find(({ id }) => id === idOf(fields.meetingId));
  expect(event?.attendees).toMatchObject([
    { email: "bob@example.com" },
    { email: "tom@example.com", displayName: "Tom Smit" },
    { email: "anna@example.com", displayName: "Vries, Anna de" },
  ]);
});

test("a video call is made where guests have no place to go to, unless the form says otherwise", async () => {
  const host = await createUser();
  const hosting = await sessionOf(host.id);
  const made = async (hours: number, changes: Record<string, string>) => {
    const fields = form(hours, changes);
    expect((await responseOf(book(fields, hosting))).status).toBe(303);
    return (await eventsAtGoogle(host.email)).find(({ id }) => id === idOf(fields.meetingId))?.hangoutLink;
  };
  const call = expect.stringContaining("https://meet.google.com/");
  const attendees = "anna@example.com";
  expect(await made(0, { attendees })).toEqual(call);
  expect(await made(2, { attendees, meet: "auto" })).toEqual(call);
  expect(await made(4, { attendees, location: "Room 2" })).toBeUndefined();
  expect(await made(6, { attendees, location: "Room 2", meet: "on" })).toEqual(call);
  expect(await made(8, { attendees, meet: "off" })).toBeUndefined();
  expect(await made(10, {})).toBeUndefined();
});

test("with All day ticked the dates alone count, and what lies in them is told", async () => {
  const { date } = wall(30 * 24);
  const fields = form(30 * 24, { summary: "Offsite", allDay: "on", startTime: "", endDate: date, endTime: "" });
  const answer = await responseOf(book(fields));
  expect(answer.headers.get("location")).toBe(`/dashboard/calendar?date=${date}`);
  const event = (await eventsAtGoogle()).find(({ id }) => id === idOf(fields.meetingId));
  expect(event).toMatchObject({ summary: "Offsite", start: { date } });
  expect(event?.start.dateTime).toBeUndefined();

  const over = form(30 * 24, { summary: "Away", allDay: "on", endDate: date });
  const taken = refusal(await book(over));
  expect(taken).toMatchObject({ status: 409, taken: { conflicts: [{ title: "Offsite" }], alternatives: [] } });
  expect((await responseOf(book({ ...over, anyway: "on" }))).status).toBe(303);
});

test("the same form sent twice, or twice at once, makes one event", async () => {
  const fields = form(2);
  await Promise.all([book(fields), book(fields)]);
  await book(fields);
  expect((await eventsAtGoogle()).filter(({ id }) => id === idOf(fields.meetingId))).toHaveLength(1);
  const rows = await db.select().from(meetings).where(eq(meetings.id, fields.meetingId));
  expect(rows).toHaveLength(1);
  const { changes } = await details.loader(args(get("/", cookie), { id: idOf(fields.meetingId) }));
  expect(changes.map(({ what }) => what)).toEqual(["Booked by you, here"]);
});

test("a form that somebody goes back to and writes another meeting into overwrites none, and makes a second", async () => {
  const first = form(160, { summary: "First", attendees: "tom@example.com" });
  expect((await responseOf(book(first))).status).toBe(303);
  const second = { ...first, ...form(163), meetingId: first.meetingId, summary: "Second" };
  const answer = refusal(await book(second)) as {
    status: number;
    reply: { error: Record<string, string[]>; initialValue: Record<string, unknown> };
  };
  expect(answer.status).toBe(409);
  expect(answer.reply.error[""]?.[0]).toMatch(/^This form has already made “First” \(.*\d:\d\d/);
  expect(answer.reply.initialValue).toMatchObject({ summary: "Second" });
  const meetingId = String(answer.reply.initialValue.meetingId);
  expect((await responseOf(book({ ...second, meetingId }))).status).toBe(303);
  const made = (await eventsAtGoogle()).filter(({ id }) => [meetingId, first.meetingId].map(idOf).includes(id));
  expect(made.map(({ summary }) => summary).toSorted()).toEqual(["First", "Second"]);
});

test("V2.3.4: of many forms for one slot one gets it, the others are told what is free instead", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => book(form(5)).catch((error: unknown) => error)));
  const refused = answers.filter((answer) => !(answer instanceof Response)).map(refusal);
  expect(refused).toHaveLength(5);
  for (const answer of refused) {
    expect(answer.status).toBe(409);
    const taken = answer.taken as { alternatives: unknown[] }; // as `describeTaken` makes it
    expect(taken.alternatives).toHaveLength(3);
  }
});

test("a taken time can be booked anyway, or one of the free times instead", async () => {
  const taken = form(8);
  await book(taken);
  const { taken: told } = refusal(await book(form(8)));
  const { conflicts, alternatives } = told as {
    conflicts: { title: string }[];
    alternatives: { date: string; time: string }[];
  };
  expect(conflicts).toMatchObject([{ title: "Budget" }]);

  const anyway = await responseOf(book(form(8, { anyway: "on" })));
  expect(anyway.status).toBe(303);
  const [free] = alternatives;
  const instead = form(8, { instead: `${free?.date}T${free?.time}`, summary: "Moved" });
  expect((await responseOf(book(instead))).status).toBe(303);
  const { defaults } = await reschedule.loader(args(get("/", cookie), { id: idOf(instead.meetingId) }));
  expect(defaults).toMatchObject({ startDate: free?.date, startTime: free?.time, durationMinutes: "60" });
});

test.each([
  ["no title", { summary: " " }, "Please fill in required fields"],
  ["no date", { startDate: "" }, "Please fill in required fields"],
  ["a title that is too long", { summary: "x".repeat(201) }, undefined],
  ["an attendee that is no address", { attendees: "anna@example.com, bob" }, undefined],
  ["a date that does not exist", { startDate: "2027-02-30" }, undefined],
  ["a time of the past", { startDate: "2020-01-01" }, undefined],
  ["a meeting id that is none", { meetingId: "1" }, undefined],
])("V2.2.2: %s is refused by the server, the words stay and nothing is written", async (_, changes, words) => {
  const before = (await eventsAtGoogle()).length;
  const answer = refusal(await book(form(40, { location: "Kept", ...changes })));
  expect(answer.status).toBe(400);
  const reply = answer.reply as { error: Record<string, string[]>; initialValue: Record<string, string> };
  expect(reply.initialValue.location).toBe("Kept");
  expect(Object.keys(reply.error).length).toBeGreaterThan(0);
  if (words) expect(reply.error[""]).toEqual([words]);
  expect((await eventsAtGoogle()).length).toBe(before);
});

test("all that is wrong with a new meeting or a move is told at once", async () => {
  const { startTime } = form(41);
  const day = wall(41 - 24);
  const ends = { endDate: day.date, endTime: day.time };
  const booked = refusal(await book(form(41, { ...ends, summary: "", attendees: "bob" })));
  expect(booked.reply).toMatchObject({
    error: {
      "": ["Please fill in required fields"],
      summary: ["Please fill in required fields"],
      attendees: ["Not an email address: bob"],
      endTime: ["The end is before the start."],
    },
  });
  const fields = form(42);
  await book(fields);
  const params = { id: idOf(fields.meetingId) };
  const wrong = { startDate: "2020-01-01", startTime, durationMinutes: "2" };
  const moved = refusal(await reschedule.action(args(post("/", wrong, cookie), params)));
  expect(moved.reply).toMatchObject({
    error: { startDate: ["That time has already passed."], durationMinutes: [expect.stringContaining("at least 5")] },
  });
});

test("when Google fails nothing is kept and the form says so", async () => {
  const unlucky = await createUser();
  const fields = form(50);
  // Every try of this account's, and nobody else's.
  await failNext({
    provider: "google",
    method: "POST",
    path: "/events",
    status: 500,
    times: 10,
    account: unlucky.email,
  });
  const answer = refusal(await book(fields, await sessionOf(unlucky.id)));
  expect(answer.status).toBe(502);
  expect(JSON.stringify(answer.reply)).toContain("Failed to create event");
  const [row] = await db.select().from(meetings).where(eq(meetings.id, fields.meetingId));
  expect(row?.status).toBe("cancelled");
});

test("after the trial no new meeting is made, by the page or past it", async () => {
  const late = await createUser();
  const theirs = await sessionOf(late.id);
  await endTrial(late);
  expect(await list.loader(args(get("/dashboard/meetings", theirs)))).toMatchObject({
    problem: expect.stringMatching(/trial has ended/),
  });
  const answer = refusal(await book(form(0), theirs));
  expect(answer.status).toBe(403);
  expect(JSON.stringify(answer.reply)).toContain("Your free trial has ended. Please upgrade to create new meetings.");
  expect(await eventsAtGoogle(late.email)).toEqual([]);

  await subscribe(late);
  expect((await responseOf(book(form(0), theirs))).status).toBe(303);
});

test("a meeting is moved, cancelled and restored under one event id, and each form sent twice does it once", async () => {
  const fields = form(60);
  await book(fields);
  const id = idOf(fields.meetingId);
  const page = await reschedule.loader(args(get("/", cookie), { id }));
  const { date, time } = wall(63);
  const move = { seen: page.seen, startDate: date, startTime: time, durationMinutes: "30" };
  const path = `/dashboard/meetings/${id}`;
  for (let twice = 0; twice < 2; twice++) {
    const moved = await responseOf(reschedule.action(args(post(`${path}/reschedule`, move, cookie), { id })));
    expect(moved.headers.get("location")).toBe(path);
  }
  const atGoogle = async () => (await eventsAtGoogle()).filter((event) => event.id === id);
  expect(await atGoogle()).toMatchObject([{ status: "confirmed", start: { dateTime: expect.stringContaining(time) } }]);

  const back = { ...page.defaults, seen: (await reschedule.loader(args(get("/", cookie), { id }))).seen };
  const undone = await responseOf(reschedule.action(args(post(`${path}/reschedule`, back, cookie), { id })));
  const toastOf = (answer: Response) => readToast(get("/", cookiesOf(answer).split(";")[0]));
  const { text, undo } = toastOf(undone) ?? {};
  expect(text).toContain(`, ${page.defaults.startTime}`);
  expect(await atGoogle()).toMatchObject([{ start: { dateTime: expect.stringContaining(page.defaults.startTime) } }]);
  const there = await responseOf(reschedule.action(args(post(undo?.action ?? "", undo?.fields ?? {}, cookie), { id })));
  expect(toastOf(there)).toMatchObject({ title: "Moved back", text: expect.stringContaining(`, ${time}`) });
  expect(toastOf(there)?.undo).toBeUndefined();
  expect(await atGoogle()).toMatchObject([{ status: "confirmed", start: { dateTime: expect.stringContaining(time) } }]);

  for (let twice = 0; twice < 2; twice++) {
    const cancelled = await responseOf(cancel.action(args(post(`${path}/cancel`, {}, cookie), { id })));
    expect(decodeURIComponent(cookiesOf(cancelled))).toContain("Meeting cancelled");
  }
  expect(await atGoogle()).toMatchObject([{ status: "cancelled" }]);
  expect((await details.loader(args(get("/", cookie), { id }))).meeting).toMatchObject({
    state: "cancelled",
    mayRestore: true,
  });
  // Once its time has gone by it is not brought back, as in the chat.
  const later = {
    userId: user.id,
    eventId: id,
    by: { via: "web" },
    zone: user.zone,
    now: Date.now() + 20 * DAY,
  } as const;
  expect(await restoreMeeting(testContext(), later)).toEqual({ ok: false, reason: "past" });

  for (let twice = 0; twice < 2; twice++) {
    await responseOf(restore.action(args(post(`${path}/restore`, {}, cookie), { id })));
  }
  expect(await atGoogle()).toMatchObject([{ status: "confirmed", start: { dateTime: expect.stringContaining(time) } }]);
  expect((await details.loader(args(get("/", cookie), { id }))).meeting).toMatchObject({ state: "confirmed" });
});

test("a form that is older than the meeting changes nothing, keeps its words, and moves it when sent once more", async () => {
  const fields = form(80);
  await book(fields);
  const id = idOf(fields.meetingId);
  const page = await reschedule.loader(args(get("/", cookie), { id }));
  const { date, time } = wall(82);
  const start = { dateTime: `${date}T${time}:00`, timeZone: user.zone };
  const end = { dateTime: `${wall(83).date}T${wall(83).time}:00`, timeZone: user.zone };
  await control("PUT", "/google/events", { account: user.email, event: { id, summary: "Budget", start, end } });

  const wanted = { seen: page.seen, startDate: wall(90).date, startTime: wall(90).time, durationMinutes: "60" };
  const path = `/dashboard/meetings/${id}`;
  const send = (seen: string) =>
    reschedule.action(args(post(`${path}/reschedule`, { ...wanted, seen }, cookie), { id }));
  const startNow = async () => (await eventsAtGoogle()).find((event) => event.id === id)?.start.dateTime;
  expect(await send(page.seen)).toMatchObject({
    init: { status: 409 },
    data: { hasChanged: true, reply: { initialValue: { startTime: wanted.startTime } } },
  });
  expect(await startNow()).toContain(`${date}T${time}`);

  // The page that says so shows it as it is now.
  const again = await reschedule.loader(args(get("/", cookie), { id }));
  expect(again.defaults.startTime).toBe(time);
  expect((await responseOf(send(again.seen))).headers.get("location")).toBe(path);
  expect(await startNow()).toContain(`T${wanted.startTime}`);
});

test("somebody else's event that was cancelled here stays in the list and can be restored", async () => {
  const start = { dateTime: `${wall(100).date}T${wall(100).time}:00`, timeZone: user.zone };
  const end = { dateTime: `${wall(101).date}T${wall(101).time}:00`, timeZone: user.zone };
  const id = `own${Date.now()}`;
  await control("PUT", "/google/events", { account: user.email, event: { id, summary: "Dentist", start, end } });
  await refresh.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  await cancel.action(args(post(`/dashboard/meetings/${id}/cancel`, {}, cookie), { id }));
  const gone = await list.loader(args(get("/dashboard/meetings?status=cancelled&q=dentist", cookie)));
  expect(gone.days.value?.flatMap(({ rows }) => rows)).toMatchObject([{ id, title: "Dentist", state: "cancelled" }]);

  await restore.action(args(post(`/dashboard/meetings/${id}/restore`, {}, cookie), { id }));
  expect((await eventsAtGoogle()).find((event) => event.id === id)?.status).toBe("confirmed");
  // It was not Parley that made it, so the trial does not pay for it.
  const ours = await db.select().from(meetings).where(eq(meetings.userId, user.id));
  expect(await countedMeetings(user)).toBe(
    ours.filter((row) => row.status === "confirmed" && row.googleEventId !== id).length,
  );
});

test("search and filters narrow the list, and the list is paged", async () => {
  const many = await createUser();
  const theirs = await sessionOf(many.id);
  for (let n = 0; n < 22; n++) {
    const day = wall(24 * n).date;
    const start = { dateTime: `${day}T10:00:00`, timeZone: many.zone };
    const end = { dateTime: `${day}T10:30:00`, timeZone: many.zone };
    const guests =
      n === 3 ? [{ email: "anna@elsewhere.test", displayName: "Ánna" }] : n === 4 ? [{ email: "x@parley.test" }] : [];
    const event = {
      id: `many${n}${many.id.slice(0, 8)}`,
      summary: n === 3 ? "Offer" : "Standup",
      start,
      end,
      attendees: guests,
    };
    await control("PUT", "/google/events", { account: many.email, event });
  }
  await refresh.action(args(post("/dashboard/calendar/refresh", {}, theirs)));
  const shown = async (query: string) => {
    const { days, hasMore } = await list.loader(args(get(`/dashboard/meetings?${query}`, theirs)));
    return { hasMore, meetings: (days.value ?? []).flatMap(({ rows }) => rows) };
  };

  const first = await shown("");
  expect([first.meetings.length, first.hasMore]).toEqual([20, true]);
  const second = await shown("page=2");
  expect([second.meetings.length, second.hasMore]).toEqual([2, false]);
  expect((await shown("q=anna+offer")).meetings).toMatchObject([{ title: "Offer", missing: 1 }]);
  expect((await shown("type=external")).meetings).toHaveLength(1);
  expect((await shown("when=past")).meetings).toEqual([]);
  expect((await shown("when=week")).meetings).toEqual([]);
  expect((await shown("status=pending")).meetings.map(({ title }) => title)).toEqual(["Offer", "Standup"]);
  expect((await shown("status=nonsense&when=%00&page=-1&type=x")).meetings).toHaveLength(20);
});

test("at any time what comes next is listed first and the past after it, page by page, each once", async () => {
  const many = await createUser();
  const theirs = await sessionOf(many.id);
  const at = (days: number, length = HOUR) => {
    const start = Date.now() + days * DAY;
    const local = (instant: number) => ({ dateTime: new Date(instant).toISOString(), timeZone: "UTC" });
    return { start: local(start), end: local(start + length) };
  };
  const put = (id: string, times: ReturnType<typeof at>) =>
    control("PUT", "/google/events", { account: many.email, event: { id, summary: `Standup ${id}`, ...times } });
  for (let week = 1; week <= 21; week++) await put(`ahead${week}`, at(7 * week));
  for (const week of [1, 2]) await put(`past${week}`, at(-7 * week));
  await put("going", at(-2, 3 * DAY));
  await refresh.action(args(post("/dashboard/calendar/refresh", {}, theirs)));
  const shown = async (query: string) => {
    const { days } = await list.loader(args(get(`/dashboard/meetings?when=any&${query}`, theirs)));
    return (days.value ?? []).map(({ name, rows }) => ({ name, ids: rows.map(({ id }) => id) }));
  };
  const ahead = Array.from({ length: 21 }, (_, n) => `ahead${n + 1}`);
  for (const query of ["", "q=standup&"]) {
    const first = await shown(query);
    expect(first[0]).toEqual({ name: "Today", ids: ["going"] });
    const all = [...first, ...(await shown(`${query}page=2`))];
    expect(all.flatMap(({ ids }) => ids)).toEqual(["going", ...ahead, "past1", "past2"]);
  }
});

test("V8.2.2 V8.4.1: another user's meeting is not found, on any page or by any form, and stays as it is", async () => {
  const fields = form(120);
  await book(fields);
  const id = idOf(fields.meetingId);
  const other = await sessionOf((await createUser()).id);
  const path = `/dashboard/meetings/${id}`;
  const move = { seen: "", startDate: wall(130).date, startTime: wall(130).time, durationMinutes: "60" };
  const attempts = [
    () => details.loader(args(get(path, other), { id })),
    () => reschedule.loader(args(get(`${path}/reschedule`, other), { id })),
    () => cancel.loader(args(get(`${path}/cancel`, other), { id })),
    () => reschedule.action(args(post(`${path}/reschedule`, move, other), { id })),
    () => cancel.action(args(post(`${path}/cancel`, {}, other), { id })),
    () => restore.action(args(post(`${path}/restore`, {}, other), { id })),
  ];
  for (const attempt of attempts) expect((await responseOf(attempt())).status).toBe(404);
  await cancel.action(args(post(`${path}/cancel`, {}, cookie), { id }));
  const taken = refusal(await book(form(121, { meetingId: fields.meetingId }), other));
  expect(taken.status).toBe(409);
  const [row] = await db.select().from(meetings).where(eq(meetings.id, fields.meetingId));
  expect(row).toMatchObject({ userId: user.id, status: "cancelled", title: "Budget" });
});

test("V3.5.1: a form from another site is refused", async () => {
  const foreign = new Request("http://localhost:8787/dashboard/meetings/new", {
    method: "POST",
    body: new URLSearchParams(form(140)),
    headers: { cookie, "sec-fetch-site": "cross-site", origin: "https://evil.test" },
  });
  expect((await responseOf(create.action(args(foreign)))).status).toBe(403);
});

test("the words of a form whose session has ended are there again after signing in", async () => {
  const ended = await sessionOf(user.id);
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(ended.split("=")[1] ?? "")));
  const description = "Every word. ".repeat(4_000);
  const fields = { ...form(150, { summary: "Not lost" }), description };
  const [known = ""] = (await rememberBrowser(testContext(), user.email)).split(";");
  const refused = await responseOf(book(fields, `${ended}; ${known}`));
  expect(refused.headers.get("location")).toBe("/auth?redirectTo=%2Fdashboard%2Fmeetings%2Fnew");
  const pageOf = async (userId: string) =>
    (await create.loader(args(get("/dashboard/meetings/new", `${await sessionOf(userId)}; ${cookiesOf(refused)}`))))
      .form;
  const { defaults, meetingId } = await pageOf(user.id);
  expect(defaults).toMatchObject({ summary: "Not lost", description });
  expect(meetingId).toBe(fields.meetingId);
  // Somebody else signs in at the same browser.
  const other = await createUser({ calendar: false });
  expect((await pageOf(other.id)).defaults).toMatchObject({ summary: "", description: "" });
});

test("words that nobody is known to have written are not kept, and the page to sign in says so", async () => {
  const refused = await responseOf(book(form(151, { summary: "Whose?" }), ""));
  expect(refused.headers.get("location")).toContain("/auth");
  expect(cookiesOf(refused)).not.toContain("form-draft");
  expect(decodeURIComponent(cookiesOf(refused))).toContain("this was not saved");
});
