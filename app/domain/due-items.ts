import { Temporal } from "temporal-polyfill";
import { AGENDA_GOOD_FOR_MS, type AgendaMoment, type AgendaPreferences, hasAgenda, zoneOn } from "./daily-agenda";
import { QUIET_UNTIL_MINUTE } from "./quiet-hours";
import { DAY, type Instant } from "./time";
import { atMinute, localDay } from "./zones";

/** When somebody who has no agenda in the morning is told of what is due: nine o'clock on the wall where they are. */
const USUAL_MINUTE = 9 * 60;
const NOON_MINUTE = 12 * 60;

/** Later than this it is not told any more. */
export const DUE_GOOD_FOR_MS = AGENDA_GOOD_FOR_MS;

/**
 * When a user is told what is due on some days: in the morning of the day itself, at the time of their agenda where that
 * comes in a morning out of the quiet hours. Of a day whose agenda is sent nothing is told: what is due stands in that.
 *
 * @param days ISO dates
 * @param from both included, UTC milliseconds
 * @returns in the order of the days
 */
export function dueMoments(
  preferences: AgendaPreferences,
  days: readonly string[],
  from: Instant,
  to: Instant,
): AgendaMoment[] {
  const { notifyAgenda, agendaMinute } = preferences;
  const isMorning = notifyAgenda && agendaMinute >= QUIET_UNTIL_MINUTE && agendaMinute < NOON_MINUTE;
  return [...new Set(days)].sort().flatMap((day) => {
    const date = Temporal.PlainDate.from(day);
    if (hasAgenda(preferences, date)) return [];
    const zone = zoneOn(date, preferences);
    const at = atMinute(date, isMorning ? agendaMinute : USUAL_MINUTE, zone);
    return at >= from && at <= to ? [{ at, day, zone }] : [];
  });
}

/** Every date that it is somewhere on earth between two moments, in order. */
export function daysAround(from: Instant, to: Instant): string[] {
  const days: string[] = [];
  for (let at = from - DAY; at < to + 2 * DAY; at += DAY) days.push(localDay(at, "UTC"));
  return days;
}
