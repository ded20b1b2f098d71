import { MONTHS } from "~/domain/month-names";
import type { DateBits, DayGrain, Span } from "./date-bits";
import { addMonths, type Day, dateExists, daysInMonth, mondayOf, toCivil, toDay, weekdayOf } from "./days";
import { spanOf } from "./period-rules";
import { nextWeekday, shiftDay } from "./shift-days";

export interface Days {
  from: Day;
  /** Exclusive. */
  to: Day;
  grain: DayGrain;
  /** Why there is no such day; `from` and `to` then mean nothing. */
  problem?: string;
  /** The weekday had two usual readings. */
  other?: Day;
}

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * The days that fit all that was said; without a year or month the next ones from `today` on, today included.
 * "next Friday" is the Friday of the calendar week after this one.
 */
export function resolveDate(bits: DateBits, today: Day): Days {
  // "In two weeks, on Tuesday"
  if (bits.day !== undefined && bits.inWeeks && bits.wd) return oneDay(mondayOf(bits.day) + bits.wd - 1);
  if (bits.day !== undefined) return checked(bits, oneDay(bits.day));
  if (bits.nth) return nthDays(bits, today);
  if (bits.dom) return dayInMonth(bits, today);
  if (bits.month) return wholeMonth(bits, today);
  if (bits.span) return bits.wd ? weekdayIn(bits.span, bits.wd) : edged(bits.span, bits.edge);
  if (bits.wd) {
    const days = weekdayFrom(bits.wd, bits.wdMod, today);
    return bits.either ? { ...days, other: nextWeekday(today, bits.either) } : days;
  }
  const year = bits.year ?? toCivil(today).year;
  return { from: toDay(year, 1, 1), to: toDay(year + 1, 1, 1), grain: "month" };
}

function oneDay(day: Day): Days {
  return { from: day, to: day + 1, grain: "day" };
}

function none(problem: string): Days {
  return { from: 0, to: 1, grain: "day", problem };
}

function checked({ wd }: DateBits, days: Days): Days {
  if (!wd || weekdayOf(days.from) === wd) return days;
  const { month, day } = toCivil(days.from);
  return none(`${day} ${MONTHS[month - 1]} is a ${WEEKDAYS[weekdayOf(days.from) - 1]}, not a ${WEEKDAYS[wd - 1]}`);
}

function weekdayFrom(wd: number, mod: number | undefined, today: Day): Days {
  const ahead = nextWeekday(today, wd);
  if (mod === undefined) return oneDay(ahead);
  if (mod < 0) return oneDay(ahead - 7 < today ? ahead - 7 : ahead - 14);
  const inThisWeek = mondayOf(today) + wd - 1;
  if (mod === 0) return oneDay(inThisWeek >= today ? inThisWeek : ahead);
  const days = oneDay(inThisWeek + 7 * mod);
  return mod > 1 || ahead === days.from ? days : { ...days, other: ahead };
}

function weekdayIn(span: Span, wd: number): Days {
  const day = mondayOf(span.from) + wd - 1;
  return oneDay(day >= span.from ? day : day + 7);
}

function edged(span: Span, edge: DateBits["edge"]): Days {
  if (!edge) return span;
  const length = span.to - span.from;
  if (length > 60) return thirdOfMonths(span, edge);
  const third = Math.ceil(length / 3);
  if (edge === "start") return { from: span.from, to: span.from + (length === 7 ? 2 : third), grain: "day" };
  if (edge === "mid" && length === 7) return oneDay(span.from + 2);
  if (edge === "mid") return { from: span.from + third, to: span.to - third, grain: "day" };
  return length === 7
    ? { from: span.from + 3, to: span.from + 5, grain: "day" }
    : { from: span.to - third, to: span.to, grain: "day" };
}

/** A third of a quarter, half year or year, in whole months. */
function thirdOfMonths({ from, to }: Span, edge: NonNullable<DateBits["edge"]>): Days {
  const third = Math.max(1, Math.round((to - from) / 91));
  if (edge === "start") return { from, to: addMonths(from, third), grain: "month" };
  if (edge === "end") return { from: addMonths(to, -third), to, grain: "month" };
  return { from: addMonths(from, third), to: addMonths(to, -third), grain: "month" };
}

function wholeMonth({ month = 1, year, span: within, wd, edge }: DateBits, today: Day): Days {
  if (month < 1 || month > 12) return none(`there is no month ${month}`);
  const present = toCivil(today);
  const y =
    year ??
    (within ? toCivil(within.from).year : undefined) ??
    (month >= present.month ? present.year : present.year + 1);
  const from = toDay(y, month, 1);
  const span: Span = { from, to: addMonths(from, 1), grain: "month" };
  return wd ? weekdayIn(span, wd) : edged(span, edge);
}

function dayInMonth(bits: DateBits, today: Day): Days {
  const { dom = 1, month, wd } = bits;
  if (month !== undefined && (month < 1 || month > 12)) return none(`there is no month ${month}`);
  if (month !== undefined && dom > (month === 2 ? 29 : daysInMonth(2000, month)))
    return none(`${dom} ${MONTHS[month - 1]} does not exist`);
  if (dom > 31) return none(`there is no ${dom}th of a month`);
  const year = bits.year ?? (bits.span && month ? toCivil(bits.span.from).year : undefined);
  if (month !== undefined && year !== undefined) {
    if (!dateExists(year, month, dom)) return none(`${dom} ${MONTHS[month - 1]} ${year} does not exist`);
    return checked(bits, oneDay(toDay(year, month, dom)));
  }
  if (bits.span && bits.span.grain !== "month") return dayInSpan(bits, bits.span);
  const start = toCivil(bits.span ? bits.span.from : today);
  // A weekday beside the number settles which month or year is meant, within a year or a leap cycle.
  const step = month === undefined ? 1 : 12;
  const tries = bits.span ? 1 : month === undefined ? 14 : dom === 29 && month === 2 ? 9 : 2;
  let first: Day | undefined;
  for (let k = 0; k < tries; k++) {
    const index = start.year * 12 + (month ?? start.month) - 1 + k * step;
    const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
    if (!dateExists(y, m, dom)) continue;
    const day = toDay(y, m, dom);
    if (!bits.span && day < today) continue;
    first ??= day;
    if (!wd || weekdayOf(day) === wd) return oneDay(day);
    if (k > 3 && month === undefined) break;
  }
  if (first === undefined) return none(`there is no ${dom} in that month`);
  return checked(bits, oneDay(first));
}

function dayInSpan(bits: DateBits, span: Span): Days {
  for (let day = span.from; day < span.to; day++) if (toCivil(day).day === bits.dom) return checked(bits, oneDay(day));
  return none(`that week has no ${bits.dom}`);
}

function nthDays(bits: DateBits, today: Day): Days {
  const { n, of } = bits.nth ?? { n: 1, of: "day" };
  const { nth: _, wd: __, ...rest } = bits;
  const span = rest.month || rest.span || rest.year ? resolveDate(rest, today) : spanOf("month", 0, today)!;
  if (of === "day") return inside(span, n > 0 ? span.from + n - 1 : span.to + n);
  if (of === "workday")
    return inside(span, shiftDay(n > 0 ? span.from - 1 : span.to, { n: Math.abs(n), unit: of }, n > 0 ? 1 : -1));
  if (of === "week" || of === "weekend") {
    // The first week of a month is the first that begins in it; the last one holds its last day.
    const first = span.from + ((8 - weekdayOf(span.from)) % 7);
    const lastDay = of === "week" ? span.to - 1 : span.to - 1 - ((weekdayOf(span.to - 1) + 1) % 7);
    const monday = n > 0 ? first + (n - 1) * 7 : mondayOf(lastDay) + (n + 1) * 7;
    return of === "week"
      ? { from: monday, to: monday + 7, grain: "week" }
      : { from: monday + 5, to: monday + 7, grain: "day" };
  }
  if (of === "month") {
    const from = addMonths(n > 0 ? span.from : span.to, n > 0 ? n - 1 : n);
    return from < span.from || from >= span.to
      ? none("that month does not exist")
      : { from, to: addMonths(from, 1), grain: "month" };
  }
  const first = span.from + ((of - weekdayOf(span.from) + 7) % 7);
  const last = span.to - 1 - ((weekdayOf(span.to - 1) - of + 7) % 7);
  const found = inside(span, n > 0 ? first + (n - 1) * 7 : last + (n + 1) * 7);
  if (!found.problem && found.from < today && !rest.month && !rest.year && !rest.span) {
    const { year, month } = toCivil(addMonths(span.from, 1));
    return nthDays({ ...bits, year, month }, today);
  }
  // A month without a year that is nearly over: the same weekday of next year's.
  if (!found.problem && found.from < today && rest.month && !rest.year) {
    return nthDays({ ...bits, year: toCivil(span.from).year + 1 }, today);
  }
  return found;
}

function inside(span: Span, day: Day): Days {
  return day >= span.from && day < span.to ? oneDay(day) : none("that day does not exist");
}
