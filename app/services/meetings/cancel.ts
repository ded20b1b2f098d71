import { mirrorEvents } from "~/db/calendar-events";
import type { Statement } from "~/db/database";
import { cancelMeeting as cancelMeetingRow } from "~/db/meetings";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Instant } from "~/domain/time";
import type { Deps } from "../deps";
import type { GoogleSession } from "../google-access";
import { type CalendarWrite, writeAlone } from "./calendar-write";
import { writeAtGoogle } from "./write-at-google";
import type { WriteOutcome } from "./write-outcome";

export interface Cancellation {
  userId: string;
  event: CalendarEvent;
  /** The user's IANA zone. */
  zone: string;
  now: Instant;
}

/**
 * Takes one event off the calendar and tells its guests. Somebody else having done so before is just as good.
 * D1 follows Google: a refusal leaves it as it is, and a crash in between is mended by a second run or the next sync.
 */
export function cancelling(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  { userId, event, zone, now }: Cancellation,
): CalendarWrite {
  const gone: CalendarEvent = { ...event, status: "cancelled" };
  return {
    tellGoogle: () =>
      writeAtGoogle(calendar, google, {
        id: event.id,
        kind: "existing",
        zone,
        write: async (token) => {
          await calendar.deleteEvent(token, event.id, { sendUpdates: "all" });
          return gone;
        },
        doneIn: (found) => (found === undefined || found.status === "cancelled" ? gone : undefined),
      }),
    afterwards: (outcome) =>
      outcome.ok ? [...mirrorEvents(db, userId, [gone]), cancelMeetingRow(db, userId, event.id, now)] : [],
  };
}

/** @param alongside the caller's own statements, written in the same round trip, whatever Google says */
export function cancelMeeting(
  deps: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  cancellation: Cancellation,
  alongside: readonly Statement[] = [],
): Promise<WriteOutcome> {
  return writeAlone(deps, cancelling(deps, google, cancellation), alongside);
}
