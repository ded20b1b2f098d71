import type { Instant } from "~/domain/time";
import { MINUTE } from "~/domain/time";
import type { Clock } from "./clock-rules";
import type { DayPart, When } from "./command";
import type { DateBits } from "./date-rules";
import { type Day, isoDay, isoMinute, mondayOf, toCivil, toDay, weekdayOf } from "./days";
import { type Repeat, toRrule } from "./repeat-rules";
import { type Days, resolveDate, WEEKDAYS } from "./resolve-date";
import type { Point, SaidTime } from "./said-time";
import { isoPlaced, placeWall, type Wall, wallAt } from "./zone";

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

const EVERY_DAY: Repeat = { freq: "DAILY", interval: 1, days: [] };

/** Parts of the day, minutes after midnight. */
const PARTS: Readonly<Record<DayPart, readonly [number, number]>> = {
  morning: [360, 720],
  lunch: [720, 840],
  afternoon: [720, 1080],
  evening: [1080, 1380],
  night: [1200, 1440],
};

/** Longest span in which a bare start takes the other half of the day from its end: "9 to 5pm". */
const LONGEST_SPAN = 600;

/** Settles the words of one time in the user's zone. `text` is what was read. */
export function readTime(said: SaidTime, text: string, here: Here, options: ReadOptions = {}): Read {
  const { point } = said;
  if (point.repeat || said.until?.repeat) return readRepeat(said, text, here, options);
  if (point.moment !== undefined && !said.until) return readMoment(point, text, here);
  return said.until ? readSpan(said, said.until, text, here, options) : readPoint(point, text, here, options);
}

function make(text: string, fields: Partial<When>): When {
  return { kind: "datetime", start: null, end: null, part: null, grain: "minute", text, ...fields };
}

function unresolved(text: string, problem: string): Read {
  return { when: make(text, { kind: "unresolved", problem }), doubt: null };
}

function readMoment(point: Point, text: string, here: Here): Read {
  const instant = here.now + (point.moment ?? 0) * MINUTE;
  const start = atInstant(instant, here.zone);
  return {
    when: make(text, { start, end: point.length ? atInstant(instant + point.length * MINUTE, here.zone) : null }),
    doubt: null,
  };
}

function atInstant(instant: Instant, zone: string): string {
  const wall = wallAt(instant, zone);
  const asUtc = (wall.day * 1440 + wall.minute) * MINUTE;
  return isoPlaced({
    instant,
    offset: Math.round((asUtc - Math.floor(instant / MINUTE) * MINUTE) / MINUTE),
    fit: "once",
  });
}

function readPoint(point: Point, text: string, here: Here, options: ReadOptions): Read {
  const days = daysOf(point, here);
  if (days?.problem) return unresolved(text, days.problem);
  if (point.clock) return readClock(point, days, text, here, options);
  if (point.part) return readPart(point.part, days ?? soon(PARTS[point.part][1], here), text, here);
  if (!days) return { when: make(text, { kind: "duration", minutes: point.length ?? 0 }), doubt: null };
  return readDays(days, point, text);
}

function daysOf(point: Point, here: Here): Days | null {
  if (!point.date) return null;
  const empty = Object.values(point.date).every((value) => value === undefined);
  return empty ? { from: here.wall.day, to: here.wall.day + 1, grain: "day" } : resolveDate(point.date, here.wall.day);
}

/** Today while the minute lies ahead, else tomorrow. */
function soon(minute: number, here: Here): Days {
  const from = minute > here.wall.minute ? here.wall.day : here.wall.day + 1;
  return { from, to: from + 1, grain: "day" };
}

function readDays(days: Days, point: Point, text: string): Read {
  const doubt = days.other === undefined ? null : eitherDay(days);
  // "a week from the 20th": whole days as a length make a span.
  if (point.length && point.length % 1440 === 0 && point.length >= 1440 && days.grain === "day") {
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

function eitherDay(days: Days): string {
  return `${dayName(days.from)} or ${dayName(days.other ?? days.from)}?`;
}

/** "Friday 13 March", in English: the reply turns questions into the user's language. */
export function dayName(day: Day): string {
  const { month, day: dayOfMonth } = toCivil(day);
  const months = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ];
  return `${WEEKDAYS[weekdayOf(day) - 1]} ${dayOfMonth} ${months[month - 1]}`;
}

function readPart(part: DayPart, days: Days, text: string, here: Here): Read {
  const [from, to] = PARTS[part];
  const start = isoPlaced(placeWall({ day: days.from, minute: from }, here.zone));
  const end = isoPlaced(placeWall({ day: days.from, minute: to }, here.zone));
  const doubt = days.other === undefined ? null : eitherDay(days);
  return { when: make(text, { kind: "range", grain: "part_of_day", part, start, end }), doubt };
}

function readClock(point: Point, days: Days | null, text: string, here: Here, options: ReadOptions): Read {
  const clock = point.clock!;
  if (clock.minute > 1440 || (clock.minute >= 1440 && clock.minute % 60))
    return unresolved(text, `${isoMinute(clock.minute)} is no time of day`);
  const { minute, doubt } = chooseHalf(clock, point.part, days, here, options);
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

/** The day of a clock time: midnight and the small hours "tonight" belong to the next date. */
function dayFor(minute: number, point: Point, days: Days | null, here: Here): Day {
  const from = days?.from ?? soon(minute, here).from;
  return point.part === "night" && minute < 300 ? from + 1 : from;
}

function placed(wall: Wall, point: Point, text: string, here: Here, doubt: string | null): Read {
  const zone = point.zone ?? here.zone;
  const start = placeWall(wall, zone);
  if (start.fit === "skipped") {
    return unresolved(text, `${isoMinute(wall.minute)} does not exist on ${dayName(wall.day)}: the clocks go forward`);
  }
  const again =
    start.fit === "doubled" ? `${isoMinute(wall.minute)} comes twice that night; I take the first. All right?` : null;
  const iso = (instant: Instant) =>
    zone === here.zone ? isoPlaced({ ...start, instant }) : atInstant(instant, here.zone);
  if (point.side === "after" && !point.length) {
    const end = isoPlaced(placeWall({ day: wall.day + 1, minute: 0 }, here.zone));
    return { when: make(text, { kind: "range", grain: "part_of_day", start: iso(start.instant), end }), doubt };
  }
  if (point.side === "before" && !point.length) {
    const from = isoPlaced(placeWall({ day: wall.day, minute: 0 }, here.zone));
    return { when: make(text, { kind: "range", grain: "part_of_day", start: from, end: iso(start.instant) }), doubt };
  }
  const end = point.length ? atInstant(start.instant + point.length * MINUTE, here.zone) : null;
  return { when: make(text, { start: iso(start.instant), end }), doubt: doubt ?? again };
}

/**
 * Settles a time that fits both halves of the day: by the part of the day, then the workday, then the next to come.
 * Minutes after midnight.
 */
function chooseHalf(
  clock: Clock,
  part: DayPart | undefined,
  days: Days | null,
  here: Here,
  options: ReadOptions,
): { minute: number; doubt: string | null } {
  if (clock.sure) return { minute: clock.minute, doubt: null };
  const [am, pm] = [clock.minute % 720, (clock.minute % 720) + 720];
  const minute = part ? inPart(part, am, pm) : undefined;
  if (minute !== undefined) return { minute, doubt: null };
  if (clock.other !== undefined) {
    return { minute: pm, doubt: `${isoMinute((clock.other % 720) + 720)} or ${isoMinute(pm)}?` };
  }
  const today = days !== null && days.from === here.wall.day && days.to === days.from + 1;
  const fits = [am, pm].filter((m) => m >= here.workday.startMinute && m < here.workday.endMinute);
  const only = fits.length === 1 ? fits[0] : undefined;
  if (only !== undefined && !(today && only <= here.wall.minute && pm > here.wall.minute))
    return { minute: only, doubt: null };
  if (options.lean) return { minute: options.lean === "pm" ? pm : am, doubt: null };
  const near = today || !days;
  if (near) {
    const ahead = [am, pm].find((m) => m > here.wall.minute);
    return { minute: ahead ?? am, doubt: null };
  }
  return { minute: am, doubt: `${isoMinute(am)} or ${isoMinute(pm)}?` };
}

function inPart(part: DayPart, am: number, pm: number): number {
  if (part === "morning") return am;
  if (part === "afternoon" || part === "evening") return pm;
  if (part === "lunch") return am >= 600 ? am : pm;
  return am < 300 ? am : pm;
}

function readSpan(said: SaidTime, until: Point, text: string, here: Here, options: ReadOptions): Read {
  const days = daySpan(said.point, until, here);
  if (days) return days.problem ? unresolved(text, days.problem) : readDays(days, {}, text);
  if (said.point.clock || until.clock || until.moment === 0) return clockSpan(said.point, until, text, here, options);
  return readPoint(said.point, text, here, options);
}

/** "13 to 15 July", "4-23 next month", "Monday to Wednesday"; null when it is about hours. */
function daySpan(a: Point, b: Point, here: Here): Days | null {
  const days = (date: DateBits) => resolveDate(date, here.wall.day);
  const shared = (date: DateBits | undefined) =>
    date !== undefined &&
    !date.day &&
    !date.wd &&
    (date.dom !== undefined || date.span?.grain === "month" || date.month !== undefined);
  let [first, last] = [a.date, b.date];
  if (a.bare !== undefined && !a.date && shared(b.date)) first = { ...b.date, dom: a.bare, wd: undefined };
  if (b.bare !== undefined && !b.date && a.date?.dom && !a.clock) last = { ...a.date, dom: b.bare, wd: undefined };
  if (a.bare !== undefined && b.bare !== undefined && b.date && !b.date.dom && shared(b.date))
    last = { ...b.date, dom: b.bare };
  if (a.bare !== undefined && b.bare !== undefined && a.date && shared(a.date) && !a.date.dom) {
    [first, last] = [
      { ...a.date, dom: a.bare },
      { ...a.date, dom: b.bare },
    ];
  }
  if (!first || !last || (a.clock && a.bare === undefined) || (b.clock && b.bare === undefined)) return null;
  if (a.bare !== undefined && !a.date && !shared(b.date)) return null;
  if (last.year && !first.year && first.dom) first = { ...first, year: last.year };
  if (first.dom && !first.month && !first.span && last.month) first = { ...first, month: last.month };
  if (last.dom && !last.month && !last.span && first.month) last = { ...last, month: first.month };
  const start = days(first);
  if (start.problem) return start;
  const end = resolveDate(last, start.from);
  if (end.problem) return end;
  const monthEnd = end.grain === "month" && start.grain === "day";
  const weeks = start.grain === "week" && end.grain === "week";
  const to = monthEnd ? end.from + 1 : weeks ? end.from : end.to;
  if (to <= start.from) return { ...start, problem: "it ends before it starts" };
  return { from: start.from, to, grain: start.grain === "month" && end.grain === "month" ? "month" : "day" };
}

function clockSpan(a: Point, b: Point, text: string, here: Here, options: ReadOptions): Read {
  const point: Point = { ...b, ...a, date: a.date ?? b.date, part: a.part ?? b.part, zone: a.zone ?? b.zone };
  const days = daysOf(point, here);
  if (days?.problem) return unresolved(text, days.problem);
  const nowClock: Clock = { minute: here.wall.minute, sure: true };
  const first = a.moment === 0 ? nowClock : a.clock;
  const last = b.moment === 0 ? nowClock : b.clock;
  if (!first || !last) return readPoint(a, text, here, options);
  if (first.minute > 1440 || last.minute > 1440)
    return unresolved(text, `${isoMinute(Math.max(first.minute, last.minute))} is no time of day`);
  const ownDay = a.date && b.date ? resolveDate(b.date, here.wall.day) : null;
  const span = ownDay
    ? {
        start: chooseHalf(first, a.part, days, here, options).minute,
        end: chooseHalf(last, b.part, ownDay, here, options).minute,
      }
    : chooseSpan(first, last, a, b, days, here, options);
  if (!span) return unresolved(text, "it ends before it starts");
  if (!days && !options.anchor && !point.zone && a.moment !== 0 && b.moment !== 0) {
    return {
      when: make(text, { kind: "time", start: isoMinute(span.start % 1440), end: isoMinute(span.end % 1440) }),
      doubt: null,
    };
  }
  const day = days?.from ?? (a.moment === 0 || b.moment === 0 ? here.wall.day : soon(span.start, here).from);
  const read = placed({ day, minute: span.start }, { ...point, side: undefined, length: undefined }, text, here, null);
  if (read.when.kind === "unresolved") return read;
  const zone = point.zone ?? here.zone;
  const end = placeWall({ day: ownDay?.from ?? day, minute: span.end }, zone);
  if (end.fit === "skipped")
    return unresolved(text, `${isoMinute(span.end)} does not exist on ${dayName(day)}: the clocks go forward`);
  return {
    ...read,
    when: { ...read.when, kind: "range", end: zone === here.zone ? isoPlaced(end) : atInstant(end.instant, here.zone) },
  };
}

/** Both ends of a span, minutes after midnight; the end may pass 1440. Null when it would run backwards. */
function chooseSpan(
  first: Clock,
  last: Clock,
  a: Point,
  b: Point,
  days: Days | null,
  here: Here,
  options: ReadOptions,
): { start: number; end: number } | null {
  const part = a.part ?? b.part;
  if (!first.sure && last.sure) {
    const end = last.minute === 0 ? 1440 : last.minute;
    const halves = [(first.minute % 720) + 720, first.minute % 720].filter(
      (start) => start < end && end - start <= LONGEST_SPAN,
    );
    const start = halves[0];
    return start === undefined ? null : { start, end };
  }
  const start = chooseHalf(first, a.part ?? (first.sure ? undefined : part), days, here, options).minute;
  if (last.sure) {
    if (last.minute > start) return { start, end: last.minute };
    if (start >= 960 && last.minute + 1440 - start <= 780) return { start, end: last.minute + 1440 };
    return null;
  }
  const halves = [last.minute % 720, (last.minute % 720) + 720, (last.minute % 720) + 1440];
  const end = halves.find((minute) => minute > start);
  return end === undefined ? null : { start, end };
}

function readRepeat(said: SaidTime, text: string, here: Here, options: ReadOptions): Read {
  const point: Point = { ...said.until, ...said.point };
  const repeat = withWeekday(point.repeat ?? EVERY_DAY, point.date);
  const span =
    said.until?.clock && said.point.clock
      ? chooseSpan(said.point.clock, said.until.clock, said.point, said.until, null, here, options)
      : null;
  const minute =
    span?.start ?? (point.clock ? chooseHalf(point.clock, point.part, null, here, options).minute : undefined);
  const day = firstDay(repeat, point.date, minute ?? (point.part ? PARTS[point.part][0] : undefined), here);
  const rrule = toRrule(repeat);
  const base = { kind: "recurring" as const, rrule, part: minute === undefined ? (point.part ?? null) : null };
  if (minute === undefined && !point.part)
    return { when: make(text, { ...base, grain: "day", start: isoDay(day) }), doubt: null };
  const start = placeWall({ day, minute: minute ?? PARTS[point.part!][0] }, point.zone ?? here.zone);
  const length = span ? span.end - span.start : point.length;
  const end = length ? atInstant(start.instant + length * MINUTE, here.zone) : null;
  return {
    when: make(text, {
      ...base,
      grain: minute === undefined ? "part_of_day" : "minute",
      start: atInstant(start.instant, here.zone),
      end,
    }),
    doubt: null,
  };
}

/** "Friday, every other week" repeats on Fridays. */
function withWeekday(repeat: Repeat, date: DateBits | undefined): Repeat {
  return repeat.freq === "WEEKLY" && !repeat.days.length && date?.wd ? { ...repeat, days: [date.wd] } : repeat;
}

/** The first day of a series: from the date that was said, else from today while its time lies ahead. */
function firstDay(repeat: Repeat, date: DateBits | undefined, minute: number | undefined, here: Here): Day {
  const started = date && !date.wd ? resolveDate(date, here.wall.day) : null;
  const from =
    started && !started.problem
      ? started.from
      : here.wall.day + (minute !== undefined && minute <= here.wall.minute ? 1 : 0);
  if (!repeat.days.length) return from;
  const monday = mondayOf(from);
  for (let k = 0; k < 14; k++) if (repeat.days.includes(weekdayOf(from + k))) return from + k;
  return monday + toDay(1970, 1, 1);
}
