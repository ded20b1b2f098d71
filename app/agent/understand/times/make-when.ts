import { MONTHS } from "~/domain/month-names";
import type { Instant } from "~/domain/time";
import { MINUTE } from "~/domain/time";
import type { DayPart, When } from "../command";
import { type Day, toCivil, weekdayOf } from "./days";
import type { Point } from "./points";
import { type Days, WEEKDAYS } from "./resolve-date";
import { isoPlaced, type Wall, wallAt } from "./zone";

/** The moment and place from which words are read. */
export interface Here {
  now: Instant;
  zone: string;
  wall: Wall;
  workday: { startMinute: number; endMinute: number };
  /** Which half of the day was meant is being asked. */
  halves?: boolean;
  /** The words around speak of the evening ("dinner") or the morning ("breakfast"). */
  lean?: "am" | "pm" | undefined;
}

export interface ReadOptions {
  /** A time without a date gets the next date on which it comes; otherwise it stays a bare time. */
  anchor?: boolean;
  /** Somebody asks what lies there: several days with the same hours are one stretch. */
  looking?: boolean;
  /** The words around speak of the evening ("dinner") or the morning ("breakfast"). */
  lean?: "am" | "pm";
  /** Something is moved: an hour that is no working hour in either half is the one nearer to the workday. */
  moving?: boolean;
  /** The day was said by its date: who writes today's takes no hour for the one twelve hours later. */
  dated?: boolean;
}

/** A time with what may be asked about it. */
export interface Read {
  when: When;
  /** Two readings are left, or a time is doubled by the clock change. */
  doubt: string | null;
  /** The reading that was not chosen. */
  other?: When;
}

/** Parts of the day, minutes after midnight. */
export const PARTS: Readonly<Record<DayPart, readonly [number, number]>> = {
  morning: [360, 720],
  lunch: [720, 840],
  afternoon: [720, 1080],
  evening: [1080, 1380],
  night: [1200, 1440],
};

/** The narrower stretch of "early afternoon" and its like, minutes after midnight. */
const SHADES: Readonly<Partial<Record<DayPart, Record<NonNullable<Point["shade"]>, readonly [number, number]>>>> = {
  morning: { early: [360, 540], mid: [540, 660], late: [600, 720] },
  afternoon: { early: [720, 900], mid: [840, 960], late: [900, 1080] },
  evening: { early: [1080, 1200], mid: [1140, 1260], late: [1260, 1380] },
  night: { early: [1200, 1320], mid: [1260, 1380], late: [1320, 1440] },
};

/** From and to, minutes after midnight. */
export function stretchOf(part: DayPart, shade: Point["shade"]): readonly [number, number] {
  return (shade && SHADES[part]?.[shade]) ?? PARTS[part];
}

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
