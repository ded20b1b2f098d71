import { type Surroundings, suggestAlternatives } from "./alternatives";
import { blocksTime, type CalendarEvent } from "./calendar-event";
import { findConflicts, overlaps } from "./conflicts";
import { findOpenings } from "./openings";
import { type Interval, MINUTE } from "./time";
import { isWithinHours, workingHoursIn } from "./workday";
import { localDay, zoned } from "./zones";

/** Why a time is not one that Parley offers. The first two cannot be argued with; the rest are the user's own wishes. */
export type Obstacle =
  | { kind: "past" }
  | { kind: "busy"; event: CalendarEvent }
  | { kind: "buffer"; event: CalendarEvent }
  | { kind: "day-off" }
  | { kind: "hours" };

/** A shorter meeting is offered in quarters of an hour, down to one. */
const STEP_MINUTES = 15;

/** Everything that stands in the way of a time in the user's own calendar, the hardest first. */
export function obstaclesTo(slot: Interval, around: Surroundings): Obstacle[] {
  const { events, now, zone, workday, bufferMinutes } = around;
  const obstacles: Obstacle[] = slot.start < now ? [{ kind: "past" }] : [];
  const busy = findConflicts(slot, events);
  obstacles.push(...busy.map((event) => ({ kind: "busy" as const, event })));
  const near = findConflicts(slot, events, { bufferMinutes }).filter((event) => !busy.includes(event));
  obstacles.push(...near.map((event) => ({ kind: "buffer" as const, event })));
  if (!workday.days.includes(zoned(slot.start, zone).dayOfWeek)) return [...obstacles, { kind: "day-off" }];
  return isWithinHours(slot, workingHoursIn(slot, workday, zone)) ? obstacles : [...obstacles, { kind: "hours" }];
}

/** As many free times near one as are weighed. */
const WEIGHED = 12;

/**
 * What would open a time, with nothing in the way then: the longest meeting that fits at its start, and the nearest free
 * start on the same day. Null for what does not exist.
 */
export function smallestChanges(
  slot: Interval,
  around: Surroundings,
): { shorter: Interval | null; shifted: Interval | null } {
  const isOpen = (one: Interval) => obstaclesTo(one, around).length === 0;
  const shorter = shorterAt(slot, around);
  const near = suggestAlternatives({ ...around, wanted: slot, count: WEIGHED })
    .filter((one) => localDay(one.start, around.zone) === localDay(slot.start, around.zone))
    .toSorted((a, b) => Math.abs(a.start - slot.start) - Math.abs(b.start - slot.start));
  return { shorter: shorter && isOpen(shorter) ? shorter : null, shifted: near.find(isOpen) ?? null };
}

function shorterAt({ start, end }: Interval, { events, bufferMinutes, taken = [] }: Surroundings): Interval | null {
  const whole = Math.floor((end - start) / MINUTE);
  const largest = Math.ceil(whole / STEP_MINUTES) * STEP_MINUTES - STEP_MINUTES;
  for (let minutes = largest; minutes >= STEP_MINUTES; minutes -= STEP_MINUTES) {
    const slot = { start, end: start + minutes * MINUTE };
    const isFree =
      findOpenings(slot, events.filter(blocksTime), { durationMinutes: minutes, bufferMinutes }).length > 0 &&
      !taken.some((time) => overlaps(time, slot));
    if (isFree) return slot;
  }
  return null;
}
