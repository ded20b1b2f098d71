import type { DateBits } from "./date-bits";
import { dayOfMonth } from "./day-of-month";
import { addMonths, type Day, mondayOf, toCivil, toDay } from "./days";
import { feast } from "./feasts";
import { lengthAt } from "./length-rules";
import { firstOf, type Match, type Named, skip } from "./match";
import { monthDate, written, yearAlone } from "./month-dates";
import { nthOf, numberedQuarter, numberedWeek, pointedSpan, window } from "./period-rules";
import { nextWeekday, shiftDay, wholeDays } from "./shift-days";
import type { Token } from "./tokens";
import { weekday, weekdayOn, weekdaysOn } from "./weekday-rules";

type DateRule = (tokens: readonly Token[], i: number, today: Day) => Match<DateBits> | null;

/** The first that fits wins, so what says more stands first. */
const RULES: readonly Named<DateRule>[] = [
  ["date in figures", written],
  ["days counted from a day", shifted],
  ["day by name", relativeDay],
  ["nth of a period", nthOf],
  ["day and month", monthDate],
  ["next or last few", window],
  ["numbered week", numberedWeek],
  ["numbered quarter", numberedQuarter],
  ["weekdays from now", weekdaysOn],
  ["this or next period", pointedSpan],
  ["weekday and weeks", weekdayOn],
  ["weekday", weekday],
  ["day of the month", dayOfMonth],
  ["feast", feast],
  ["part of a period", edgeOf],
  ["year", yearAlone],
];

/** One piece of a date at `i`, or null. Pieces next to each other are merged by the caller. */
export function dateAt(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  return i < tokens.length ? firstOf(RULES, tokens, i, today) : null;
}

function relativeDay(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const offset = tokens[i]?.is.day;
  return offset === undefined ? null : { value: { day: today + offset }, next: i + 1 };
}

/** "in 3 days", "two weeks from now", "a week ago", "3 days from Tuesday", "a week on Friday", "a fortnight". */
function shifted(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const around = dayAround(tokens, i, today);
  if (around) return around;
  const counted = tokens[i]?.is.in || tokens[i]?.is.ago ? i + 1 : i;
  const length = wholeDays(lengthAt(tokens, skip(tokens, counted, "about")));
  if (!length) return null;
  const { next, value } = length;
  if (tokens[next]?.is.hence) return { value: { day: shiftDay(today, value, 1) }, next: next + 1 };
  if (tokens[next]?.is.ago || (counted > i && tokens[i]?.is.ago)) {
    return { value: { day: shiftDay(today, value, -1) }, next: tokens[next]?.is.ago ? next + 1 : next };
  }
  const sign = tokens[next]?.is.before ? -1 : 1;
  if (
    tokens[next]?.is.from ||
    tokens[next]?.is.after ||
    tokens[next]?.is.before ||
    (tokens[next]?.is.on && value.unit === "week")
  ) {
    const base = dateAt(tokens, skip(tokens, next + 1, "the"), today);
    if (base && (base.value.day !== undefined || base.value.wd || base.value.dom)) {
      const day = settle(base.value, today);
      if (day !== undefined) return { value: { day: shiftDay(day, value, sign) }, next: base.next };
    }
  }
  return counted > i && tokens[i]?.is.in ? { value: { day: shiftDay(today, value, 1) }, next } : null;
}

/** "the day after Christmas", "the week before Easter". */
function dayAround(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const unit = tokens[at]?.is.unit;
  const sign = tokens[at + 1]?.is.after ? 1 : tokens[at + 1]?.is.before ? -1 : 0;
  if ((unit !== "day" && unit !== "week") || sign === 0) return null;
  const base = dateAt(tokens, at + 2, today);
  const day = base ? settle(base.value, today) : undefined;
  return base && day !== undefined ? { value: { day: shiftDay(day, { n: 1, unit }, sign) }, next: base.next } : null;
}

/** The single day that these bits mean, seen from `today`; only for the simple kinds that a shift counts from. */
function settle(bits: DateBits, today: Day): Day | undefined {
  if (bits.day !== undefined) return bits.day;
  if (bits.wd) return nextWeekday(today, bits.wd);
  if (bits.dom && bits.month) {
    const { year } = toCivil(today);
    const day = toDay(bits.year ?? year, bits.month, bits.dom);
    return bits.year || day >= today ? day : toDay(year + 1, bits.month, bits.dom);
  }
  if (!bits.dom) return undefined;
  const { year, month } = toCivil(today);
  const day = toDay(year, month, bits.dom);
  return day >= today ? day : addMonths(day, 1);
}

/** "end of next week", "beginning of March", "mid july", "week of the 4th". */
function edgeOf(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const token = tokens[i];
  const weekOf = token?.is.unit === "week" && (tokens[i + 1]?.is.of || tokens[i + 1]?.is.from);
  if (weekOf) {
    const base = dateAt(tokens, skip(tokens, i + 2, "the", "on"), today) ?? dayOfMonth(tokens, i + 2, today);
    const day = base ? settle(base.value, today) : undefined;
    if (base && day !== undefined) {
      const from = mondayOf(day);
      return { value: { span: { from, to: from + 7, grain: "week" } }, next: base.next };
    }
  }
  const edge = token?.is.start ? "start" : token?.is.mid ? "mid" : token?.is.end ? "end" : undefined;
  if (!edge) return null;
  const at = skip(tokens, tokens[i + 1]?.text === "-" ? i + 2 : i + 1, "of", "the");
  const whole = pointedSpan(tokens, at, today) ?? pointedSpan(tokens, at - 1, today) ?? monthDate(tokens, at, today);
  if (!whole || whole.value.dom || (!whole.value.span && !whole.value.month)) return null;
  return { value: { ...whole.value, edge }, next: whole.next };
}
