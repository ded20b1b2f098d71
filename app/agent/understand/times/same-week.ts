import { Temporal } from "temporal-polyfill";
import type { Instant } from "~/domain/time";
import { zoned } from "~/domain/zones";
import type { When } from "../command";

const WEEKDAY =
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b|\b(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?/iu;
/** What ties a weekday to the present moment, or to a date. */
const FROM_NOW = /\b(?:next|this|coming|last|past|week|volgende|komende|deze|vorige|over|\d{1,2}(?:st|nd|rd|th))\b/iu;

/**
 * A bare weekday, said while a time in another week is on the table, is a day of that week: after times of next week
 * "Wednesday" is not tomorrow. Any other time stays as it is, and so does a day that would have passed.
 *
 * @param there a moment of the week on the table, UTC milliseconds
 */
export function inWeekOf(when: When, there: Instant, zone: string, now: Instant): When {
  const { text, start, end, kind } = when;
  if (kind === "recurring" || !start?.includes("-") || !WEEKDAY.test(text) || FROM_NOW.test(text)) return when;
  const said = Temporal.PlainDate.from(start.slice(0, 10));
  const week = zoned(there, zone).toPlainDate();
  const meant = week.add({ days: said.dayOfWeek - week.dayOfWeek });
  const days = said.until(meant).days;
  if (days === 0 || Temporal.PlainDate.compare(meant, zoned(now, zone).toPlainDate()) < 0) return when;
  return { ...when, start: shifted(start, days), end: end?.includes("-") ? shifted(end, days) : end };
}

/** A date, or a date and time on the wall: the offset of the day that was said may not hold on the other. */
function shifted(iso: string, days: number): string {
  const day = Temporal.PlainDate.from(iso.slice(0, 10)).add({ days }).toString();
  return iso.includes("T") ? `${day}${iso.slice(10).replace(/(?:Z|[+-]\d\d:\d\d)$/, "")}` : day;
}
