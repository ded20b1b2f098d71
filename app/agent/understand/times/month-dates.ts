import { type Match, meaning, numberAt, ordinalAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import type { DateBits } from "./date-bits";
import { type Day, toCivil } from "./days";

const WITH = said`^${"withPeople"}$`;

export function written(tokens: readonly Token[], i: number): Match<DateBits> | null {
  const date = tokens[i]?.date;
  return date ? { value: { year: date.year, month: date.month, dom: date.day }, next: i + 1 } : null;
}

export function monthDate(tokens: readonly Token[], i: number, today: Day): Match<DateBits> | null {
  const at = skip(tokens, i, "the");
  const lead = ordinalAt(tokens, at) ?? numberAt(tokens, at);
  if (lead && lead.value >= 1 && lead.value <= 31) {
    let next = tokens[lead.next]?.text === "." || tokens[lead.next]?.text === "-" ? lead.next + 1 : lead.next;
    if (tokens[next]?.is.unit === "day") next++;
    next = skip(tokens, next, "of", "the");
    // "at 9 in June" is an hour.
    const isHour = tokens[i - 1]?.is.at && tokens[lead.next]?.text === "in";
    const mo = isHour ? undefined : meaning(tokens, next, "mo");
    if (mo !== undefined) return withYear(tokens, { dom: lead.value, month: mo }, afterDot(tokens, next + 1));
    const counted =
      (at > i || next > lead.next) && tokens[lead.next]?.text !== "-" ? countedMonth(tokens, i, next) : null;
    if (counted) return withYear(tokens, { dom: lead.value, month: counted.value }, counted.next);
    // "15-17 July", "2 and 7 Feb" are settled by the caller; "the 5th of this month" is day of month plus span.
  }
  const mo = meaning(tokens, i, "mo");
  if (mo === undefined) return monthByMod(tokens, i, today);
  // "Mar de 14 a 15:30": a word for a weekday too, and hours from and to.
  if (tokens[i]?.is.wd !== undefined && tokens[i + 1]?.is.from) return null;
  let next = afterDot(tokens, i + 1);
  if (tokens[next]?.text === "-" || tokens[next]?.text === "/") next++;
  next = skip(tokens, next, "the", "on");
  const day = ordinalAt(tokens, next) ?? numberAt(tokens, next);
  const unitBehind =
    day &&
    (tokens[day.next]?.is.unit ||
      tokens[day.next]?.is.mer ||
      tokens[day.next]?.is.oclock ||
      tokens[day.next]?.text === ":");
  if (day && day.value >= 1 && day.value <= 31 && !unitBehind)
    // "December 21-31": the days of a stretch, and no year.
    return tokens[day.next]?.text === "-" && Number(tokens[day.next + 1]?.figure ?? 99) <= 31
      ? { value: { dom: day.value, month: mo }, next: day.next }
      : withYear(tokens, { dom: day.value, month: mo }, day.next);
  const year = yearAt(tokens, skip(tokens, afterDot(tokens, i + 1), "of"));
  if (year) return { value: { month: mo, year: year.value }, next: year.next };
  const before = tokens[i - 1];
  // "with June", "and April" are people.
  if (WITH.folded.test(before?.text ?? "")) return null;
  // "lunes a mar": a word for a weekday too, and no number beside it.
  if (tokens[i]?.is.wd) return null;
  const ahead = skip(tokens, i + 1, "of");
  const ofYear = tokens[ahead]?.is.mod !== undefined && tokens[ahead + 1]?.is.unit === "year";
  if (
    !ofYear &&
    WEAK_MONTHS.has(tokens[i]!.text) &&
    !before?.is.in &&
    !before?.is.of &&
    before?.is.mod === undefined &&
    // French "à sept" is an hour.
    !(before?.is.until && tokens[i]?.is.n === undefined) &&
    !before?.is.from &&
    !before?.is.early &&
    !before?.is.late &&
    !before?.is.mid &&
    !before?.is.start &&
    !before?.is.end &&
    !(tokens[i + 1]?.is.until && tokens[i + 2]?.is.mo)
  )
    return null;
  return { value: { month: mo }, next: i + 1 };
}

/** "am siebten vierten", "the 6th of the 5th": the second of two numbers in order is a month, if it counts nothing else. */
function countedMonth(tokens: readonly Token[], first: number, i: number): Match<number> | null {
  const month = ordinalAt(tokens, first) || ordinalAt(tokens, first + 1) ? ordinalAt(tokens, i) : null;
  if (!month || month.value < 1 || month.value > 12 || tokens[month.next - 1]?.is.unit) return null;
  const behind = tokens[month.next]?.is;
  return behind?.unit || behind?.wd || behind?.half ? null : month;
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
  const year = yearAt(tokens, at) ?? shortYear(tokens, at);
  return year ? { value: { ...bits, year: year.value }, next: year.next } : { value: bits, next: i };
}

/** "15 June 27" at the end of what is said: no hour and no day of a second date. */
function shortYear(tokens: readonly Token[], i: number): Match<number> | null {
  const figure = tokens[i]?.figure;
  const behind = tokens[i + 1];
  if (figure?.length !== 2 || Number(figure) < 24 || tokens[i]?.is.ord) return null;
  return behind === undefined || behind.is.at || /^[,.?!]$/.test(behind.text)
    ? { value: 2000 + Number(figure), next: i + 1 }
    : null;
}

/** 2026, '26, "two thousand and twenty six". */
export function yearAt(tokens: readonly Token[], i: number): Match<number> | null {
  if (tokens[i]?.text === "'" && tokens[i + 1]?.figure?.length === 2)
    return { value: 2000 + Number(tokens[i + 1]?.figure), next: i + 2 };
  const n = numberAt(tokens, i);
  return n && n.value >= 1900 && n.value < 2200 && (!tokens[i]?.figure || tokens[i]?.figure?.length === 4) ? n : null;
}

const SINCE = /^(?:since|sinds|seit|depuis|desde)$/;

export function yearAlone(tokens: readonly Token[], i: number): Match<DateBits> | null {
  // "in the year 2027", "im Jahr 2027"
  const named = tokens[i]?.is.unit === "year" ? yearAt(tokens, i + 1) : null;
  if (named) return { value: { year: named.value }, next: named.next };
  const year = yearAt(tokens, i);
  if (!year) return null;
  const before = tokens[i - 1]?.is;
  const [sign, other] = [tokens[year.next], yearAt(tokens, year.next + 1)];
  // "between 2027 and 2029": two of them make each other years.
  const paired = other !== null && (sign?.is.until || sign?.is.and || sign?.text === "-");
  const second = (before?.until || before?.and || tokens[i - 1]?.text === "-") && yearAt(tokens, i - 2) !== null;
  const since = SINCE.test(tokens[i - 1]?.text ?? "") && tokens[i]?.figure;
  return before?.in || before?.of || paired || second || since
    ? { value: { year: year.value }, next: year.next }
    : null;
}
