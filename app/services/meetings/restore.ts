import { forgetInstances, mirrorEvents } from "~/db/calendar-events";
import { becomeSeries, followEvents } from "~/db/meetings";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Instant } from "~/domain/time";
import { type EventPatch, isPatched, type Reminders } from "~/providers/google-event";
import type { Deps } from "../deps";
import type { GoogleSession } from "../google-access";
import { type CalendarWrite, writeAlone } from "./calendar-write";
import { writeAtGoogle } from "./write-at-google";
import type { WriteOutcome } from "./write-outcome";

export interface Restoration {
  userId: string;
  event: CalendarEvent;
  /** Google's reminders as they were, when they were what changed. */
  reminders?: Reminders;
  /** Repeats no more. */
  single?: boolean;
  /** The user's IANA zone. */
  zone: string;
  now: Instant;
}

/**
 * Brings an event back as it was before a change or a cancellation: the same Google id, times, words and guests.
 * The slot is not claimed: the user asked for this very state, also when something has moved in meanwhile.
 * D1 follows what Google answers; a refusal leaves it as it is.
 */
export function restoring(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  { userId, event, reminders, single, zone, now }: Restoration,
): CalendarWrite {
  const { id, title, location, description, attendees, start, end, startDate, endDate } = event;
  const when = startDate && endDate ? { startDate, endDate } : { start, end, zone: event.zone ?? zone };
  const rule = single && { recurrence: [] };
  const whole = { status: "confirmed", title, location, description, attendees, when, ...rule } as const;
  const patch: EventPatch = reminders ? { reminders } : whole;
  const sendUpdates = reminders ? "none" : "all";
  return {
    tellGoogle: () =>
      writeAtGoogle(calendar, google, {
        id,
        kind: "existing",
        zone,
        write: (token) => calendar.patchEvent(token, id, patch, { sendUpdates, zone }),
        doneIn: (found) => (found && isPatched(found, patch) ? found : undefined),
      }),
    afterwards: (outcome) =>
      outcome.ok
        ? [
            ...(single ? [forgetInstances(db, userId, id, 0), becomeSeries(db, userId, id, null, now)] : []),
            ...mirrorEvents(db, userId, [outcome.event]),
            ...followEvents(db, userId, [id], now),
          ]
        : [],
  };
}

export function restoreMeeting(
  deps: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  restoration: Restoration,
): Promise<WriteOutcome> {
  return writeAlone(deps, restoring(deps, google, restoration));
}
