import { claimMove, mirrorEvents } from "~/db/calendar-events";
import { runTogether, type Statement } from "~/db/database";
import { followEvents } from "~/db/meetings";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import type { Instant, Interval } from "~/domain/time";
import { localDay } from "~/domain/zones";
import { isProviderError } from "~/providers/errors";
import type { EventPatch } from "~/providers/google-event";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";
import { failureOf, type WriteOutcome } from "./write-outcome";

export interface ChangeRequest {
  userId: string;
  /** The event as it is now; its etag makes sure that nobody has changed it since. */
  event: CalendarEvent;
  slot: Interval;
  title?: string;
  location?: string;
  /** The whole list as it should be. */
  attendees?: Attendee[];
  allowOverlap: boolean;
  /** The user's IANA zone. */
  zone: string;
  now: Instant;
}

/**
 * Moves or edits one event: claims the new slot in the mirror, then patches the event at Google and tells the guests.
 * When Google refuses, the mirror is put back.
 *
 * @param alongside the caller's own statements, written in the same round trip as the claim
 */
export async function changeMeeting(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  request: ChangeRequest,
  alongside: readonly Statement[] = [],
): Promise<WriteOutcome> {
  const { userId, event, now, zone } = request;
  const claim = claimMove(db, userId, event.id, request.slot, request.allowOverlap);
  const claimed = (await runTogether(db, [...alongside, claim])).at(-1);
  if (!Array.isArray(claimed) || claimed.length === 0) return { ok: false, reason: "slot-taken" };

  const putBack = () => runTogether(db, [...mirrorEvents(db, userId, [event]), followEvents(db, userId, [event], now)]);
  const options = { sendUpdates: "all", zone, ...(event.etag && { etag: event.etag }) } as const;
  try {
    const answer = await google((token) => calendar.patchEvent(token, event.id, patchOf(request), options));
    if ("value" in answer) return { ok: true, event: answer.value };
    await putBack();
    return { ok: false, reason: "revoked" };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    await putBack();
    return { ok: false, reason: failureOf(error) };
  }
}

/** Only what changes: guests are told of nothing else. */
export function patchOf({
  event,
  slot,
  title,
  location,
  attendees,
  zone,
}: Omit<ChangeRequest, "userId" | "now" | "allowOverlap">): EventPatch {
  const moved = slot.start !== event.start || slot.end !== event.end;
  return {
    ...(moved && { when: event.allDay ? daysOf(slot, zone) : { ...slot, zone: event.zone ?? zone } }),
    ...(title !== undefined && { title }),
    ...(location !== undefined && { location }),
    ...(attendees !== undefined && { attendees }),
  };
}

function daysOf({ start, end }: Interval, zone: string) {
  return { startDate: localDay(start, zone), endDate: localDay(end, zone) };
}
