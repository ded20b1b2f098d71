import { forgetInstances, mirrorEvents } from "~/db/calendar-events";
import type { Statement } from "~/db/database";
import { noteRestored } from "~/db/meeting-changes";
import { becomeSeries, followEvents } from "~/db/meetings";
import { type NoteDone, noteOutcome } from "~/domain/calendar-act";
import { type CalendarEvent, isOver } from "~/domain/calendar-event";
import type { ChangedBy } from "~/domain/meeting-change";
import type { Instant } from "~/domain/time";
import { type EventPatch, isPatched } from "~/providers/google-event";
import type { Deps } from "../deps";
import type { GoogleSession } from "../google-access";
import { type CalendarWrite, writeAlone } from "./calendar-write";
import type { CalendarDeps } from "./open-calendar";
import { withPlace } from "./place";
import { readAtGoogle } from "./read-at-google";
import { writeAtGoogle } from "./write-at-google";
import type { OwnWriteOutcome, WriteOutcome } from "./write-outcome";

export interface RestoreRequest {
  userId: string;
  /** The event as it was. */
  event: CalendarEvent;
  /** Of the version that is to be brought back, where the caller has just read it; left out, it is read. */
  etag?: string | null;
  by: ChangedBy;
  /** Repeats no more. */
  single?: boolean;
  /** It is not in the calendar: its place was given back, and is asked for anew. */
  wasCancelled?: boolean;
  /** As in `CancelRequest`. */
  isMissing?: true;
  /** The user's IANA zone. */
  zone: string;
  now: Instant;
}

/**
 * Undoes a cancellation for a page or the API: the same event with the same id, words and guests. Google keeps what a
 * cancelled event was; our mirror does not.
 */
export async function restoreMeeting(
  deps: CalendarDeps,
  { userId, eventId, by, note, zone, now }: Omit<RestoreRequest, "event"> & { eventId: string; note?: NoteDone },
): Promise<OwnWriteOutcome> {
  const read = await readAtGoogle(deps, userId, eventId, zone);
  if ("reason" in read) return read;
  const { event: cancelled, google } = read;
  // Without a time Google has kept nothing of it.
  if (!cancelled || cancelled.end === 0) return { ok: false, reason: "gone" };
  if (cancelled.status !== "cancelled") return { ok: true, event: cancelled };
  if (isOver(cancelled, now)) return { ok: false, reason: "past" };
  const event = { ...cancelled, status: "confirmed" as const };
  const write = prepareRestore(deps, google, { userId, event, etag: event.etag, by, wasCancelled: true, zone, now });
  const outcome = await writeAlone(deps, write);
  await noteOutcome(note, outcome, { kind: "created", event });
  return outcome;
}

/**
 * Prepares to bring an event back as it was before a change or a cancellation: the same Google id, times, words and
 * guests. The slot is not claimed: the user asked for this very state, also when something has moved in meanwhile. The
 * place of what was cancelled is. D1 follows what Google answers; a refusal leaves it as it is.
 */
export function prepareRestore(
  deps: Pick<Deps, "db" | "calendar" | "clock">,
  google: GoogleSession,
  request: RestoreRequest,
): CalendarWrite {
  const { userId, event, wasCancelled, now } = request;
  const write: CalendarWrite = {
    write: () => restoreAtGoogle(deps.calendar, google, request),
    afterwards: (outcome) => (outcome.ok ? mirrorRestored(deps.db, request, outcome.event) : []),
  };
  return wasCancelled ? withPlace(deps, { userId, eventId: event.id, now }, write) : write;
}

async function restoreAtGoogle(
  calendar: Deps["calendar"],
  google: GoogleSession,
  { event, etag, single, isMissing, zone }: RestoreRequest,
): Promise<WriteOutcome> {
  const { id, title, location, description, attendees, start, end, startDate, endDate } = event;
  const when = startDate && endDate ? { startDate, endDate } : { start, end, zone: event.zone ?? zone };
  const rule = single && { recurrence: [] };
  const patch: EventPatch = { status: "confirmed", title, location, description, attendees, when, ...rule };
  let wasGone = false;
  const outcome = await writeAtGoogle(calendar, google, {
    id,
    kind: "existing",
    zone,
    write: async (token) => {
      const found = isMissing && (await calendar.getEvent(token, id, { zone }));
      wasGone = isMissing === true && (!found || found.status === "cancelled");
      if (wasGone) return event;
      return etag
        ? calendar.patchEvent(token, id, patch, { sendUpdates: "all", zone, etag })
        : calendar.patchNewest(token, id, patch, { sendUpdates: "all", zone });
    },
    doneIn: (found) => (found && isPatched(found, patch) ? found : undefined),
  });
  return wasGone ? { ok: false, reason: "cancelled-before" } : outcome;
}

function mirrorRestored(
  db: Deps["db"],
  { userId, by, single, now }: RestoreRequest,
  event: CalendarEvent,
): Statement[] {
  const { id } = event;
  return [
    ...(single ? [forgetInstances(db, userId, id, 0), becomeSeries(db, userId, id, null, now)] : []),
    ...mirrorEvents(db, userId, [event]),
    ...followEvents(db, userId, [id], now),
    noteRestored(db, { userId, eventId: id, by, to: event, at: now }),
  ];
}
