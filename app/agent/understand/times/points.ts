import type { DayPart } from "../command";
import type { Clock } from "./clock-rules";
import type { DateBits } from "./date-bits";
import type { Day } from "./days";
import type { Repeat } from "./repeat-rules";

/** The words about one time, taken apart but not yet settled. */
export interface Point {
  date?: DateBits;
  clock?: Clock;
  /** The lone number behind `clock`: beside "July" it is a day after all. */
  bare?: number;
  part?: DayPart;
  /** The part stands right behind the hour: "2 at night", not "tomorrow night at 2". */
  partOfHour?: true;
  /** "early afternoon". */
  shade?: "early" | "mid" | "late";
  /** Minutes from now: "in 20 minutes"; 0 is "now". */
  moment?: number;
  /** From `moment` to the end of today. */
  untilMidnight?: true;
  /** Minutes that it lasts. */
  length?: number;
  repeat?: Repeat;
  /** "from next week", "starting in June": the date is where a series begins, not where it stays. */
  since?: boolean;
  /** "Before the weekend": the days from today to the date. */
  upTo?: boolean;
  /** IANA name. */
  zone?: string;
  /** "after 3", "before noon". */
  side?: "before" | "after" | "by";
}

/** Tokens `first` to `next` (exclusive), the rule that read them and what it read. */
export interface Piece {
  first: number;
  next: number;
  rule: string;
  value: Point;
}

export interface FindOptions {
  today: Day;
  /** In a move "from 3 to 4" is an old and a new time, not a span. */
  moving?: boolean;
  /** A short answer to our question: "4" is a time. */
  openNumber?: boolean;
}

/** One reading of a message. `effort.left` counts down with every piece that is tried; at zero the reading ends. */
export interface Search extends FindOptions {
  effort: { left: number };
}

/** Both together, or null when they speak of different times. */
export function mergePoints(a: Point, b: Point): Point | null {
  if (
    (a.clock && b.clock) ||
    (a.moment !== undefined && (b.moment !== undefined || b.clock)) ||
    (a.repeat && b.repeat && !sharedRepeat(a.repeat, b.repeat)) ||
    (a.zone && b.zone)
  )
    return null;
  if (a.part && b.part && a.part !== b.part) return null;
  if (b.moment !== undefined && (a.clock || a.date)) return null;
  const date = a.date && b.date ? (mergeDates(a.date, b.date) ?? undefined) : (a.date ?? b.date);
  if (a.date && b.date && !date) return null;
  const length = a.length !== undefined || b.length !== undefined ? (a.length ?? 0) + (b.length ?? 0) : undefined;
  const repeat = a.repeat && b.repeat ? { repeat: sharedRepeat(a.repeat, b.repeat) } : {};
  return { ...a, ...b, ...repeat, date, length, part: a.part ?? b.part };
}

/**
 * "Next week, 1h", "volgende week ergens 2 uur": beside a whole week an hour that nothing leads in is how long. "Tomorrow
 * morning 1h": so are few hours beside a part of the day in which they cannot be.
 */
export function howLongBeside({ date, part }: Point, said: Point): Point {
  const { clock, ...others } = said;
  if (!clock || clock.sure || Object.values(others).some((bit) => bit !== undefined)) return said;
  const isWhole = date?.span !== undefined && date.span.grain !== "day" && Object.keys(date).length === 1;
  const isLong = isWhole && clock.minute % 60 === 0 && clock.minute <= FEW_HOURS_MINUTES;
  const isElsewhen = (part === "morning" || part === "evening") && clock.hourly && clock.minute < FEW_HOURS_MINUTES;
  return isLong || isElsewhen ? { length: clock.minute } : said;
}

/** What is longer is an hour of the day. */
const FEW_HOURS_MINUTES = 180;

/**
 * "weekly … on Mondays": how often from one, on which days from the other; "daily … on working days" and "todas las tardes de
 * los miércoles" are on those.
 */
function sharedRepeat(one: Repeat, another: Repeat): Repeat | undefined {
  const [a, b] = [inWeeks(one), inWeeks(another)];
  const [daily, other] = a.freq === "DAILY" ? [a, b] : [b, a];
  const isOnThose = daily.part ? !other.part : daily.interval === 1 && other.days.length > 0;
  if (daily.freq === "DAILY" && other.freq === "WEEKLY" && isOnThose) return other;
  if (a.freq !== "WEEKLY" || b.freq !== "WEEKLY" || (a.days.length && b.days.length)) return undefined;
  return { ...a, interval: Math.max(a.interval, b.interval), days: a.days.length ? a.days : b.days };
}

/** "Alle 14 Tage". */
const inWeeks = (repeat: Repeat): Repeat =>
  repeat.freq === "DAILY" && repeat.interval % 7 === 0
    ? { ...repeat, freq: "WEEKLY", interval: repeat.interval / 7 }
    : repeat;

function mergeDates(a: DateBits, b: DateBits): DateBits | null {
  const clash = (Object.keys(a) as (keyof DateBits)[]).some(
    (key) => a[key] !== undefined && b[key] !== undefined && a[key] !== b[key] && key !== "wdMod",
  );
  if (clash) return null;
  const both = { ...a, ...b, wdMod: a.wdMod ?? b.wdMod };
  if (both.day !== undefined && (both.span || both.month || both.nth)) return null;
  if (both.day !== undefined && both.dom) return null;
  if (both.span && both.month && !both.year && both.span.grain !== "month") return null;
  return both;
}
