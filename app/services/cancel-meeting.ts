import { mirrorEvents } from "~/db/calendar-events";
import { runTogether, type Statement } from "~/db/database";
import { cancelMeeting as cancelMeetingRow, followEvents } from "~/db/meetings";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Instant } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";
import { failureOf, type WriteOutcome } from "./write-outcome";

/**
 * Takes one event off the calendar and tells its guests. Somebody else having done so before is just as good.
 * When Google refuses, the mirror is put back.
 *
 * @param alongside the caller's own statements, written in the same round trip
 */
export async function cancelMeeting(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  { userId, event, now }: { userId: string; event: CalendarEvent; now: Instant },
  alongside: readonly Statement[] = [],
): Promise<WriteOutcome> {
  const gone: CalendarEvent = { ...event, status: "cancelled" };
  await runTogether(db, [
    ...alongside,
    ...mirrorEvents(db, userId, [gone]),
    cancelMeetingRow(db, userId, event.id, now),
  ]);

  const putBack = () => runTogether(db, [...mirrorEvents(db, userId, [event]), followEvents(db, userId, [event], now)]);
  try {
    const answer = await google((token) => calendar.deleteEvent(token, event.id, { sendUpdates: "all" }));
    if ("value" in answer) return { ok: true, event: gone };
    await putBack();
    return { ok: false, reason: "revoked" };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    await putBack();
    return { ok: false, reason: failureOf(error) };
  }
}
