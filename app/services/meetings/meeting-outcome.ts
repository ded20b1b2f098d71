import { suggestAlternatives } from "~/domain/alternatives";
import type { CalendarEvent } from "~/domain/calendar-event";
import { findConflicts } from "~/domain/conflicts";
import type { Instant, Interval } from "~/domain/time";
import type { CalendarClosed, OpenCalendar } from "./open-calendar";
import type { WriteFailure } from "./write-outcome";

/** How a page's or the API's write ended; a taken slot comes with what takes it and what is free instead. */
export type MeetingOutcome =
  | { ok: true; event: CalendarEvent }
  | { ok: false; reason: "slot-taken"; conflicts: CalendarEvent[]; alternatives: Interval[] }
  | { ok: false; reason: Exclude<WriteFailure, "slot-taken"> | CalendarClosed["closed"] };

/**
 * A refusal, with the way out of it where the slot is taken.
 *
 * @param exceptId the event that is to move there: it stands in nobody's way
 */
export function refusal(
  reason: WriteFailure,
  { start, end }: Interval,
  opened: OpenCalendar,
  now: Instant,
  exceptId?: string,
): MeetingOutcome {
  if (reason !== "slot-taken") return { ok: false, reason };
  const { zone, workday, bufferMinutes } = opened;
  const wanted = { start, end };
  const events = opened.events.filter((event) => event.id !== exceptId);
  const conflicts = findConflicts(wanted, events, { exceptIds: exceptId ? [exceptId] : [] });
  const alternatives = suggestAlternatives({ wanted, events, now, zone, workday, bufferMinutes });
  return { ok: false, reason, conflicts, alternatives };
}
