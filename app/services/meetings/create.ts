import { cancelMeeting, claimMeeting } from "~/db/meetings";
import { selectQuota } from "~/db/quota";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import { type Quota, quotaProblem } from "~/domain/subscription";
import type { Instant } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "../deps";
import type { GoogleSession } from "../google-access";
import { type CalendarWrite, writeAlone } from "./calendar-write";
import { writeAtGoogle } from "./write-at-google";
import type { WriteOutcome } from "./write-outcome";

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
  /** Google ids of events that give way in the same breath: they take no slot. */
  besides?: readonly string[];
  now: Instant;
}

/**
 * Books one meeting: claims the slot in D1, then writes the event to Google under an id of our own and tells the guests.
 * However often it runs for one `meetingId`, there is one event; of many requests for one slot, one gets it, and so
 * for the last meeting of a trial.
 */
export function scheduling(
  { db, calendar, clock }: Pick<Deps, "db" | "calendar" | "clock">,
  google: GoogleSession,
  request: MeetingRequest,
): CalendarWrite {
  const { userId, zone, now, allowOverlap, besides } = request;
  const id = googleEventId(request.meetingId);
  return {
    claim: [
      claimMeeting(db, meetingRow(request, id), { allowOverlap, besides, clock: clock() }),
      selectQuota(db, userId),
    ],
    whyRefused: async (answers) => {
      // The batch answers in the order of its statements.
      const [, [quota] = []] = answers as [unknown[], Quota[]];
      return { ok: false, reason: (quota && quotaProblem(quota, clock())) ?? "slot-taken" };
    },
    tellGoogle: () =>
      writeAtGoogle(calendar, google, {
        id,
        kind: "insert",
        zone,
        write: (token) => insertOrAmend(calendar, token, request, id),
        doneIn: (found) => (found?.status === "confirmed" && isAsAsked(found, request) ? found : undefined),
      }),
    // Where nobody knows whether the event is there, the next sync says, and revives the row if it is.
    afterwards: (outcome) => (outcome.ok ? [] : [cancelMeeting(db, userId, id, now)]),
  };
}

export function scheduleMeeting(
  deps: Pick<Deps, "db" | "calendar" | "clock">,
  google: GoogleSession,
  request: MeetingRequest,
): Promise<WriteOutcome> {
  return writeAlone(deps, scheduling(deps, google, request));
}

/**
 * Inserts the event. When an earlier try of the same meeting did so already, and the user has corrected or removed it
 * since, that event is brought to what is asked for now.
 */
async function insertOrAmend(calendar: Deps["calendar"], token: string, request: MeetingRequest, id: string) {
  const { meetingId, title, description, location, start, end, zone, recurrence, people } = request;
  const event = { id, meetingId, title, description, location, start, end, zone, attendees: people, recurrence };
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
