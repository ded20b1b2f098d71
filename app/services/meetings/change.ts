import { claimMove, isMirrored, mirrorEvents } from "~/db/calendar-events";
import { forgetSyncToken } from "~/db/google-accounts";
import { becomeSeries, followEvents } from "~/db/meetings";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import type { Instant, Interval } from "~/domain/time";
import { localDay } from "~/domain/zones";
import { type EventPatch, isPatched, type Reminders } from "~/providers/google-event";
import type { Deps } from "../deps";
import type { GoogleSession } from "../google-access";
import { type CalendarWrite, writeAlone } from "./calendar-write";
import { writeAtGoogle } from "./write-at-google";
import type { WriteOutcome } from "./write-outcome";

export interface ChangeRequest {
  userId: string;
  /** The event as the user saw it; its etag makes sure that nobody has changed it since. */
  event: CalendarEvent;
  slot: Interval;
  title?: string;
  location?: string;
  /** Minutes before the start at which Google reminds the user, null for never; nobody else hears of it. */
  reminder?: number | null;
  /** The whole list as it should be. */
  attendees?: Attendee[];
  /** An RFC 5545 RRULE: the single event becomes the first of a series. */
  recurrence?: string;
  allowOverlap: boolean;
  /** Google ids of events that give way in the same breath: they take no slot. */
  besides?: readonly string[];
  /** The user's IANA zone. */
  zone: string;
  now: Instant;
}

/**
 * Moves or edits one event: claims the new slot in D1, then patches the event at Google and tells the guests.
 * When Google does not take it, D1 is put back and the next turn reads the whole calendar again.
 */
export function changing(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  request: ChangeRequest,
): CalendarWrite {
  const { userId, event, zone, now, allowOverlap, besides, recurrence } = request;
  const follow = followEvents(db, userId, [event.id], now);
  const patch = patchOf(request);
  const { reminders, ...others } = patch;
  // A reminder is the user's alone: nobody is told, and what others changed meanwhile does not matter.
  const alone = reminders !== undefined && Object.keys(others).length === 0;
  const options = {
    sendUpdates: alone ? "none" : "all",
    zone,
    ...(event.etag && !alone && { etag: event.etag }),
  } as const;
  const tellGoogle = async (): Promise<WriteOutcome> => {
    let remindersBefore: Reminders | undefined;
    const outcome = await writeAtGoogle(calendar, google, {
      id: event.id,
      kind: options.etag ? "guarded" : "existing",
      zone,
      write: async (token) => {
        if (reminders) remindersBefore = await calendar.getReminders(token, event.id);
        return calendar.patchEvent(token, event.id, patch, options);
      },
      doneIn: (found) => (found && found.status !== "cancelled" && isPatched(found, patch) ? found : undefined),
    });
    return outcome.ok && remindersBefore ? { ...outcome, remindersBefore } : outcome;
  };
  return {
    claim: [claimMove(db, userId, wantedOf(request), { allowOverlap, besides }), ...follow],
    whyRefused: async () => {
      if (await isMirrored(db, userId, event.id)) return { ok: false, reason: "slot-taken" };
      // Of a series the mirror holds the instances: an earlier run of this change may have made it one.
      return recurrence === undefined ? { ok: false, reason: "gone" } : tellGoogle();
    },
    tellGoogle,
    afterwards: (outcome) => {
      // The event that the user saw may be older than the mirror, so what is true is Google's to say.
      if (!outcome.ok) return [...mirrorEvents(db, userId, [event]), ...follow, forgetSyncToken(db, userId)];
      return recurrence === undefined ? [] : [becomeSeries(db, userId, event.id, recurrence, now)];
    },
  };
}

export function changeMeeting(
  deps: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  request: ChangeRequest,
): Promise<WriteOutcome> {
  return writeAlone(deps, changing(deps, google, request));
}

const wantedOf = ({ event, slot, title, location, attendees }: ChangeRequest): CalendarEvent => ({
  ...event,
  ...slot,
  ...(title !== undefined && { title }),
  ...(location !== undefined && { location }),
  ...(attendees !== undefined && { attendees }),
});

/** Only what changes: guests are told of nothing else. */
export function patchOf({
  event,
  slot,
  title,
  location,
  attendees,
  reminder,
  recurrence,
  zone,
}: Omit<ChangeRequest, "userId" | "now" | "allowOverlap" | "besides">): EventPatch {
  const moved = slot.start !== event.start || slot.end !== event.end;
  return {
    ...(moved && { when: event.allDay ? daysOf(slot, zone) : { ...slot, zone: event.zone ?? zone } }),
    ...(title !== undefined && { title }),
    ...(location !== undefined && { location }),
    ...(attendees !== undefined && { attendees }),
    ...(recurrence !== undefined && { recurrence: [`RRULE:${recurrence}`] }),
    ...(reminder !== undefined && {
      reminders: { useDefault: false, overrides: reminder === null ? [] : [{ method: "popup", minutes: reminder }] },
    }),
  };
}

function daysOf({ start, end }: Interval, zone: string) {
  return { startDate: localDay(start, zone), endDate: localDay(end, zone) };
}
