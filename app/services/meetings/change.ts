import { selectEvent } from "~/db/agenda";
import { claimMove, eventFromRow, forgetEvent, isMirrored, mirrorEvents } from "~/db/calendar-events";
import { forgetSyncToken } from "~/db/calendar-syncs";
import { runTogether, type Statement } from "~/db/database";
import { claimedChange } from "~/db/meeting-changes";
import { becomeSeries, followEvents } from "~/db/meetings";
import { forgetChange } from "~/db/outbound-events";
import { selectBilling } from "~/db/quota";
import { daysTouched } from "~/domain/all-day";
import { type NoteDone, noteOutcome } from "~/domain/calendar-act";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { ChangedBy } from "~/domain/meeting-change";
import { addsMeetings, changedEvent, type EventChange } from "~/domain/new-meeting";
import type { Instant } from "~/domain/time";
import { askedWords, type EventPatch, isPatched } from "~/providers/google-event";
import type { Deps } from "../deps";
import type { GoogleSession } from "../google-access";
import { type CalendarWrite, writeAlone } from "./calendar-write";
import { type MeetingOutcome, refusal } from "./meeting-outcome";
import { type CalendarDeps, openCalendar } from "./open-calendar";
import { problemIn } from "./place";
import { findInstance } from "./series";
import { writeAtGoogle } from "./write-at-google";
import type { WriteOutcome } from "./write-outcome";

type WriteDeps = Pick<Deps, "db" | "calendar" | "clock">;

export interface ChangeRequest {
  userId: string;
  /** The event as the user saw it; its etag makes sure that nobody has changed it since. */
  event: CalendarEvent;
  change: EventChange;
  by: ChangedBy;
  /** The user has seen what it overlaps and wants it all the same. */
  allowOverlap: boolean;
  /** Google ids of events that take no slot: the same request moves or cancels them. */
  exceptEventIds?: readonly string[];
  /** The user's IANA zone. */
  zone: string;
  now: Instant;
}

export interface PageChange extends Pick<ChangeRequest, "userId" | "change" | "by" | "allowOverlap" | "now"> {
  eventId: string;
  /**
   * The event's etag when the page was shown: another one now means that somebody has changed it. Null for whatever it
   * is by now.
   */
  seenEtag: string | null;
  note?: NoteDone;
}

/**
 * Changes one event for a page or the API. `changed`: it is no longer what the user saw; `gone`: it is not there any
 * more.
 */
export async function changeMeeting(deps: CalendarDeps, request: PageChange): Promise<MeetingOutcome> {
  const { userId, eventId, seenEtag, change, by, allowOverlap, note, now } = request;
  const { db } = deps;
  const opened = await openCalendar(deps, userId, change.slot, now);
  if ("closed" in opened) return { ok: false, reason: opened.closed };
  const [row] = await selectEvent(db, userId, eventId);
  if (!row) return { ok: false, reason: "gone" };
  const event = eventFromRow(row);
  if (seenEtag !== null && (event.etag ?? "") !== seenEtag) return { ok: false, reason: "changed" };

  const { google, zone } = opened;
  const write = prepareChange(deps, google, { userId, event, change, by, allowOverlap, zone, now });
  const outcome = await writeAlone(deps, write);
  const to = outcome.ok ? outcome.event : changedEvent(event, change);
  const more = change.recurrence === undefined ? { to } : { single: true as const };
  await noteOutcome(note, outcome, { kind: "changed", event, ...more });
  if (!outcome.ok) return refusal(deps, userId, outcome.reason, change.slot, opened, now, eventId);
  if (change.recurrence !== undefined) {
    await runTogether(db, [forgetEvent(db, userId, eventId)]);
    const first = await findInstance(deps, userId, [eventId], change.slot.start, now);
    return { ok: true, event: first ?? outcome.event, series: event };
  }
  const { id } = outcome.event;
  await runTogether(db, [...mirrorEvents(db, userId, [outcome.event]), ...followEvents(db, userId, [id], now)]);
  return outcome;
}

/**
 * Prepares the change of one event: a claim of the new slot in D1, then a patch at Google, which tells the guests.
 * When Google does not take it, D1 is put back and the next turn reads the whole calendar again.
 */
export function prepareChange(deps: WriteDeps, google: GoogleSession, request: ChangeRequest): CalendarWrite {
  const { userId, event, change, by, allowOverlap, exceptEventIds, now } = request;
  const kind = change.slot.start !== event.start || change.slot.end !== event.end ? "moved" : "changed";
  // What stays at its time takes nobody's: a new title is no matter of what it overlaps.
  const adds = addsMeetings(change);
  const rules = {
    ...{ allowOverlap: allowOverlap || kind === "changed", exceptEventIds },
    ...(adds && { addsMeetingsAt: deps.clock() }),
  };
  const claim = claimMove(deps.db, userId, changedEvent(event, change), rules);
  // A request that is made again finds everything as it asks for.
  const patch = patchOf(event, change, request.zone);
  const note = { userId, eventId: event.id, kind, by, from: event, to: change.slot, at: now } as const;
  const noted = claimedChange(deps.db, note, askedWords(patch));
  const isSame = isPatched(event, patch);
  return {
    claim: [
      claim,
      ...(adds ? [selectBilling(deps.db, userId)] : []),
      ...(isSame ? [] : noted.note),
      ...followEvents(deps.db, userId, [event.id], now),
    ],
    whyRefused: async (answers) => {
      const problem = adds ? problemIn(answers, deps.clock()) : null;
      if (!problem) return whyRefused(deps, google, request, patch);
      const refused = { ok: false, reason: problem } as const;
      // At the time that it has anyway it was noted as done.
      await runTogether(deps.db, noted.afterwards(refused));
      return refused;
    },
    write: () => changeAtGoogle(deps, google, request, patch),
    afterwards: (outcome) => [...noted.afterwards(outcome), ...afterwards(deps, request, outcome)],
  };
}

async function whyRefused(
  deps: WriteDeps,
  google: GoogleSession,
  request: ChangeRequest,
  patch: EventPatch,
): Promise<WriteOutcome> {
  const { userId, event, change } = request;
  if (await isMirrored(deps.db, userId, event.id)) return { ok: false, reason: "slot-taken" };
  // Of a series the mirror holds the instances: an earlier run of this change may have made it one.
  return change.recurrence === undefined ? { ok: false, reason: "gone" } : changeAtGoogle(deps, google, request, patch);
}

async function changeAtGoogle(
  { calendar }: WriteDeps,
  google: GoogleSession,
  { event, zone }: ChangeRequest,
  patch: EventPatch,
): Promise<WriteOutcome> {
  const options = { sendUpdates: "all", zone, etag: event.etag } as const;
  return writeAtGoogle(calendar, google, {
    id: event.id,
    kind: options.etag ? "guarded" : "existing",
    zone,
    write: (token) => calendar.patchEvent(token, event.id, patch, options),
    doneIn: (found) => (found && found.status !== "cancelled" && isPatched(found, patch) ? found : undefined),
  });
}

function afterwards({ db }: WriteDeps, request: ChangeRequest, outcome: WriteOutcome): Statement[] {
  const { userId, event, change, now } = request;
  // The event that the user saw may be older than the mirror, so what is true is Google's to say.
  if (!outcome.ok) {
    return [
      ...mirrorEvents(db, userId, [event]),
      ...followEvents(db, userId, [event.id], now),
      forgetChange(db, userId, event.id, now),
      forgetSyncToken(db, userId),
    ];
  }
  return change.recurrence === undefined ? [] : [becomeSeries(db, userId, event.id, change.recurrence, now)];
}

/** Only what changes: guests are told of nothing else. */
function patchOf(event: CalendarEvent, change: EventChange, zone: string): EventPatch {
  const { slot, title, description, location, attendees, recurrence } = change;
  const wanted = changedEvent(event, change);
  const moved = slot.start !== event.start || slot.end !== event.end || wanted.allDay !== event.allDay;
  const when = wanted.allDay ? (change.allDay ?? daysTouched(slot, zone)) : { ...slot, zone: event.zone ?? zone };
  return {
    ...(moved && { when }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(location !== undefined && { location }),
    ...(attendees !== undefined && { attendees }),
    ...(recurrence !== undefined && { recurrence: [`RRULE:${recurrence}`] }),
  };
}
