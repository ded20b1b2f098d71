import { Temporal } from "temporal-polyfill";
import type { Instant } from "./time";
import { WEEKDAY_CODES } from "./weekdays";

/** The rule of a series (RFC 5545, RRULE), as far as Parley makes such series. */
export interface RepeatRule {
  /** As it is written: without "RRULE:", in capitals. */
  text: string;
  freq: "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  /** `day` is an ISO weekday; `nth` which of them in the month, -1 the last, 0 each of them. */
  days: { nth: number; day: number }[];
  /** Negative ones count from the end of the month. */
  monthDays: number[];
  months: number[];
  /** `20261231` or `20261231T225959Z`; null without an end, or with a count. */
  until: string | null;
}

export const LONGEST_RULE = 200;

const DAY = `(?:${WEEKDAY_CODES.join("|")})`;
const list = (one: string) => new RegExp(`^${one}(?:,${one})*$`);

/** The parts of a rule, and what each may be. */
const PARTS: Record<string, RegExp> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z)?$/,
  BYDAY: list(`(?:[+-]?[1-5])?${DAY}`),
  BYMONTHDAY: list("-?(?:[1-9]|[12][0-9]|3[01])"),
  BYMONTH: list("(?:[1-9]|1[0-2])"),
  WKST: new RegExp(`^${DAY}$`),
};

/** @returns the rule, or in one sentence why it is none that Parley makes series of */
export function readRule(text: string): RepeatRule | { problem: string } {
  const rule = text.toUpperCase().replace(/^RRULE:/, "");
  const parts = rule.split(";").map((part) => part.split("="));
  const names = parts.map(([name = ""]) => name);
  const twice = names.find((name, n) => names.indexOf(name) < n);
  if (twice !== undefined) return { problem: `${nameOf(twice)} is there more than once.` };
  for (const [name = "", value = "", ...more] of parts) {
    const pattern = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
    if (!pattern) return { problem: `${nameOf(name)} is not taken: a rule has ${Object.keys(PARTS).join(", ")}.` };
    if (more.length > 0 || !pattern.test(value))
      return { problem: `${name} cannot be ${value.slice(0, 40) || "empty"}.` };
  }
  const part = (name: string) => parts.find(([one]) => one === name)?.[1] ?? null;
  const freq = part("FREQ") as RepeatRule["freq"] | null; // its pattern has just said so
  if (freq === null) return { problem: "FREQ is missing, like FREQ=WEEKLY." };
  const numbers = (name: string) => part(name)?.split(",").map(Number) ?? [];
  const days = part("BYDAY")?.split(",").map(readDay) ?? [];
  const read = {
    ...{ text: rule, freq, days, monthDays: numbers("BYMONTHDAY"), months: numbers("BYMONTH"), until: part("UNTIL") },
  };
  const problem = problemOf(read, part("COUNT") !== null);
  return problem === null ? read : { problem };
}

function readDay(code: string) {
  return { nth: Number(code.slice(0, -2)), day: WEEKDAY_CODES.indexOf(code.slice(-2)) + 1 };
}

/** What parts that are right by themselves do not mean together (RFC 5545, 3.3.10). */
function problemOf({ freq, days, monthDays, months, until }: RepeatRule, isCounted: boolean): string | null {
  if (isCounted && until !== null) return "COUNT and UNTIL exclude each other.";
  if (until !== null && momentOf(until) === null) return "UNTIL is no date of the calendar.";
  if (freq === "WEEKLY" && monthDays.length > 0) return "BYMONTHDAY does not go with FREQ=WEEKLY.";
  const isOfMonth = freq === "MONTHLY" || (freq === "YEARLY" && months.length > 0);
  if (days.some(({ nth }) => nth !== 0) && !isOfMonth)
    return "A number before a weekday goes with FREQ=MONTHLY, or with FREQ=YEARLY and BYMONTH.";
  return null;
}

/**
 * Why a series cannot begin so: its first meeting has to be one that its rule names, or calendars differ about it.
 *
 * @param start ISO date of the first meeting, in the zone in which the series repeats
 * @param at when the first one begins; null where it takes whole days
 * @returns one sentence, or null when it can
 */
export function whyNotFrom(rule: RepeatRule, start: string, at: Instant | null): string | null {
  const { until } = rule;
  if (until !== null && until.includes("T") !== (at !== null))
    return at === null
      ? "Of whole days UNTIL is a date, like 20261231."
      : "With a time of day UNTIL is a moment of UTC, like 20261231T225959Z.";
  const end = until === null ? null : momentOf(until);
  const begin = at ?? momentOf(start.replaceAll("-", ""));
  if (end !== null && begin !== null && end < begin) return "UNTIL is before the start.";
  return isNamed(rule, Temporal.PlainDate.from(start))
    ? null
    : "The series begins on a day that its rule does not name.";
}

function isNamed({ days, monthDays, months }: RepeatRule, date: Temporal.PlainDate): boolean {
  const { day, month, dayOfWeek, daysInMonth } = date;
  const isNth = (nth: number) =>
    nth === 0 || nth === Math.ceil(day / 7) || -nth === Math.ceil((daysInMonth - day + 1) / 7);
  return (
    (months.length === 0 || months.includes(month)) &&
    (monthDays.length === 0 || monthDays.includes(day) || monthDays.includes(day - daysInMonth - 1)) &&
    (days.length === 0 || days.some((one) => one.day === dayOfWeek && isNth(one.nth)))
  );
}

/** UTC milliseconds; of a date its first moment in UTC. Null when there is no such moment. */
function momentOf(until: string): Instant | null {
  const [, year, month, day, hour = "00", minute = "00", second = "00"] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(until) ?? [];
  try {
    return Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).epochMilliseconds;
  } catch {
    return null; // 30 February
  }
}

const nameOf = (part: string) => part.slice(0, 40) || "An empty part";
