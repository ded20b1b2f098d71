import { runTogether, type Statement } from "~/db/database";
import { cancelMeeting, claimMeeting } from "~/db/meetings";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import type { Instant } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "./deps";
import type { GoogleSession } from "./google-access";
import { failureOf, type WriteOutcome } from "./write-outcome";

export interface MeetingRequest {
  /** A UUID made by whoever asks: the same request again has the same id, and so the same event. */
  meetingId: string;
  userId: string;
  title: string;
  description?: string;
  location: string;
  start: Instant;
  end: Instant;
  /** IANA zone in which the meeting is meant. */
  zone: string;
  people: Attendee[];
  /** An RFC 5545 RRULE, empty for a single meeting. */
  recurrence: string;
  source: "whatsapp" | "web" | "api";
  /** The user has seen what it overlaps and said yes. */
  allowOverlap: boolean;
  now: Instant;
}

/**
 * Books one meeting: claims the slot in D1, then writes the event to Google under an id of our own and tells the guests.
 * However often it runs for one `meetingId`, there is one event; of many requests for one slot, one gets it.
 *
 * @param alongside the caller's own statements, written in the same round trip as the claim
 */
export async function scheduleMeeting(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  request: MeetingRequest,
  alongside: readonly Statement[] = [],
): Promise<WriteOutcome> {
  const { userId, zone, now, people } = request;
  const id = googleEventId(request.meetingId);
  const claim = claimMeeting(db, meetingRow(request, id), request.allowOverlap);
  const claimed = (await runTogether(db, [...alongside, claim])).at(-1);
  if (!Array.isArray(claimed) || claimed.length === 0) return { ok: false, reason: "slot-taken" };

  const { start, end, title, description, location, recurrence, meetingId } = request;
  const event = { id, meetingId, title, description, location, start, end, zone, attendees: people, recurrence };
  // A video call is made where there is somebody to meet and no place to meet at.
  const options = { sendUpdates: "all", meet: people.length > 0 && location === "" } as const;
  try {
    const answer = await google((token) => calendar.insertEvent(token, event, options));
    if ("value" in answer) return { ok: true, event: answer.value };
    await cancelMeeting(db, userId, id, now);
    return { ok: false, reason: "revoked" };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const outcome = failureOf(error) === "unknown" ? await lookAgain({ calendar }, google, id, zone) : null;
    if (outcome?.ok) return outcome;
    await cancelMeeting(db, userId, id, now);
    return outcome ?? { ok: false, reason: failureOf(error) };
  }
}

/** After a silence: is the event there? Only when Google does not even say that does it stay unknown. */
async function lookAgain(
  { calendar }: Pick<Deps, "calendar">,
  google: GoogleSession,
  id: string,
  zone: string,
): Promise<WriteOutcome> {
  try {
    const answer = await google((token) => calendar.getEvent(token, id, { zone }));
    if ("revoked" in answer) return { ok: false, reason: "unknown" };
    return isThere(answer.value) ? { ok: true, event: answer.value } : { ok: false, reason: "down" };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: "unknown" };
  }
}

const isThere = (event: CalendarEvent | undefined): event is CalendarEvent => event?.status === "confirmed";

function meetingRow(request: MeetingRequest, googleEventIdOfIt: string) {
  const { meetingId, userId, title, location, start, end, zone, people, recurrence, source, now } = request;
  return {
    id: meetingId,
    userId,
    googleEventId: googleEventIdOfIt,
    title,
    location,
    startAt: start,
    endAt: end,
    timezone: zone,
    attendees: people,
    recurrence: recurrence || null,
    status: "confirmed" as const,
    source,
    createdAt: now,
    updatedAt: now,
  };
}
