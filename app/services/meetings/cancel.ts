import { selectEvent } from "~/db/agenda";
import { eventFromRow, forgetInstances, mirrorEvents } from "~/db/calendar-events";
import { rememberCancelled } from "~/db/cancelled-meetings";
import { runTogether, type Statement } from "~/db/database";
import { findGoogleAccount } from "~/db/google-accounts";
import { forgetCancelling, noteCancelled, noteCancelling } from "~/db/meeting-changes";
import { markMeetingCancelled } from "~/db/meetings";
import { noteMeetingCreated } from "~/db/outbound-events";
import { giveBack } from "~/db/quota";
import { type NoteDone, noteOutcome } from "~/domain/calendar-act";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { ChangedBy } from "~/domain/meeting-change";
import type { Instant } from "~/domain/time";
import type { Deps } from "../deps";
import { type GoogleSession, openGoogle } from "../google-access";
import { type CalendarWrite, writeAlone } from "./calendar-write";
import type { CalendarDeps } from "./open-calendar";
import { writeAtGoogle } from "./write-at-google";
import type { OwnWriteOutcome, WriteOutcome } from "./write-outcome";

export interface CancelRequest {
  userId: string;
  event: CalendarEvent;
  by: ChangedBy;
  /**
   * The mirror does not hold it. Whether somebody else has cancelled it Google says: where it is so, that is told, and the
   * history of the meeting is theirs.
   */
  isMissing?: true;
  /** The user's IANA zone. */
  zone: string;
  now: Instant;
}

/**
 * Cancels one event for a page or the API; Google tells its guests.
 *
 * @returns `not-found` when the mirror holds no such event of this user, or holds it no more
 */
export async function cancelMeeting(
  deps: CalendarDeps,
  { userId, eventId, by, note, zone, now }: Omit<CancelRequest, "event"> & { eventId: string; note?: NoteDone },
): Promise<OwnWriteOutcome | { ok: false; reason: "not-found" }> {
  const { db } = deps;
  const account = await findGoogleAccount(db, userId);
  // Then there is no mirror either, and what is missing from it may stand in the calendar.
  if (!account) return { ok: false, reason: "not-connected" };
  const [row] = await selectEvent(db, userId, eventId);
  if (!row) return { ok: false, reason: "not-found" };
  const event = eventFromRow(row);
  const kept = rememberCancelled(db, userId, event, zone, now);
  // A run that dies on the way is not taken up by another: a sync finds the event gone, and whose doing that was.
  await runTogether(db, noteCancelling(db, { userId, eventId, by, from: event, at: now }));
  const write = prepareCancel(deps, openGoogle(deps, account), { userId, event, by, zone, now });
  const outcome = await writeAlone(deps, write, [kept]);
  await noteOutcome(note, outcome, { kind: "cancelled", event });
  return outcome;
}

/**
 * Prepares the cancellation of one event; Google tells its guests. Somebody else having done so before is just as good.
 * D1 follows Google: a refusal leaves it as it is, and a crash in between is mended by a second run or the next sync.
 */
export function prepareCancel(
  { db, calendar }: Pick<Deps, "db" | "calendar">,
  google: GoogleSession,
  { userId, event, by, isMissing, zone, now }: CancelRequest,
): CalendarWrite {
  const cancelled: CalendarEvent = { ...event, status: "cancelled" };
  return {
    write: () => cancelAtGoogle(calendar, google, cancelled, { zone, isMissing }),
    afterwards: (outcome) => [
      ...(isByOthers(outcome)
        ? []
        : noteCancellation(db, { userId, eventId: event.id, by, from: event, at: now }, outcome)),
      ...(outcome.ok
        ? [
            noteMeetingCreated(db, userId, event.id, now),
            ...mirrorEvents(db, userId, [cancelled]),
            // Of a series that was just made the mirror holds the instances.
            forgetInstances(db, userId, event.id, 0),
            markMeetingCancelled(db, userId, event.id, now),
            giveBack(db, userId, event.id, { notBegunAt: now }),
          ]
        : []),
    ],
  };
}

const isByOthers = (outcome: WriteOutcome) => !outcome.ok && outcome.reason === "cancelled-before";

/** What the history of a meeting says of its cancellation. Runs before the event leaves the mirror. */
export function noteCancellation(
  db: Deps["db"],
  change: Parameters<typeof noteCancelled>[1],
  outcome: WriteOutcome,
): Statement[] {
  if (outcome.ok) return noteCancelled(db, change);
  return outcome.reason === "unknown" ? noteCancelling(db, change) : [forgetCancelling(db, change)];
}

async function cancelAtGoogle(
  calendar: Deps["calendar"],
  google: GoogleSession,
  cancelled: CalendarEvent,
  { zone, isMissing }: Pick<CancelRequest, "zone" | "isMissing">,
): Promise<WriteOutcome> {
  const { id, etag } = cancelled;
  let wasGone = false;
  const outcome = await writeAtGoogle(calendar, google, {
    id,
    kind: "existing",
    zone,
    write: async (token) => {
      wasGone = (await calendar.deleteEvent(token, id, { sendUpdates: "all", zone, etag })) === "already-gone";
      return cancelled;
    },
    doneIn: (found) => (found === undefined || found.status === "cancelled" ? cancelled : undefined),
  });
  return isMissing && wasGone ? { ok: false, reason: "cancelled-before" } : outcome;
}
