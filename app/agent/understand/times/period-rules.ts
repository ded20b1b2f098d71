import { type Match, meaning, numberAt, ordinalAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import type { Unit } from "../words/lexicon";
import type { DateBits, Span } from "./date-bits";
import { addMonths, type Day, mondayOf, toCivil, toDay } from "./days";
import { lengthAt } from "./length-rules";
import { monthDate, yearAt } from "./month-dates";
import { shiftDay, wholeDays } from "./shift-days";

/** "next week", "this month", "la semaine prochaine", "rest of the week", "the weekend". */
export function pointedSpan(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const whole_ = tokens[i]?.is.whole && tokens[i + 1]?.is.unit !== "day";
  const rest = tokens[i]?.is.rest || whole_ ? i + 1 : i;
  let at = skip(tokens, rest, "the");
  let mod = meaning(tokens, at, "mod");
  if (mod !== undefined) at++;
  if (mod === undefined && tokens[at]?.is.mod === undefined && tokens[at]?.is.half) return null;
  const unit = tokens[at]?.is.workweek ? "workday" : meaning(tokens, at, "unit");
  if (!unit || tokens[at]?.is.wd) return null;
  const working = unit === "workday" || (unit === "week" && tokens[at - 1]?.is.unit === "workday");
  const behind = meaning(tokens, at + 1, "mod");
  let next = at + 1;
  const further = tokens[next]?.is.further ?? (tokens[next]?.is.fortnightOn ? 1 : undefined);
  if (mod === undefined && further !== undefined) {
    const span = spanOf(unit, 2 * further, today);
    return span ? { value: { span }, next: next + 1 } : null;
  }
  const pointsOn = tokens[at + 2]?.is.unit ?? tokens[at + 2]?.is.wd ?? tokens[at + 2]?.is.mo;
  // "la semaine prochaine vendredi": behind a noun with its article the word points at the noun.
  const own = tokens[at - 1]?.is.the && tokens[at + 2]?.is.wd !== undefined;
  if (mod === undefined && behind !== undefined && (pointsOn === undefined || own)) {
    mod = behind;
    next++;
  }
  if (mod === undefined) {
    const alone = unit === "weekend" && (tokens[next] === undefined || /^[.,!?]$/.test(tokens[next]!.text));
    const named =
      (alone && !tokens[at - 1]?.is.a) ||
      rest > i ||
      tokens[at - 1]?.is.the ||
      tokens[at - 1]?.is.on ||
      tokens[at - 1]?.is.in;
    if (!named || (unit !== "weekend" && !(rest > i) && !["week", "month", "year", "day"].includes(unit))) return null;
    if (
      unit === "week" &&
      (tokens[next]?.is.of || /^(?:starting|beginning|commencing|ab|vanaf)$/.test(tokens[next]?.text ?? ""))
    )
      return null;
    mod = 0;
  }
  // "the coming days": three or so.
  if (tokens[at]?.text === "days" && mod === 1)
    return { value: { span: { from: today + 1, to: today + 4, grain: "day" } }, next };
  if (unit === "day" && mod !== 0) return { value: { day: today + mod }, next };
  if (unit === "day") return { value: { day: today }, next };
  // "the coming weekend" is the nearest; a coming week or month is the one after this.
  const nearest = unit === "weekend" && tokens[at - 1]?.is.coming && mod === 1;
  const whole = spanOf(unit, nearest ? 0 : mod, today);
  if (!whole) return null;
  if (tokens[i - 1]?.is.soFar && mod === 0 && whole.from < today)
    return { value: { span: { ...whole, to: today + 1, grain: "day" } }, next };
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
    case "quarter":
    case "halfyear": {
      const months = unit === "quarter" ? 3 : 6;
      const from = addMonths(toDay(year, month - ((month - 1) % months), 1), shift * months);
      return { from, to: addMonths(from, months), grain: "month" };
    }
    case "year":
      return { from: toDay(year + shift, 1, 1), to: toDay(year + shift + 1, 1, 1), grain: "month" };
    default:
      return null;
  }
}

/** "next 2 weeks", "the coming 3 days", "2 aankomende maanden": from tomorrow on. */
export function window(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  // "ces deux dernières semaines": the word that points stands behind the number.
  const at = skip(tokens, tokens[i]?.is.mod === 0 && tokens[i + 1]?.is.n ? i + 1 : i, "the");
  const mod = meaning(tokens, at, "mod");
  const closes = tokens[i - 1]?.text === "-" || tokens[i - 1]?.is.until || tokens[i - 1]?.is.and;
  const front = mod === undefined && !tokens[at]?.is.ord && !closes ? numberAt(tokens, at) : null;
  const behind = front ? meaning(tokens, front.next, "mod") : undefined;
  // "at 9 next week": nine of them would be weeks.
  const inner =
    front && front.value > 1 && ONE.folded.test(tokens[front.next + 1]?.text ?? "") ? undefined : behind || undefined;
  const length =
    mod !== undefined
      ? lengthAt(tokens, at + 1)
      : front && inner && tokens[front.next + 1]?.is.unit && !tokens[front.next + 1]?.is.wd
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

const ONE = said`^${"period"}$`;

/** "second half of June", "first half of next week", "H1 2027". */
export function half(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const short = /^h$/.test(tokens[at]?.text ?? "") && /^[12]$/.test(tokens[at + 1]?.figure ?? "");
  const ord = short ? { value: Number(tokens[at + 1]?.figure), next: at + 2 } : ordinalAt(tokens, at);
  if (!ord || (!short && !tokens[ord.next]?.is.half)) return null;
  const whole = periodAt(tokens, skip(tokens, short ? ord.next : ord.next + 1, "of", "the"), today);
  if (!whole) return null;
  const span = whole.value;
  const middle = span.from + Math.floor((span.to - span.from) / 2);
  const cut = span.to - span.from > 300 ? addMonths(span.from, 6) : middle;
  const part: Span = ord.value === 2 ? { ...span, from: cut } : { ...span, to: cut };
  return { value: { span: { ...part, grain: "day" } }, next: whole.next };
}

/** "the first ten days of May", "las dos últimas semanas de junio". */
export function edgeStretch(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const { ord, mod, n: plain, tens } = tokens[at]?.is ?? {};
  if (ord === undefined && mod === undefined && plain === undefined && tens === undefined) return null;
  const before = edgeWord(tokens, at);
  const n = numberAt(tokens, before ? at + 1 : at);
  const edge = before ?? (n && edgeWord(tokens, n.next));
  const unitAt = n ? (before ? n.next : n.next + 1) : at;
  const unit = tokens[unitAt]?.is.unit;
  if (!n || !edge || (unit !== "day" && unit !== "week" && unit !== "month") || !tokens[unitAt + 1]?.is.of) return null;
  const whole = periodAt(tokens, skip(tokens, unitAt + 1, "of", "the"), today);
  if (!whole) return null;
  const { from, to } = whole.value;
  const length = { n: n.value, unit };
  const span: Span =
    edge > 0
      ? { from, to: shiftDay(from, length, 1), grain: "day" }
      : { from: shiftDay(to, length, -1), to, grain: "day" };
  return { value: { span }, next: whole.next };
}

/** "first" 1, "last" -1. */
function edgeWord(tokens: readonly Token[], i: number): 1 | -1 | null {
  const { ord, mod } = tokens[i]?.is ?? {};
  return ord === 1 ? 1 : ord === -1 || mod === -1 ? -1 : null;
}

/** A whole month, week, quarter or year at `i`, behind "of the". */
function periodAt(tokens: readonly Token[], i: number, today: Day): Match<Span> | null {
  const year = yearAt(tokens, tokens[i]?.is.unit === "year" ? i + 1 : i);
  if (year) return { value: yearSpan(year.value), next: year.next };
  const whole = pointedSpan(tokens, i, today) ?? pointedSpan(tokens, i - 1, today) ?? monthDate(tokens, i, today);
  const span = whole?.value.month ? monthSpan(whole.value, today) : whole?.value.span;
  return whole && span && !whole.value.dom ? { value: span, next: whole.next } : null;
}

export function yearSpan(year: number): Span {
  return { from: toDay(year, 1, 1), to: toDay(year + 1, 1, 1), grain: "month" };
}

/** The next such month, this one included. */
function monthSpan({ month = 1, year }: DateBits, today: Day): Span {
  const present = toCivil(today);
  const from = toDay(year ?? (month >= present.month ? present.year : present.year + 1), month, 1);
  return { from, to: addMonths(from, 1), grain: "month" };
}

/** "the first Monday of", "last day of", "20th day of", "second week in"; the month or span follows on its own. */
export function nthOf(tokens: readonly Token[], i: number): Match<DateBits> | null {
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
  const of =
    wd ??
    (unit === "day" || unit === "week" || unit === "weekend" || unit === "month" || unit === "workday"
      ? unit
      : undefined);
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
  // "of the month" is whichever month the day is next in.
  const any = follows.is.unit === "month" && tokens[period + 1]?.is.mod === undefined;
  return { value: { nth: { n, of } }, next: any ? period + 1 : next + 1 };
}
