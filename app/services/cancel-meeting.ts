import { mirrorEvents } from "~/db/calendar-events";
import { runTogether, type Statement } from "~/db/database";
import { cancelMeeting as cancelMeetingRow } from "~/db/meetings";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";
import { writeAtGoogle } from "./write-at-google";
import type { WriteOutcome } from "./write-outcome";

/**
 * Takes one event off the calendar and tells its guests. Somebody else having done so before is just as good.
 * D1 follows Google: a refusal leaves it as it is, and a crash in between is mended by a second run or the next sync.
 *
 * @param zone the user's IANA zone
 * @param alongside the caller's own statements, written in the same round trip, whatever Google says
 */
export async function cancelMeeting(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  { userId, event, zone, now }: { userId: string; event: CalendarEvent; zone: string; now: Instant },
  alongside: readonly Statement[] = [],
): Promise<WriteOutcome> {
  const gone: CalendarEvent = { ...event, status: "cancelled" };
  const outcome = await writeAtGoogle(calendar, google, {
    id: event.id,
    zone,
    write: async (token) => {
      await calendar.deleteEvent(token, event.id, { sendUpdates: "all" });
      return gone;
    },
    doneIn: (found) => (found === undefined || found.status === "cancelled" ? gone : undefined),
  });
  const follows = outcome.ok ? [...mirrorEvents(db, userId, [gone]), cancelMeetingRow(db, userId, event.id, now)] : [];
  await runTogether(db, [...alongside, ...follows]);
  return outcome;
}
