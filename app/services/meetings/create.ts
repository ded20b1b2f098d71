import { mirrorEvents } from "~/db/calendar-events";
import { runTogether, type Statement } from "~/db/database";
import { claimedChange } from "~/db/meeting-changes";
import { setMeetingReminder } from "~/db/meeting-reminders";
import { claimMeeting, markMeetingCancelled } from "~/db/meetings";
import { giveBack, selectBilling } from "~/db/quota";
import { type NoteDone, noteOutcome } from "~/domain/calendar-act";
import type { CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import type { ChangedBy } from "~/domain/meeting-change";
import type { NewMeeting } from "~/domain/new-meeting";
import type { Instant } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "../deps";
import type { GoogleSession } from "../google-access";
import { type CalendarWrite, writeAlone } from "./calendar-write";
import { type MeetingOutcome, refusal, unwritten } from "./meeting-outcome";
import { type CalendarDeps, openCalendar } from "./open-calendar";
import { problemIn } from "./place";
import { findInstance } from "./series";
import { writeAtGoogle } from "./write-at-google";
import type { WriteOutcome } from "./write-outcome";

export interface CreateRequest {
  userId: string;
  meeting: NewMeeting;
  by: ChangedBy;
  /** The user has seen what it overlaps and wants it all the same. */
  allowOverlap: boolean;
  /** Google ids of events that take no slot: the same request moves or cancels them. */
  exceptEventIds?: readonly string[];
  now: Instant;
}

/** A booking by a page or the API. */
type PageCreate = CreateRequest & { note?: NoteDone };

/**
 * Creates a meeting for a page or the API: looks at the calendar as it is now, claims the slot, writes to Google.
 *
 * @param alongside the caller's own statements, written in one transaction with what D1 learns from Google's answer
 */
export async function createMeeting(
  deps: CalendarDeps,
  request: PageCreate,
  alongside: (outcome: WriteOutcome) => readonly Statement[] = () => [],
): Promise<MeetingOutcome> {
  const { userId, meeting, note, now } = request;
  const opened = await openCalendar(deps, userId, meeting, now);
  if ("closed" in opened) return { ok: false, reason: opened.closed };
  const write = prepareCreate(deps, opened.google, request);
  const afterwards = (ended: WriteOutcome) => [...write.afterwards(ended), ...alongside(ended)];
  const outcome = await writeAlone(deps, { ...write, afterwards });
  await noteOutcome(note, outcome, { kind: "created", event: outcome.ok ? outcome.event : unwritten(meeting) });
  if (!outcome.ok) {
    const refused = await refusal(deps, userId, outcome.reason, meeting, opened, now);
    // Whole days are not moved to hours that are free.
    return "alternatives" in refused && meeting.allDay ? { ...refused, alternatives: [] } : refused;
  }
  if (meeting.recurrence !== "") return firstOfSeries(deps, userId, outcome.event, now);
  await runTogether(deps.db, mirrorEvents(deps.db, userId, [outcome.event]));
  return outcome;
}

/** A series that was made, as its first instance; as a whole where the calendar does not list that one yet. */
async function firstOfSeries(
  deps: CalendarDeps,
  userId: string,
  series: CalendarEvent,
  now: Instant,
): Promise<MeetingOutcome> {
  const first = await findInstance(deps, userId, [series.id], series.start, now);
  return { ok: true, event: first ?? series, series };
}

/**
 * Prepares one meeting: a claim of the slot in D1, then the event at Google under an id of our own; Google invites the
 * guests. However often it runs for one `meetingId`, there is one event; of many requests for one slot, one gets it, and
 * so for the last meeting of a trial or a plan.
 */
export function prepareCreate(
  deps: Pick<Deps, "db" | "calendar" | "clock">,
  google: GoogleSession,
  request: CreateRequest,
): CalendarWrite {
  const { userId, meeting, by, now } = request;
  const eventId = googleEventId(meeting.meetingId);
  const booked = claimedChange(deps.db, { userId, eventId, kind: "booked", by, to: meeting, at: now });
  const release = [
    markMeetingCancelled(deps.db, userId, eventId, now),
    giveBack(deps.db, userId, eventId, "never-was"),
  ];
  const { reminderMinutes } = meeting;
  const remind =
    reminderMinutes === undefined ? [] : setMeetingReminder(deps.db, userId, eventId, reminderMinutes, deps.clock());
  return {
    claim: [
      claimMeeting(deps.db, { ...request, source: sourceOf(by), clock: deps.clock() }),
      selectBilling(deps.db, userId),
      ...booked.note,
    ],
    whyRefused: async (answers) => ({ ok: false, reason: problemIn(answers, deps.clock()) ?? "slot-taken" }),
    write: () => createAtGoogle(deps, google, meeting),
    // Where nobody knows whether the event is there, the next sync says, and confirms the row again if it is.
    afterwards: (outcome) => (outcome.ok ? remind : [...release, ...booked.afterwards(outcome)]),
  };
}

/** A guest's pick is the user's own booking, made on a page. */
const sourceOf = ({ via }: ChangedBy) => (via === "link" ? "web" : via);

function createAtGoogle(
  { calendar }: Pick<Deps, "calendar">,
  google: GoogleSession,
  meeting: NewMeeting,
): Promise<WriteOutcome> {
  return writeAtGoogle(calendar, google, {
    id: googleEventId(meeting.meetingId),
    kind: "insert",
    zone: meeting.zone,
    write: (token) => insertOrCorrect(calendar, token, meeting),
    doneIn: (found) => (found?.status === "confirmed" && isAsAsked(found, meeting) ? found : undefined),
  });
}

/**
 * Inserts the event. When an earlier try of the same meeting did so already, and the user has corrected or removed it
 * since, that event is brought to what is asked for now.
 */
async function insertOrCorrect(calendar: Deps["calendar"], token: string, meeting: NewMeeting): Promise<CalendarEvent> {
  const { title, location, start, end, zone, allDay, attendees } = meeting;
  const { meet = attendees.length > 0 && location === "" && !allDay } = meeting;
  const options = { sendUpdates: "all", meet } as const;
  try {
    const written = await calendar.insertEvent(token, meeting, options);
    if (isAsAsked(written, meeting)) return written;
  } catch (error) {
    if (!isProviderError(error) || error.status !== 409) throw error;
  }
  const patch = { status: "confirmed", title, location, attendees, when: allDay ?? { start, end, zone } } as const;
  return calendar.patchNewest(token, googleEventId(meeting.meetingId), patch, { sendUpdates: "all", zone });
}

/** By what the user said yes to; what Google adds (itself as a guest, a video call) does not count. */
function isAsAsked(event: CalendarEvent, { title, location, start, end, allDay, attendees }: NewMeeting): boolean {
  const guests = new Set(event.attendees.map(({ email }) => email.toLowerCase()));
  return (
    (allDay
      ? event.startDate === allDay.startDate && event.endDate === allDay.endDate
      : !event.allDay && event.start === start && event.end === end) &&
    event.title === title.trim() &&
    event.location === location &&
    attendees.every(({ email }) => guests.has(email.toLowerCase()))
  );
}
