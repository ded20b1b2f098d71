import { firstOf, type Match, type Named, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import type { DateBits, Span } from "./date-bits";
import { dayOfMonth } from "./day-of-month";
import { type Day, mondayOf } from "./days";
import { edgeOf } from "./edge-rules";
import { holiday, holidayWeekend, season } from "./holidays";
import { lengthAt } from "./length-rules";
import { monthDate, written, yearAlone } from "./month-dates";
import { decade, numberedQuarter, numberedWeek } from "./numbered-periods";
import { edgeStretch, half, nthOf, pointedSpan, spanOf, window } from "./period-rules";
import { resolveDate } from "./resolve-date";
import { asCounted, isInWeeks, nextWeekday, shiftDay, wholeDays } from "./shift-days";
import { weekday, weekdayOn, weekdaysOn } from "./weekday-rules";

type DateRule = (tokens: readonly Token[], i: number, today: Day, depth: number) => Match<DateBits> | null;

/** The first that fits wins, so what says more stands first. */
const RULES: readonly Named<DateRule>[] = [
  ["date in figures", written],
  ["days counted from a day", shifted],
  ["week of a day", weekOf],
  ["weekday near a date", weekdayAround],
  ["day by name", relativeDay],
  ["my day", ownTime],
  ["nth of a period", nthOf],
  ["day and month", monthDate],
  ["first or last few of a period", edgeStretch],
  ["next or last few", window],
  ["numbered week", numberedWeek],
  ["numbered quarter", numberedQuarter],
  ["decade", decade],
  ["half of a period", half],
  ["weekdays from now", weekdaysOn],
  ["this or next period", pointedSpan],
  ["weekday and weeks", weekdayOn],
  ["weekday", weekday],
  ["day of the month", dayOfMonth],
  ["weekend of a holiday", holidayWeekend],
  ["holiday", holiday],
  ["season", season],
  ["part of a period", edgeOf],
  ["year", yearAlone],
];

/** "Two weeks from the Monday after Easter" is as far as days are counted from days that are counted. */
const DEEPEST = 2;

/**
 * One piece of a date at `i`, or null. Pieces next to each other are merged by the caller.
 *
 * @param depth how many dates count from this one
 */
export function dateAt(tokens: readonly Token[], i: number, today: Day, depth = 0): Match<DateBits> | null {
  return i < tokens.length && depth <= DEEPEST ? firstOf(RULES, tokens, i, today, depth) : null;
}

/** "how does my day look", "what's my week like": the present one, unless the message names a day. */
function ownTime(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const unit = tokens[i]?.is.unit;
  if (unit !== "day" && unit !== "week" && unit !== "month") return null;
  // "Ma semaine prochaine"
  if (tokens[i + 1]?.is.mod !== undefined) return null;
  if (!OWN.folded.test(tokens[tokens[i - 1]?.is.whole ? i - 2 : i - 1]?.text ?? "")) return null;
  const named = tokens
    .slice(0, LONGEST_DAY_PLAN)
    .some(({ is, date }) => date || is.wd || is.mo || is.day !== undefined || is.todayPart || is.dayPart !== undefined);
  if (named) return null;
  return { value: unit === "day" ? { day: today } : { span: spanOf(unit, 0, today)! }, next: i + 1 };
}

const OWN = said`^${"my"}$`;
/** Words within which a day would be named; it bounds the work of a long message. */
const LONGEST_DAY_PLAN = 30;

function relativeDay(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const offset = tokens[i]?.is.day;
  if (offset === undefined) return null;
  // "tomorrow week": British for a week later.
  const unit = offset >= 0 && offset < 2 && !tokens[i + 2]?.is.n ? tokens[i + 1]?.text : "";
  // "heute in einer Woche", "morgen over twee weken".
  const length = offset >= 0 && tokens[i + 1]?.is.in ? wholeDays(lengthAt(tokens, i + 2)) : null;
  if (length) return { value: { day: shiftDay(today + offset, asCounted(length.value), 1) }, next: length.next };
  const plus = tokens[i + 1]?.is.fortnightOn;
  if (plus !== undefined) return { value: { day: today + offset + plus }, next: i + 2 };
  const more = unit === "week" ? 7 : unit === "fortnight" ? 14 : 0;
  return { value: { day: today + offset + more }, next: more ? i + 2 : i + 1 };
}

/** "in 3 days", "two weeks from now", "a week ago", "3 days from Tuesday", "a week on Friday", "a fortnight". */
function shifted(tokens: readonly Token[], i: number, today: Day, depth: number): Match<DateBits> | null {
  const around = dayAround(tokens, i, today, depth);
  if (around) return around;
  const counted = tokens[i]?.is.in || tokens[i]?.is.ago ? i + 1 : i;
  const length = wholeDays(lengthAt(tokens, skip(tokens, counted, "about")));
  if (!length) return null;
  const { next, value } = length;
  const ahead = { day: shiftDay(today, value, 1), ...(isInWeeks(value) && { inWeeks: true as const }) };
  if (tokens[next]?.is.hence) return { value: ahead, next: next + 1 };
  // German "eine Woche vor Ostern" counts from the holiday; "vor einer Woche" from today.
  const fromDay =
    tokens[next]?.is.ago && tokens[next]?.is.before
      ? dateAt(tokens, skip(tokens, next + 1, "the"), today, depth + 1)
      : null;
  const holiday = fromDay ? settle(fromDay.value, today) : undefined;
  if (fromDay && holiday !== undefined) return { value: { day: shiftDay(holiday, value, -1) }, next: fromDay.next };
  if (tokens[next]?.is.ago || (counted > i && tokens[i]?.is.ago)) {
    return { value: { day: shiftDay(today, value, -1) }, next: tokens[next]?.is.ago ? next + 1 : next };
  }
  const side = sideBehind(tokens, next);
  if (side) return { value: { day: shiftDay(today, value, side) }, next: next + 1 };
  // "a week tomorrow", "two weeks today", "a week Friday".
  const weeks = value.unit === "week" || value.unit === "fortnight";
  const named = weeks ? (tokens[next]?.is.day ?? undefined) : undefined;
  if (named !== undefined) return { value: { day: shiftDay(today + named, value, 1) }, next: next + 1 };
  const wd = weeks && counted === i ? tokens[next]?.is.wd : undefined;
  if (wd !== undefined) return { value: { day: shiftDay(nextWeekday(today, wd), value, 1) }, next: next + 1 };
  const sign = tokens[next]?.is.before ? -1 : 1;
  if (
    tokens[next]?.is.from ||
    tokens[next]?.is.after ||
    tokens[next]?.is.before ||
    (tokens[next]?.is.on && value.unit === "week")
  ) {
    const base = dateAt(tokens, skip(tokens, next + 1, "the"), today, depth + 1);
    const day = base ? settle(base.value, today) : undefined;
    if (base && day !== undefined) return { value: { day: shiftDay(day, value, sign) }, next: base.next };
  }
  return counted > i && tokens[i]?.is.in ? { value: ahead, next } : null;
}

/** "the day after Christmas", "the week before Easter". */
function dayAround(tokens: readonly Token[], i: number, today: Day, depth: number): Match<DateBits> | null {
  const at_ = skip(tokens, i, "the");
  const beside = tokens[at_]?.is.beside;
  if (beside !== undefined) return besideDay(tokens, at_ + 1, beside, today, depth);
  const joined = / dia$/.test(tokens[i]?.text ?? "");
  const at = joined ? i : skip(tokens, i, "the");
  const unit = joined ? "day" : tokens[at]?.is.unit;
  const sign = sideBehind(tokens, at + 1) ?? (tokens[at + 1]?.is.after ? 1 : tokens[at + 1]?.is.before ? -1 : 0);
  if ((unit !== "day" && unit !== "week") || sign === 0) return null;
  const base = dateAt(tokens, at + 2, today, depth + 1);
  // "the day after", with nothing behind: of today.
  if (!base && unit === "day" && (at > i || joined) && isEnd(tokens[at + 2]))
    return { value: { day: today + sign }, next: at + 2 };
  const day = base ? settle(base.value, today) : undefined;
  if (!base || day === undefined) return null;
  if (unit === "day") return { value: { day: day + sign }, next: base.next };
  const monday = mondayOf(day) + 7 * sign;
  return { value: { span: { from: monday, to: monday + 7, grain: "week" } }, next: base.next };
}

/** "la veille de Noël", "the eve of the 4th", "le lendemain du 14 juillet". */
function besideDay(
  tokens: readonly Token[],
  i: number,
  beside: number,
  today: Day,
  depth: number,
): Match<DateBits> | null {
  const base = dateAt(tokens, skip(tokens, i, "the"), today, depth + 1);
  const day = base ? settle(base.value, today) : undefined;
  return base && day !== undefined ? { value: { day: day + beside }, next: base.next } : null;
}

/** "three days before", "drei Tage danach" with nothing behind: counted from today. */
function sideBehind(tokens: readonly Token[], i: number): 1 | -1 | undefined {
  if (!isEnd(tokens[i + 1])) return undefined;
  const word = tokens[i]?.text ?? "";
  return BEFORE.folded.test(word) ? -1 : AFTER.folded.test(word) ? 1 : undefined;
}

const BEFORE = said`^${"earlierOn"}$`;
const AFTER = said`^${"laterOn"}$`;

function isEnd(token: Token | undefined): boolean {
  return token === undefined || /^[.,?!]$/.test(token.text);
}

/** "the Monday after Easter", "the Friday before Christmas". */
function weekdayAround(tokens: readonly Token[], i: number, today: Day, depth: number): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const wd = tokens[at]?.is.wd;
  const sign = tokens[at + 1]?.is.after ? 1 : tokens[at + 1]?.is.before ? -1 : 0;
  if (wd === undefined || sign === 0) return null;
  const behind = skip(tokens, at + 2, "the");
  const base =
    dateAt(tokens, behind, today, depth + 1) ?? (behind > at + 2 ? dateAt(tokens, at + 2, today, depth + 1) : null);
  if (!base || base.value.wd) return null;
  const { from, to, problem } = resolveDate(base.value, today);
  // Of a month only its edge is a day to count from; of a week the days behind it are.
  if (problem !== undefined || to - from > 7) return null;
  return { value: { day: sign > 0 ? nextWeekday(to - 1, wd) : nextWeekday(from - 8, wd) }, next: base.next };
}

/** "week of the 16th", "w/c 16 March". */
function weekOf(tokens: readonly Token[], i: number, today: Day, depth: number): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const unit = tokens[at]?.is.unit;
  const plain = (unit === "week" || unit === "weekend") && (tokens[at + 1]?.is.of || tokens[at + 1]?.is.from);
  if (!tokens[at]?.is.weekOf && !plain) return null;
  const behind = skip(tokens, plain ? at + 2 : at + 1, "the", "on");
  const base = dateAt(tokens, behind, today, depth + 1) ?? dayOfMonth(tokens, behind - 1, today);
  const day = base ? settle(base.value, today) : undefined;
  if (!base || day === undefined) return null;
  const from = mondayOf(day);
  const span: Span =
    unit === "weekend" ? { from: from + 5, to: from + 7, grain: "day" } : { from, to: from + 7, grain: "week" };
  return { value: { span }, next: base.next };
}

/** The single day that these bits mean, seen from `today`: of "the end of the month" the last. */
function settle(bits: DateBits, today: Day): Day | undefined {
  const { edge, ...whole } = bits;
  const { from, to, problem } = resolveDate(whole, today);
  if (problem !== undefined) return undefined;
  if (to === from + 1) return from;
  return edge === "end" ? to - 1 : edge === "start" ? from : undefined;
}
