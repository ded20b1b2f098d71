import { Temporal } from "temporal-polyfill";
import type { Instant } from "./time";
import { zoned } from "./zones";

/**
 * The moment at which calendar and clock of `zone` show this. Of a time that a clock change doubles the first counts;
 * one that a clock change skips is `skipped`, because nobody can be there.
 *
 * @param date ISO date
 * @param time "HH:MM"
 * @throws RangeError when they are no date and time
 */
export function instantAtWallTime(date: string, time: string, zone: string): Instant | "skipped" {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  const moment = wall.toZonedDateTime(zone, { disambiguation: "compatible" });
  return moment.toPlainDateTime().equals(wall) ? moment.epochMilliseconds : "skipped";
}

/** What date and time inputs show for a moment: ISO date and "HH:MM" in `zone`. */
export function wallTimeOf(instant: Instant, zone: string): { date: string; time: string } {
  const moment = zoned(instant, zone);
  return { date: moment.toPlainDate().toString(), time: moment.toPlainTime().toString({ smallestUnit: "minute" }) };
}
