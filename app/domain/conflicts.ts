import { blocksTime, type CalendarEvent } from "./calendar-event";
import { type Interval, MINUTE } from "./time";

interface ConflictRules {
  /** Events that may be overlapped: the one that moves. The id of a series stands for all of its instances. */
  exceptIds?: readonly string[];
  /** Whole minutes by which every event is widened; 0 unless given, because a buffer is a wish and no conflict. */
  bufferMinutes?: number;
}

/** Whether two half-open intervals share any time. Back to back is no overlap. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The time that intervals have in common; empty, or less than that, when there is none. */
export function sharedTime(all: readonly Interval[]): Interval {
  return { start: Math.max(...all.map(({ start }) => start)), end: Math.min(...all.map(({ end }) => end)) };
}

/**
 * Events that take some of the wanted time, earliest first.
 * Why back to back is fine whatever the buffer: app/decisions/0003-buffers.md
 */
export function findConflicts(
  wanted: Interval,
  events: readonly CalendarEvent[],
  { exceptIds = [], bufferMinutes = 0 }: ConflictRules = {},
): CalendarEvent[] {
  const buffer = bufferMinutes * MINUTE;
  const except = new Set(exceptIds);
  return events
    .filter((event) => blocksTime(event) && !except.has(event.id) && !except.has(event.recurringEventId ?? ""))
    .filter((event) => overlaps(wanted, { start: event.start - buffer, end: event.end + buffer }))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}
