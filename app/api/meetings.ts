import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { selectMeeting, selectMeetingsAfter } from "~/db/meeting-list";
import type { ApiProblemName } from "~/domain/api-problems";
import { type MomentProblem, readMoment, writeMoment } from "~/domain/api-time";
import { type Attendee, type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { safeLink } from "~/domain/event-view";
import { FAILURE_WORDS } from "~/domain/failure-words";
import { meetLink } from "~/domain/meet-link";
import { searchWords } from "~/domain/meeting-filter";
import { checkMeeting, type LimitProblem } from "~/domain/meeting-limits";
import { mayChange } from "~/domain/meeting-view";
import type { NewMeeting } from "~/domain/new-meeting";
import { personName } from "~/domain/person-name";
import { type Instant, type Interval, MINUTE } from "~/domain/time";
import { MeetingCreate, MeetingPatch, MeetingPut, MeetingQuery, type MeetingTimes } from "~/forms/api";
import { cancelMeeting } from "~/services/meetings/cancel";
import { changeMeeting } from "~/services/meetings/change";
import { createMeeting } from "~/services/meetings/create";
import type { MeetingOutcome } from "~/services/meetings/meeting-outcome";
import * as answers from "./answers";
import { cutPage, isCursorOf, peekCursor } from "./cursor";
import type { IfMatch } from "./if-match";
import { type ApiAnswer, type ApiCall, type ExampleDays, operation } from "./operation";
import type { ApiError } from "./problem";

type MeetingRow = Awaited<ReturnType<typeof selectMeeting>>[number];

const WRITE_PROBLEMS = [
  "slot-taken",
  "calendar-not-connected",
  "calendar-refused",
  "outcome-unknown",
  "calendar-down",
] as const satisfies ApiProblemName[];

const at = ({ day, offset }: ExampleDays, time: string) => `${day}T${time}:00${offset}`;

export const listMeetings = operation({
  ...{ id: "listMeetings", method: "GET", path: "/meetings", tag: "Meetings", scope: "meetings:read" },
  summary: "List meetings",
  description:
    "Your meetings in order of time, from now on unless `from` says otherwise. What takes whole days is no meeting.",
  query: MeetingQuery,
  answer: { status: 200, schema: answers.MeetingList, text: "A page of meetings." },
  problems: ["bad-cursor"],
  example: () => ({ query: { limit: 10 } }),
  reads: (db, { userId, query: { from, to, status, q, limit, cursor }, now }) => {
    const after = peekCursor(cursor);
    return {
      meetings: selectMeetingsAfter(db, userId, {
        window: { start: instantOf(from) ?? now, end: instantOf(to) ?? Number.MAX_SAFE_INTEGER },
        words: searchWords(q ?? ""),
        status: status ?? null,
        after: typeof after?.at === "number" ? { startAt: after.at, id: after.id } : null,
        limit,
      }),
    };
  },
  handle: async ({ holder: { userId }, query: { cursor, limit }, rows, zone, refuse }) => {
    if (cursor !== undefined && !isCursorOf(cursor, LIST, userId)) return refuse("bad-cursor");
    const page = { limit, list: LIST, userId };
    const { shown, next } = cutPage(rows.meetings, page, ({ startAt, id }) => ({ at: startAt, id }));
    return { status: 200, body: { data: shown.map((row) => meetingOf(row, zone)), next_cursor: next } };
  },
});

export const getMeeting = operation({
  ...{ id: "getMeeting", method: "GET", path: "/meetings/{id}", tag: "Meetings", scope: "meetings:read" },
  summary: "Read one meeting",
  description: "The `ETag` names this state of the meeting: send it as `If-Match` with a change.",
  answer: { status: 200, schema: answers.Meeting, text: "The meeting.", etag: true },
  problems: ["not-found"],
  example: () => ({}),
  reads: (db, { userId, id }) => ({ meeting: selectMeeting(db, userId, id) }),
  handle: async ({ rows: { meeting }, zone, refuse }) =>
    meeting[0] ? shown(200, meeting[0], zone) : refuse("not-found"),
});

export const createMeetingOperation = operation({
  ...{ id: "createMeeting", method: "POST", path: "/meetings", tag: "Meetings", scope: "meetings:write" },
  summary: "Create a meeting",
  description:
    "Books a meeting in your Google Calendar, which mails its participants. It takes `start`, or `preferred_times`, of which the first free one is taken; and `end`, or `duration`, or your usual length. With an `Idempotency-Key` it can be sent again after any failure, and is booked once. For a day you can take it back by texting “undo” to Parley.",
  body: MeetingCreate,
  keyed: true,
  answer: { status: 201, schema: answers.Meeting, text: "The meeting as it stands in the calendar.", etag: true },
  problems: ["meetings-used-up", ...WRITE_PROBLEMS],
  example: (days) => ({
    body: {
      title: "Project kickoff",
      duration: 30,
      participant_email: "anna@example.com",
      preferred_times: [at(days, "15:00"), at(days, "16:00")],
      time_zone: "Europe/Amsterdam",
    },
  }),
  handle: async (call) => {
    const { body, holder, effectId, now } = call;
    const {
      title,
      location = "",
      description,
      participants = [],
      participant_email,
      video_call,
      reminder_minutes,
    } = body;
    const zone = body.time_zone ?? call.zone;
    const invited = [...participants, ...(participant_email ? [{ email: participant_email }] : [])];
    const attendees = [
      ...new Map(invited.map((one) => [one.email.toLowerCase(), { ...one, email: one.email.toLowerCase() }])).values(),
    ];
    const read = readTimes(body, {
      usual: holder.preferences.defaultMeetingDuration,
      zone: body.time_zone ?? null,
      attendees: attendees.length,
      now,
    });
    if ("errors" in read) return call.refuse("bad-body", { errors: read.errors });
    const details: Omit<NewMeeting, keyof Interval> = {
      ...{ meetingId: effectId, title, location, zone, attendees, recurrence: "" },
      ...(description !== undefined && { description }),
      ...(video_call !== undefined && { meet: video_call }),
      ...(reminder_minutes !== undefined && { reminderMinutes: reminder_minutes }),
    };
    const outcome = await createFirstFree(call, details, read.slots);
    return outcome.ok ? finish(call, 201, { kind: "created", event: outcome.event }) : refusal(call, outcome);
  },
});

/** Of several times the first that is free; when none is, why not of the one that was liked best. */
async function createFirstFree(
  { context, holder: { userId }, body, now }: ApiCall<unknown, { allow_conflicts?: boolean }>,
  details: Omit<NewMeeting, keyof Interval>,
  slots: readonly Interval[],
): Promise<MeetingOutcome> {
  const allowOverlap = body.allow_conflicts ?? false;
  let refused: MeetingOutcome | undefined;
  for (const slot of slots) {
    const request = { userId, meeting: { ...details, ...slot }, by: { via: "api" }, allowOverlap, now } as const;
    const outcome = await createMeeting(context, request);
    if (outcome.ok || outcome.reason !== "slot-taken") return outcome;
    refused ??= outcome;
  }
  if (!refused) throw new RangeError("no time to try");
  return refused;
}

const CHANGE = {
  tag: "Meetings",
  path: "/meetings/{id}",
  scope: "meetings:write",
  guarded: true,
  answer: { status: 200, schema: answers.Meeting, text: "The meeting as it is now.", etag: true },
  problems: ["not-found", "not-changeable", "changed", ...WRITE_PROBLEMS],
} as const;

export const updateMeeting = operation({
  ...{ ...CHANGE, id: "updateMeeting", method: "PATCH" },
  summary: "Change a meeting",
  description:
    "Changes what is named and leaves the rest. A new `start` alone keeps the length. The participants are told.",
  body: MeetingPatch,
  example: (days) => ({ body: { start: at(days, "11:00"), duration: 45, time_zone: "Europe/Amsterdam" } }),
  reads: (db, { userId, id }) => ({ meeting: selectMeeting(db, userId, id), event: selectEvent(db, userId, id) }),
  handle: async (call) => change(call, call.body),
});

export const replaceMeeting = operation({
  ...{ ...CHANGE, id: "replaceMeeting", method: "PUT" },
  summary: "Replace a meeting",
  description:
    "Makes the meeting what the body says: what is left out is empty afterwards. Without `end` and `duration` it takes your usual length.",
  body: MeetingPut,
  example: (days) => ({
    body: {
      title: "Project kickoff",
      start: at(days, "14:00"),
      end: at(days, "14:30"),
      time_zone: "Europe/Amsterdam",
      participants: [{ email: "anna@example.com", name: "Anna" }],
      location: "Room 2",
    },
  }),
  reads: (db, { userId, id }) => ({ meeting: selectMeeting(db, userId, id), event: selectEvent(db, userId, id) }),
  handle: async (call) => {
    const { duration, end } = call.body;
    const usual = call.holder.preferences.defaultMeetingDuration;
    return change(call, { ...call.body, ...(end === undefined && { duration: duration ?? usual }) });
  },
});

export const cancelMeetingOperation = operation({
  ...{ id: "cancelMeeting", method: "DELETE", path: "/meetings/{id}", tag: "Meetings", scope: "meetings:write" },
  summary: "Cancel a meeting",
  description:
    "Takes it off the calendar; Google Calendar tells the participants. One that was cancelled before stays so.",
  guarded: true,
  answer: { status: 204, text: "It is cancelled." },
  problems: [
    "not-found",
    "not-changeable",
    "changed",
    "calendar-not-connected",
    "calendar-refused",
    "outcome-unknown",
    "calendar-down",
  ],
  example: () => ({}),
  reads: (db, { userId, id }) => ({ meeting: selectMeeting(db, userId, id), event: selectEvent(db, userId, id) }),
  handle: async (call) => {
    const { context, holder, id, zone, now, rows, refuse } = call;
    const [row] = rows.meeting;
    if (!row) return refuse("not-found");
    if (!isAsSeen(call.ifMatch, row)) return refuse("changed");
    if (row.state === "cancelled") return { status: 204 };
    const [event] = rows.event;
    if (!event || !mayChange(row, now)) return refuse("not-changeable");
    const outcome = await cancelMeeting(context, { userId: holder.userId, eventId: id, by: { via: "api" }, zone, now });
    if (!outcome.ok) return refusal(call, outcome);
    await tell(call, { kind: "cancelled", event: eventFromRow(event) });
    return { status: 204 };
  },
});

type ChangeRows = { meeting: MeetingRow[]; event: Awaited<ReturnType<typeof selectEvent>> };
type Wanted = Omit<MeetingTimes, "preferred_times"> & {
  title?: string;
  description?: string;
  location?: string;
  participants?: { email: string; name?: string }[];
  allow_conflicts?: boolean;
};

async function change(call: ApiCall<unknown, unknown, ChangeRows>, wanted: Wanted): Promise<ApiAnswer> {
  const { context, ifMatch, holder, id, now, rows, refuse } = call;
  const [row] = rows.meeting;
  if (!row) return refuse("not-found");
  if (!isAsSeen(ifMatch, row)) return refuse("changed");
  const [stored] = rows.event;
  if (!stored || !mayChange(row, now)) return refuse("not-changeable");
  const event = eventFromRow(stored);
  const attendees = wanted.participants && guestList(event, wanted.participants);
  const read = readNewSlot(event, wanted, attendees?.length ?? 0, now);
  if ("errors" in read) return refuse("bad-body", { errors: read.errors });
  const { title, description, location } = wanted;
  const outcome = await changeMeeting(context, {
    userId: holder.userId,
    eventId: id,
    seenEtag: ifMatch === null || ifMatch === "any" ? null : (event.etag ?? ""),
    change: {
      slot: read.slot,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(location !== undefined && { location }),
      ...(attendees && { attendees }),
    },
    by: { via: "api" },
    allowOverlap: wanted.allow_conflicts ?? false,
    now,
  });
  return outcome.ok ? finish(call, 200, { kind: "changed", event, as: outcome.event }) : refusal(call, outcome);
}

/** Where the meeting is to be: what is not said stays as it is. */
function readNewSlot(
  event: CalendarEvent,
  wanted: Wanted,
  attendees: number,
  now: Instant,
): { slot: Interval } | { errors: ApiError[] } {
  const same = { start: event.start, end: event.end };
  const { start, end, duration, time_zone } = wanted;
  if (start === undefined && end === undefined && duration === undefined) return { slot: same };
  const zone = time_zone ?? null;
  const asSaid = start ?? writeMoment(event.start, zone ?? "UTC");
  const usual = Math.round((event.end - event.start) / MINUTE);
  const read = readTimes({ start: asSaid, end, duration }, { usual, zone, attendees, now });
  if ("errors" in read) return read;
  return { slot: read.slots[0] ?? same };
}

/** The whole list as it is to be: whoever is on it already keeps their answer, and so do the user and rooms. */
function guestList({ attendees }: CalendarEvent, wanted: readonly { email: string; name?: string }[]): Attendee[] {
  const known = new Map(attendees.map((one) => [one.email.toLowerCase(), one]));
  const others = attendees.filter((one) => !isOtherPerson(one));
  const own = new Set(others.map(({ email }) => email.toLowerCase()));
  const asked = new Map(wanted.map((one) => [one.email.toLowerCase(), one]));
  const guests = [...asked].filter(([email]) => !own.has(email));
  return [...others, ...guests.map(([email, one]) => known.get(email) ?? { ...one, email })];
}

interface Around {
  /** Minutes it takes where nothing is said. */
  usual: number;
  /** As it was sent; null when it was not. */
  zone: string | null;
  attendees: number;
  now: Instant;
}

/** The slots that a body means, or all that is wrong with its times, each at its field. */
export function readTimes(
  { start, end, duration, preferred_times }: MeetingTimes,
  { usual, zone, attendees, now }: Around,
): { slots: Interval[] } | { errors: ApiError[] } {
  const errors: ApiError[] = [];
  const wrong = (pointer: string, detail: string) => void errors.push({ pointer, detail });
  const read = (pointer: string, text: string) => {
    const moment = readMoment(text, zone);
    if (typeof moment === "number") return moment;
    wrong(pointer, MOMENT_WORDS[moment]);
    return null;
  };
  if ((start === undefined) === (preferred_times === undefined))
    wrong("#/start", "Send either `start` or `preferred_times`.");
  if (end !== undefined && duration !== undefined) wrong("#/duration", "Send either `end` or `duration`.");
  if (end !== undefined && preferred_times !== undefined) wrong("#/end", "With `preferred_times`, send `duration`.");
  const endsAt = end === undefined ? null : read("#/end", end);
  const starts =
    start === undefined
      ? (preferred_times ?? []).map((text, n) => [`#/preferred_times/${n}`, text] as const)
      : [["#/start", start] as const];
  const slots = starts.flatMap(([pointer, text]) => {
    const startsAt = read(pointer, text);
    if (startsAt === null || (end !== undefined && endsAt === null)) return [];
    const slot = { start: startsAt, end: endsAt ?? startsAt + (duration ?? usual) * MINUTE };
    for (const one of checkMeeting({ ...slot, attendees, now }))
      wrong(fieldOf(one, pointer, end !== undefined), one.sentence);
    return [slot];
  });
  return errors.length > 0 ? { errors } : { slots };
}

const MOMENT_WORDS: Record<MomentProblem, string> = {
  "no-moment": "Not a moment of RFC 3339 with an offset, like 2026-03-05T15:00:00+01:00.",
  "no-such-time": "There is no such time in `time_zone`: its clocks go forward then.",
  "other-offset": "`time_zone` has another offset then. Send the right one, or `Z`.",
};

function fieldOf({ code }: LimitProblem, pointer: string, hasEnd: boolean): string {
  if (code === "too-many-attendees") return "#/participants";
  if (code === "past" || code === "too-far") return pointer;
  return hasEnd ? "#/end" : "#/duration";
}

/** Answers with the meeting as it is now, after the user's pages and their assistant know of it. */
async function finish(call: ApiCall, status: number, done: Done): Promise<ApiAnswer> {
  await tell(call, done);
  const { id } = done.as ?? done.event;
  const [row] = await selectMeeting(call.context.db, call.holder.userId, id);
  if (!row) throw new Error("a meeting that was just written is not there");
  const answer = shown(status, row, call.zone);
  return status === 201
    ? { ...answer, headers: { ...answer.headers, location: `/api/v1/meetings/${encodeURIComponent(id)}` } }
    : answer;
}

type Done = { kind: "created" | "changed" | "cancelled"; event: CalendarEvent; as?: CalendarEvent };

/** What was done by the API can be taken back by text, like what was done by text. */
async function tell({ context, holder: { userId }, effectId, now }: ApiCall, { kind, event }: Done): Promise<void> {
  await Promise.all([
    context.notifyPages(userId, "meetings"),
    context.assistantOf({ userId }).noteDone({ id: effectId, kind, event, at: now }),
  ]);
}

/** Why a write did not happen, with what is free instead where the time is taken. */
export function refusal(
  call: Pick<ApiCall, "zone" | "holder" | "refuse">,
  outcome: Extract<MeetingOutcome, { ok: false }> | Awaited<ReturnType<typeof cancelMeeting>>,
): ApiAnswer {
  if (outcome.ok) throw new RangeError("nothing was refused");
  const { zone, holder, refuse } = call;
  if (outcome.reason === "slot-taken" && "conflicts" in outcome) {
    const slotOf = ({ start, end }: Interval) => ({ start: writeMoment(start, zone), end: writeMoment(end, zone) });
    const mayRead = holder.key.scopes.includes("meetings:read");
    return refuse("slot-taken", {
      conflicts: outcome.conflicts.map((event) => ({
        ...slotOf(event),
        ...(mayRead && { id: event.id, title: event.title }),
      })),
      alternatives: outcome.alternatives.map(slotOf),
    });
  }
  const detail = FAILURE_WORDS[outcome.reason];
  return refuse(PROBLEM_OF[outcome.reason] ?? "calendar-refused", detail ? { detail } : {});
}

const PROBLEM_OF: Record<string, ApiProblemName> = {
  ...{ "trial-over": "meetings-used-up", "meetings-used": "meetings-used-up", "plan-used": "meetings-used-up" },
  ...{ "plan-over": "meetings-used-up", "payment-open": "meetings-used-up" },
  ...{ "not-connected": "calendar-not-connected", revoked: "calendar-not-connected" },
  ...{
    down: "calendar-down",
    unknown: "outcome-unknown",
    changed: "changed",
    past: "not-changeable",
    gone: "not-found",
  },
  ...{ "not-found": "not-found", "slot-taken": "slot-taken" },
};

const LIST = "meetings";

const instantOf = (text: string | undefined): Instant | undefined => {
  const moment = text === undefined ? undefined : readMoment(text, null);
  return typeof moment === "number" ? moment : undefined;
};

/** Whether the meeting is what `If-Match` says, or nothing was said. */
function isAsSeen(ifMatch: IfMatch | null, row: MeetingRow): boolean {
  return ifMatch === null || ifMatch === "any" || ifMatch.includes(etagOf(row));
}

/** Google's own names every state of an event; of a meeting that its calendar holds no more the state is all there is. */
const etagOf = ({ etag, state }: MeetingRow) => `"${etag?.replaceAll(/[^\x21\x23-\x7e]/g, "") || state}"`;

function shown(status: number, row: MeetingRow, zone: string): ApiAnswer {
  return { status, headers: { etag: etagOf(row) }, body: meetingOf(row, zone) };
}

function meetingOf(row: MeetingRow, zone: string) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    start: writeMoment(row.startAt, zone),
    end: writeMoment(row.endAt, zone),
    duration: Math.round((row.endAt - row.startAt) / MINUTE),
    time_zone: zone,
    participants: row.attendees.filter(isOtherPerson).map(({ email, name = "", responseStatus }) => ({
      email,
      name: personName(name),
      response: responseStatus === "needsAction" || responseStatus === undefined ? "needs_action" : responseStatus,
    })),
    status: row.state,
    type: row.type,
    is_recurring: row.repeats === 1,
    is_organizer: row.organizerSelf === 1,
    meet_link: meetLink(row.hangoutLink),
    calendar_link: safeLink(row.htmlLink),
  };
}
