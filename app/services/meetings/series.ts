import { selectEvent } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { type NoteDone, noteOutcome } from "~/domain/calendar-act";
import type { CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import type { SeriesUndo } from "~/domain/gone-meeting";
import type { Instant } from "~/domain/time";
import { writeAlone } from "./calendar-write";
import { prepareSeriesChange, prepareSeriesRestore, type SeriesChange } from "./change-series";
import { type MeetingOutcome, refusal, whatStandsThere } from "./meeting-outcome";
import { type CalendarDeps, openCalendar } from "./open-calendar";
import { readAtGoogle } from "./read-at-google";
import type { OwnWriteOutcome } from "./write-outcome";

export interface SeriesRequest extends Omit<SeriesChange, "event" | "zone"> {
  /** Of the instance from which the change is meant. */
  eventId: string;
  /** As in `changeMeeting`. */
  seenEtag: string | null;
  allowOverlap: boolean;
  note?: NoteDone;
}

/**
 * Moves or cancels a series from one of its instances on, or all of it, for the API. Of a move only that instance is held
 * against the calendar.
 *
 * @returns after a move the instance at its new time, in `series` the one as it was; `unknown` where the move is made and
 * the calendar does not list it yet
 */
export async function changeSeries(deps: CalendarDeps, request: SeriesRequest): Promise<MeetingOutcome> {
  const { userId, eventId, seenEtag, allowOverlap, reach, slot, meetingId, note, now } = request;
  const opened = await openCalendar(deps, userId, slot ?? { start: now, end: now }, now);
  if ("closed" in opened) return { ok: false, reason: opened.closed };
  const [row] = await selectEvent(deps.db, userId, eventId);
  if (!row) return { ok: false, reason: "gone" };
  const event = eventFromRow(row);
  if (seenEtag !== null && (event.etag ?? "") !== seenEtag) return { ok: false, reason: "changed" };
  const taken = slot && !allowOverlap && (await whatStandsThere(deps, userId, slot, opened, now, eventId));
  if (taken) return taken;
  const outcome = await writeAlone(
    deps,
    prepareSeriesChange(deps, opened.google, { ...request, event, zone: opened.zone }),
  );
  await noteOutcome(note, outcome, { kind: "series-changed", event, reach, slot, meetingId });
  if (!outcome.ok) return refusal(deps, userId, outcome.reason, slot ?? event, opened, now, eventId);
  if (!slot) return { ok: true, event, series: event };
  const ids = [event.recurringEventId ?? event.id, googleEventId(meetingId)];
  const moved = await findInstance(deps, userId, ids, slot.start, now);
  return moved ? { ok: true, event: moved, series: event } : { ok: false, reason: "unknown" };
}

/**
 * Undoes what `changeSeries` has done, for a page: Google keeps what the series was, and the mirror gets its instances back.
 *
 * @param eventId of the series itself
 */
export async function restoreSeries(
  deps: CalendarDeps,
  {
    userId,
    eventId,
    by,
    note,
    zone,
    now,
    undo,
  }: Pick<SeriesChange, "userId" | "by" | "zone" | "now"> & { eventId: string; note?: NoteDone; undo: SeriesUndo },
): Promise<OwnWriteOutcome> {
  const read = await readAtGoogle(deps, userId, eventId, zone);
  if ("reason" in read) return read;
  if (!read.event) return { ok: false, reason: "gone" };
  // Of what was cancelled as a whole nothing was kept under the name of a change.
  const isWhole = undo.did === "cancel" && undo.reach === "all";
  if (isWhole && read.event.status !== "cancelled") return { ok: true, event: read.event };
  const { reach, meetingId } = undo;
  const slot = undo.did === "move" ? { start: read.event.start, end: read.event.end } : null;
  const undone = { userId, event: read.event, by, zone, now, reach, slot, meetingId };
  const outcome = await writeAlone(deps, prepareSeriesRestore(deps, read.google, undone));
  // As one that was made anew it can be taken off again; what is left of a series that was cut was there all along.
  const event = { ...read.event, status: "confirmed" as const };
  await noteOutcome(note, outcome, isWhole ? { kind: "created", event } : { kind: "series-undone", event, meetingId });
  if (outcome.ok) await openCalendar(deps, userId, { start: now, end: now }, now);
  return outcome;
}

/**
 * The instance of a series that begins then, from what the calendar says by now: of a series the mirror holds the
 * instances, and they have ids of their own.
 *
 * @param seriesIds any of these
 * @returns undefined where the calendar does not list it yet
 */
export async function findInstance(
  deps: CalendarDeps,
  userId: string,
  seriesIds: readonly string[],
  start: Instant,
  now: Instant,
): Promise<CalendarEvent | undefined> {
  const opened = await openCalendar(deps, userId, { start, end: start }, now);
  if ("closed" in opened) return undefined;
  return opened.events.find((one) => one.start === start && seriesIds.includes(one.recurringEventId ?? ""));
}
