import { type Attendee, isOtherPerson } from "./calendar-event";
import { filledSlotOf } from "./filled-slot";
import type { FollowUp } from "./summary";
import type { Instant } from "./time";
import { instantAtWallTime, wallTimeOf } from "./wall-time";
import { shifted } from "./zones";

/** A meeting that is to be followed by another. */
interface Held {
  title: string;
  location: string;
  startAt: Instant;
  endAt: Instant;
  attendees: readonly Attendee[];
}

const WEEK_MINUTES = 7 * 1440;

/**
 * What the form of the meeting that follows another begins with: its name, its guests and its length, at the time that
 * was said in it, else at the same time a week later, where that has not passed.
 *
 * @param said the next meeting as the summary has it
 * @param zone the user's
 */
export function followUpDefaults(held: Held, said: FollowUp | null, zone: string, now: Instant) {
  const attendees = held.attendees
    .filter(isOtherPerson)
    .map(({ email }) => email)
    .join(", ");
  const words = { summary: held.title, location: held.location, attendees };
  const aWeekLater = shifted(held.startAt, WEEK_MINUTES, zone);
  const startAt = followUpStart(held.startAt, said, zone, now) ?? (aWeekLater > now ? aWeekLater : null);
  if (startAt === null) return words;
  const start = wallTimeOf(startAt, zone);
  const end = wallTimeOf(startAt + held.endAt - held.startAt, zone);
  return {
    ...words,
    ...{ startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time },
    filledSlot: filledSlotOf(start, end),
  };
}

/**
 * When the meeting that follows begins by what was said in the one before.
 *
 * @param heldAt when that one began
 * @returns null where nothing was said, or the time has passed
 */
export function followUpStart(heldAt: Instant, said: FollowUp | null, zone: string, now: Instant): Instant | null {
  const moment = said && momentOf(said.when, heldAt, zone);
  return moment !== null && moment > now ? moment : null;
}

/** Of a day alone the time of the meeting before counts. */
function momentOf(when: string, before: Instant, zone: string): Instant | null {
  if (when.length > 10) return Date.parse(when);
  const moment = instantAtWallTime(when, wallTimeOf(before, zone).time, zone);
  return moment === "skipped" ? null : moment;
}
