import { WEEKDAY_CODES } from "~/domain/weekdays";
import type { DayPart } from "../command";
import { type Match, meaning, numberAt, ordinalAt, skip } from "../grammar/match";
import type { Token } from "../grammar/tokens";
import { said } from "../languages/lists/said";
import type { Unit } from "../words/lexicon";
import { type Day, isoDay } from "./days";

const MANY_TIMES = said`^${"manyTimes"}$`;

/** Something that comes again. */
export interface Repeat {
  freq: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY" | "HOURLY";
  interval: number;
  /** Weekdays, Monday is 1, in order. */
  days: number[];
  part?: DayPart;
  /** Day of the month; -1 is the last. */
  dom?: number;
  /** Which of `days` in the month: the first is 1, the last -1. */
  nth?: number;
  /** How often it comes in all. */
  count?: number;
  /** The last day on which it comes. */
  until?: Day;
}

/** An RFC 5545 RRULE without the property name. */
export function toRrule(repeat: Repeat): string {
  const parts = [`FREQ=${repeat.freq}`];
  if (repeat.interval !== 1) parts.push(`INTERVAL=${repeat.interval}`);
  if (repeat.days.length)
    parts.push(`BYDAY=${repeat.days.map((day) => `${repeat.nth ?? ""}${WEEKDAY_CODES[day - 1]}`).join(",")}`);
  if (repeat.dom) parts.push(`BYMONTHDAY=${repeat.dom}`);
  if (repeat.count) parts.push(`COUNT=${repeat.count}`);
  if (repeat.until !== undefined) parts.push(`UNTIL=${isoDay(repeat.until).replaceAll("-", "")}T235959Z`);
  return parts.join(";");
}

/** "every other Tuesday", "each morning", "weekly", "on Mondays and Fridays", "tous les deux jours". */
export function repeatAt(tokens: readonly Token[], i: number): Match<Repeat> | null {
  return alternateAt(tokens, i) ?? nthAt(tokens, i) ?? everyAt(tokens, i) ?? adverbAt(tokens, i) ?? pluralAt(tokens, i);
}

/** "un mardi sur deux", "un viernes sí y otro no", "semana por medio". */
function alternateAt(tokens: readonly Token[], i: number): Match<Repeat> | null {
  const at = tokens[i]?.is.a || tokens[i]?.figure === "1" || (tokens[i]?.is.the && !tokens[i]?.is.unit) ? i + 1 : i;
  if (!tokens[at + 1]?.is.alternate) return null;
  const { wd, unit } = tokens[at]!.is;
  if (wd) return { value: { freq: "WEEKLY", interval: 2, days: [wd] }, next: at + 2 };
  return unit ? { value: ofUnit(unit, 2), next: at + 2 } : null;
}

/** "the first Monday of every month", "every last Friday of the month", "last Friday monthly". */
function nthAt(tokens: readonly Token[], i: number): Match<Repeat> | null {
  const every = tokens[i]?.is.every ? i + 1 : i;
  const at = skip(tokens, every, "the", "on");
  const nth = ordinalAt(tokens, at) ?? (tokens[at]?.is.mod === -1 ? { value: -1, next: at + 1 } : null);
  const wd = nth ? (meaning(tokens, nth.next, "wd") ?? meaning(tokens, nth.next, "wds")) : undefined;
  const day = nth && tokens[nth.next]?.is.unit === "day";
  if (!nth || (wd === undefined && !day) || (wd && nth.value > 5)) return null;
  const of = skip(tokens, nth.next + 1, "of", "the", "in");
  const often = (of > nth.next + 1 && every > i) || tokens[of]?.is.every;
  const month = tokens[of]?.is.every ? of + 1 : of;
  // "every last Friday"; the second and third may also be every other one.
  if (!often && every > i && wd && (nth.value === 1 || nth.value === -1 || nth.value === 4))
    return { value: ofMonth(wd, nth.value), next: nth.next + 1 };
  if (!often || tokens[month]?.is.unit !== "month")
    return wd && tokens[nth.next + 1]?.is.repeat === "month"
      ? { value: ofMonth(wd, nth.value), next: nth.next + 2 }
      : null;
  const value: Repeat = wd ? ofMonth(wd, nth.value) : { freq: "MONTHLY", interval: 1, days: [], dom: nth.value };
  return { value, next: month + 1 };
}

function ofMonth(wd: number, nth: number): Repeat {
  return { freq: "MONTHLY", interval: 1, days: [wd], nth };
}

function everyAt(tokens: readonly Token[], i: number): Match<Repeat> | null {
  if (!tokens[i]?.is.every) return null;
  let at = tokens[i + 1]?.is.unit ? i + 1 : skip(tokens, i + 1, "the", "about");
  let interval = 1;
  const counted = numberAt(tokens, at) ?? ordinalAt(tokens, at);
  if (tokens[at]?.is.other) {
    interval = 2;
    at++;
  } else if (counted && counted.value > 0 && counted.value < 100) {
    interval = counted.value;
    at = skip(tokens, counted.next, "of");
  }
  // "tous les 15 du mois" is a day of the month.
  const month = counted ? skip(tokens, counted.next, "of", "the", "from") : at;
  if (counted && month > counted.next && tokens[month]?.is.unit === "month" && counted.value <= 31)
    return { value: { freq: "MONTHLY", interval: 1, days: [], dom: counted.value }, next: month + 1 };
  at = skip(tokens, at, "of");
  // "every 15th"; "every 15th day" counts days.
  const ordinal = ordinalAt(tokens, i + 1);
  if (ordinal && ordinal.value > 3 && ordinal.value <= 31 && isQuietEnd(tokens[ordinal.next]))
    return { value: { freq: "MONTHLY", interval: 1, days: [], dom: ordinal.value }, next: ordinal.next };
  // Dutch "om de dag", "om de vrijdag": every other one.
  if (tokens[i]?.text === "om de" && interval === 1) interval = 2;
  const wd = meaning(tokens, at, "wd") ?? meaning(tokens, at, "wds");
  if (wd !== undefined) return onDays(tokens, at, interval);
  const part = meaning(tokens, at, "part");
  if (part) return { value: { freq: "DAILY", interval, days: [], part }, next: at + 1 };
  const unit = meaning(tokens, at, "unit");
  if (!unit || unit === "minute" || unit === "second") return null;
  return alternating(tokens, withDays(tokens, { value: ofUnit(unit, interval), next: at + 1 }));
}

/** "tous les mardis sur deux", "cada viernes de por medio": every second one after all. */
function alternating(tokens: readonly Token[], found: Match<Repeat>): Match<Repeat> {
  return tokens[found.next]?.is.alternate ? { value: { ...found.value, interval: 2 }, next: found.next + 1 } : found;
}

function isQuietEnd(token: Token | undefined): boolean {
  return token === undefined || /^[.,!?]$/.test(token.text) || Boolean(token.is.at || token.is.forTime);
}

function adverbAt(tokens: readonly Token[], i: number): Match<Repeat> | null {
  const prefix = MANY_TIMES.folded.test(tokens[i]?.text ?? "") && tokens[i + 1]?.text === "-" ? 2 : 0;
  const unit = meaning(tokens, i + prefix, "repeat");
  // "The annual report", "le rapport annuel" is called so.
  const isNoun = tokens[i - 1] !== undefined && Object.keys(tokens[i - 1]!.is).length === 0;
  const isName = unit === "year" && ((tokens[i - 1]?.is.the && tokens[i + 1]) || (isNoun && tokens[i - 2]?.is.the));
  if (!unit || isName) return null;
  const twice = prefix > 0 || tokens[i]?.is.other ? 2 : 1;
  const part = tokens[i + prefix]?.is.part;
  return withDays(tokens, { value: { ...ofUnit(unit, twice), ...(part && { part }) }, next: i + prefix + 1 });
}

function pluralAt(tokens: readonly Token[], i: number): Match<Repeat> | null {
  // "Monday mornings", "Tuesday and Thursday evenings".
  const days = meaning(tokens, i, "wd") ? onDays(tokens, i, 1) : null;
  const part = days && /^(?:mornings|afternoons|evenings|nights)$/.test(tokens[days.next]?.text ?? "");
  if (days && part) return { value: { ...days.value, part: tokens[days.next]?.is.part }, next: days.next + 1 };
  return meaning(tokens, i, "wds") === undefined ? null : onDays(tokens, i, 1);
}

/** A list of weekdays from `i` on: "Tuesday, Thursday and Saturday"; "Mittwochabend" is a part of it as well. */
function onDays(tokens: readonly Token[], i: number, interval: number): Match<Repeat> {
  const days = new Set<number>();
  let part: Repeat["part"];
  let at = i;
  let next = i;
  for (let k = 0; k < 7 && at < tokens.length; k++) {
    const wd = meaning(tokens, at, "wd") ?? meaning(tokens, at, "wds");
    if (wd === undefined) break;
    days.add(wd);
    part = tokens[at]?.is.part ?? part;
    next = at + 1;
    at = skip(tokens, tokens[next]?.text === "," ? next + 1 : next, "and", "every", "on", "the");
  }
  const value: Repeat = { freq: "WEEKLY", interval, days: [...days].sort((a, b) => a - b), ...(part && { part }) };
  return alternating(tokens, { value, next });
}

/** "every week on Tuesday", "weekly on Mon and Wed". */
function withDays(tokens: readonly Token[], found: Match<Repeat>): Match<Repeat> {
  const at = skip(tokens, found.next, "on", "the");
  const wd = meaning(tokens, at, "wd") ?? meaning(tokens, at, "wds");
  if (found.value.freq !== "WEEKLY" || wd === undefined || found.value.days.length) return found;
  const days = onDays(tokens, at, 1);
  const { days: on, part = found.value.part } = days.value;
  return { value: { ...found.value, days: on, ...(part && { part }) }, next: days.next };
}

function ofUnit(unit: Unit, interval: number): Repeat {
  switch (unit) {
    case "workday":
      return { freq: "WEEKLY", interval, days: [1, 2, 3, 4, 5] };
    case "weekend":
      return { freq: "WEEKLY", interval, days: [6, 7] };
    case "week":
      return { freq: "WEEKLY", interval, days: [] };
    case "fortnight":
      return { freq: "WEEKLY", interval: interval * 2, days: [] };
    case "month":
      return { freq: "MONTHLY", interval, days: [] };
    case "quarter":
      return { freq: "MONTHLY", interval: interval * 3, days: [] };
    case "halfyear":
      return { freq: "MONTHLY", interval: interval * 6, days: [] };
    case "year":
      return { freq: "YEARLY", interval, days: [] };
    case "hour":
    case "minute":
    case "second":
      return { freq: "HOURLY", interval, days: [] };
    default:
      return { freq: "DAILY", interval, days: [] };
  }
}
