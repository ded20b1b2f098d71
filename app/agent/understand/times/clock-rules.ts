import { type Match, meaning, numberAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import { isShortened } from "./length-rules";

const HOW_LONG = said`^${"longer"}$`;

/** A time of day as it was said. */
export interface Clock {
  /** Minutes after midnight; may be 1440 and more when it does not exist ("25:00"). */
  minute: number;
  /** False while the words fit both halves of the day. */
  sure: boolean;
  /** Said on the clock of 24 hours: "20:00". */
  full?: true;
  /** "8h30", "9u". */
  hourly?: true;
  /** "8h30", and "8:30" where nobody writes "8:30 pm": who writes so writes 20:30 in the evening. */
  of24?: true;
  /** "After lunch": at that hour or any later one. */
  onward?: true;
  /** A second, quite different reading ("half 3" in British English). */
  other?: number;
}

/**
 * A time of day at `i`.
 *
 * @param bare whether a lone number counts: after "at", "um", "om", "a las", "from"
 * @param span whether it opens a span: "from five to six" is no five minutes to six
 */
export function clockAt(tokens: readonly Token[], i: number, bare: boolean, span = false): Match<Clock> | null {
  const found = beforeOrAfterHour(tokens, i, span) ?? halfHour(tokens, i) ?? hourFirst(tokens, i, bare, span);
  if (!found) return null;
  return withHalf(tokens, found);
}

/** "quarter past five", "twenty minutes to six", "kwart voor drie", "viertel vier", "10 over half 4". */
function beforeOrAfterHour(tokens: readonly Token[], i: number, span: boolean): Match<Clock> | null {
  const minutes = minutesAt(tokens, i);
  if (!minutes) return null;
  const isQuarter = tokens[i]?.is.quarter ?? tokens[i]?.is.threeQuarters;
  const behind = tokens[minutes.next]?.is;
  const sign = behind?.past || (isQuarter && behind?.quarterPast) ? 1 : behind?.to ? -1 : 0;
  if (sign === 0) return germanQuarter(tokens, i);
  // "five to eight" is 7:55, but "seven to eight" is an hour.
  if (sign < 0 && tokens[minutes.next]?.is.until && minutes.value % 5 && !tokens[minutes.next - 1]?.is.unit)
    return null;
  const at = minutes.next + 1;
  const half = halfHour(tokens, at);
  const hour = half ?? hourAt(tokens, at);
  if (!hour) return null;
  // "20 to 3" in a span of days or numbers is not twenty minutes before three.
  if (sign < 0 && span && tokens[minutes.next]?.is.until && !tokens[i]?.is.quarter) return null;
  const figures = tokens[i]?.figure && minutes.next === i + 1 && (tokens[at]?.figure || tokens[at]?.clock);
  // "At 5 to 3" is no ten hours.
  const isLed = tokens[i - 1]?.is.at !== undefined && minutes.value % 5 === 0;
  const hours = (Math.floor(hour.value.minute / 60) - minutes.value + 24) % 12;
  // "20 to 11": nobody counts to 24 and then to 12.
  const isMixed = minutes.value > 12 && minutes.value % 5 === 0 && hour.value.minute <= 720 && !tokens[i - 1]?.is.from;
  const isMinutes = isMixed || (isLed && hours > LONGEST_FROM);
  if (sign < 0 && tokens[minutes.next]?.is.until && figures && !isMinutes) return null;
  return {
    value: { ...hour.value, minute: (hour.value.minute + sign * minutes.value + 1440) % 1440 },
    next: hour.next,
  };
}

/** Few meetings last more hours. */
const LONGEST_FROM = 4;

function minutesAt(tokens: readonly Token[], i: number): Match<number> | null {
  if (tokens[i]?.is.quarter) return { value: 15, next: i + 1 };
  if (tokens[i]?.is.threeQuarters) return { value: 45, next: i + 1 };
  if (tokens[i]?.is.n === 3 && tokens[i + 1]?.is.quarter) return { value: 45, next: i + 2 };
  if (tokens[i]?.is.half && tokens[i + 1]?.is.past) return { value: 30, next: i + 1 };
  const n = numberAt(tokens, i);
  if (!n || n.value < 1 || n.value > 59) return null;
  return { value: n.value, next: tokens[n.next]?.is.unit === "minute" ? n.next + 1 : n.next };
}

/** "viertel vier" is 3:15, "drei viertel vier" 3:45. */
function germanQuarter(tokens: readonly Token[], i: number): Match<Clock> | null {
  const three = tokens[i]?.is.threeQuarters ? 1 : tokens[i]?.is.n === 3 && tokens[i + 1]?.is.quarter ? 2 : 0;
  const at = three || (tokens[i]?.is.quarter ? 1 : 0);
  const hour = at && tokens[i + at - 1]?.is.halfTo === undefined ? numberAt(tokens, i + at) : null;
  if (
    !hour ||
    hour.value < 1 ||
    hour.value > 12 ||
    (!tokens[i + at - 1]?.is.threeQuarters && !tokens[i + at - 1]?.is.quarter)
  )
    return null;
  if (tokens[hour.next]?.is.unit) return null;
  return {
    value: { minute: (hour.value - 1) * 60 + (three ? 45 : 15), sure: false },
    next: skip(tokens, hour.next, "oclock"),
  };
}

/** "half drie" and "halb drei" are half past two; "half 3" in English is half past three to most and a question to us. */
function halfHour(tokens: readonly Token[], i: number): Match<Clock> | null {
  const before = tokens[i]?.is.halfTo;
  if (!before && !tokens[i]?.is.half) return null;
  const hour = numberAt(tokens, i + 1);
  if (!hour || hour.value < 1 || hour.value > 12 || tokens[hour.next]?.is.unit) return null;
  const next = skip(tokens, hour.next, "oclock");
  if (before) return { value: { minute: (hour.value * 60 - 30 + 720) % 720, sure: false }, next };
  return {
    value: { minute: (hour.value % 12) * 60 + 30, sure: false, other: ((hour.value + 11) % 12) * 60 + 30 },
    next,
  };
}

/** An hour that minutes lean on. */
function hourAt(tokens: readonly Token[], i: number): Match<Clock> | null {
  const named = meaning(tokens, i, "named");
  if (named !== undefined) return { value: { minute: named, sure: true }, next: i + 1 };
  const at = skip(tokens, i, "the");
  const clock = tokens[at]?.clock;
  if (clock && clock.minute === 0) return { value: toClock(clock.hour, 0, clock.half), next: at + 1 };
  const n = numberAt(tokens, at);
  if (!n || n.value > 24) return null;
  return { value: toClock(n.value, 0), next: skip(tokens, n.next, "oclock") };
}

function hourFirst(tokens: readonly Token[], i: number, bare: boolean, span: boolean): Match<Clock> | null {
  const token = tokens[i];
  if (!token) return null;
  const named = token.is.named ?? token.is.edge ?? token.is.onward;
  const onward = token.is.onward === undefined ? {} : { onward: true as const };
  if (named !== undefined) {
    // "midi quinze", "noon thirty".
    const minutes = isSpelt(tokens[i + 1]) ? numberAt(tokens, i + 1) : null;
    // "Aan het eind van de dag een half uur": an article.
    if (minutes && minutes.value > 1 && minutes.value < 60 && !tokens[minutes.next]?.is.unit)
      return { value: { minute: named + minutes.value, sure: true }, next: minutes.next };
    return leaning(tokens, { value: { minute: named, sure: true, ...onward }, next: i + 1 });
  }
  if (token.clock && (!token.amount || bare)) {
    const { hour, minute, half, exact, of24 } = token.clock;
    if (minute > 59) return null;
    const value = toClock(hour, minute, half);
    const next = skip(tokens, i + 1, "oclock");
    const hourly = token.amount && { hourly: true as const };
    const found = { value: { ...value, sure: value.sure || exact, ...hourly, ...(of24 && { of24 }) }, next };
    // "10u30" has its minutes already.
    const leant = token.amount && minute === 0 ? minutesBehind(tokens, i + 1) : null;
    if (leant) return { value: { ...found.value, minute: found.value.minute + leant.value }, next: leant.next };
    return minute === 0 ? leaning(tokens, found) : found;
  }
  if (token.is.roughly) return { value: toClock(token.is.roughly, 0), next: i + 1 };
  const spaced = spacedClock(tokens, i);
  if (spaced) return spaced;
  const n = numberAt(tokens, i);
  if (!n) return null;
  if (tokens[n.next]?.is.hundred && tokens[n.next + 1]?.is.unit === "hour" && n.value < 25)
    return { value: { ...toClock(n.value, 0), sure: true }, next: n.next + 2 };
  // "Een uur later", "une heure avant" is how long, not one o'clock.
  const behind = tokens[n.next + 1];
  const counted =
    HOW_LONG.folded.test(behind?.text ?? "") || (behind?.is.before === true && n.next + 2 >= tokens.length);
  const hourWord = tokens[n.next]?.is.oclock && tokens[n.next]?.is.unit !== "minute" && !counted;
  if (hourWord && n.value <= 25) {
    const minutes = minutesBehind(tokens, n.next + 1);
    const found = { value: toClock(n.value, minutes?.value ?? 0), next: minutes?.next ?? n.next + 1 };
    return minutes ? found : leaning(tokens, found);
  }
  if (tokens[n.next]?.is.mer && n.value <= 24) return { value: toClock(n.value, 0), next: n.next };
  const spoken = spokenMinutes(tokens, n);
  if (spoken && (bare || tokens[spoken.next]?.is.mer || isSpoken(tokens, i, spoken))) return spoken;
  if (!bare) return leaningOnly(tokens, n);
  return bareHour(tokens, i, n, span);
}

/** A lone number after "at": an hour, or 1030 and 0930. */
function bareHour(tokens: readonly Token[], i: number, n: Match<number>, span: boolean): Match<Clock> | null {
  const figure = tokens[i]?.figure;
  if (tokens[n.next]?.is.unit || tokens[n.next]?.text === "%") return null;
  // "À une réunion", "a una cita": an article; the hour is "une heure", "la una".
  // "De una a cuatro y media", "van één tot half vijf", "tussen een en drie": one of two hours is no article.
  const before = tokens[i - 1];
  const isOfTwo = span && (tokens[n.next]?.is.until ?? tokens[n.next]?.is.and ?? before?.is.until) !== undefined;
  if (tokens[i]?.is.a && !isOfTwo && !before?.is.the && !before?.text.includes(" ")) return null;
  if (figure && figure.length >= 3) {
    const hour = Number(figure.slice(0, -2));
    const minute = Number(figure.slice(-2));
    // 2026 is a year.
    if (figure.length === 4 && hour === 20 && minute > 20 && minute % 5) return null;
    if (figure.length > 4 || hour > 24 || minute > 59 || (figure.length === 3 && minute % 5)) return null;
    return { value: { ...toClock(hour, minute), sure: hour > 12 || figure.startsWith("0") }, next: n.next };
  }
  if (n.value > 24) return null;
  const value = toClock(n.value, 0);
  // "between two and four": the "and" joins two hours.
  const other = skip(tokens, n.next + 1, "the");
  const joins =
    span && tokens[n.next]?.is.and && (tokens[other]?.is.n !== undefined || tokens[other + 1]?.is.past !== undefined);
  const plain = (found: Match<Clock>) => (joins ? found : leaning(tokens, found));
  return plain({
    value: {
      ...value,
      sure: value.sure || figure === "00" || (figure?.length === 2 && figure.startsWith("0") === true),
    },
    next: n.next,
  });
}

/** "1 30 pm", "3 . 15": figures that a hand or a speech engine parted. */
function spacedClock(tokens: readonly Token[], i: number): Match<Clock> | null {
  const [hour, sign, minute] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!hour?.figure || hour.figure.length > 2 || sign?.text !== ":" || minute?.figure?.length !== 2) return null;
  return { value: toClock(Number(hour.figure), Number(minute.figure)), next: i + 3 };
}

/** "five thirty", "seis cero dos", "6 0 2": minutes without a word between. */
function spokenMinutes(tokens: readonly Token[], hour: Match<number>): Match<Clock> | null {
  if (hour.value > 23 || tokens[hour.next]?.is.a) return null;
  const dashed = tokens[hour.next]?.text === "-" && isSpelt(tokens[hour.next - 1]) && isSpelt(tokens[hour.next + 1]);
  const zero = tokens[hour.next]?.is.n === 0 || /^oh?$/.test(tokens[hour.next]?.text ?? "") || dashed ? 1 : 0;
  const minutes = numberAt(tokens, hour.next + zero);
  if (
    !minutes ||
    minutes.value > 59 ||
    minutes.value < (zero ? 1 : 5) ||
    tokens[minutes.next]?.is.unit ||
    tokens[minutes.next]?.is.mo
  )
    return null;
  if (zero && !dashed && minutes.value > 9) return null;
  if (dashed && minutes.value % 5) return null;
  return { value: toClock(hour.value, minutes.value), next: minutes.next };
}

/** "nineteen thirty", "seven o five": an hour and its minutes in words are a time also without "at". */
function isSpoken(tokens: readonly Token[], i: number, { value, next }: Match<Clock>): boolean {
  const behind = tokens[next];
  // "Eleven thirty instead": of few numbers, and whatever stands behind.
  const isRound = value.minute <= 780 && value.minute % 5 === 0 && value.minute % 60 >= 10;
  return (
    isSpelt(tokens[i]) &&
    isSpelt(tokens[next - 1]) &&
    (isRound ||
      behind === undefined ||
      !/^[a-z-]/.test(behind.text) ||
      Boolean(behind.is.on || behind.is.part || behind.is.day))
  );
}

function isSpelt(token: Token | undefined): boolean {
  return token !== undefined && !token.figure && (token.is.n !== undefined || token.is.tens !== undefined);
}

/** "et quart", "y media", "moins dix", "menos cuarto", "and a half" behind an hour. */
function leaning(tokens: readonly Token[], hour: Match<Clock>): Match<Clock> {
  const found = quartersBehind(tokens, hour.next);
  if (!found) return hour;
  return {
    value: { ...hour.value, minute: (hour.value.minute + found.value + 1440) % 1440 },
    next: skip(tokens, found.next, "oclock"),
  };
}

/** The same behind a lone number: here the minutes prove that it is an hour. */
function leaningOnly(tokens: readonly Token[], n: Match<number>): Match<Clock> | null {
  if (n.value > 24 || n.value < 1) return null;
  const found = quartersBehind(tokens, n.next);
  if (!found || tokens[found.next]?.is.unit || (tokens[n.next]?.is.until && !tokens[found.next - 1]?.is.quarter))
    return null;
  const value = toClock(n.value, 0);
  return {
    value: { ...value, minute: (value.minute + found.value + 1440) % 1440 },
    next: skip(tokens, found.next, "oclock"),
  };
}

function quartersBehind(tokens: readonly Token[], i: number): Match<number> | null {
  const and = tokens[i]?.is.and;
  const minus = tokens[i]?.is.minus;
  if (!and && !minus) return null;
  const at = skip(tokens, i + 1, "the", "a");
  if (tokens[at]?.is.threeQuarters) return { value: 45, next: at + 1 };
  if (tokens[at]?.is.n === 3 && tokens[at + 1]?.is.quarter) return { value: 45, next: at + 2 };
  if (tokens[at]?.is.quarter) return { value: minus ? -15 : 15, next: at + 1 };
  // "At 11 and half an hour", "a las 11 y media hora": how long, and no minutes.
  const isLength = tokens[skip(tokens, at + 1, "a")]?.is.unit === "hour";
  if (tokens[at]?.is.half && and) return isLength ? null : { value: 30, next: at + 1 };
  if (tokens[at]?.is.halfTo || tokens[at]?.is.ord) return null;
  const n = numberAt(tokens, at);
  const spelt = n && !tokens[at]?.figure;
  if (!n || n.value < 1 || n.value > 59 || tokens[n.next]?.is.unit === "hour") return null;
  // "A las 16 y 11 a las 17", "y el 11": another day with its own hour, and no minutes.
  if (tokens[at - 1]?.is.the || (tokens[n.next]?.is.at && (tokens[n.next + 1]?.figure ?? tokens[n.next + 1]?.clock)))
    return null;
  // "6 and 15" are two numbers, "las 6 y 15" is a time.
  if (and && !spelt && tokens[i]?.text !== "y") return null;
  return { value: minus ? -n.value : n.value, next: tokens[n.next]?.is.unit === "minute" ? n.next + 1 : n.next };
}

/** Minutes behind an hour word: "15 uhr 20", "sept heures dix". */
function minutesBehind(tokens: readonly Token[], i: number): Match<number> | null {
  // "om 3 uur een afspraak": the article, not one minute.
  if (tokens[i]?.is.a && tokens[i + 1]?.is.unit === undefined) return null;
  // "The 4 o'clock one" is a meeting.
  const isOne = tokens[i]?.is.n === 1 && !tokens[i]?.figure && tokens[i + 1]?.is.unit === undefined;
  if (isOne) return null;
  // "19 Uhr und 30 Minuten"
  const and = tokens[i]?.is.and ? numberAt(tokens, i + 1) : null;
  const n = and && tokens[and.next]?.is.unit === "minute" ? and : numberAt(tokens, i);
  // "10 Uhr 14 Uhr" is two hours, "10u 3 kwartier" an hour and how long.
  if (
    !n ||
    n.value > 59 ||
    tokens[n.next]?.is.mo ||
    tokens[n.next]?.is.quarter ||
    tokens[n.next]?.is.oclock ||
    (tokens[n.next]?.is.unit && tokens[n.next]?.is.unit !== "minute")
  )
    return null;
  // "Zwischen 14 und 18 Uhr 30 Minuten": behind a word that only ends a clock time, minutes with their unit are a length.
  const isLength = !tokens[i - 1]?.is.unit || isShortened(tokens, n.next);
  if (!and && tokens[n.next]?.is.unit === "minute" && tokens[i]?.figure && isLength) return null;
  return { value: n.value, next: tokens[n.next]?.is.unit === "minute" ? n.next + 1 : n.next };
}

/** "am", "pm" behind the clock, perhaps after a comma-less gap. */
function withHalf(tokens: readonly Token[], found: Match<Clock>): Match<Clock> {
  // "3 in the am": said by people who mean it well.
  const at = skip(tokens, found.next, "in", "the");
  const half = meaning(tokens, at, "mer");
  if (!half || found.value.minute >= 780) return found;
  return { value: { ...toHalf(found.value, half), other: undefined }, next: at + 1 };
}

function toHalf(clock: Clock, half: "am" | "pm"): Clock {
  const minute = clock.minute % 720;
  return { minute: half === "pm" ? minute + 720 : minute, sure: true };
}

function toClock(hour: number, minute: number, half?: "am" | "pm"): Clock {
  const plain: Clock = { minute: hour * 60 + minute, sure: hour > 12 || hour === 0 };
  if (hour > 12 && !half) plain.full = true;
  return half && hour <= 12 ? toHalf(plain, half) : plain;
}
