import { type Match, numberAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import type { Unit } from "../words/lexicon";

/** A length of time as said; months and years keep their unit because their length differs. */
export interface Length {
  n: number;
  unit: Unit;
  /** "… and 21 days": counted on the calendar, not in minutes. */
  plus?: Length;
}

const MINUTES: Readonly<Record<Unit, number>> = {
  second: 1 / 60,
  minute: 1,
  hour: 60,
  day: 1440,
  workday: 1440,
  week: 10080,
  fortnight: 20160,
  weekend: 2880,
  month: 43200,
  quarter: 129600,
  halfyear: 262800,
  year: 525600,
};

/** Behind a length: which way a meeting moves. */
export const LATER_OR_EARLIER = said`^${"later"}`;

/** A hundred years: what is longer is a number beside a word, not a length. */
const LONGEST = 100 * 525_600;

/** Nobody meets for as many hours and three quarters. */
const LONGEST_IN_HOURS = 7;

/** Whole minutes; months count thirty days. */
export function toMinutes({ n, unit, plus }: Length): number {
  return Math.round(n * MINUTES[unit]) + (plus ? toMinutes(plus) : 0);
}

/** "30 min", "an hour and a half", "1h30", "half an hour", "a couple of days", "anderhalf uur". */
export function lengthAt(tokens: readonly Token[], i: number): Match<Length> | null {
  const first = oneLength(tokens, i);
  if (!first || toMinutes(first.value) > LONGEST) return null;
  const half = andAHalf(tokens, first);
  if (half) return half;
  const at = tokens[first.next]?.is.and ? first.next + 1 : first.next;
  const more = oneLength(tokens, at) ?? plainMinutes(tokens, first, at);
  if (!more || more.value.n > 59 || !addsUp(first.value.unit, more.value.unit)) return first;
  // "Tussen 13 en 16 uur drie kwartier", "11 uur drie kwartier", "10h 30 min": an hour of the day, and how long.
  const isApart =
    isShortened(tokens, more.next - 1) || tokens.slice(at, more.next).some(({ is }) => is.quarter ?? is.minutes);
  if (first.value.unit === "hour" && first.value.n >= (isApart ? LONGEST_IN_HOURS : 13)) return first;
  // "Mardi dans 2 semaines 9h": nobody counts weeks and hours.
  if (toMinutes(first.value) >= MINUTES.week && more.value.unit === "hour") return first;
  if (MINUTES[first.value.unit] >= MINUTES.day && MINUTES[more.value.unit] >= MINUTES.day)
    return { value: { ...first.value, plus: more.value }, next: more.next };
  return { value: { n: toMinutes(first.value) + toMinutes(more.value), unit: "minute" }, next: more.next };
}

/** "30 min", "30min", and not "30 minutes". */
export const isShortened = (tokens: readonly Token[], i: number): boolean =>
  /^\d*min$/.test(tokens[i]?.text ?? "") && (tokens[i]?.amount ?? tokens[i - 1]?.figure) !== undefined;

/** "1 hour 30 minutes", "two days and a month": a smaller unit behind a larger one, or whole days in any order. */
function addsUp(first: Unit, second: Unit): boolean {
  return MINUTES[second] < MINUTES[first] || (second !== first && MINUTES[first] >= MINUTES.day);
}

/** "… and 1/2 hours", "… and three quarter hours": behind a whole number, before the unit. */
function shareAt(tokens: readonly Token[], i: number): Match<number> | null {
  const decimal = tokens[i]?.decimal;
  if (decimal !== undefined && decimal < 1) return { value: decimal, next: i + 1 };
  const three = tokens[i]?.is.n === 3 && tokens[i + 1]?.is.quarter;
  const next = three ? i + 2 : i + 1;
  if (!three && !tokens[i]?.is.quarter) return null;
  return tokens[next]?.is.unit ? { value: three ? 0.75 : 0.25, next } : null;
}

/** "2 hours 30" without the word for minutes. */
function plainMinutes(tokens: readonly Token[], first: Match<Length>, i: number): Match<Length> | null {
  const n =
    first.value.unit === "hour" && (tokens[i]?.figure?.length === 2 || tokens[i]?.is.tens) ? numberAt(tokens, i) : null;
  return n && n.next >= tokens.length && n.value < 60 ? { value: { n: n.value, unit: "minute" }, next: n.next } : null;
}

function andAHalf(tokens: readonly Token[], first: Match<Length>): Match<Length> | null {
  if (!tokens[first.next]?.is.and) return null;
  const at = skip(tokens, first.next + 1, "a");
  const share = tokens[at]?.is.half ? 0.5 : tokens[at]?.is.quarter ? 0.25 : 0;
  if (!share || tokens[at + 1]?.is.unit) return null;
  return { value: { n: first.value.n + share, unit: first.value.unit }, next: at + 1 };
}

function oneLength(tokens: readonly Token[], i: number): Match<Length> | null {
  const token = tokens[i];
  if (!token) return null;
  if (token.amount) return { value: token.amount, next: i + 1 };
  const whole = wholeUnit(tokens, i);
  if (whole) return whole;
  // "quinze jours", "veertien dagen" count themselves.
  if (token.is.unit === "fortnight" && / /.test(token.text)) return { value: { n: 1, unit: "fortnight" }, next: i + 1 };
  // "Uurtje" is counted as well: "twee uurtjes".
  if (token.is.minutes !== undefined)
    return {
      value: token.is.unit ? { n: 1, unit: token.is.unit } : { n: token.is.minutes, unit: "minute" },
      next: i + 1,
    };
  // "hora y media", "heure et demie": one and a half.
  if (token.is.unit && tokens[i + 1]?.is.and && tokens[i + 2]?.is.half && !tokens[i + 3]?.is.unit)
    return { value: { n: 1.5, unit: token.is.unit }, next: i + 3 };
  const count = countAt(tokens, token.is.another ? i + 1 : i) ?? (token.is.another ? { value: 1, next: i + 1 } : null);
  if (!count) return null;
  // "Three whole days", "tres días enteros"
  const isWhole = count.value >= 2 && isPlural(tokens[count.next + 1]) && tokens[count.next]?.is.whole === true;
  const counted = isWhole ? count.next + 1 : skip(tokens, count.next, "about", "onTop");
  const each = tokens[counted]?.is.unit ? undefined : tokens[counted]?.is.minutes;
  // "Fri 1430 half an hour", "tussen 2 en 5 drie kwartier": what says its own count is not counted again.
  const isCounted = each !== undefined && ((each === THREE_QUARTERS && !token.is.a) || / /.test(tokens[counted]!.text));
  if (isCounted || (each !== undefined && count.value >= MOST_EACH)) return null;
  if (each !== undefined) return { value: { n: count.value * each, unit: "minute" }, next: counted + 1 };
  const at = tokens[count.next]?.text === "-" ? count.next + 1 : counted;
  const unit = tokens[at]?.is.unit;
  // "To mon 10am", typed as "2 mon 10am"
  const isDay = tokens[at]?.is.wd !== undefined && (tokens[at + 1]?.clock ?? tokens[at + 1]?.is.at) !== undefined;
  const next = count.value >= 2 && isPlural(tokens[at]) ? skip(tokens, at + 1, "whole") : at + 1;
  return unit && !isDay ? { value: { n: count.value, unit }, next } : null;
}

/** More than one of a unit, in any language: "days", "dagen", "Tage". */
const isPlural = (token: Token | undefined) => token?.is.unit !== undefined && /(?:s|en|tage)$/.test(token.text);

/** Nobody counts as many half hours. */
const MOST_EACH = 100;
/** Minutes of what is counted already: "drie kwartier", "Dreiviertelstunde". */
const THREE_QUARTERS = 45;

/** "all day", "toute la semaine", "den ganzen Tag". */
function wholeUnit(tokens: readonly Token[], i: number): Match<Length> | null {
  if (!tokens[i]?.is.whole) return null;
  const at = tokens[i + 1]?.is.unit ? i + 1 : skip(tokens, i + 1, "the", "a");
  const unit = tokens[at]?.is.unit;
  return unit && unit !== "minute" && unit !== "second" ? { value: { n: 1, unit }, next: at + 1 } : null;
}

function countAt(tokens: readonly Token[], i: number): Match<number> | null {
  const token = tokens[i];
  if (!token) return null;
  // "3/4 d'heure"
  if (token.decimal !== undefined)
    return { value: token.decimal, next: token.decimal < 1 ? skip(tokens, i + 1, "of") : i + 1 };
  if (token.is.few !== undefined) return { value: token.is.few, next: skip(tokens, i + 1, "of") };
  if ((token.is.half || token.is.halfTo) && !token.is.past) return { value: 0.5, next: skip(tokens, i + 1, "a", "of") };
  if (token.is.threeQuarters) return { value: 0.75, next: skip(tokens, i + 1, "a", "of") };
  if (token.is.quarter && tokens[skip(tokens, i + 1, "a", "of")]?.is.unit === "hour")
    return { value: 0.25, next: skip(tokens, i + 1, "a", "of") };
  const n = numberAt(tokens, i) ?? (token.is.a ? { value: 1, next: i + 1 } : null);
  if (!n) return null;
  const behind = n.value === 3 && tokens[n.next]?.is.quarter ? skip(tokens, n.next + 1, "a", "of") : 0;
  if (behind > 0 && tokens[behind]?.is.unit) return { value: 0.75, next: behind };
  const half = token.is.a ? skip(tokens, n.next, "about") : n.next;
  if (token.is.a && tokens[half]?.is.half) return { value: 0.5, next: skip(tokens, half + 1, "a", "of") };
  if (token.is.a && tokens[n.next]?.is.few !== undefined)
    return { value: tokens[n.next]!.is.few!, next: skip(tokens, n.next + 1, "of") };
  const and = tokens[n.next]?.is.and ? skip(tokens, n.next + 1, "a") : 0;
  if (and && (tokens[and]?.is.half || tokens[and]?.is.halfTo)) return { value: n.value + 0.5, next: and + 1 };
  const share = and ? shareAt(tokens, and) : null;
  if (share) return { value: n.value + share.value, next: share.next };
  if (tokens[n.next]?.decimal === 0.5 || tokens[n.next]?.text === "½")
    return { value: n.value + 0.5, next: n.next + 1 };
  return n;
}
