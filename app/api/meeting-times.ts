import { type AllDay, countDays, daysFrom, slotOfDays } from "~/domain/all-day";
import { type MomentProblem, readMoment, writeMoment } from "~/domain/api-time";
import type { CalendarEvent } from "~/domain/calendar-event";
import { checkAllDay, checkMeeting, type LimitProblem } from "~/domain/meeting-limits";
import { readRule, whyNotFrom } from "~/domain/rrule";
import { type Instant, type Interval, MINUTE } from "~/domain/time";
import { localDay } from "~/domain/zones";
import type { MeetingTimes } from "~/forms/api";
import type { ApiError } from "./problem";

interface Around {
  /** Minutes it takes where nothing is said. */
  usual: number;
  /** As it was sent; null when it was not. */
  zone: string | null;
  attendees: number;
  now: Instant;
}

/** When a meeting is: of whole days `slot` is their midnights. */
export interface When {
  slot: Interval;
  allDay?: AllDay;
}

type Wrong = { errors: ApiError[] };

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

/** What goes with a time of day only. */
const TIMED = ["start", "end", "duration", "preferred_times", "video_call", "reminder_minutes"] as const;

type WithDays = { [field in (typeof TIMED)[number]]?: unknown } & Pick<MeetingTimes, "start_date" | "end_date">;

/**
 * When a new meeting is to be, as a body says it: the times to try in their order, or days.
 *
 * @param zone the user's, in which whole days begin
 */
export function readNewTimes(
  body: MeetingTimes & WithDays,
  around: Around,
  zone: string,
): { slots: Interval[]; allDay?: AllDay } | Wrong {
  const { start_date, end_date } = body;
  if (start_date === undefined && end_date === undefined) return readTimes(body, around);
  if (start_date === undefined)
    return { errors: [{ pointer: "#/end_date", detail: "It goes with `start_date` alone." }] };
  const read = readDays(body, start_date, daysFrom(start_date, 1).endDate, around, zone);
  return "errors" in read ? read : { slots: [read.slot], ...(read.allDay && { allDay: read.allDay }) };
}

/**
 * When a meeting is to be that is there: what is not said stays as it is, its length too.
 *
 * @param around `usual` is of a meeting that took whole days, and takes them no more
 * @param zone the user's
 */
export function readChangedTimes(
  event: CalendarEvent,
  wanted: MeetingTimes & WithDays,
  around: Around,
  zone: string,
): (When | { slot: Interval; allDay: null }) | Wrong {
  const { start, end, duration, start_date, end_date } = wanted;
  const days = event.startDate && event.endDate ? { startDate: event.startDate, endDate: event.endDate } : null;
  if (start_date !== undefined || end_date !== undefined) {
    const first = start_date ?? days?.startDate;
    if (first === undefined)
      return { errors: [{ pointer: "#/start_date", detail: "Send it: the meeting begins at a time of day so far." }] };
    return readDays(wanted, first, daysFrom(first, days ? countDays(days) : 1).endDate, around, zone);
  }
  const same = { start: event.start, end: event.end };
  if (start === undefined && end === undefined && duration === undefined) return { slot: same };
  if (event.allDay && start === undefined)
    return { errors: [{ pointer: "#/start", detail: "Send it: the meeting takes whole days so far." }] };
  const asSaid = start ?? writeMoment(event.start, around.zone ?? "UTC");
  const usual = event.allDay ? around.usual : Math.round((event.end - event.start) / MINUTE);
  const read = readTimes({ start: asSaid, end, duration }, { ...around, usual });
  if ("errors" in read) return read;
  return { slot: read.slots[0] ?? same, ...(event.allDay && { allDay: null }) };
}

function readDays(
  body: WithDays,
  startDate: string,
  unlessSaid: string,
  { attendees, now }: Around,
  zone: string,
): When | Wrong {
  const allDay = { startDate, endDate: body.end_date ?? unlessSaid };
  const timed = TIMED.filter((field) => body[field] !== undefined);
  const errors = [
    ...timed.map((field) => ({ pointer: `#/${field}`, detail: "What takes whole days has none. Leave it out." })),
    ...checkAllDay(allDay, { attendees, now, zone }).map((one) => ({
      pointer: dayFieldOf(one, body.end_date !== undefined),
      detail:
        one.code === "end-before-start" ? "The day after the last one: it is later than `start_date`." : one.sentence,
    })),
  ];
  return errors.length > 0 ? { errors } : { slot: slotOfDays(allDay, zone), allDay };
}

function dayFieldOf({ code }: LimitProblem, hasEnd: boolean): string {
  if (code === "too-many-attendees") return "#/participants";
  return hasEnd && (code === "end-before-start" || code === "too-many-days") ? "#/end_date" : "#/start_date";
}

/**
 * The rule of a series that begins then, as the calendar takes it.
 *
 * @param zone in which it repeats
 */
export function readRecurrence(text: string, { slot, allDay }: When, zone: string): { rule: string } | Wrong {
  const rule = readRule(text);
  const why =
    "problem" in rule
      ? rule.problem
      : whyNotFrom(rule, allDay?.startDate ?? localDay(slot.start, zone), allDay ? null : slot.start);
  if ("problem" in rule || why !== null) return { errors: [{ pointer: "#/recurrence", detail: why ?? "" }] };
  return { rule: rule.text };
}
