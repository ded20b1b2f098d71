import { blocksTime, type CalendarEvent } from "./calendar-event";
import { overlaps } from "./conflicts";
import { findOpenings } from "./openings";
import { HOUR, type Instant, type Interval, MINUTE } from "./time";
import { EVERY_DAY, type Workday, workingHours, workingHoursIn } from "./workday";
import { zoned } from "./zones";

/** Suggestions start on a quarter of an hour. Every zone's offset is a multiple of it, so this holds on any wall. */
const GRID_MS = 15 * MINUTE;
export const SEARCH_DAYS = 14;
/** How far around a wanted time outside working hours one may look outside working hours too. */
const NEAR_MS = 3 * HOUR;
/** A window up to this long was meant as said ("this evening"); a longer one ("Thursday") means its working hours. */
const PART_OF_DAY_MS = 12 * HOUR;

export interface Surroundings {
  /** Complete for the time searched; what takes no time is left aside. */
  events: readonly CalendarEvent[];
  now: Instant;
  /** The user's IANA zone. */
  zone: string;
  workday: Workday;
  /** Whole minutes kept free around everything that takes time. */
  bufferMinutes: number;
  /** They are never given up, not even for a time in working hours. */
  keepsBuffer?: boolean;
  /** Time of others in which it cannot be either; needs no buffer. */
  taken?: readonly Interval[];
  /** The most suggestions wanted; 3 unless given. */
  count?: number;
}

/**
 * Free times instead of one that is taken: on the same day as near to it as possible, then on the days after it near
 * the same time of day, up to `SEARCH_DAYS` ahead. They lie ahead of `now`, in working hours and apart from each other.
 * When the wanted time was outside working hours, so may be the suggestions near it.
 *
 * @param wanted its length is the length of the suggestions
 * @returns in order of time; empty when nothing is free
 */
export function suggestAlternatives({ wanted, count = 3, ...rest }: Surroundings & { wanted: Interval }): Interval[] {
  const { zone, workday, now } = rest;
  const length = wanted.end - wanted.start;
  const wantedDay = zoned(wanted.start, zone).toPlainDate();
  const firstDay = zoned(Math.max(wanted.start, now), zone).toPlainDate();
  const chosen: Interval[] = [];

  for (let ahead = 0; ahead <= SEARCH_DAYS && chosen.length < count; ahead++) {
    const day = firstDay.add({ days: ahead });
    // The same time of day as wanted, by the clock, whatever the clocks did in between.
    const target = zoned(wanted.start, zone).add({ days: wantedDay.until(day).days }).epochMilliseconds;
    const hours = workingHours(day, workday, zone);
    const stretches = hours ? [hours] : [];
    if (ahead === 0 && !isWithin(wanted, hours)) stretches.push(nearOnDay(wanted, zone));

    const starts = stretches.flatMap((stretch) => freeStarts(stretch, length, rest));
    const nearestFirst = starts.toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b);
    for (const start of nearestFirst) {
      const slot = { start, end: start + length };
      if (chosen.length === count) break;
      if (start !== wanted.start && !chosen.some((other) => overlaps(other, slot))) chosen.push(slot);
    }
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/**
 * Free times for a meeting in a window such as "Thursday afternoon" or "next week", in order of time: one of every day
 * before a second of any, and in a day one of every gap. They lie in working hours; in a window without any, at the same hours of the day off;
 * and where a part of a day has nothing free in them, right beside other meetings, or else anywhere in it ("this evening").
 *
 * @throws RangeError when `durationMinutes` is not a whole number above zero
 */
export function slotsInWindow(
  window: Interval,
  { durationMinutes, count = 3, ...rest }: Surroundings & { durationMinutes: number },
): Interval[] {
  const { workday, zone } = rest;
  const length = durationMinutes * MINUTE;
  const working = workingHoursIn(window, workday, zone);
  const hours = working.length > 0 ? working : workingHoursIn(window, { ...workday, days: EVERY_DAY }, zone);
  const slots = spread(hours, length, rest, count);
  if (slots.length > 0 || window.end - window.start > PART_OF_DAY_MS) return slots;
  const besideOthers = rest.keepsBuffer ? [] : spread(hours, length, { ...rest, bufferMinutes: 0 }, count);
  return besideOthers.length > 0 ? besideOthers : spread([window], length, rest, count);
}

/** The first slot of every day, then second ones, until there are enough; in a day the first of each gap comes first. */
function spread(stretches: readonly Interval[], length: number, rest: Surroundings, count: number): Interval[] {
  const ranked = stretches.flatMap((stretch) => {
    const inDay = gaps(stretch, length, rest).flatMap((gap) => {
      const inGap: { start: Instant; rank: number }[] = [];
      for (let start = onGrid(gap.start); start + length <= gap.end; start = onGrid(start + length)) {
        inGap.push({ start, rank: inGap.length });
      }
      return inGap;
    });
    return inDay.toSorted((a, b) => a.rank - b.rank || a.start - b.start).map(({ start }, rank) => ({ start, rank }));
  });
  const first = ranked.toSorted((a, b) => a.rank - b.rank || a.start - b.start).slice(0, count);
  return first.map(({ start }) => ({ start, end: start + length })).toSorted((a, b) => a.start - b.start);
}

/** Every start on the grid at which a meeting of this length fits. */
function freeStarts(stretch: Interval, length: number, rest: Surroundings): Instant[] {
  return gaps(stretch, length, rest).flatMap((gap) => {
    const starts: Instant[] = [];
    for (let start = onGrid(gap.start); start + length <= gap.end; start += GRID_MS) starts.push(start);
    return starts;
  });
}

function gaps(stretch: Interval, length: number, { events, now, bufferMinutes, taken = [] }: Surroundings): Interval[] {
  const window = { start: Math.max(stretch.start, now), end: stretch.end };
  const durationMinutes = Math.ceil(length / MINUTE);
  const own = findOpenings(window, events.filter(blocksTime), { durationMinutes, bufferMinutes });
  return own.flatMap((gap) => findOpenings(gap, taken, { durationMinutes, bufferMinutes: 0 }));
}

function onGrid(instant: Instant): Instant {
  return Math.ceil(instant / GRID_MS) * GRID_MS;
}

function isWithin(inner: Interval, outer: Interval | undefined): boolean {
  return outer !== undefined && outer.start <= inner.start && inner.end <= outer.end;
}

/** The time around the wanted one whose starts are still on its day. */
function nearOnDay(wanted: Interval, zone: string): Interval {
  const midnight = zoned(wanted.start, zone).startOfDay();
  const nextMidnight = midnight.add({ days: 1 }).epochMilliseconds;
  const lastEnd = Math.min(wanted.start + NEAR_MS, nextMidnight - GRID_MS) + (wanted.end - wanted.start);
  return { start: Math.max(wanted.start - NEAR_MS, midnight.epochMilliseconds), end: lastEnd };
}
