import { Temporal } from "temporal-polyfill";
import { type AllDay, countDays } from "./all-day";
import { HOUR, type Instant, type Interval, MINUTE } from "./time";
import { zoned } from "./zones";

export const MIN_MEETING_MINUTES = 5;
export const MAX_MEETING_MINUTES = 24 * 60;
/** Of an event that takes whole days: a year, with the leap day in it. */
export const MAX_DAYS = 366;
/** Google's own limit for one event. */
export const MAX_ATTENDEES = 200;
const MAX_YEARS_AHEAD = 2;

export interface LimitProblem {
  code: "past" | "end-before-start" | "too-short" | "too-long" | "too-many-days" | "too-many-attendees" | "too-far";
  /** One plain sentence for the user. */
  sentence: string;
}

/** Everything that keeps this meeting from being booked; empty when it is fine. `attendees` is how many. */
export function checkMeeting({
  start,
  end,
  attendees,
  now,
}: Interval & { attendees: number; now: Instant }): LimitProblem[] {
  const problems: LimitProblem[] = [];
  if (start < now) problems.push({ code: "past", sentence: "That time has already passed." });
  if (end < start) {
    problems.push({ code: "end-before-start", sentence: "The end is before the start." });
  } else if (end - start < MIN_MEETING_MINUTES * MINUTE) {
    problems.push({ code: "too-short", sentence: `A meeting takes at least ${MIN_MEETING_MINUTES} minutes.` });
  } else if (end - start > MAX_MEETING_MINUTES * MINUTE) {
    problems.push({
      code: "too-long",
      sentence: `A meeting takes at most ${(MAX_MEETING_MINUTES * MINUTE) / HOUR} hours.`,
    });
  }
  // The user's zone would move the edge by hours only, which nobody notices two years ahead.
  const isFar = start > zoned(now, "UTC").add({ years: MAX_YEARS_AHEAD }).epochMilliseconds;
  return [...problems, ...tooManyGuests(attendees), ...(isFar ? [TOO_FAR] : [])];
}

/**
 * As `checkMeeting`, of an event that takes whole days. Today is not past until it is over.
 *
 * @param zone IANA zone whose calendar says which day it is
 */
export function checkAllDay(
  allDay: AllDay,
  { attendees, now, zone }: { attendees: number; now: Instant; zone: string },
): LimitProblem[] {
  const problems: LimitProblem[] = [];
  const today = zoned(now, zone).toPlainDate();
  const days = countDays(allDay);
  if (days < 1) problems.push({ code: "end-before-start", sentence: "The end is before the start." });
  else if (Temporal.PlainDate.compare(allDay.endDate, today) <= 0)
    problems.push({ code: "past", sentence: "That day has already passed." });
  if (days > MAX_DAYS) problems.push({ code: "too-many-days", sentence: `An event takes at most ${MAX_DAYS} days.` });
  const isFar = Temporal.PlainDate.compare(allDay.startDate, today.add({ years: MAX_YEARS_AHEAD })) > 0;
  return [...problems, ...tooManyGuests(attendees), ...(isFar ? [TOO_FAR] : [])];
}

const TOO_FAR: LimitProblem = { code: "too-far", sentence: "I can book up to two years ahead." };

/** What Google does not take: more people than it invites to one event. */
export const tooManyGuests = (attendees: number): LimitProblem[] =>
  attendees > MAX_ATTENDEES
    ? [
        {
          code: "too-many-attendees",
          sentence: `Google invites at most ${MAX_ATTENDEES} people to one event. Invite fewer, or one group address for all of them.`,
        },
      ]
    : [];
