import { Temporal } from "temporal-polyfill";
import type { Instant, Interval } from "~/domain/time";
import { MINUTE } from "~/domain/time";
import type { When } from "../command";

/**
 * The meeting that a said time describes.
 *
 * @param zone IANA name, used when the text holds no offset
 * @param durationMinutes length when no end was said
 * @returns UTC milliseconds; null for what has no exact start (a day, a part of a day, a bare time, a length, a problem)
 */
export function whenToInterval(when: When, zone: string, durationMinutes: number): Interval | null {
  if (when.grain !== "minute" || !when.start?.includes("T")) return null;
  const start = toInstant(when.start, zone);
  const end = when.end?.includes("T") ? toInstant(when.end, zone) : start + durationMinutes * MINUTE;
  return { start, end };
}

/**
 * The stretch of calendar that a said time asks about: the whole day, week or month, the part of the day, the range.
 * An exact moment without an end is one minute long, so it overlaps whatever runs at that moment.
 *
 * @returns UTC milliseconds; null for a bare time, a length or a problem
 */
export function whenToWindow(when: When, zone: string): Interval | null {
  if (when.kind === "unresolved" || when.kind === "duration" || !when.start?.includes("-")) return null;
  const start = toInstant(when.start, zone);
  if (when.end) return { start, end: toInstant(when.end, zone) };
  if (when.start.includes("T")) return { start, end: start + MINUTE };
  const after = Temporal.PlainDate.from(when.start).add(LENGTH[when.grain]);
  return { start, end: toInstant(after.toString(), zone) };
}

/**
 * A bare time of day ("at 3") on a date that is known from elsewhere, for example the meeting being moved.
 *
 * @param dateISO `YYYY-MM-DD` in `zone`
 * @returns UTC milliseconds; a time that the clocks skip counts from before the jump, a doubled one is the first
 * @throws RangeError when `when` holds no time of day
 */
export function timeOnDay(when: When, dateISO: string, zone: string): Instant {
  const time = /(\d\d:\d\d)/.exec(when.start?.split("T").at(-1) ?? "")?.[1];
  if (!time) throw new RangeError(`no time of day in "${when.text}"`);
  return toInstant(`${dateISO}T${time}`, zone);
}

const LENGTH = {
  minute: { days: 1 },
  part_of_day: { days: 1 },
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
};

/** An ISO date-time with its offset: the same moment in every zone. */
export const isMoment = (text: string): boolean => /T.*(?:Z|[+-]\d\d:\d\d)$/.test(text);

/** An ISO date-time with offset, or a date or date-time on the wall of `zone`. */
function toInstant(text: string, zone: string): Instant {
  if (isMoment(text)) return Temporal.Instant.from(text).epochMilliseconds;
  if (text.includes("T")) return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
  return Temporal.PlainDate.from(text).toZonedDateTime(zone).epochMilliseconds;
}
