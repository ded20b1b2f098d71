import { mirrorEvents } from "~/db/calendar-events";
import { runTogether, type Statement } from "~/db/database";
import { followEvents } from "~/db/meetings";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Instant } from "~/domain/time";
import { isPatched } from "~/providers/google-event";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";
import { writeAtGoogle } from "./write-at-google";
import type { WriteOutcome } from "./write-outcome";

/**
 * Brings an event back as it was before a change or a cancellation: the same Google id, times, words and guests.
 * The slot is not claimed: the user asked for this very state, also when something has moved in meanwhile.
 * D1 follows what Google answers; a refusal leaves it as it is.
 *
 * @param zone the user's IANA zone
 * @param alongside the caller's own statements, written in the same round trip, whatever Google says
 */
export async function restoreMeeting(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  { userId, event, zone, now }: { userId: string; event: CalendarEvent; zone: string; now: Instant },
  alongside: readonly Statement[] = [],
): Promise<WriteOutcome> {
  const { id, title, location, description, attendees, start, end, startDate, endDate } = event;
  const when = startDate && endDate ? { startDate, endDate } : { start, end, zone: event.zone ?? zone };
  const patch = { status: "confirmed", title, location, description, attendees, when } as const;
  const outcome = await writeAtGoogle(calendar, google, {
    id,
    zone,
    write: (token) => calendar.patchEvent(token, id, patch, { sendUpdates: "all", zone }),
    doneIn: (found) => (found && isPatched(found, patch) ? found : undefined),
  });
  const follows = outcome.ok
    ? [...mirrorEvents(db, userId, [outcome.event]), ...followEvents(db, userId, [id], now)]
    : [];
  await runTogether(db, [...alongside, ...follows]);
  return outcome;
}
