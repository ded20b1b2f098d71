import { Temporal } from "temporal-polyfill";
import { type AllDay, daysFrom } from "./all-day";
import type { CalendarEvent } from "./calendar-event";
import type { Instant, Interval } from "./time";
import { weekdaysOfRule } from "./weekdays";
import { zoned } from "./zones";

/**
 * When the rules of its series put an instance, wherever it is now: the end of its id, `20261126T140000Z`, or
 * `20261126` for whole days. Empty for an event of no series.
 */
export function stampOf({ id, recurringEventId }: Pick<CalendarEvent, "id" | "recurringEventId">): string {
  return recurringEventId && id.startsWith(`${recurringEventId}_`) ? id.slice(recurringEventId.length + 1) : "";
}

/** What the id of an instance says: of which series, and when the rules of that put it. */
export type InstanceId = { seriesId: string } & ({ start: Instant } | AllDay);

/** @returns undefined for the id of an event that is none of a series */
export function readInstanceId(id: string): InstanceId | undefined {
  const [, seriesId, date, time] = /^(.+)_(\d{8})(T\d{6}Z)?$/.exec(id) ?? [];
  if (!seriesId || !date) return undefined;
  try {
    return time
      ? { seriesId, start: Temporal.Instant.from(date + time).epochMilliseconds }
      : { seriesId, ...daysFrom(Temporal.PlainDate.from(date).toString(), 1) };
  } catch {
    return undefined; // somebody typed a thirteenth month
  }
}

/**
 * The rules of a series so that it ends before an instance.
 *
 * @param recurrence RFC 5545 lines, as the calendar has them
 * @param stamp of the first instance that is to go, as `stampOf` gives it
 */
export function endBefore(recurrence: readonly string[], stamp: string): string[] {
  const until = `UNTIL=${justBefore(stamp)}`;
  return recurrence.map((line) => (line.startsWith("RRULE:") ? `${withoutEnd(line)};${until}` : line));
}

/**
 * The rule, without "RRULE:", that goes on where a series was cut, with the instances that are left when it counts
 * them; undefined when there is none.
 *
 * @param past how many instances came before the cut
 */
export function ruleFrom(recurrence: readonly string[], past: number): string | undefined {
  return recurrence
    .find((line) => line.startsWith("RRULE:"))
    ?.replace(COUNT, (_, before, count) => `${before}COUNT=${Math.max(1, Number(count) - past)}`)
    .slice("RRULE:".length);
}

/** Whether the rule says how often, so that what is left has to be counted. */
export const counts = (recurrence: readonly string[]) => recurrence.some((line) => COUNT.test(line));

const COUNT = /^(RRULE:(?:.*;)?)COUNT=(\d+)/;

/**
 * The first instance of a series after one of its instances was moved within its day: the same change of the clock, in
 * the zone in which the series repeats.
 *
 * @param zone IANA name
 */
export function shiftSeries(first: Interval, moved: Interval, zone: string): Interval {
  const plainTime = zoned(moved.start, zone).toPlainTime();
  const start = zoned(first.start, zone).withPlainTime(plainTime).epochMilliseconds;
  return { start, end: start + (moved.end - moved.start) };
}

/**
 * Where a series begins that is made of one meeting: at its clock time, on the first day from its own on that its rule
 * names by a weekday.
 *
 * @param rrule RFC 5545, with or without the property name
 * @param zone IANA name
 */
export function firstOfRule(rrule: string, start: Instant, zone: string): Instant {
  const days = weekdaysOfRule(rrule);
  const own = zoned(start, zone);
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((n) => days.includes(own.add({ days: n }).dayOfWeek));
  return own.add({ days: ahead ?? 0 }).epochMilliseconds;
}

/** When its rules put an instance, wherever it is now; for whole days its own midnights. */
export function slotByRules(event: Pick<CalendarEvent, "id" | "recurringEventId" | "start" | "end">): Interval {
  const stamp = stampOf(event);
  const start = stamp.includes("T") ? Temporal.Instant.from(stamp).epochMilliseconds : event.start;
  return { start, end: start + (event.end - event.start) };
}

/** Whether both lie on one day of the zone; only then a whole series can follow a move. */
export function sameDay(one: Instant, other: Instant, zone: string): boolean {
  return zoned(one, zone).toPlainDate().equals(zoned(other, zone).toPlainDate());
}

/** Whether a move of one instance can be one of its whole series: rules may name weekdays, so each stays on its day. */
export function staysInDay(event: Pick<CalendarEvent, "start" | "allDay" | "zone">, slot: Interval, ofUser: string) {
  return !event.allDay && sameDay(slot.start, event.start, event.zone ?? ofUser);
}

const withoutEnd = (rule: string) =>
  rule.replace(/;(?:UNTIL|COUNT)=[^;]*/g, "").replace(/:(?:UNTIL|COUNT)=[^;]*;/, ":");

/** The last moment, or the last day, before a stamp, written as the stamp is. */
function justBefore(stamp: string): string {
  if (!stamp.includes("T")) {
    return Temporal.PlainDate.from(stamp).subtract({ days: 1 }).toString().replaceAll("-", "");
  }
  const [, date = "", time = ""] = /^(\d{8})T(\d{6})Z$/.exec(stamp) ?? [];
  const last = Temporal.PlainDateTime.from(`${date}T${time}`).subtract({ seconds: 1 });
  return `${last.toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}Z`;
}
