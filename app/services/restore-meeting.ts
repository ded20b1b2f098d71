import { mirrorEvents } from "~/db/calendar-events";
import { runTogether, type Statement } from "~/db/database";
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
 * D1 follows what Google answers; a refusal leaves it as it is.
 *
 * @param alongside the caller's own statements, written in the same round trip, whatever Google says
 */
export async function restoreMeeting(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  { userId, event, zone, now }: { userId: string; event: CalendarEvent; zone: string; now: Instant },
  alongside: readonly Statement[] = [],
): Promise<WriteOutcome> {
  const outcome = await restoreAtGoogle(calendar, google, event, zone);
  const follows = outcome.ok
    ? [...mirrorEvents(db, userId, [outcome.event]), ...followEvents(db, userId, [event.id], now)]
    : [];
  await runTogether(db, [...alongside, ...follows]);
  return outcome;
}

async function restoreAtGoogle(
  calendar: Deps["calendar"],
  google: GoogleSession,
  event: CalendarEvent,
  zone: string,
): Promise<WriteOutcome> {
  const { title, location, description, attendees, start, end, startDate, endDate } = event;
  const when = startDate && endDate ? { startDate, endDate } : { start, end, zone: event.zone ?? zone };
  const patch = { status: "confirmed", title, location, description, attendees, when } as const;
  try {
    const answer = await google((token) => calendar.patchEvent(token, event.id, patch, { sendUpdates: "all", zone }));
    return "revoked" in answer ? { ok: false, reason: "revoked" } : { ok: true, event: answer.value };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: failureOf(error) };
  }
}
