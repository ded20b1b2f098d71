import { blocksTime, type CalendarEvent } from "./calendar-event";
import { overlaps } from "./conflicts";
import { coveredBy } from "./overlap-columns";
import type { Interval } from "./time";

export interface DoubleBookings {
  /** The time that two or more events take. */
  shared: Interval[];
  /** The events that share any. */
  ids: Set<string>;
}

/** Where events take the same time. Whole days are about a day and take no hours of it: they share none. */
export function findDoubleBookings(events: readonly CalendarEvent[]): DoubleBookings {
  const taking = events.filter((event) => blocksTime(event) && !event.allDay);
  const shared = coveredBy(
    taking.map(({ start, end }) => ({ from: start, to: end })),
    2,
  ).map(({ from, to }) => ({ start: from, end: to }));
  const ids = taking.filter((event) => shared.some((stretch) => overlaps(event, stretch))).map(({ id }) => id);
  return { shared, ids: new Set(ids) };
}
