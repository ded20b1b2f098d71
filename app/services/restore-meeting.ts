import { mirrorEvents } from "~/db/calendar-events";
import { runTogether, type Statement } from "~/db/database";
import { forgetSyncToken } from "~/db/google-accounts";
import { followEvents } from "~/db/meetings";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Instant } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";
import { failureOf, type WriteOutcome } from "./write-outcome";

/**
 * Brings an event back as it was before a change or a cancellation: the same Google id, times, words and guests.
 * The slot is not claimed: the user asked for this very state, also when something has moved in meanwhile.
 *
 * @param alongside the caller's own statements, written in the same round trip
 */
export async function restoreMeeting(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  { userId, event, zone, now }: { userId: string; event: CalendarEvent; zone: string; now: Instant },
  alongside: readonly Statement[] = [],
): Promise<WriteOutcome> {
  await runTogether(db, [...alongside, ...mirrorEvents(db, userId, [event]), followEvents(db, userId, [event], now)]);
  const { title, location, description, attendees, start, end, startDate, endDate } = event;
  const when = startDate && endDate ? { startDate, endDate } : { start, end, zone: event.zone ?? zone };
  const patch = { status: "confirmed", title, location, description, attendees, when } as const;
  try {
    const answer = await google((token) => calendar.patchEvent(token, event.id, patch, { sendUpdates: "all", zone }));
    if ("value" in answer) return { ok: true, event: answer.value };
    return { ok: false, reason: "revoked" };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    // What the event looks like now is Google's to say: the next turn reads the whole calendar again.
    await forgetSyncToken(db, userId);
    return { ok: false, reason: failureOf(error) };
  }
}
