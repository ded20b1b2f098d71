import type { Instant } from "~/domain/time";
import { MINUTE } from "~/domain/time";
import type { DayPart, Left } from "../command";
import { chooseHalf } from "./choose-half";
import type { DateBits } from "./date-bits";
import { type Day, isoDay, isoMinute } from "./days";
import {
  atInstant,
  dayName,
  eitherDay,
  type Here,
  make,
  type Read,
  type ReadOptions,
  stretchOf,
  unresolved,
} from "./make-when";
import type { Point } from "./points";
import { type Days, resolveDate } from "./resolve-date";
import { isoPlaced, placeWall, type Wall } from "./zone";

export function readPoint(point: Point, text: string, here: Here, options: ReadOptions): Read {
  const read = leaving(leftBy(point), readOne(point, text, here, options));
  const other = read.doubt === null ? null : otherPoint(point, here, options);
  return other ? { ...read, other: readOne(other, text, here, options).when } : read;
}

/** What the words of a time leave to what they are about. @param last the hour of its end */
export function leftBy({ date, part, clock, moment }: Point, last = clock): Left[] {
  const isHalf = [clock, last].every((one) => one && !one.sure && one.other === undefined) && !part;
  const hasDay = date !== undefined || moment !== undefined || clock !== undefined;
  return [
    ...(isWeekday(date) ? ["week" as const] : []),
    ...(date?.after ? ["after" as const] : []),
    ...(isHalf ? ["half" as const] : []),
    ...(hasDay ? [] : ["day" as const]),
  ];
}

/** "Friday", and nothing that ties it to a date or to now. */
export const isWeekday = (date: DateBits | undefined): boolean =>
  date?.wd !== undefined && Object.entries(date).every(([bit, is]) => bit === "wd" || is === undefined);

export const leaving = (leaves: readonly Left[], read: Read): Read =>
  leaves.length > 0 && read.when.start !== null ? { ...read, when: { ...read.when, leaves } } : read;

/** What else the words may mean: the other half of the day, or the other of two days. */
function otherPoint(point: Point, here: Here, options: ReadOptions): Point | null {
  const days = daysOf(point, here);
  const half = point.clock && chooseHalf(point.clock, point.part, days, here, options);
  if (half?.other !== undefined) return { ...point, clock: { minute: half.other, sure: true } };
  return days?.other === undefined ? null : { ...point, date: { day: days.other } };
}

function readOne(point: Point, text: string, here: Here, options: ReadOptions): Read {
  const days = daysOf(point, here);
  if (days?.problem) return unresolved(text, days.problem);
  if (point.clock) return readClock(point, days, text, here, options);
  if (point.part) {
    const stretch = stretchOf(point.part, point.shade);
    return readPart(point.part, stretch, days ?? soon(stretch[1], here), text, here);
  }
  if (!days) return { when: make(text, { kind: "duration", minutes: point.length ?? 0 }), doubt: null };
  return readDays(days, point, text);
}

export function readMoment(point: Point, text: string, here: Here): Read {
  const instant = here.now + (point.moment ?? 0) * MINUTE;
  const start = atInstant(instant, here.zone);
  if (point.untilMidnight) {
    const end = isoPlaced(placeWall({ day: here.wall.day + 1, minute: 0 }, here.zone));
    return { when: make(text, { kind: "range", start, end }), doubt: null };
  }
  const end = point.length ? atInstant(instant + point.length * MINUTE, here.zone) : null;
  return { when: make(text, { start, end }), doubt: null };
}

export function daysOf(point: Point, here: Here): Days | null {
  if (!point.date) return null;
  const today = here.wall.day;
  const empty = Object.values(point.date).every((value) => value === undefined);
  const days: Days = empty ? { from: today, to: today + 1, grain: "day" } : resolveDate(point.date, today);
  const isAhead = point.upTo && !point.clock && !point.part && !days.problem && days.from > today;
  return isAhead ? { from: today, to: days.from, grain: "day" } : days;
}

/** Today while the minute lies ahead, else tomorrow. */
export function soon(minute: number, here: Here): Days {
  const from = minute > here.wall.minute ? here.wall.day : here.wall.day + 1;
  return { from, to: from + 1, grain: "day" };
}

export function readDays(days: Days, point: Point, text: string): Read {
  const doubt = days.other === undefined ? null : eitherDay(days);
  // "a week from the 20th": whole days as a length make a span.
  if (point.length && point.length % 1440 === 0 && point.length > 1440 && days.grain === "day") {
    return {
      when: make(text, {
        kind: "range",
        grain: "day",
        start: isoDay(days.from),
        end: isoDay(days.from + point.length / 1440),
      }),
      doubt,
    };
  }
  const single = days.to === days.from + 1;
  return {
    when: make(text, {
      kind: single ? "date" : "range",
      grain: days.grain,
      start: isoDay(days.from),
      end: single ? null : isoDay(days.to),
    }),
    doubt,
  };
}

function readPart(part: DayPart, [from, to]: readonly [number, number], days: Days, text: string, here: Here): Read {
  const start = isoPlaced(placeWall({ day: days.from, minute: from }, here.zone));
  const end = isoPlaced(placeWall({ day: days.from, minute: to }, here.zone));
  const doubt = days.other === undefined ? null : eitherDay(days);
  return { when: make(text, { kind: "range", grain: "part_of_day", part, start, end }), doubt };
}

function readClock(said: Point, days: Days | null, text: string, here: Here, options: ReadOptions): Read {
  const point = options.looking ? fromThenOn(said) : said;
  const clock = point.clock!;
  if (clock.minute > 1440 || (clock.minute >= 1440 && clock.minute % 60))
    return unresolved(text, `${isoMinute(clock.minute)} is no time of day`);
  const dated = point.date?.dom !== undefined;
  // "In the morning, before 12"
  const isNoon = point.side === "before" && point.part === "morning" && clock.minute % 720 === 0;
  const hour = isNoon ? { ...clock, minute: 720, sure: true } : clock;
  const { minute, doubt } = chooseHalf(hour, point.part, days, here, { ...options, dated });
  if (!days && !options.anchor && !point.zone && point.side === undefined) {
    return { when: make(text, { kind: "time", start: isoMinute(minute % 1440) }), doubt };
  }
  if (!days && !options.anchor && !point.zone) {
    const end = point.side === "after" ? null : point.side === "before" ? isoMinute(minute % 1440) : null;
    return {
      when: make(text, { kind: "time", start: point.side === "before" ? "00:00" : isoMinute(minute % 1440), end }),
      doubt,
    };
  }
  const day = dayFor(minute, point, days, here);
  return placed({ day, minute }, point, text, here, doubt ?? (days?.other === undefined ? null : eitherDay(days)));
}

/** "After lunch", where somebody asks what there is: from that hour to the end of the day. */
const fromThenOn = (point: Point): Point =>
  point.clock?.onward && point.side === undefined ? { ...point, side: "after" } : point;

/**
 * The day of a clock time. The small hours of "Friday night" belong to the next date, "Friday at 2 at night" to Friday
 * itself; without a day they are the next to come, and of today the night that runs or the coming one.
 */
function dayFor(minute: number, point: Point, days: Days | null, here: Here): Day {
  const from = days?.from ?? soon(minute, here).from;
  // "today at midnight" is the one to come.
  if (minute === 0 && from === here.wall.day && days && here.wall.minute > 0 && !point.part) return from + 1;
  if (!days || point.part !== "night" || minute >= SMALL_HOURS) return from;
  if (from === here.wall.day) return minute > here.wall.minute ? from : from + 1;
  return point.partOfHour && minute > 0 ? from : from + 1;
}

/** Minutes after midnight until which a night goes on. */
const SMALL_HOURS = 300;

/** Where a stretch with one end said has its other: "Friday morning before 11" begins with the morning. */
function sideEnd({ part, shade }: Point, minute: number, isAfter: boolean): number {
  const [from, to] = part ? stretchOf(part, shade) : [0, 1440];
  // "Friday afternoon before 7" goes on behind what is called so.
  if (!isAfter) return from < minute ? from : 0;
  return from < minute && minute < to ? to : 1440;
}

export function placed(wall: Wall, point: Point, text: string, here: Here, doubt: string | null): Read {
  const zone = point.zone ?? here.zone;
  const start = placeWall(wall, zone);
  if (start.fit === "skipped") {
    return unresolved(text, `${isoMinute(wall.minute)} does not exist on ${dayName(wall.day)}: the clocks go forward`);
  }
  // A bare offset ("UTC+2") is nobody's place.
  const said = point.zone && /^[a-z]/i.test(point.zone) ? { zone: point.zone } : {};
  const again =
    start.fit === "doubled" ? `${isoMinute(wall.minute)} comes twice that night; I take the first. All right?` : null;
  const iso = (instant: Instant) =>
    zone === here.zone ? isoPlaced({ ...start, instant }) : atInstant(instant, here.zone);
  if ((point.side === "after" || point.side === "before") && !point.length) {
    const isAfter = point.side === "after";
    const edge = isoPlaced(placeWall({ day: wall.day, minute: sideEnd(point, wall.minute, isAfter) }, here.zone));
    const [from, end] = isAfter ? [iso(start.instant), edge] : [edge, iso(start.instant)];
    return { when: make(text, { kind: "range", grain: "part_of_day", start: from, end }), doubt };
  }
  const end = point.length ? atInstant(start.instant + point.length * MINUTE, here.zone) : null;
  return { when: make(text, { start: iso(start.instant), end, ...said }), doubt: doubt ?? again };
}
