import { Temporal } from "temporal-polyfill";
import type { Repeats } from "./repeats";
import { ending } from "./rules-changed";
import type { Instant } from "./time";
import { WEEKDAY_CODES } from "./weekdays";
import { zoned } from "./zones";

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

/**
 * The rule of a series that ends.
 *
 * @param end its last day as ISO date, or how often it comes
 * @param first when it begins; `isAllDay` of whole days
 * @param zone IANA zone in which it repeats
 */
export function withEnd(
  rule: string,
  end: string | number,
  { start, isAllDay }: { start: Instant; isAllDay: boolean },
  zone: string,
): string {
  if (typeof end === "number") return ending(rule, end);
  // RFC 5545: days end with a day. And a moment is in UTC, where an evening in America is the next day already.
  if (isAllDay) return `${rule};UNTIL=${end.replaceAll("-", "")}`;
  const time = zoned(start, zone).toPlainTime();
  const last = Temporal.PlainDate.from(end).toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant();
  return `${rule};UNTIL=${last.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`;
}

/**
 * A rule as it is read from words ends with a day and no zone, written "…T235959Z". As it is meant it ends with the
 * meeting of that day: by the letter an evening in New York was lost, and a morning in Auckland was one too many.
 *
 * @param first when the series begins; `isAllDay` of whole days
 * @param zone IANA zone in which it repeats
 */
export function withLastMeeting(rule: string, first: { start: Instant; isAllDay: boolean }, zone: string): string {
  const [end, year, month, day] = /;UNTIL=(\d{4})(\d\d)(\d\d)T235959Z/.exec(rule) ?? [];
  return end ? withEnd(rule.replace(end, ""), `${year}-${month}-${day}`, first, zone) : rule;
}
