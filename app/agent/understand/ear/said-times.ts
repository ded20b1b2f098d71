import type { Command, DayPart, When } from "../command";
import type { Token } from "../grammar/tokens";
import { halfWithin } from "../times/choose-half";
import { type Day, isoDay } from "../times/days";
import { type Here, PARTS, type Read, type ReadOptions } from "../times/make-when";
import { mergePoints } from "../times/points";
import { readTime } from "../times/resolve-time";
import { findTimes, type SaidTime } from "../times/said-time";
import { isLength, joinTimes, refusePast } from "../times/settle-times";

/** A time of a message by its place in the text. */
export interface TimeFound {
  start: number;
  end: number;
  time: SaidTime;
  text: string;
  /** A word of repair stands in front of it, behind the time before. */
  repaired: boolean;
  /** "Or" stands in front of it, behind the time before. */
  or?: boolean;
}

/** Tokens without what they say of time where a title or a topic holds them. */
export function masked(tokens: readonly Token[], fences: readonly (readonly [start: number, end: number])[]): Token[] {
  if (fences.length === 0) return [...tokens];
  return tokens.map((token) =>
    fences.some(([start, end]) => token.start < end && token.end > start)
      ? { start: token.start, end: token.end, text: "_", is: {} }
      : token,
  );
}

/** The times in a stretch of the text, found apart from what stands around it. */
export function timesIn(
  said: string,
  tokens: readonly Token[],
  [start, end]: readonly [number, number],
  options: { today: number; openNumber: boolean; moving: boolean },
): TimeFound[] {
  const inside = tokens.filter((token) => token.start >= start && token.end <= end);
  return findTimes(inside, options).map((time) => {
    const [from, to] = [inside[time.first]?.start ?? start, inside[time.next - 1]?.end ?? end];
    const core = inside[time.core]?.start ?? from;
    return { start: from, end: to, time, text: said.slice(core, to), repaired: false };
  });
}

/** What several times of one request come to. */
export interface Settled {
  time: SaidTime | null;
  text: string;
  /** Minutes that it lasts, as far as that was said. */
  length: number | undefined;
  /** A second reading that contradicts the first: both are asked about. */
  against: SaidTime | null;
}

/**
 * One time of several: what goes together is joined, behind a word of repair the later one wins in what it says, and
 * without one two that do not go together stay two.
 */
export function settle(times: readonly TimeFound[], hours: ReadonlySet<string> = NO_HOURS): Settled {
  // Declared wide: the compiler does not follow it through the loop.
  let whole = null as SaidTime | null;
  let length: number | undefined;
  let against: SaidTime | null = null;
  const words: string[] = [];
  for (const { time: found, text, repaired, or } of times) {
    // "9h, non, 9h45": nobody means nine hours behind an hour of the day.
    const isHour = mayBeHour(found, text, hours);
    const twice = clockAgain(found, text, hours);
    if (twice && !whole) {
      whole = twice.first;
      against = twice.second;
      words.push(text);
      continue;
    }
    const asClock = isLength(found) && (repaired || or) && isHour && isFree(whole, length);
    const [time, inside] = withoutLength(asClock ? clockOf(found) : found);
    const own = inside ?? (isLength(time) ? undefined : time.point.length);
    if (own !== undefined && length !== undefined && own !== length) {
      if (repaired) length = own;
      else against = time;
    }
    length ??= inside;
    if (isLength(time)) {
      if (length !== undefined && length !== time.point.length && !repaired) against = time;
      length = time.point.length;
      if (whole?.point.length !== undefined) whole = { ...whole, point: { ...whole.point, length } };
      continue;
    }
    if (!whole) {
      whole = time;
      length ??= time.point.length;
    } else if (or) {
      against = repair(whole, time);
      whole = withHourOf(against, whole);
    } else if (repaired && isNewEnd(whole, time))
      whole = { ...whole, until: { ...whole.until, clock: time.point.clock } };
    else if (repaired) whole = repair(whole, time);
    else if (isSame(whole, time)) whole = joinTimes(whole, withoutClock(time)) ?? whole;
    else {
      const joined = between(whole, time) ?? joinTimes(whole, time);
      if (joined) whole = joined;
      else {
        against = repair(whole, time);
        whole = withHourOf(against, whole);
      }
    }
    words.push(text);
  }
  return { time: length === undefined ? whole : asWindow(whole), text: words.join(" "), length, against };
}

/** "After 10 but before 3": two hours of which each is one end. */
function between(one: SaidTime, other: SaidTime): SaidTime | null {
  const [from, to] = one.point.side === "after" || one.point.clock?.onward ? [one, other] : [other, one];
  const isOpen = from.point.side === "after" || from.point.clock?.onward;
  const isClosed = to.point.side === "before" || to.point.side === "by";
  if (!isOpen || !isClosed || from.until || to.until) return null;
  const point = mergeDated(from, to);
  return point && { ...one, point, until: { clock: to.point.clock } };
}

/** The first hour with the day that either says. */
function mergeDated({ point: { side: _, ...from } }: SaidTime, { point: { side: __, clock: ___, ...to } }: SaidTime) {
  return mergePoints(from, to);
}

/** Of what lasts less than the stretch in which it shall be: "done by 5" is until then, "after lunch" from then on. */
function asWindow(time: SaidTime | null): SaidTime | null {
  const { length: _, ...point } = time?.point ?? {};
  const side = point.side === "by" ? "before" : (point.side ?? (point.clock?.onward && "after"));
  return time && side && !time.until ? { ...time, point: { ...point, side } } : time;
}

/** "Jeudi 10h 11h": nobody meets for eleven hours, and two hours are two readings. */
function clockAgain({ point, until, ...time }: SaidTime, text: string, hours: ReadonlySet<string>) {
  const { length = 0, clock, ...others } = point;
  if (!clock || until || length < LONG_MINUTES || length >= 1440 || !hours.has(unitOf(text))) return null;
  const second = { ...time, point: { ...others, clock: { minute: length, sure: length >= 780 } } };
  return { first: { ...time, point: { ...others, clock } }, second };
}

/** "Monday Tuesday 11am": the hour is that of both. */
function withHourOf({ point: { clock } }: SaidTime, day: SaidTime): SaidTime {
  return clock && !day.point.clock && !day.until ? { ...day, point: { ...day.point, clock } } : day;
}

/** An hour was said, and no length yet. */
const isFree = (whole: SaidTime | null, length: number | undefined) =>
  whole?.point.clock !== undefined && whole.point.length === undefined && length === undefined;

/** "From 9 to 10, sorry, to 10:30": an hour with a word in front of it, behind a stretch. */
const isNewEnd = ({ until }: SaidTime, { lead, point, until: another }: SaidTime) =>
  until !== undefined && !another && point.clock !== undefined && !point.date && lead !== "";

/** Few meetings last so long: "maak er 11 uur van" is an hour of the day. */
export const LONG_MINUTES = 300;

/** "12 uur", "9h30": an hour of the day as well as a length; nobody meets for nine hours and a half. */
export const mayBeHour = ({ point }: SaidTime, text: string, hours: ReadonlySet<string>): boolean =>
  // "Anderhalf uur" is no hour of the day.
  (hours.has(unitOf(text)) && (/\d/.test(text) || (point.length ?? 0) % 60 === 0)) ||
  // "4h et quart"
  ((point.length ?? 0) > LONGEST_ALONE_MINUTES && wordsOf(text).some((word) => hours.has(word))) ||
  ((point.length ?? 0) >= LONG_MINUTES && /\d\s*(?:h|u|uur|uhr)\s*\d*(?:\s\D*)?$/i.test(text));

/** The last word of a time, without its figures: "12 uur". */
export const unitOf = (text: string): string => wordsOf(text).at(-1) ?? "";

const wordsOf = (text: string) => text.toLowerCase().split(/[\s\d]+/);

/** Said in hours and their parts, what is longer is an hour of the day. */
export const LONGEST_ALONE_MINUTES = 180;

const NO_HOURS: ReadonlySet<string> = new Set();

/** "12 uur" as an hour of the day, where the words say both. */
export function clockOf(time: SaidTime): SaidTime {
  const { length = 0, ...point } = time.point;
  return length < 1440 ? { ...time, point: { ...point, clock: { minute: length, sure: length >= 780 } } } : time;
}

/** Says a stretch of a day and no hour: "after 2", "in the morning". */
export const isOpen = ({ clock, part, side }: SaidTime["point"]): boolean =>
  side !== undefined || clock?.onward !== undefined || (part !== undefined && !clock);

/** "Between 2 and 4 for 30 minutes": the window, and how long. */
function withoutLength(time: SaidTime): [SaidTime, number | undefined] {
  const inside = time.until?.length ?? time.point.length;
  if (!(time.until || isOpen(time.point)) || inside === undefined) return [time, undefined];
  const { length: _, ...point } = time.point;
  if (!time.until) return [{ ...time, point }, inside];
  const { length: __, ...until } = time.until;
  return [{ ...time, point, until }, inside];
}

/** Its day alone. */
export function withoutClock({ until: _, ...time }: SaidTime): SaidTime {
  const { clock: __, bare: ___, part: ____, ...point } = time.point;
  return { ...time, point };
}

/** The earlier time with everything that the later one says. */
function repair(earlier: SaidTime, later: SaidTime): SaidTime {
  const { date, part, clock, bare, shade, ...rest } = later.point;
  const point = { ...earlier.point, ...rest };
  // "For Thursday, no, Friday at 10": a whole moment is no end of anything.
  if (date && clock && rest.side === undefined) delete point.side;
  // "Next Wednesday, no, Thursday": of the same week.
  const week = earlier.point.date?.wd !== undefined && date?.wd !== undefined ? earlier.point.date.wdMod : undefined;
  if (date) point.date = week === undefined || date.wdMod !== undefined ? date : { ...date, wdMod: week };
  // "Jeudi, de la semaine prochaine", "next week, Thursday": a day of that week.
  const [inWeek, day] = date?.span?.grain === "week" ? [date, earlier.point.date] : [earlier.point.date, date];
  if (inWeek?.span?.grain === "week" && day?.wd !== undefined && day.wdMod === undefined && !day.span)
    point.date = { ...inWeek, wd: day.wd };
  // "Monday afternoon, it has to be done by 4": what narrows it takes nothing back.
  // So does an hour of that part of the day: "Saturday night, put it at nine".
  const isWithin = clock && !clock.sure && !earlier.point.clock && isOfPart(clock.minute, earlier.point.part);
  if (clock && !isWithin && (rest.side === undefined || earlier.point.clock)) delete point.part;
  if (clock) {
    delete point.bare;
    delete point.moment;
    point.clock = sameHalf(clock, earlier.point.clock);
    if (bare !== undefined) point.bare = bare;
  }
  if (part) {
    point.part = part;
    if (!clock) delete point.clock;
  }
  if (shade) point.shade = shade;
  const { until: _, days: __, ...start } = earlier;
  // "9-10 Friday, no, 7-8": the day stands at the end of the stretch.
  const own = date ?? later.until?.date ?? earlier.point.date ?? earlier.until?.date;
  if (later.until && own) point.date = own;
  const until = later.until ?? (clock || later.point.moment !== undefined ? undefined : earlier.until);
  return { ...start, point, ...(until && { until }), ...(later.days && { days: later.days }) };
}

const isOfPart = (minute: number, part: DayPart | undefined) =>
  part !== undefined && halfWithin(minute, ...PARTS[part]) !== undefined;

type Clock = NonNullable<SaidTime["point"]["clock"]>;

/** "2pm, no, 3": the other half of the day was not meant. */
function sameHalf(clock: Clock, before: Clock | undefined): Clock {
  // "11am, no, 12": nobody puts noon before the morning.
  const isNoon = clock.minute >= 720 && clock.minute < 780;
  const wasNoon = before !== undefined && before.minute >= 720 && before.minute < 780;
  if (clock.sure || !before?.sure || isNoon || wasNoon) return clock;
  const minute = (clock.minute % 720) + (before.minute >= 720 ? 720 : 0);
  // "3pm, no, 10": from there ten in the morning is nearer.
  return Math.abs(minute - before.minute) < HALF_OF_HALF ? { ...clock, minute, sure: true } : clock;
}

const HALF_OF_HALF = 360;

/** The same hour said twice. */
function isSame(one: SaidTime, other: SaidTime): boolean {
  const [a, b] = [one.point, other.point];
  if (!a.clock || !b.clock || one.until || other.until || a.clock.minute % 720 !== b.clock.minute % 720) return false;
  // "9am 9pm"
  if (a.clock.sure && b.clock.sure && a.clock.minute !== b.clock.minute) return false;
  return b.part === undefined && b.repeat === undefined && (!a.date || !b.date);
}

/** When something shall be, with the other reading where there is one; a time that has passed is said to have. */
export function placed(time: ReturnType<typeof whenOf>, here: Here): Pick<Command, "when" | "either"> {
  const when = time && refusePast(time.when, here);
  return { when, ...(time?.either && when?.kind !== "unresolved" && { either: time.either }) };
}

/** A settled time in the user's zone, with the reading that contradicts it. */
export function whenOf(settled: Settled, here: Here, options: ReadOptions): { when: When; either?: When } | null {
  if (!settled.time) return null;
  const leaning = here.lean ? { ...options, lean: here.lean } : options;
  const { time, against, text } = settled;
  const read: Read = readTime(onDayOf(time, against), text, here, leaning);
  const other = against ? readTime(onDayOf(against, time), text, here, leaning).when : read.other;
  // What cannot be is no other time to choose: it is told of.
  if (other?.kind === "unresolved") return { when: other };
  // A length is no other time.
  return { when: read.when, ...(other && other.kind !== "duration" && { either: other }) };
}

/** "À 10h à 16h demain": the day of one of two hours is that of both. */
function onDayOf(time: SaidTime, other: SaidTime | null | undefined): SaidTime {
  const { clock, date } = time.point;
  const day = other?.point.clock && other.point.date;
  return clock && day && !date ? { ...time, point: { ...time.point, date: day } } : time;
}

/** Whether a time is a day and nothing else, and that one. @param day number of a day on the user's wall */
export function isOnDay(found: TimeFound, day: Day, here: Here): boolean {
  const when = whenOf(settle([found]), here, {})?.when;
  return when?.grain === "day" && when.start === isoDay(day);
}

/** "Otherwise at 5": an hour without a day is on the day of the first. */
export function onSameDay(other: When, when: When | null, isDated: boolean): When {
  const date = /^\d{4}-\d\d-\d\d/.exec(when?.start ?? "")?.[0];
  const isPlaced = other.start?.includes("T") ?? false;
  const onDate = (at: string | null) => at && date + at.slice(10);
  return isDated || !date || !isPlaced ? other : { ...other, start: onDate(other.start), end: onDate(other.end) };
}
