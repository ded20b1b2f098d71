import { mirrorEvents } from "~/db/calendar-events";
import { runTogether } from "~/db/database";
import { suggestAlternatives } from "~/domain/alternatives";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { findConflicts } from "~/domain/conflicts";
import type { Instant, Interval } from "~/domain/time";
import { scheduleMeeting } from "./create";
import { type CalendarClosed, type CalendarDeps, type OpenCalendar, openCalendar } from "./open-calendar";
import type { WriteFailure } from "./write-outcome";

export interface Booking {
  /** A UUID that the form carries: the same form posted twice makes one event. */
  meetingId: string;
  userId: string;
  title: string;
  description: string;
  location: string;
  slot: Interval;
  people: Attendee[];
  /** The user has seen what it overlaps and wants it all the same. */
  allowOverlap: boolean;
  now: Instant;
}

/** What a form's write to the calendar came to; a taken slot comes with what takes it and what is free instead. */
export type FormOutcome =
  | { ok: true; event: CalendarEvent }
  | { ok: false; reason: "slot-taken"; conflicts: CalendarEvent[]; alternatives: Interval[] }
  | { ok: false; reason: Exclude<WriteFailure, "slot-taken"> | CalendarClosed["closed"] };

/** Books a meeting from a form: looks at the calendar as it is now, claims the slot, tells Google and the guests. */
export async function bookMeeting(deps: CalendarDeps, booking: Booking): Promise<FormOutcome> {
  const { userId, slot, now, allowOverlap } = booking;
  const opened = await openCalendar(deps, userId, slot, now);
  if ("closed" in opened) return { ok: false, reason: opened.closed };

  const { google, zone } = opened;
  const { meetingId, title, description, location, people } = booking;
  const outcome = await scheduleMeeting(deps, google, {
    meetingId,
    userId,
    title,
    description,
    location,
    ...slot,
    zone,
    people,
    recurrence: "",
    source: "web",
    allowOverlap,
    now,
  });
  if (outcome.ok) {
    const { db } = deps;
    await runTogether(db, mirrorEvents(db, userId, [outcome.event]));
    return outcome;
  }
  if (outcome.reason !== "slot-taken") return { ok: false, reason: outcome.reason };
  return { ok: false, reason: "slot-taken", ...aroundTaken(slot, opened, now) };
}

/** What takes the slot, and free times instead of it. */
export function aroundTaken(slot: Interval, opened: OpenCalendar, now: Instant, exceptId?: string) {
  const { zone, workday, bufferMinutes } = opened;
  const exceptIds = exceptId ? [exceptId] : [];
  const events = opened.events.filter((event) => event.id !== exceptId);
  return {
    conflicts: findConflicts(slot, events, { exceptIds }),
    alternatives: suggestAlternatives({ wanted: slot, events, now, zone, workday, bufferMinutes }),
  };
}
