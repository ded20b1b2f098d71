import { mirrorEvents } from "~/db/calendar-events";
import { runTogether, type Statement } from "~/db/database";
import { cancelMeeting as cancelMeetingRow } from "~/db/meetings";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Instant } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";
import { failureOf, type WriteOutcome } from "./write-outcome";

/**
 * Takes one event off the calendar and tells its guests. Somebody else having done so before is just as good.
 * D1 follows Google: a refusal leaves it as it is, and a crash in between is mended by a second run or the next sync.
 *
 * @param alongside the caller's own statements, written in the same round trip, whatever Google says
 */
export async function cancelMeeting(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  { userId, event, now }: { userId: string; event: CalendarEvent; now: Instant },
  alongside: readonly Statement[] = [],
): Promise<WriteOutcome> {
  const outcome = await deleteAtGoogle(calendar, google, event);
  const follows = outcome.ok
    ? [...mirrorEvents(db, userId, [outcome.event]), cancelMeetingRow(db, userId, event.id, now)]
    : [];
  await runTogether(db, [...alongside, ...follows]);
  return outcome;
}

async function deleteAtGoogle(
  calendar: Deps["calendar"],
  google: GoogleSession,
  event: CalendarEvent,
): Promise<WriteOutcome> {
  try {
    const answer = await google((token) => calendar.deleteEvent(token, event.id, { sendUpdates: "all" }));
    if ("revoked" in answer) return { ok: false, reason: "revoked" };
    return { ok: true, event: { ...event, status: "cancelled" } };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: failureOf(error) };
  }
}
