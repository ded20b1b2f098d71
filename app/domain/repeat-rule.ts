import { Temporal } from "temporal-polyfill";
import type { Repeats } from "./repeats";
import { WEEKDAY_CODES } from "./weekdays";

/**
 * The rule of a series that begins on this date, on its day of the week or of the month. From a 31st on it is the last
 * day of each month: by the number every other month would be left out, without a word.
 *
 * @returns one RFC 5545 RRULE without "RRULE:"; empty for an event that comes once
 */
export function ruleOf(repeats: Repeats, date: string): string {
  const { day, dayOfWeek } = Temporal.PlainDate.from(date);
  const weekly = `BYDAY=${WEEKDAY_CODES[dayOfWeek - 1]}`;
  return {
    never: "",
    daily: "FREQ=DAILY",
    weekly: `FREQ=WEEKLY;${weekly}`,
    fortnightly: `FREQ=WEEKLY;INTERVAL=2;${weekly}`,
    monthly: `FREQ=MONTHLY;BYMONTHDAY=${day === 31 ? -1 : day}`,
  }[repeats];
}
