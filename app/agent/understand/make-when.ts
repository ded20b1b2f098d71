import type { Instant } from "~/domain/time";
import { MINUTE } from "~/domain/time";
import type { DayPart, When } from "./command";
import { type Day, toCivil, weekdayOf } from "./days";
import { type Days, MONTHS, WEEKDAYS } from "./resolve-date";
import { isoPlaced, type Wall, wallAt } from "./zone";

/** The moment and place from which words are read. */
export interface Here {
  now: Instant;
  zone: string;
  wall: Wall;
  workday: { startMinute: number; endMinute: number };
}

export interface ReadOptions {
  /** A time without a date gets the next date on which it comes; otherwise it stays a bare time. */
  anchor?: boolean;
  /** The words around speak of the evening ("dinner") or the morning ("breakfast"). */
  lean?: "am" | "pm";
}

/** A time with what may be asked about it. */
export interface Read {
  when: When;
  /** Two readings are left, or a time is doubled by the clock change. */
  doubt: string | null;
}

/** Parts of the day, minutes after midnight. */
export const PARTS: Readonly<Record<DayPart, readonly [number, number]>> = {
  morning: [360, 720],
  lunch: [720, 840],
  afternoon: [720, 1080],
  evening: [1080, 1380],
  night: [1200, 1440],
};

export function make(text: string, fields: Partial<When>): When {
  return { kind: "datetime", start: null, end: null, part: null, grain: "minute", text, ...fields };
}

export function unresolved(text: string, problem: string): Read {
  return { when: make(text, { kind: "unresolved", problem }), doubt: null };
}

export function atInstant(instant: Instant, zone: string): string {
  const wall = wallAt(instant, zone);
  const asUtc = (wall.day * 1440 + wall.minute) * MINUTE;
  return isoPlaced({
    instant,
    offset: Math.round((asUtc - Math.floor(instant / MINUTE) * MINUTE) / MINUTE),
    fit: "once",
  });
}

/** "Friday 13 March", in English: the reply turns questions into the user's language. */
export function dayName(day: Day): string {
  const { month, day: dayOfMonth } = toCivil(day);
  return `${WEEKDAYS[weekdayOf(day) - 1]} ${dayOfMonth} ${MONTHS[month - 1]}`;
}

export function eitherDay(days: Days): string {
  return `${dayName(days.from)} or ${dayName(days.other ?? days.from)}?`;
}
