import { forgetInstances } from "~/db/calendar-events";
import type { Statement } from "~/db/database";
import { noteChange, noteSeriesMove } from "~/db/meeting-changes";
import { markMeetingCancelled, markMeetingConfirmed } from "~/db/meetings";
import { giveBack } from "~/db/quota";
import type { CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import type { ChangedBy } from "~/domain/meeting-change";
import type { SeriesEdit } from "~/domain/new-meeting";
import { counts, endBefore, ruleFrom, shiftSeries, slotByRules, stampOf } from "~/domain/series";
import type { Reach } from "~/domain/series-reach";
import type { Instant, Interval } from "~/domain/time";
import { startOfDay, zoned } from "~/domain/zones";
import { isProviderError, type ProviderError } from "~/providers/errors";
import type { Series } from "~/providers/google-series";
import type { Deps } from "../deps";
import type { GoogleSession } from "../google-access";
import type { CalendarWrite } from "./calendar-write";
import { noteCancellation } from "./cancel";
import { withPlace } from "./place";
import { failureOf, mayStillCome, type WriteFailure, type WriteOutcome } from "./write-outcome";

type SeriesDeps = Pick<Deps, "db" | "calendar">;

export interface SeriesChange {
  userId: string;
  /** The instance from which the change is meant. */
  event: CalendarEvent;
  reach: Reach;
  /** Where that instance goes, on the day it is on; null cancels. */
  slot: Interval | null;
  /** What becomes other besides. */
  edit?: SeriesEdit;
  /** A UUID: names the series that goes on as it is changed where this one is cut. */
  meetingId: string;
  by: ChangedBy;
  /** The user's IANA zone. */
  zone: string;
  now: Instant;
}

type Ending = "done" | WriteFailure;

/** What a series was before, kept with it at Google: any run can see that the change is done, and undo it. */
interface Kept {
  change: string;
  recurrence: string[];
  start: Instant;
  end: Instant;
}

/**
 * Prepares to cancel or move a series from one of its instances on, or all of it; Google tells the guests. Its rules end before the
 * instance; a move goes on in a series of its own. D1 follows: what is cancelled leaves the mirror at once, the rest
 * comes with the next sync.
 */
export function prepareSeriesChange(deps: SeriesDeps, google: GoogleSession, change: SeriesChange): CalendarWrite {
  const { userId, event, slot, edit, by, now } = change;
  const { db } = deps;
  const masterId = event.recurringEventId ?? event.id;
  return {
    write: async () => {
      const outcome = await withSeries(deps, google, change, (token, series) =>
        changeSeries(deps, token, series, change),
      );
      return outcome.ok ? { ...outcome, event: { ...event, ...edit } } : outcome;
    },
    afterwards: (outcome): Statement[] => {
      const noted = { userId, eventId: masterId, by, from: event, at: now };
      // Where a whole series moves its instances stay its own: some may have come with a sync by now.
      if (slot !== null) {
        const goesOn = change.reach === "following" ? { goesOnAs: googleEventId(change.meetingId) } : {};
        if (!isMove(change, slot))
          return outcome.ok ? [noteChange(db, { ...noted, ...goesOn, kind: "changed", to: slot })] : [];
        return noteSeriesMove(db, { ...noted, ...goesOn, to: slot }, outcome);
      }
      const cancelled = noteCancellation(db, noted, outcome);
      if (!outcome.ok) return cancelled;
      if (change.reach === "following") {
        // From its first one on it is the whole series; when it was moved, within that day.
        const from = dayStart(event, change.zone);
        return [
          ...cancelled,
          forgetInstances(db, userId, masterId, event.start),
          markMeetingCancelled(db, userId, masterId, now, from),
          giveBack(db, userId, masterId, { notBegunAt: now, from }),
        ];
      }
      return [
        ...cancelled,
        forgetInstances(db, userId, masterId, 0),
        markMeetingCancelled(db, userId, masterId, now),
        giveBack(db, userId, masterId, { notBegunAt: now }),
      ];
    },
  };
}

const dayStart = ({ start, zone }: CalendarEvent, ofUser: string): Instant => {
  const own = zone ?? ofUser;
  return startOfDay(zoned(start, own).toPlainDate(), own);
};

/** Prepares to take such a change back: the same series with the rules and times it had. */
export function prepareSeriesRestore(
  deps: SeriesDeps & Pick<Deps, "clock">,
  google: GoogleSession,
  change: SeriesChange,
): CalendarWrite {
  const { userId, event, by, now } = change;
  const masterId = event.recurringEventId ?? event.id;
  const write: CalendarWrite = {
    write: () => withSeries(deps, google, change, (token, series) => restoreSeries(deps, token, series, change)),
    afterwards: (outcome) =>
      outcome.ok
        ? [
            markMeetingConfirmed(deps.db, userId, masterId, now),
            noteChange(deps.db, { userId, eventId: masterId, kind: "restored", by, at: now }),
          ]
        : [],
  };
  return withPlace(deps, { userId, eventId: masterId, now }, write);
}

/** @throws ProviderError */
async function changeSeries(
  { calendar }: SeriesDeps,
  token: string,
  series: Series | undefined,
  change: SeriesChange,
): Promise<Ending> {
  const { event, reach, slot } = change;
  if (!series || series.event.status === "cancelled") return slot === null ? "done" : "gone";
  const everything = reach === "all" || series.event.start >= event.start;
  if (!everything) return changeFollowing(calendar, token, series, change);
  if (slot === null) await calendar.deleteEvent(token, series.event.id, optionsOf(series, change));
  else await moveAll(calendar, token, series, slot, change);
  return "done";
}

async function moveAll(
  calendar: Deps["calendar"],
  token: string,
  series: Series,
  slot: Interval,
  change: SeriesChange,
): Promise<void> {
  if (isMade(series, change)) return;
  const own = series.event.zone ?? change.zone;
  const when = isMove(change, slot) && { when: { ...shiftSeries(series.event, slot, own), zone: own } };
  const patch = { ...when, ...change.edit, kept: keptOf(series, change) };
  await calendar.patchEvent(token, series.event.id, patch, optionsOf(series, change));
}

/** Words and guests alone leave the times of what was moved by itself. */
const isMove = ({ event, edit }: SeriesChange, slot: Interval): boolean => {
  const { start, end } = slotByRules(event);
  return !edit || slot.start !== start || slot.end !== end;
};

/**
 * Ends the rules before the instance. A change goes on from there in a series of its own, which is made first: whatever
 * breaks off between the two, its meetings are there twice and none is lost.
 */
async function changeFollowing(
  calendar: Deps["calendar"],
  token: string,
  series: Series,
  change: SeriesChange,
): Promise<Ending> {
  const { event, slot, zone } = change;
  const { id } = series.event;
  const isDone = isMade(series, change);
  const whole = isDone ? (keptIn(series)?.recurrence ?? []) : series.recurrence;
  const past = slot && counts(whole) ? await calendar.countInstances(token, id, { before: stampOf(event) }) : 0;
  const rule = ruleFrom(whole, past);
  if (slot && !rule) return "refused";
  if (slot && rule && !(await continueAt(calendar, token, change, slot, rule, series.event.zone ?? zone)))
    return "down";
  if (isDone) return "done";
  const patch = { recurrence: endBefore(series.recurrence, stampOf(event)), kept: keptOf(series, change) };
  try {
    await calendar.patchEvent(token, id, patch, optionsOf(series, change));
    return "done";
  } catch (error) {
    // With a fresh token all of it is tried once more.
    if (!slot || !isProviderError(error) || error.status === 401) throw error;
    return notCut(calendar, token, change, error);
  }
}

/**
 * How it ends where the series goes on at its new time and was not cut. Where Google has certainly not done so, the new
 * one goes again; where that cannot be, or a cut may still be on its way, it is half done.
 */
async function notCut(
  calendar: Deps["calendar"],
  token: string,
  change: SeriesChange,
  error: ProviderError,
): Promise<Ending> {
  const { event, meetingId, zone } = change;
  try {
    const series = await calendar.getSeries(token, event.recurringEventId ?? event.id, { zone });
    if (series && isMade(series, change)) return "done";
    if (mayStillCome(error)) return "half";
    await calendar.deleteEvent(token, googleEventId(meetingId), { sendUpdates: "all", zone });
  } catch (again) {
    if (!isProviderError(again)) throw again;
    return "half";
  }
  return error.outcome === "unknown" ? "down" : failureOf(error, "existing");
}

/** Whether an earlier run has made this change. */
function isMade(series: Series, change: SeriesChange): boolean {
  return keptIn(series)?.change === nameOf(change);
}

function keptOf({ event: { start, end }, recurrence }: Series, change: SeriesChange): string {
  const before: Kept = { change: nameOf(change), recurrence, start, end };
  return JSON.stringify(before);
}

/**
 * The rest of a series that is to be cut, at its new time.
 *
 * @returns false where Google has certainly not made it
 */
async function continueAt(
  calendar: Deps["calendar"],
  token: string,
  { meetingId, event, edit }: SeriesChange,
  slot: Interval,
  recurrence: string,
  zone: string,
): Promise<boolean> {
  const { title, description, location, startDate, endDate } = { ...event, ...edit };
  const attendees = (edit?.attendees ?? event.attendees).filter(({ self }) => !self);
  const allDay = startDate !== undefined && endDate !== undefined && { startDate, endDate };
  const days = allDay && { allDay };
  const rest = { meetingId, title, description, location, attendees, ...slot, ...days, zone, recurrence };
  const id = googleEventId(meetingId);
  try {
    await calendar.insertEvent(token, rest, { sendUpdates: "all", meet: event.hangoutLink !== null });
    return true;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    if (error.status === 409) {
      // An earlier run made it under this id; should it have been removed since, it comes back.
      const again = { status: "confirmed", when: allDay || { ...slot, zone } } as const;
      await calendar.patchNewest(token, id, again, { sendUpdates: "all", zone });
      return true;
    }
    if (error.outcome !== "unknown") throw error;
    const found = await calendar.getEvent(token, id, { zone });
    if (found?.status !== "confirmed" && mayStillCome(error)) throw error;
    return found?.status === "confirmed";
  }
}

/** Gives the series its rules back before the one that went on goes: in between its meetings are there twice. */
async function restoreSeries(
  { calendar }: SeriesDeps,
  token: string,
  series: Series | undefined,
  change: SeriesChange,
): Promise<Ending> {
  if (!series) return "gone";
  const { id, status } = series.event;
  const options = optionsOf(series, change);
  if (status === "cancelled") {
    await calendar.patchEvent(token, id, { status: "confirmed" }, options);
    return "done";
  }
  const isSplit = change.slot !== null && change.reach === "following";
  const kept = keptIn(series);
  // Without what we kept it is as it was already, or somebody else has changed it since.
  if (kept?.change === nameOf(change)) {
    const when = { start: kept.start, end: kept.end, zone: series.event.zone ?? change.zone };
    const isWhole = change.reach === "all" || kept.start >= change.event.start;
    const patch = {
      recurrence: kept.recurrence,
      kept: null,
      ...(!series.event.allDay && { when }),
      ...(isWhole && wordsBefore(change)),
    };
    await calendar.patchEvent(token, id, patch, options);
  } else if (isSplit && !kept) {
    // A cut that is still on its way meets another version, and does nothing.
    const late = keptOf(series, { ...change, meetingId: `not ${change.meetingId}` });
    await calendar.patchEvent(token, id, { kept: late }, { ...options, sendUpdates: "none" });
  }
  if (!isSplit) return "done";
  try {
    await calendar.deleteEvent(token, googleEventId(change.meetingId), { sendUpdates: "all", zone: change.zone });
    return "done";
  } catch (error) {
    if (!isProviderError(error) || error.status === 401) throw error;
    return "half";
  }
}

/** What an edit of all of it has made other. */
const wordsBefore = ({ event: { title, location, attendees }, edit = {} }: SeriesChange): SeriesEdit => ({
  ...(edit.title !== undefined && { title }),
  ...(edit.location !== undefined && { location }),
  ...(edit.attendees && { attendees }),
});

/** With the version that was read: what Google carries out late, behind an undo or somebody's change, does nothing. */
const optionsOf = ({ event: { etag } }: Series, { zone }: SeriesChange) =>
  ({ sendUpdates: "all", zone, etag }) as const;

/** One change has one name through every retry. */
const nameOf = ({ meetingId }: SeriesChange) => meetingId;

/** What a change of ours has kept with it, undefined when nothing. */
export function keptIn({ kept }: Series): Kept | undefined {
  return kept === null ? undefined : JSON.parse(kept); // `changeSeries` kept it
}

async function withSeries(
  { calendar }: SeriesDeps,
  google: GoogleSession,
  { event, zone }: SeriesChange,
  work: (token: string, series: Series | undefined) => Promise<Ending>,
): Promise<WriteOutcome> {
  const masterId = event.recurringEventId ?? event.id;
  try {
    const answer = await google(async (token) => work(token, await calendar.getSeries(token, masterId, { zone })));
    if (typeof answer === "object" && "revoked" in answer) return { ok: false, reason: "revoked" };
    return answer.value === "done" ? { ok: true, event } : { ok: false, reason: answer.value };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: failureOf(error, "existing") };
  }
}
