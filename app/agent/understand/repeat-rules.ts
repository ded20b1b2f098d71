import type { DayPart } from "./command";
import { type Match, meaning, numberAt, ordinalAt, skip } from "./match";
import type { Token } from "./tokens";
import type { Unit } from "./words/lexicon";

/** Something that comes again. */
export interface Repeat {
  freq: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY" | "HOURLY";
  interval: number;
  /** Weekdays, Monday is 1, in order. */
  days: number[];
  part?: DayPart;
}

const DAY_CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** An RFC 5545 RRULE without the property name. */
export function toRrule(repeat: Repeat): string {
  const parts = [`FREQ=${repeat.freq}`];
  if (repeat.interval !== 1) parts.push(`INTERVAL=${repeat.interval}`);
  if (repeat.days.length) parts.push(`BYDAY=${repeat.days.map((day) => DAY_CODES[day - 1]).join(",")}`);
  return parts.join(";");
}

/** "every other Tuesday", "each morning", "weekly", "on Mondays and Fridays", "tous les deux jours". */
export function repeatAt(tokens: readonly Token[], i: number): Match<Repeat> | null {
  return everyAt(tokens, i) ?? adverbAt(tokens, i) ?? pluralAt(tokens, i);
}

function everyAt(tokens: readonly Token[], i: number): Match<Repeat> | null {
  if (!tokens[i]?.is.every) return null;
  let at = skip(tokens, i + 1, "the", "about");
  let interval = 1;
  const counted = numberAt(tokens, at) ?? ordinalAt(tokens, at);
  if (tokens[at]?.is.other) {
    interval = 2;
    at++;
  } else if (counted && counted.value > 0 && counted.value < 100) {
    interval = counted.value;
    at = skip(tokens, counted.next, "of");
  }
  at = skip(tokens, at, "of");
  const wd = meaning(tokens, at, "wd") ?? meaning(tokens, at, "wds");
  if (wd !== undefined) return onDays(tokens, at, interval);
  const part = meaning(tokens, at, "part");
  if (part) return { value: { freq: "DAILY", interval, days: [], part }, next: at + 1 };
  const unit = meaning(tokens, at, "unit");
  if (!unit) return null;
  return alternating(tokens, withDays(tokens, { value: ofUnit(unit, interval), next: at + 1 }));
}

/** French "un vendredi sur deux" is read by the vocabulary as "every … of two"; here the two. */
function alternating(tokens: readonly Token[], found: Match<Repeat>): Match<Repeat> {
  return tokens[found.next]?.is.other ? { value: { ...found.value, interval: 2 }, next: found.next + 1 } : found;
}

function adverbAt(tokens: readonly Token[], i: number): Match<Repeat> | null {
  const prefix = /^(?:bi|every)$/.test(tokens[i]?.text ?? "") && tokens[i + 1]?.text === "-" ? 2 : 0;
  const unit = meaning(tokens, i + prefix, "repeat");
  if (!unit) return null;
  const twice = prefix > 0 || tokens[i]?.is.other ? 2 : 1;
  return withDays(tokens, { value: ofUnit(unit, twice), next: i + prefix + 1 });
}

function pluralAt(tokens: readonly Token[], i: number): Match<Repeat> | null {
  return meaning(tokens, i, "wds") === undefined ? null : onDays(tokens, i, 1);
}

/** A list of weekdays from `i` on: "Tuesday, Thursday and Saturday". */
function onDays(tokens: readonly Token[], i: number, interval: number): Match<Repeat> {
  const days = new Set<number>();
  let at = i;
  let next = i;
  while (at < tokens.length) {
    const wd = meaning(tokens, at, "wd") ?? meaning(tokens, at, "wds");
    if (wd === undefined) break;
    days.add(wd);
    next = at + 1;
    at = skip(tokens, tokens[next]?.text === "," ? next + 1 : next, "and", "every", "on", "the");
  }
  return alternating(tokens, { value: { freq: "WEEKLY", interval, days: [...days].sort((a, b) => a - b) }, next });
}

/** "every week on Tuesday", "weekly on Mon and Wed". */
function withDays(tokens: readonly Token[], found: Match<Repeat>): Match<Repeat> {
  const at = skip(tokens, found.next, "on", "the");
  const wd = meaning(tokens, at, "wd") ?? meaning(tokens, at, "wds");
  if (found.value.freq !== "WEEKLY" || wd === undefined || found.value.days.length) return found;
  const days = onDays(tokens, at, 1);
  return { value: { ...found.value, days: days.value.days }, next: days.next };
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
