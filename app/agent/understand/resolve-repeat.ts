import { MINUTE } from "~/domain/time";
import { chooseHalf, chooseSpan } from "./choose-half";
import type { DateBits } from "./date-bits";
import { type Day, isoDay, mondayOf, toDay, weekdayOf } from "./days";
import { atInstant, type Here, make, PARTS, type Read, type ReadOptions } from "./make-when";
import type { Point } from "./points";
import { type Repeat, toRrule } from "./repeat-rules";
import { resolveDate } from "./resolve-date";
import type { SaidTime } from "./said-time";
import { placeWall } from "./zone";

const EVERY_DAY: Repeat = { freq: "DAILY", interval: 1, days: [] };

export function readRepeat(said: SaidTime, text: string, here: Here, options: ReadOptions): Read {
  const point: Point = { ...said.until, ...said.point };
  const repeat = withWeekday(point.repeat ?? EVERY_DAY, point.date);
  const span =
    said.until?.clock && said.point.clock
      ? chooseSpan(said.point.clock, said.until.clock, said.point, said.until, null, here, options)
      : null;
  const minute =
    span?.start ?? (point.clock ? chooseHalf(point.clock, point.part, null, here, options).minute : undefined);
  const day = firstDay(repeat, point.date, minute ?? (point.part ? PARTS[point.part][0] : undefined), here);
  const rrule = toRrule(
    repeat.freq === "MONTHLY" && !repeat.nth && point.date?.dom ? { ...repeat, dom: point.date.dom } : repeat,
  );
  const base = { kind: "recurring" as const, rrule, part: minute === undefined ? (point.part ?? null) : null };
  if (minute === undefined && !point.part)
    return { when: make(text, { ...base, grain: "day", start: isoDay(day) }), doubt: null };
  const start = placeWall({ day, minute: minute ?? PARTS[point.part!][0] }, point.zone ?? here.zone);
  const length = span ? span.end - span.start : point.length;
  const end = length ? atInstant(start.instant + length * MINUTE, here.zone) : null;
  return {
    when: make(text, {
      ...base,
      grain: minute === undefined ? "part_of_day" : "minute",
      start: atInstant(start.instant, here.zone),
      end,
    }),
    doubt: null,
  };
}

/** "Friday, every other week" repeats on Fridays. */
function withWeekday(repeat: Repeat, date: DateBits | undefined): Repeat {
  return repeat.freq === "WEEKLY" && !repeat.days.length && date?.wd ? { ...repeat, days: [date.wd] } : repeat;
}

/** The first day of a series: from the date that was said, else from today while its time lies ahead. */
function firstDay(repeat: Repeat, date: DateBits | undefined, minute: number | undefined, here: Here): Day {
  const started = date && !date.wd ? resolveDate(date, here.wall.day) : null;
  const from =
    started && !started.problem
      ? started.from
      : here.wall.day + (minute !== undefined && minute <= here.wall.minute ? 1 : 0);
  if (!repeat.days.length) return from;
  const monday = mondayOf(from);
  for (let k = 0; k < 14; k++) if (repeat.days.includes(weekdayOf(from + k))) return from + k;
  return monday + toDay(1970, 1, 1);
}
