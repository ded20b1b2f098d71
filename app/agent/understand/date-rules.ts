import { addMonths, type Day, daysInMonth, mondayOf, toCivil, toDay } from "./days";
import { type Length, lengthAt } from "./length-rules";
import { firstOf, type Match, meaning, type Named, numberAt, ordinalAt, skip } from "./match";
import type { Token } from "./tokens";
import type { Unit } from "./words/lexicon";

export type DayGrain = "day" | "week" | "month";

export interface Span {
  from: Day;
  /** Exclusive. */
  to: Day;
  grain: DayGrain;
}

/**
 * What the words of one date say, not yet settled: "Friday", "the 8th" and "next month" add up.
 * `resolveDate` in `resolve-date.ts` finds the days that fit all of it.
 */
export interface DateBits {
  day?: Day;
  span?: Span;
  wd?: number;
  /** How the weekday was pointed at: 1 next, 0 this, -1 last. */
  wdMod?: number;
  dom?: number;
  month?: number;
  year?: number;
  /** "first Monday", "last day", "second week" of the month or span. `of` is a weekday or a unit. */
  nth?: { n: number; of: number | "day" | "week" | "weekend" };
  /** Which stretch of the span: "end of next week". */
  edge?: "start" | "mid" | "end";
}

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

function written(tokens: readonly Token[], i: number): Match<DateBits> | null {
  const date = tokens[i]?.date;
  return date ? { value: { year: date.year, month: date.month, dom: date.day }, next: i + 1 } : null;
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

/** The first day after `today` with this weekday. */
export function nextWeekday(today: Day, wd: number): Day {
  const day = mondayOf(today) + wd - 1;
  return day > today ? day : day + 7;
}

function wholeDays(length: Match<Length> | null): Match<Length> | null {
  if (!length || ["second", "minute", "hour"].includes(length.value.unit) || length.value.n > 5000) return null;
  return length;
}

/** `length` after (sign 1) or before (sign -1) a day. Working days skip Saturday and Sunday. */
export function shiftDay(day: Day, { n, unit }: Length, sign: 1 | -1): Day {
  const count = Math.round(n) * sign;
  if (unit === "month") return addMonths(day, count);
  if (unit === "fortnight") return day + 14 * count;
  if (unit === "quarter") return addMonths(day, count * 3);
  if (unit === "year") return addMonths(day, count * 12);
  if (unit === "week" || unit === "weekend") return day + Math.round(n * 7) * sign;
  if (unit !== "workday") return day + count;
  let left = Math.abs(count);
  let at = day;
  while (left > 0) {
    at += sign;
    if (at - mondayOf(at) < 5) left--;
  }
  return at;
}

/** "the first Monday of", "last day of", "20th day of", "second week in"; the month or span follows on its own. */
function nthOf(tokens: readonly Token[], i: number): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const ord = ordinalAt(tokens, at) ?? (tokens[at]?.is.mod === -1 ? { value: -1, next: at + 1 } : null);
  if (!ord) return null;
  let { value: n, next } = ord;
  if (tokens[next]?.is.ord === -1 && n > 0) {
    n = -n;
    next++;
  }
  const wd = meaning(tokens, next, "wd") ?? meaning(tokens, next, "wds");
  const unit = meaning(tokens, next, "unit");
  const of = wd ?? (unit === "day" || unit === "week" || unit === "weekend" ? unit : undefined);
  if (of === undefined) return null;
  const behind = skip(tokens, next + 1, "part");
  if (!tokens[behind]?.is.of && tokens[behind]?.is.mo === undefined) return null;
  const period = skip(tokens, behind, "of", "the");
  const follows = tokens[period];
  if (
    !follows ||
    (follows.is.mo === undefined &&
      follows.is.mod === undefined &&
      !follows.is.unit &&
      !follows.date &&
      !follows.figure)
  )
    return null;
  if (follows.figure && Number(follows.figure) < 1900) return null;
  return { value: { nth: { n, of } }, next: next + 1 };
}

/** Short month names that are also words or people: they need a number or a pointing word beside them. */
const WEAK_MONTHS = new Set([
  "may",
  "march",
  "mar",
  "jan",
  "mai",
  "set",
  "sept",
  "ago",
  "mars",
  "juli",
  "ene",
  "avr",
  "out",
  "dec",
  "abr",
  "dic",
]);

function monthDate(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const lead = ordinalAt(tokens, at) ?? numberAt(tokens, at);
  if (lead && lead.value >= 1 && lead.value <= 31) {
    let next = tokens[lead.next]?.text === "." || tokens[lead.next]?.text === "-" ? lead.next + 1 : lead.next;
    if (tokens[next]?.is.unit === "day") next++;
    next = skip(tokens, next, "of", "the");
    const mo = meaning(tokens, next, "mo");
    if (mo !== undefined) return withYear(tokens, { dom: lead.value, month: mo }, afterDot(tokens, next + 1));
    // "15-17 July", "2 and 7 Feb" are settled by the caller; "the 5th of this month" is day of month plus span.
  }
  const mo = meaning(tokens, i, "mo");
  if (mo === undefined) return monthByMod(tokens, i, today);
  let next = afterDot(tokens, i + 1);
  if (tokens[next]?.text === "-") next++;
  next = skip(tokens, next, "the", "on");
  const day = ordinalAt(tokens, next) ?? numberAt(tokens, next);
  const unitBehind =
    day &&
    (tokens[day.next]?.is.unit ||
      tokens[day.next]?.is.mer ||
      tokens[day.next]?.is.oclock ||
      tokens[day.next]?.text === ":");
  if (day && day.value >= 1 && day.value <= 31 && !unitBehind)
    return withYear(tokens, { dom: day.value, month: mo }, day.next);
  const year = yearAt(tokens, skip(tokens, afterDot(tokens, i + 1), "of"));
  if (year) return { value: { month: mo, year: year.value }, next: year.next };
  const before = tokens[i - 1];
  // "with June", "and April" are people.
  if (/^(?:with|met|mit|avec|con|meet|and|w)$/.test(before?.text ?? "")) return null;
  // "lunes a mar": a word for a weekday too, and no number beside it.
  if (tokens[i]?.is.wd) return null;
  if (
    WEAK_MONTHS.has(tokens[i]!.text) &&
    !before?.is.in &&
    !before?.is.of &&
    before?.is.mod === undefined &&
    !before?.is.until &&
    !before?.is.from &&
    !before?.is.early &&
    !before?.is.late &&
    !before?.is.mid
  )
    return null;
  return { value: { month: mo }, next: i + 1 };
}

function afterDot(tokens: readonly Token[], i: number): number {
  return tokens[i]?.text === "." && i + 1 < tokens.length ? i + 1 : i;
}

/** "next March", "mars prochain": the pointing word says past or future. */
function monthByMod(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const mod = meaning(tokens, i, "mod");
  const mo = meaning(tokens, i + 1, "mo");
  if (mod === undefined || mo === undefined) return null;
  const day = ordinalAt(tokens, i + 2) ?? numberAt(tokens, i + 2);
  if (day && day.value <= 31 && !tokens[day.next]?.is.mer)
    return { value: { dom: day.value, month: mo }, next: day.next };
  const { year, month } = toCivil(today);
  return {
    value: {
      month: mo,
      year: mod < 0 ? (mo < month ? year : year - 1) : mo > month || (mod === 0 && mo === month) ? year : year + 1,
    },
    next: i + 2,
  };
}

function withYear(tokens: readonly Token[], bits: DateBits, i: number): Match<DateBits> {
  const at = skip(
    tokens,
    tokens[i]?.text === "," || tokens[i]?.text === "." || tokens[i]?.text === "-" ? i + 1 : i,
    "of",
  );
  const year = yearAt(tokens, at);
  return year ? { value: { ...bits, year: year.value }, next: year.next } : { value: bits, next: i };
}

/** 2026, '26, "two thousand and twenty six". */
function yearAt(tokens: readonly Token[], i: number): Match<number> | null {
  if (tokens[i]?.text === "'" && tokens[i + 1]?.figure?.length === 2)
    return { value: 2000 + Number(tokens[i + 1]?.figure), next: i + 2 };
  const n = numberAt(tokens, i);
  return n && n.value >= 1900 && n.value < 2200 && (!tokens[i]?.figure || tokens[i]?.figure?.length === 4) ? n : null;
}

function yearAlone(tokens: readonly Token[], i: number): Match<DateBits> | null {
  const before = tokens[i - 1];
  if (!before?.is.in && !before?.is.of) return null;
  const year = yearAt(tokens, i);
  return year ? { value: { year: year.value }, next: year.next } : null;
}

/** "next 2 weeks", "the coming 3 days", "2 aankomende maanden": from tomorrow on. */
function window(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const mod = meaning(tokens, at, "mod");
  const front = mod === undefined ? numberAt(tokens, at) : null;
  const inner = front ? meaning(tokens, front.next, "mod") : undefined;
  const length =
    mod !== undefined
      ? lengthAt(tokens, at + 1)
      : front && inner === 1 && tokens[front.next + 1]?.is.unit
        ? { value: { n: front.value, unit: tokens[front.next + 1]!.is.unit! }, next: front.next + 2 }
        : null;
  const days = wholeDays(length);
  const sign = (mod ?? inner ?? 0) < 0 ? -1 : 1;
  if (!days || (days.value.n === 1 && mod !== undefined && tokens[at + 1]?.is.unit)) return null;
  const edge = shiftDay(today, days.value, sign);
  const span: Span =
    sign < 0 ? { from: edge, to: today, grain: "day" } : { from: today + 1, to: edge + 1, grain: "day" };
  return { value: { span }, next: days.next };
}

/** "week 31": ISO weeks, the next one with this number. */
function numberedWeek(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  if (tokens[i]?.is.unit !== "week" || !tokens[i + 1]?.figure || tokens[i + 2]?.is.mo || tokens[i + 2]?.is.of)
    return null;
  const n = Number(tokens[i + 1]?.figure);
  if (n < 1 || n > 53) return null;
  const { year } = toCivil(today);
  const monday = (y: number) => mondayOf(toDay(y, 1, 4)) + (n - 1) * 7;
  const from = monday(year) + 7 > today ? monday(year) : monday(year + 1);
  return { value: { span: { from, to: from + 7, grain: "week" } }, next: i + 2 };
}

/** "Q3 2027", "the third quarter of 2027". */
function numberedQuarter(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const figure = tokens[at]?.text === "q" ? Number(tokens[at + 1]?.figure ?? 0) : 0;
  const ord = ordinalAt(tokens, at);
  const spelt = ord && tokens[ord.next]?.is.unit === "quarter" ? ord.value : 0;
  const n = figure || spelt;
  if (n < 1 || n > 4) return null;
  const next = figure ? at + 2 : ord!.next + 1;
  const year = yearAt(tokens, skip(tokens, next, "of"));
  const present = toCivil(today);
  const y = year?.value ?? (n * 3 >= present.month ? present.year : present.year + 1);
  const from = toDay(y, n * 3 - 2, 1);
  return { value: { span: { from, to: addMonths(from, 3), grain: "month" } }, next: year?.next ?? next };
}

/** "3 Fridays from now". */
function weekdaysOn(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const n = numberAt(tokens, i);
  const wd = n ? (meaning(tokens, n.next, "wds") ?? meaning(tokens, n.next, "wd")) : undefined;
  if (!n || wd === undefined || !tokens[n.next + 1]?.is.hence) return null;
  return { value: { day: nextWeekday(today, wd) + 7 * (n.value - 1) }, next: n.next + 2 };
}

/** "next week", "this month", "la semaine prochaine", "rest of the week", "the weekend". */
function pointedSpan(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const rest = tokens[i]?.is.rest ? i + 1 : i;
  let at = skip(tokens, rest, "the");
  let mod = meaning(tokens, at, "mod");
  if (mod !== undefined) at++;
  if (mod === undefined && tokens[at]?.is.mod === undefined && tokens[at]?.is.half) return null;
  const unit = tokens[at]?.is.workweek ? "workday" : meaning(tokens, at, "unit");
  if (!unit || tokens[at]?.is.wd) return null;
  const working = unit === "workday" || (unit === "week" && tokens[at - 1]?.is.unit === "workday");
  const behind = meaning(tokens, at + 1, "mod");
  let next = at + 1;
  if (mod === undefined && tokens[next]?.is.fortnightOn !== undefined) {
    const span = spanOf(unit, 2, today);
    return span ? { value: { span }, next: next + 1 } : null;
  }
  const pointsOn = tokens[at + 2]?.is.unit ?? tokens[at + 2]?.is.wd ?? tokens[at + 2]?.is.mo;
  if (mod === undefined && behind !== undefined && pointsOn === undefined) {
    mod = behind;
    next++;
  }
  if (mod === undefined) {
    const named = rest > i || tokens[at - 1]?.is.the || tokens[at - 1]?.is.on || tokens[at - 1]?.is.in;
    if (!named || (unit !== "weekend" && !(rest > i) && !["week", "month", "year", "day"].includes(unit))) return null;
    if (
      unit === "week" &&
      (tokens[next]?.is.of || /^(?:starting|beginning|commencing|ab|vanaf)$/.test(tokens[next]?.text ?? ""))
    )
      return null;
    mod = 0;
  }
  if (unit === "day" && mod !== 0) return { value: { day: today + mod }, next };
  if (unit === "day") return { value: { day: today }, next };
  const whole = spanOf(unit, mod, today);
  if (!whole) return null;
  const span = rest > i ? { ...whole, from: Math.max(whole.from, today), grain: "day" as const } : whole;
  return { value: { span: working ? { ...span, to: span.from + 5, grain: "day" } : span }, next };
}

/** The calendar week, weekend, month, quarter or year, `shift` away from the present one. */
export function spanOf(unit: Unit, shift: number, today: Day): Span | null {
  const monday = mondayOf(today) + shift * 7;
  const { year, month } = toCivil(today);
  switch (unit) {
    case "week":
      return { from: monday, to: monday + 7, grain: "week" };
    case "workday":
      return { from: monday, to: monday + 5, grain: "day" };
    case "weekend":
      return { from: monday + 5, to: monday + 7, grain: "day" };
    case "month": {
      const from = addMonths(toDay(year, month, 1), shift);
      return { from, to: addMonths(from, 1), grain: "month" };
    }
    case "quarter": {
      const from = addMonths(toDay(year, month - ((month - 1) % 3), 1), shift * 3);
      return { from, to: addMonths(from, 3), grain: "month" };
    }
    case "year":
      return { from: toDay(year + shift, 1, 1), to: toDay(year + shift + 1, 1, 1), grain: "month" };
    default:
      return null;
  }
}

/** Short weekday names that are also words: they need company. */
const WEAK_WEEKDAYS = new Set([
  "sat",
  "sun",
  "mon",
  "ma",
  "di",
  "do",
  "zo",
  "za",
  "wo",
  "so",
  "mo",
  "mi",
  "fr",
  "sa",
  "mar",
  "mer",
  "sam",
  "dim",
  "jeu",
  "lun",
  "vie",
  "jue",
  "dom",
  "sab",
  "ven",
  "don",
]);

function weekday(tokens: readonly Token[], i: number): Match<DateBits> | null {
  let at = skip(tokens, i, "the");
  let mod = meaning(tokens, at, "mod");
  const coming = tokens[at]?.is.coming === true;
  if (mod !== undefined) at = skip(tokens, at + 1, "mod");
  const wd = meaning(tokens, at, "wd");
  if (wd === undefined) return null;
  const token = tokens[at]!;
  if (mod === undefined && WEAK_WEEKDAYS.has(token.text) && !inCompany(tokens, at)) return null;
  let next = tokens[at + 1]?.text === "." && token.text.length <= 4 ? at + 2 : at + 1;
  const behind = meaning(tokens, next, "mod");
  const pointsOn =
    tokens[next + 1]?.is.unit !== undefined ||
    tokens[next + 1]?.is.wd !== undefined ||
    tokens[next + 1]?.is.mo !== undefined;
  if (mod === undefined && behind !== undefined && !pointsOn) {
    mod = behind;
    next++;
  }
  return { value: { wd, wdMod: coming ? undefined : mod }, next };
}

/** "mercredi en huit", "mittwoch in zwei wochen": weeks after the coming weekday. */
function weekdayOn(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const wd = meaning(tokens, skip(tokens, i, "the"), "wd");
  if (wd === undefined) return null;
  const at = skip(tokens, i, "the") + 1;
  const plus = meaning(tokens, at, "fortnightOn");
  if (plus !== undefined)
    return {
      value: { day: nextWeekday(today, wd) + plus - 7 * Number(nextWeekday(today, wd) - mondayOf(today) >= 7) },
      next: at + 1,
    };
  if (!tokens[at]?.is.in) return null;
  const length = wholeDays(lengthAt(tokens, at + 1));
  if (!length || (length.value.unit !== "week" && length.value.unit !== "fortnight")) return null;
  const target = shiftDay(mondayOf(today), length.value, 1);
  return { value: { day: target + wd - 1 }, next: length.next };
}

function inCompany(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  const said = (token: Token | undefined) =>
    token !== undefined &&
    Boolean(
      token.figure ||
        token.clock ||
        token.date ||
        token.is.ord ||
        token.is.mo ||
        token.is.part ||
        token.is.named !== undefined ||
        token.is.at ||
        token.is.until ||
        token.text === "-",
    );
  const pointed =
    before &&
    (before.is.on ||
      before.is.mod !== undefined ||
      before.is.every ||
      before.is.from ||
      before.is.until ||
      before.is.by ||
      before.is.before ||
      before.is.wd);
  const dotted = after?.text === "." && (i + 2 >= tokens.length || said(tokens[i + 2]));
  return (
    Boolean(pointed) ||
    said(after) ||
    dotted ||
    tokens.length <= 2 ||
    (said(before) && !before?.is.at) ||
    (after === undefined && tokens[i]!.text.length === 3)
  );
}

/** Words behind which a number in order is no date: "the 2nd meeting". */
const COUNTED =
  /^(?:meeting|meetings|appointment|call|event|one|item|option|slot|floor|time|birthday|anniversary|street|avenue|st|ave|grade|round|session|interview|draft|version|try|person|part|half|quarter|choice|message)$/;

/** "Friday 13": a day when no clock shows it, or when the coming Friday is that day. */
function followsWeekday(tokens: readonly Token[], i: number, today: Day): boolean {
  const wd = tokens[i - 1]?.is.wd;
  const n = wd ? numberAt(tokens, i) : null;
  if (!wd || !n || tokens[n.next]?.text === "-" || tokens[n.next]?.is.until) return false;
  return (
    n.value > 24 ||
    (n.value > 12 && !tokens[i]?.figure) ||
    toCivil(nextWeekday(today, wd)).day === n.value ||
    (n.value > 12 && tokens[n.next]?.is.at === true)
  );
}

/** "the 3rd", "on the 18", "el 23", "am 5.". */
function dayOfMonth(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const ord = ordinalAt(tokens, at);
  const pointed =
    at > i ||
    tokens[i - 1]?.is.on ||
    tokens[i - 1]?.is.by ||
    tokens[i - 1]?.is.until ||
    tokens[i - 1]?.is.wd ||
    tokens[i - 1]?.is.the ||
    tokens[i - 1]?.is.from ||
    tokens[i - 1]?.is.before ||
    tokens[i - 1]?.is.between ||
    tokens[i - 1]?.text === ",";
  if (ord && ord.value >= 1 && ord.value <= 31) {
    const behind = tokens[ord.next];
    if (
      behind &&
      (COUNTED.test(behind.text) ||
        behind.is.wd ||
        (behind.is.unit && behind.is.unit !== "day") ||
        behind.is.mer ||
        behind.is.quarter)
    )
      return null;
    const spelt = !tokens[at]?.figure;
    const plain = behind === undefined || /^[^a-z]/.test(behind.text) || Object.keys(behind.is).length > 0;
    if (spelt && !(pointed && plain)) return null;
    if (!spelt && !pointed && !plain && tokens[i - 1]?.is.on === undefined) return null;
    return { value: { dom: ord.value }, next: behind?.is.unit === "day" ? ord.next + 1 : ord.next };
  }
  // "on the 17", "el 23": a plain number behind an article.
  const article =
    tokens[i]?.is.the && (tokens[i]?.is.on || tokens[at - 1]?.is.on || /the$/.test(tokens[at - 1]?.text ?? ""));
  const closing =
    tokens[i - 1]?.text === "on" &&
    tokens[i]?.figure &&
    (tokens[i + 1] === undefined || /^[.,!?]$/.test(tokens[i + 1]!.text));
  const n = article || closing || followsWeekday(tokens, i, today) ? numberAt(tokens, at) : null;
  if (!n || n.value < 1 || n.value > 31) return null;
  const behind = tokens[n.next];
  if (
    behind?.is.unit ||
    behind?.is.mer ||
    behind?.is.oclock ||
    behind?.text === ":" ||
    behind?.text === "%" ||
    (behind?.is.to && !behind.is.until)
  )
    return null;
  if (behind && /^[a-z]/.test(behind.text) && Object.keys(behind.is).length === 0) return null;
  const next = behind?.text === "." && tokens[n.next + 1] !== undefined ? n.next + 1 : n.next;
  return { value: { dom: n.value }, next };
}

function feast(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const { feast: fixed, floating, easter } = tokens[i]!.is;
  if (fixed !== undefined) return { value: { month: Math.floor(fixed / 100), dom: fixed % 100 }, next: i + 1 };
  if (floating !== undefined) {
    const [month = 1, n = 1, of = 1] = floating.split(",").map(Number);
    return { value: { month, nth: { n, of } }, next: i + 1 };
  }
  if (easter === undefined) return null;
  const { year } = toCivil(today);
  const day = easterSunday(year) + easter;
  return { value: { day: day >= today ? day : easterSunday(year + 1) + easter }, next: i + 1 };
}

/** Gregorian Easter by the anonymous computus. */
function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const shift = Math.floor((13 + 8 * century) / 25);
  const moon = (15 - shift + century - Math.floor(century / 4)) % 30;
  const age = (19 * golden + moon) % 30;
  const full = age === 29 || (age === 28 && golden > 10) ? age - 1 : age;
  const fullMoon = toDay(year, 3, 21) + full;
  return mondayOf(fullMoon) + 6 + (fullMoon - mondayOf(fullMoon) === 6 ? 7 : 0);
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

/** The last day of a month that the bits name, for messages like "30 February does not exist". */
export function lastDayOf(year: number, month: number): number {
  return daysInMonth(year, month);
}
