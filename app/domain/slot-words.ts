import type { CalendarEvent } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { formatEventTime, formatInterval } from "./phrasing";
import type { Instant, Interval } from "./time";
import { wallTimeOf } from "./wall-time";

/** A taken slot in words: what takes it, and free times as a form can take them over. */
export interface TakenSlot {
  conflicts: { title: string; when: string }[];
  alternatives: { label: string; date: string; time: string }[];
}

export function describeTaken(
  { conflicts, alternatives }: { conflicts: readonly CalendarEvent[]; alternatives: readonly Interval[] },
  zone: string,
  now: Instant,
): TakenSlot {
  const wording = { now, clock: clockOfZone(zone) };
  return {
    conflicts: conflicts.map((event) => ({ title: event.title, when: formatEventTime(event, zone, wording) })),
    alternatives: alternatives.map((slot) => ({
      label: formatInterval(slot, zone, wording),
      ...wallTimeOf(slot.start, zone),
    })),
  };
}
