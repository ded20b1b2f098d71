import { Temporal } from "temporal-polyfill";
import type { Instant } from "./time";
import { isZone, zoned } from "./zones";

/** RFC 3339: a date, a time with seconds or without them, and an offset. A leap second is none that a calendar has. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}(?::[0-5]\d(?:\.\d{1,9})?)?(?:[Zz]|[+-]\d{2}:\d{2})$/;

export type MomentProblem = "no-moment" | "no-such-time" | "other-offset";

/**
 * Reads a moment of the API. Beside a zone its offset has to be one that the zone has then: whoever computed another one
 * has computed another time than they mean. `Z` and `-00:00` say only the moment (RFC 9557), and go with every zone.
 *
 * @param zone IANA name, or null where none was given
 * @returns the moment, or why it is none: `no-such-time` is skipped by a change of the zone's clocks
 */
export function readMoment(text: string, zone: string | null): Instant | MomentProblem {
  if (!MOMENT.test(text)) return "no-moment";
  let moment: Temporal.Instant;
  let wall: Temporal.PlainDateTime;
  try {
    moment = Temporal.Instant.from(text);
    wall = Temporal.PlainDateTime.from(text.replace(/(?:[Zz]|[+-]\d{2}:\d{2})$/, ""));
  } catch {
    return "no-moment"; // 30 February, or an offset of 99 hours
  }
  const instant = moment.epochMilliseconds;
  if (zone === null || /(?:z|-00:00)$/i.test(text)) return instant;
  if (zoned(instant, zone).toPlainDateTime().equals(wall)) return instant;
  return wall.toZonedDateTime(zone).toPlainDateTime().equals(wall) ? "other-offset" : "no-such-time";
}

/** What a moment is in a zone, with its offset: "2026-11-24T15:00:00+01:00". */
export function writeMoment(instant: Instant, zone: string): string {
  return zoned(instant, isZone(zone) ? zone : "UTC").toString({ timeZoneName: "never", smallestUnit: "second" });
}

/** The month of UTC in which a moment lies, "2026-11". */
export const monthOf = (now: Instant): string => new Date(now).toISOString().slice(0, 7);

/** When the next month of UTC begins. */
export function nextMonth(now: Instant): Instant {
  return zoned(now, "UTC").toPlainDate().with({ day: 1 }).add({ months: 1 }).toZonedDateTime("UTC").epochMilliseconds;
}
