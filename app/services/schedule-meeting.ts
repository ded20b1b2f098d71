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

type Calendar = Pick<Deps, "calendar">["calendar"];

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
  const { userId, now } = request;
  const id = googleEventId(request.meetingId);
  const claim = claimMeeting(db, meetingRow(request, id), request.allowOverlap);
  const claimed = (await runTogether(db, [...alongside, claim])).at(-1);
  if (!Array.isArray(claimed) || claimed.length === 0) return { ok: false, reason: "slot-taken" };

  const outcome = await bookAtGoogle(calendar, google, request, id);
  // Where nobody knows whether the event is there, the next sync says, and revives the row if it is.
  if (!outcome.ok) await cancelMeeting(db, userId, id, now);
  return outcome;
}

async function bookAtGoogle(
  calendar: Calendar,
  google: GoogleSession,
  request: MeetingRequest,
  id: string,
): Promise<WriteOutcome> {
  try {
    const answer = await google((token) => insertOrAmend(calendar, token, request, id));
    return "revoked" in answer ? { ok: false, reason: "revoked" } : { ok: true, event: answer.value };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    const reason = failureOf(error);
    return reason === "unknown" ? lookAgain(calendar, google, request, id) : { ok: false, reason };
  }
}

/**
 * Inserts the event. When an earlier try of the same meeting did so already, and the user has corrected or removed it
 * since, that event is brought to what is asked for now.
 */
async function insertOrAmend(calendar: Calendar, token: string, request: MeetingRequest, id: string) {
  const { meetingId, title, location, start, end, zone, recurrence, people } = request;
  const event = { id, meetingId, title, location, start, end, zone, attendees: people, recurrence };
  // A video call is made where there is somebody to meet and no place to meet at.
  const options = { sendUpdates: "all", meet: people.length > 0 && location === "" } as const;
  try {
    const written = await calendar.insertEvent(token, event, options);
    if (isAsAsked(written, request)) return written;
  } catch (error) {
    if (!isProviderError(error) || error.status !== 409) throw error;
  }
  const patch = { status: "confirmed", title, location, attendees: people, when: { start, end, zone } } as const;
  return calendar.patchEvent(token, id, patch, { sendUpdates: "all", zone });
}

/** After a silence: is the event there? Only when Google does not even say that does it stay unknown. */
async function lookAgain(
  calendar: Calendar,
  google: GoogleSession,
  request: MeetingRequest,
  id: string,
): Promise<WriteOutcome> {
  try {
    const answer = await google((token) => calendar.getEvent(token, id, request));
    if ("revoked" in answer) return { ok: false, reason: "unknown" };
    const { value: event } = answer;
    if (event?.status !== "confirmed") return { ok: false, reason: "down" };
    return isAsAsked(event, request) ? { ok: true, event } : { ok: false, reason: "unknown" };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: "unknown" };
  }
}

/** By what the user said yes to; what Google adds (itself as a guest, a video call) does not count. */
function isAsAsked(event: CalendarEvent, { title, location, start, end, people }: MeetingRequest): boolean {
  const guests = new Set(event.attendees.map(({ email }) => email.toLowerCase()));
  return (
    event.start === start &&
    event.end === end &&
    event.title === title.trim() &&
    event.location === location &&
    people.every(({ email }) => guests.has(email.toLowerCase()))
  );
}

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
