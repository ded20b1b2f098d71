import { Temporal } from "temporal-polyfill";
import { SPOKEN } from "~/domain/language";
import type { Instant } from "~/domain/time";
import { zoned } from "~/domain/zones";
import type { When } from "../command";
import { type Token, tokenize } from "../grammar/tokens";
import { vocabularyOf } from "../grammar/vocabulary";
import { fold } from "../text";

/**
 * A bare weekday, said while a time in another week is on the table, is a day of that week: after times of next week
 * "Wednesday" is not tomorrow. Any other time stays as it is, and so does a day that would have passed.
 *
 * @param there a moment of the week on the table, UTC milliseconds
 */
export function inWeekOf(when: When, there: Instant, zone: string, now: Instant): When {
  const { text, start, end, kind } = when;
  if (kind === "recurring" || !start?.includes("-")) return when;
  const said = Temporal.PlainDate.from(start.slice(0, 10));
  if (!isBare(said, text)) return when;
  const week = zoned(there, zone).toPlainDate();
  const meant = week.add({ days: said.dayOfWeek - week.dayOfWeek });
  const days = said.until(meant).days;
  if (days === 0 || Temporal.PlainDate.compare(meant, zoned(now, zone).toPlainDate()) < 0) return when;
  return { ...when, start: shifted(start, days), end: end?.includes("-") ? shifted(end, days) : end };
}

/** Whether a date was said as a weekday, which nothing ties to the present moment ("next", "in a week") or to a date. */
function isBare({ dayOfWeek, day }: Temporal.PlainDate, said: string): boolean {
  const tokens = SPOKEN.flatMap((language) => tokenize(fold(said), vocabularyOf(language)));
  const isTied = ({ is, text, date }: Token) =>
    date !== undefined || TIES.some((tie) => is[tie] !== undefined) || Number.parseInt(text, 10) === day;
  return tokens.some(({ is }) => is.wd === dayOfWeek) && !tokens.some(isTied);
}

const TIES = ["mod", "coming", "unit", "day", "mo", "further"] as const;

/** A date, or a date and time on the wall: the offset of the day that was said may not hold on the other. */
function shifted(iso: string, days: number): string {
  const day = Temporal.PlainDate.from(iso.slice(0, 10)).add({ days }).toString();
  return iso.includes("T") ? `${day}${iso.slice(10).replace(/(?:Z|[+-]\d\d:\d\d)$/, "")}` : day;
}
