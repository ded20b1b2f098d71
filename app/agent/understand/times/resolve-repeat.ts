import { MINUTE } from "~/domain/time";
import { chooseHalf, chooseSpan } from "./choose-half";
import type { DateBits } from "./date-bits";
import { type Day, isoDay, mondayOf, toCivil, toDay, weekdayOf } from "./days";
import { atInstant, type Here, make, PARTS, type Read, type ReadOptions, unresolved } from "./make-when";
import { spanOf } from "./period-rules";
import type { Point } from "./points";
import { type Repeat, toRrule } from "./repeat-rules";
import { type Days, resolveDate } from "./resolve-date";
import type { SaidTime } from "./said-time";
import { nextWeekday } from "./shift-days";
import { placeWall } from "./zone";

const EVERY_DAY: Repeat = { freq: "DAILY", interval: 1, days: [] };

export function readRepeat(said: SaidTime, text: string, here: Here, options: ReadOptions): Read {
  const last = lastDay(said, here);
  const until = last === undefined ? said.until : { ...said.until, date: undefined };
  const point: Point = { ...until, ...said.point };
  const repeat = { ...withWeekday(point.repeat ?? EVERY_DAY, point.date), until: last };
  // A series is for many days, so what is still to come today does not settle its hour.
  const many: Days = { from: here.wall.day + 1, to: here.wall.day + 2, grain: "day" };
  const span =
    said.until?.clock && said.point.clock
      ? chooseSpan(said.point.clock, said.until.clock, said.point, said.until, many, here, options)
      : null;
  const half = span || !point.clock ? null : chooseHalf(point.clock, point.part, many, here, options);
  const minute = span?.start ?? half?.minute;
  const day = firstDay(repeat, point, minute ?? (point.part ? PARTS[point.part][0] : undefined), here);
  if (last !== undefined && last < day) repeat.until = monthOn(said, day, here);
  if (repeat.until !== undefined && repeat.until < day) return unresolved(text, "it ends before it starts");
  // "for six weeks" beside a series is how long it goes on.
  const goesOn = point.length !== undefined && point.length >= 1440;
  if (goesOn) repeat.until = day + Math.round(point.length! / 1440) - 1;
  const rrule = toRrule(
    repeat.freq === "MONTHLY" && !repeat.nth && point.date?.dom ? { ...repeat, dom: point.date.dom } : repeat,
  );
  const base = { kind: "recurring" as const, rrule, part: minute === undefined ? (point.part ?? null) : null };
  if (minute === undefined && !point.part)
    return { when: make(text, { ...base, grain: "day", start: isoDay(day) }), doubt: null };
  const start = placeWall({ day, minute: minute ?? PARTS[point.part!][0] }, point.zone ?? here.zone);
  // "Friday afternoons": from when to when, as of one afternoon.
  const [from, to] = minute === undefined && point.part ? PARTS[point.part] : [];
  const stretch = from === undefined || to === undefined ? undefined : to - from;
  const length = span ? span.end - span.start : goesOn ? undefined : (point.length ?? stretch);
  const end = length ? atInstant(start.instant + length * MINUTE, here.zone) : null;
  const other =
    half?.other === undefined
      ? undefined
      : readRepeat(
          { ...said, point: { ...said.point, clock: { minute: half.other, sure: true } } },
          text,
          here,
          options,
        ).when;
  return {
    when: make(text, {
      ...base,
      grain: minute === undefined ? "part_of_day" : "minute",
      start: atInstant(start.instant, here.zone),
      end,
    }),
    doubt: half?.doubt ?? null,
    ...(other && { other }),
  };
}

/** "Mon, Wed and Fri at 7": once each; to somebody who is looking, from the first to the last. */
export function readWeekdays(said: SaidTime, text: string, here: Here, options: ReadOptions): Read {
  const { also = [], wd = 1, ...date } = said.point.date ?? {};
  const days = [...new Set([wd, ...also])].sort((a, b) => a - b);
  const first = resolveDate({ ...date, wd }, here.wall.day).from;
  const last = also.reduce((day, one) => (one === weekdayOf(day) ? day : nextWeekday(day, one)), first);
  const start = isoDay(first);
  if (options.looking || (!said.point.clock && last === first + 1))
    return { when: make(text, { kind: "range", grain: "day", start, end: isoDay(last + 1) }), doubt: null };
  const repeat: Repeat = { freq: "WEEKLY", interval: 1, days, count: days.length };
  return readRepeat({ ...said, point: { ...said.point, repeat, date: { ...date, day: first } } }, text, here, options);
}

/**
 * "every Monday until June": the day before a month or week that ends it, the day itself otherwise, and the last one of
 * "the end of June". "every morning next week", "every Monday in June": the last of the days it is said of.
 */
function lastDay({ point, until, last: closing }: SaidTime, here: Here): Day | undefined {
  if (!point.repeat || until?.repeat) return undefined;
  const last = closing ?? until?.date;
  if (!last) return point.date && !point.since ? lastDayWithin(point.repeat, point.date, here) : undefined;
  const { from, to, problem } = resolveDate(last, here.wall.day);
  if (problem) return undefined;
  return to - from > 1 && last.edge !== "end" ? from - 1 : to - 1;
}

/** "Until the end of the month", said when it is over before the first one: of the month in which that is. */
function monthOn(said: SaidTime, first: Day, here: Here): Day | undefined {
  const last = said.last ?? said.until?.date;
  if (last?.edge !== "end" || last.span?.grain !== "month") return lastDay(said, here);
  const month = spanOf("month", 0, first);
  return month ? month.to - 1 : undefined;
}

/** A week or month is all of a series only where it comes in it more than once. */
function lastDayWithin({ freq, days }: Repeat, date: DateBits, here: Here): Day | undefined {
  if (date.wd || date.dom || date.nth) return undefined;
  const { to, grain, problem } = resolveDate(date, here.wall.day);
  const often = freq === "DAILY" || (freq === "WEEKLY" && (grain === "month" || days.length > 1));
  return !problem && often && (grain === "week" || grain === "month") ? to - 1 : undefined;
}

/** "Friday, every other week" repeats on Fridays, "Tue and Thu every week" on both. */
function withWeekday(repeat: Repeat, date: DateBits | undefined): Repeat {
  if (repeat.freq !== "WEEKLY" || repeat.days.length > 0 || !date?.wd) return repeat;
  return { ...repeat, days: [...new Set([date.wd, ...(date.also ?? [])])].sort((a, b) => a - b) };
}

/**
 * The first day of a series: from the date that was said, else from today while its time lies ahead. A weekday alone is one
 * of its days, "starting next Wednesday" is when it begins.
 */
function firstDay(repeat: Repeat, { date, since }: Point, minute: number | undefined, here: Here): Day {
  const isBegin = date && (!date.wd || since || date.wdMod !== undefined);
  const started = isBegin ? resolveDate(date, here.wall.day) : null;
  const from =
    started && !started.problem
      ? Math.max(started.from, Math.min(here.wall.day, started.to - 1))
      : here.wall.day + (minute !== undefined && minute <= here.wall.minute ? 1 : 0);
  if (repeat.dom && !date?.dom) return dayOfMonthFrom(repeat.dom, from);
  if (!repeat.days.length) return from;
  if (repeat.nth) return nthFrom(repeat.nth, repeat.days[0]!, from);
  const monday = mondayOf(from);
  for (let k = 0; k < 14; k++) if (repeat.days.includes(weekdayOf(from + k))) return from + k;
  return monday + toDay(1970, 1, 1);
}

/** The first day from `from` on that is this day of its month; -1 is the last. */
function dayOfMonthFrom(dom: number, from: Day): Day {
  for (let day = from; day < from + 62; day++)
    if (toCivil(dom < 0 ? day + 1 : day).day === (dom < 0 ? 1 : dom)) return day;
  return from;
}

/** The first day from `from` on that is this weekday of its month. */
function nthFrom(n: number, wd: number, from: Day): Day {
  const { year, month } = toCivil(from);
  for (let k = 0; k < 15; k++) {
    const found = resolveDate(
      { nth: { n, of: wd }, year: year + Math.floor((month - 1 + k) / 12), month: ((month - 1 + k) % 12) + 1 },
      from,
    );
    if (!found.problem && found.from >= from) return found.from;
  }
  return from;
}
