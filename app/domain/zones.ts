import { Temporal } from "temporal-polyfill";
import { HOUR, type Instant, type Interval } from "./time";

/** Whether the runtime knows this IANA zone. Bare offsets ("+02:00") are not zones: they know no summer time. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
    return true;
  } catch {
    return false;
  }
}

/** What calendar and clock of `zone` show at this moment. */
export function zoned(instant: Instant, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
}

/** The calendar day in `zone` at this moment, "YYYY-MM-DD". */
export function localDay(instant: Instant, zone: string): string {
  return zoned(instant, zone).toPlainDate().toString();
}

/**
 * The whole of one calendar day, 23 to 25 hours long; where midnight is skipped it starts at the first moment there is.
 * A day that a zone left out (Apia, 30 December 2011) is empty.
 *
 * @param date ISO date
 * @throws RangeError when `date` is no date or `zone` no zone
 */
export function dayWindow(date: string, zone: string): Interval {
  const day = Temporal.PlainDate.from(date);
  return { start: startOfDay(day, zone), end: startOfDay(day.add({ days: 1 }), zone) };
}

/** Some minutes later, earlier when negative. Whole days keep the time on the wall across a change of the clocks. */
export function shifted(instant: Instant, minutes: number, zone: string): Instant {
  const days = Math.trunc(minutes / 1440);
  return zoned(instant, zone)
    .add({ days })
    .add({ minutes: minutes - days * 1440 }).epochMilliseconds;
}

/** The whole days that a stretch touches, in `zone`. */
export function wholeDays({ start, end }: Interval, zone: string): Interval {
  const last = localDay(Math.max(start, end - 1), zone);
  return { start: dayWindow(localDay(start, zone), zone).start, end: dayWindow(last, zone).end };
}

/** Not longer than a day, give or take the hours that clocks move. */
export const isOneDay = ({ start, end }: Interval): boolean => end - start <= 26 * HOUR;

/** The moment at which a calendar day begins in `zone`. */
export function startOfDay(day: Temporal.PlainDate, zone: string): Instant {
  return day.toZonedDateTime(zone).epochMilliseconds;
}

/**
 * Whether the wall of `zone` alone does not say which moments these are: it shows one of them twice, or its clocks change
 * in between.
 */
export function isAmbiguous({ start, end }: Interval, zone: string): boolean {
  if (zoned(start, zone).offset !== zoned(end, zone).offset) return true;
  return [start, end].some((instant) => {
    const wall = zoned(instant, zone).toPlainDateTime();
    const [first, second] = (["earlier", "later"] as const).map((disambiguation) =>
      wall.toZonedDateTime(zone, { disambiguation }),
    );
    return first?.epochMilliseconds !== second?.epochMilliseconds;
  });
}

/**
 * The moment at which the clock on the wall shows `minute` minutes after midnight on that day. Below 0 or from 1440 on
 * it is a time of another day. A time that a clock change skips is taken as much later; of a doubled one the first counts.
 */
export function atMinute(day: Temporal.PlainDate, minute: number, zone: string): Instant {
  return day.toPlainDateTime().add({ minutes: minute }).toZonedDateTime(zone).epochMilliseconds;
}
