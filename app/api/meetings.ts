import type { SQL } from "drizzle-orm";
import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import type { Db } from "~/db/database";
import { findGoogleAccount } from "~/db/google-accounts";
import { selectMeeting, selectMeetingOrNext, selectMeetingsAfter } from "~/db/meeting-list";
import type { ApiProblemName } from "~/domain/api-problems";
import { readMoment } from "~/domain/api-time";
import type { CalendarEvent } from "~/domain/calendar-event";
import { uniqueGuests, withGuests } from "~/domain/guest-list";
import { searchWords } from "~/domain/meeting-filter";
import { mayChange } from "~/domain/meeting-view";
import type { NewMeeting } from "~/domain/new-meeting";
import { stampOf, staysInDay } from "~/domain/series";
import type { Reach } from "~/domain/series-reach";
import type { Instant, Interval } from "~/domain/time";
import {
  CancelQuery,
  ChangeQuery,
  MeetingCreate,
  MeetingPatch,
  MeetingPut,
  MeetingQuery,
  type MeetingTimes,
} from "~/forms/api";
import { cancelMeeting } from "~/services/meetings/cancel";
import { changeMeeting } from "~/services/meetings/change";
import { createMeeting } from "~/services/meetings/create";
import type { MeetingOutcome } from "~/services/meetings/meeting-outcome";
import { changeSeries } from "~/services/meetings/series";
import * as answers from "./answers";
import { cutPage, isCursorOf, peekCursor } from "./cursor";
import { finish, isAsSeen, type MeetingRow, meetingOf, noteBy, refusal, shown, tell } from "./meeting-answer";
import { readChangedTimes, readNewTimes, readRecurrence } from "./meeting-times";
import { type ApiAnswer, type ApiCall, type ExampleDays, operation } from "./operation";
import type { ApiError } from "./problem";

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
    "Your meetings in order of time, from now on unless `from` says otherwise: each of a series by itself, and what takes whole days too.",
  query: MeetingQuery,
  answer: { status: 200, schema: answers.MeetingList, text: "A page of meetings." },
  problems: ["bad-cursor"],
  example: () => ({ query: { limit: 10 } }),
  reads: (db, { userId, query: { from, to, status, q, series_id, all_day, limit, cursor }, now }) => {
    const after = peekCursor(cursor);
    return {
      meetings: selectMeetingsAfter(db, userId, {
        window: { start: instantOf(from) ?? now, end: instantOf(to) ?? Number.MAX_SAFE_INTEGER },
        words: searchWords(q ?? ""),
        status: status ?? null,
        seriesId: series_id ?? null,
        allDay: all_day === undefined ? null : all_day === "true",
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
  description:
    "The `ETag` names this state of the meeting: send it as `If-Match` with a change. By the id of a series, which a single meeting has kept that became one, it is the next of its meetings, under that one's own `id`.",
  answer: { status: 200, schema: answers.Meeting, text: "The meeting.", etag: true },
  problems: ["not-found"],
  example: () => ({}),
  reads: (db, { userId, id, now }) => ({ meeting: selectMeetingOrNext(db, userId, id, now) }),
  handle: async ({ rows: { meeting }, zone, refuse }) =>
    meeting[0] ? shown(200, meeting[0], zone) : refuse("not-found"),
});

export const createMeetingOperation = operation({
  ...{ id: "createMeeting", method: "POST", path: "/meetings", tag: "Meetings", scope: "meetings:write" },
  summary: "Create a meeting",
  description:
    "Books a meeting in your Google Calendar, which mails its participants. It takes `start`, or `preferred_times`, of which the first free one is taken; and `end`, or `duration`, or your usual length. With `start_date` it takes whole days, and with `recurrence` it is the first of a series. With an `Idempotency-Key` it can be sent again after any failure, and is booked once. For a day you can take it back by texting “undo” to Parley.",
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
    more: {
      "whole days": { title: "Trade fair", start_date: days.saturday, end_date: days.monday, location: "Utrecht" },
      "a series": {
        title: "Standup",
        start: at(days, "09:30"),
        duration: 15,
        time_zone: "Europe/Amsterdam",
        recurrence: "FREQ=WEEKLY;BYDAY=TU,TH;COUNT=20",
      },
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
    const attendees = uniqueGuests([...participants, ...(participant_email ? [{ email: participant_email }] : [])]);
    const around = {
      usual: holder.preferences.defaultMeetingDuration,
      ...{ zone: body.time_zone ?? null, attendees: attendees.length, now },
    };
    const read = readNewTimes(body, around, call.zone);
    if ("errors" in read) return call.refuse("bad-body", { errors: read.errors });
    const { slots, allDay } = read;
    const repeated = readSeriesRule(body, slots, allDay, zone);
    if ("errors" in repeated) return call.refuse("bad-body", { errors: repeated.errors });
    const details: Omit<NewMeeting, keyof Interval> = {
      ...{ meetingId: effectId, title, location, zone, attendees, recurrence: repeated.rule },
      ...(allDay && { allDay }),
      ...(description !== undefined && { description }),
      ...(video_call !== undefined && { meet: video_call }),
      ...(reminder_minutes !== undefined && { reminderMinutes: reminder_minutes }),
    };
    const outcome = await createFirstFree(call, details, slots);
    if (!outcome.ok) return refusal(call, outcome);
    return finish(call, 201, outcome.event.id);
  },
});

/** The rule of a new series, "" where it is none. */
function readSeriesRule(
  { recurrence, preferred_times }: { recurrence?: string; preferred_times?: unknown },
  [slot]: readonly Interval[],
  allDay: NewMeeting["allDay"],
  zone: string,
): { rule: string } | { errors: ApiError[] } {
  if (recurrence === undefined || !slot) return { rule: "" };
  if (preferred_times !== undefined)
    return { errors: [{ pointer: "#/recurrence", detail: "A series begins at one time: send `start`." }] };
  return readRecurrence(recurrence, { slot, ...(allDay && { allDay }) }, zone);
}

/** Of several times the first that is free; when none is, why not of the one that was liked best. */
async function createFirstFree(
  call: ApiCall<unknown, { allow_conflicts?: boolean }>,
  details: Omit<NewMeeting, keyof Interval>,
  slots: readonly Interval[],
): Promise<MeetingOutcome> {
  const { context, holder, body, now } = call;
  const common = { userId: holder.userId, by: { via: "api" }, note: noteBy(call), now } as const;
  const allowOverlap = body.allow_conflicts ?? false;
  let refused: MeetingOutcome | undefined;
  for (const slot of slots) {
    const outcome = await createMeeting(context, { ...common, meeting: { ...details, ...slot }, allowOverlap });
    if (outcome.ok || outcome.reason !== "slot-taken") return outcome;
    refused ??= outcome;
  }
  if (!refused) throw new RangeError("no time to try");
  return refused;
}

/** What a change is judged by: the meeting, and its event as Google has it. */
const selectMeetingAndEvent = (db: Db, { userId, id }: { userId: SQL; id: string }) => ({
  meeting: selectMeeting(db, userId, id, "whole days too"),
  event: selectEvent(db, userId, id),
});

const CHANGE = {
  tag: "Meetings",
  path: "/meetings/{id}",
  scope: "meetings:write",
  guarded: true,
  answer: { status: 200, schema: answers.Meeting, text: "The meeting as it is now.", etag: true },
  problems: ["not-found", "not-changeable", "changed", "meetings-used-up", ...WRITE_PROBLEMS],
} as const;

export const updateMeeting = operation({
  ...{ ...CHANGE, id: "updateMeeting", method: "PATCH" },
  summary: "Change a meeting",
  description:
    "Changes what is named and leaves the rest. A new `start` alone keeps the length. The participants are told. Of a series this one changes, unless `apply_to` says more; a rule that is there changes in the calendar only.",
  query: ChangeQuery,
  body: MeetingPatch,
  example: (days) => ({ body: { start: at(days, "11:00"), duration: 45, time_zone: "Europe/Amsterdam" } }),
  reads: selectMeetingAndEvent,
  handle: async (call) => change(call, call.body, call.query.apply_to),
});

export const replaceMeeting = operation({
  ...{ ...CHANGE, id: "replaceMeeting", method: "PUT" },
  summary: "Replace a meeting",
  description:
    "Makes the meeting what the body says: what is left out is empty afterwards. Without `end` and `duration` it takes your usual length. Of a series it is this one alone.",
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
  reads: selectMeetingAndEvent,
  handle: async (call) => {
    const { duration, end } = call.body;
    const usual = call.holder.preferences.defaultMeetingDuration;
    const isTimed = call.body.start_date === undefined && end === undefined;
    if (call.body.start === undefined && call.body.start_date === undefined)
      return call.refuse("bad-body", { errors: [{ pointer: "#/start", detail: "Send `start`, or `start_date`." }] });
    return change(call, { ...call.body, ...(isTimed && { duration: duration ?? usual }) });
  },
});

export const cancelMeetingOperation = operation({
  ...{ id: "cancelMeeting", method: "DELETE", path: "/meetings/{id}", tag: "Meetings", scope: "meetings:write" },
  summary: "Cancel a meeting",
  description:
    "Takes it off the calendar; Google Calendar tells the participants. One that was cancelled before stays so. Of a series this one is cancelled, unless `apply_to` says more.",
  guarded: true,
  query: CancelQuery,
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
  reads: selectMeetingAndEvent,
  handle: async (call) => {
    const { context, holder, id, zone, now, rows, refuse } = call;
    const [row] = rows.meeting;
    const [event] = rows.event;
    if (!event && row?.state !== "cancelled" && !(await hasCalendar(call))) return refuse("calendar-not-connected");
    if (!row) return refuse("not-found");
    if (!isAsSeen(call.ifMatch, row)) return refuse("changed");
    if (row.state === "cancelled") return { status: 204 };
    if (!event || !mayChange(row, now)) return refuse("not-changeable");
    const reach = call.query.apply_to;
    if (reach !== "this") return cancelSeries(call, eventFromRow(event), reach);
    const by = { via: "api" } as const;
    const asked = { userId: holder.userId, eventId: id, by, note: noteBy(call), zone, now };
    const outcome = await cancelMeeting(context, asked);
    if (!outcome.ok) return refusal(call, outcome);
    await tell(call);
    return { status: 204 };
  },
});

async function cancelSeries(call: ApiCall, event: CalendarEvent, reach: Reach): Promise<ApiAnswer> {
  if (stampOf(event) === "") return noSeries(call);
  const done = await writeSeries(call, event, reach, null, false);
  if (!done.ok) return refusal(call, done);
  return { status: 204 };
}

const noSeries = ({ refuse }: ApiCall) =>
  refuse("bad-query", { errors: [{ pointer: "?apply_to", detail: "This meeting is none of a series." }] });

/** Writes a change of more than one of a series; done, the conversation knows of it. */
async function writeSeries(
  call: ApiCall,
  event: CalendarEvent,
  reach: Reach,
  slot: Interval | null,
  allowOverlap: boolean,
): Promise<MeetingOutcome> {
  const { context, holder, effectId: meetingId, ifMatch, now } = call;
  const outcome = await changeSeries(context, {
    ...{ userId: holder.userId, eventId: event.id, seenEtag: seenEtag(ifMatch, event) },
    ...{ reach, slot, meetingId, by: { via: "api" }, allowOverlap, note: noteBy(call), now },
  });
  if (outcome.ok) await tell(call);
  return outcome;
}

type ChangeRows = { meeting: MeetingRow[]; event: Awaited<ReturnType<typeof selectEvent>> };
type Wanted = Omit<MeetingTimes, "preferred_times"> & {
  title?: string;
  description?: string;
  location?: string;
  recurrence?: string;
  participants?: { email: string; name?: string }[];
  allow_conflicts?: boolean;
};

/** Without one the events are not known here, and may stand in the calendar all the same. */
const hasCalendar = async ({ context, holder }: Pick<ApiCall, "context" | "holder">): Promise<boolean> =>
  (await findGoogleAccount(context.db, holder.userId)) !== undefined;

async function change(
  call: ApiCall<unknown, unknown, ChangeRows>,
  wanted: Wanted,
  reach: Reach | "this" = "this",
): Promise<ApiAnswer> {
  const { context, ifMatch, holder, id, zone, now, rows, refuse } = call;
  const [row] = rows.meeting;
  const [stored] = rows.event;
  if (!stored && !(await hasCalendar(call))) return refuse("calendar-not-connected");
  if (!row) return refuse("not-found");
  if (!isAsSeen(ifMatch, row)) return refuse("changed");
  if (!stored || !mayChange(row, now)) return refuse("not-changeable");
  const event = eventFromRow(stored);
  const attendees = wanted.participants && withGuests(event.attendees, wanted.participants);
  const usual = holder.preferences.defaultMeetingDuration;
  const around = { usual, zone: wanted.time_zone ?? null, attendees: attendees?.length ?? 0, now };
  const read = readChangedTimes(event, wanted, around, zone);
  if ("errors" in read) return refuse("bad-body", { errors: read.errors });
  if (reach !== "this") return moveSeries(call, event, reach, wanted, read.slot);
  const repeated = readNewRule(event, wanted, read, zone);
  if ("errors" in repeated) return refuse("bad-body", { errors: repeated.errors });
  const { title, description, location } = wanted;
  const outcome = await changeMeeting(context, {
    userId: holder.userId,
    eventId: id,
    seenEtag: seenEtag(ifMatch, event),
    change: {
      ...read,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(location !== undefined && { location }),
      ...(attendees && { attendees }),
      ...(repeated.rule !== "" && { recurrence: repeated.rule }),
    },
    by: { via: "api" },
    allowOverlap: wanted.allow_conflicts ?? false,
    note: noteBy(call),
    now,
  });
  if (!outcome.ok) return refusal(call, outcome);
  return finish(call, 200, outcome.event.id);
}

/** The version of the event that has to be there still; null for whatever it is by now. */
const seenEtag = (ifMatch: ApiCall["ifMatch"], { etag }: CalendarEvent) =>
  ifMatch === null || ifMatch === "any" ? null : (etag ?? "");

/** The rule that makes a single meeting the first of a series, "" where none is wanted. */
function readNewRule(
  event: CalendarEvent,
  { recurrence, time_zone }: Wanted,
  when: ReturnType<typeof readChangedTimes>,
  zone: string,
): ReturnType<typeof readSeriesRule> {
  if (recurrence === undefined || "errors" in when) return { rule: "" };
  if (event.recurringEventId)
    return {
      errors: [{ pointer: "#/recurrence", detail: "It is one of a series: its rule changes in the calendar." }],
    };
  const allDay = when.allDay === undefined ? daysOf(event) : (when.allDay ?? undefined);
  return readSeriesRule({ recurrence }, [when.slot], allDay, event.zone ?? time_zone ?? zone);
}

const daysOf = ({ startDate, endDate }: CalendarEvent) => (startDate && endDate ? { startDate, endDate } : undefined);

/** What more than one of a series can change. */
const OF_SERIES = new Set(["start", "end", "duration", "time_zone", "allow_conflicts"]);

/** Moves a series from this instance on, or all of it, within the day. */
async function moveSeries(
  call: ApiCall,
  event: CalendarEvent,
  reach: Reach,
  wanted: Wanted,
  slot: Interval,
): Promise<ApiAnswer> {
  if (stampOf(event) === "") return noSeries(call);
  const others = Object.keys(wanted).filter((field) => !OF_SERIES.has(field));
  const errors = others.map((field) => ({
    pointer: `#/${field}`,
    detail: `With \`apply_to=${reach}\` only the time of day changes. Change the rest in your calendar, or of one meeting.`,
  }));
  if (!staysInDay(event, slot, call.zone))
    errors.push({ pointer: "#/start", detail: `With \`apply_to=${reach}\` meetings stay on their days.` });
  if (errors.length > 0) return call.refuse("bad-body", { errors });
  const moved = await writeSeries(call, event, reach, slot, wanted.allow_conflicts ?? false);
  if (!moved.ok) return refusal(call, moved);
  const [row] = await selectMeeting(call.context.db, call.holder.userId, moved.event.id);
  return row ? shown(200, row, call.zone) : call.refuse("outcome-unknown");
}

const LIST = "meetings";

const instantOf = (text: string | undefined): Instant | undefined => {
  const moment = text === undefined ? undefined : readMoment(text, null);
  return typeof moment === "number" ? moment : undefined;
};
