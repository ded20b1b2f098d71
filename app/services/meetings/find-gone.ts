import { selectEventsIn } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { listCuts } from "~/db/meeting-changes";
import { slotOfDays } from "~/domain/all-day";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Gone, SeriesUndo } from "~/domain/gone-meeting";
import { type InstanceId, readInstanceId, slotByRules } from "~/domain/series";
import { DAY, type Instant } from "~/domain/time";
import { localDay } from "~/domain/zones";
import { isProviderError } from "~/providers/errors";
import type { Series } from "~/providers/google-series";
import type { GoogleSession } from "../google-access";
import { keptIn } from "./change-series";
import type { CalendarDeps } from "./open-calendar";
import { readAtGoogle } from "./read-at-google";

/** A series is not cut more often than this before one of its old links is opened. */
const MOST_CUTS = 20;
/** One of them may have been moved by itself as well. */
const AROUND_MS = 8 * DAY;

const ALONE: Family = { chain: [], before: [] };

/**
 * Looks for an event that has left the mirror: whoever cancelled it, Google keeps the words that it had, and of what was
 * cancelled or moved with its series we know where that went.
 *
 * @returns undefined where the user's calendar holds no such event
 */
export async function findGone(
  deps: CalendarDeps,
  userId: string,
  eventId: string,
  zone: string,
): Promise<Gone | undefined> {
  const instance = readInstanceId(eventId);
  const { chain, before } = instance ? await familyOf(deps, userId, instance.seriesId) : ALONE;
  const moved = instance && (await findMoved(deps, userId, [...chain, ...before], instance, zone));
  if (moved) return { kind: "moved", id: moved.id, event: moved };

  const read = await readAtGoogle(deps, userId, eventId, zone);
  if ("reason" in read) return { kind: "unread", reason: read.reason };
  const ofSeries =
    instance && before.length === 0 && (await findWithSeries(deps, read.google, chain, instance, eventId, zone));
  if (ofSeries) return ofSeries;
  // Without a time Google has kept nothing of it.
  if (read.event?.status !== "cancelled" || read.event.end === 0) return undefined;
  return { kind: "cancelled", event: read.event };
}

/** The series and those that went on in its place; `before` are those that it went on for, should that be undone. */
interface Family {
  chain: string[];
  before: string[];
}

async function familyOf({ db }: CalendarDeps, userId: string, seriesId: string): Promise<Family> {
  const chain = [seriesId];
  const before: string[] = [];
  for (const id of chain) {
    if (chain.length > MOST_CUTS) break;
    for (const { eventId, goesOnAs } of await listCuts(db, userId, id)) {
      if (goesOnAs === id && id === seriesId) before.push(eventId);
      if (goesOnAs !== null && !chain.includes(goesOnAs)) chain.push(goesOnAs);
    }
  }
  return { chain, before };
}

/** The meeting of that day in what its series has become. */
async function findMoved(
  { db }: CalendarDeps,
  userId: string,
  chain: readonly string[],
  instance: InstanceId,
  zone: string,
): Promise<CalendarEvent | undefined> {
  const start = startOf(instance, zone);
  const rows = await selectEventsIn(db, userId, { start: start - AROUND_MS, end: start + AROUND_MS });
  return rows
    .map(eventFromRow)
    .find(
      (event) =>
        chain.includes(event.recurringEventId ?? "") &&
        localDay(slotByRules(event).start, event.zone ?? zone) === localDay(start, event.zone ?? zone),
    );
}

const startOf = (instance: InstanceId, zone: string): Instant =>
  "start" in instance ? instance.start : slotOfDays(instance, zone).start;

/** It went with the last series that it was of: that was cancelled, or its rules end before it. */
async function findWithSeries(
  { calendar }: CalendarDeps,
  google: GoogleSession,
  chain: readonly string[],
  instance: InstanceId,
  eventId: string,
  zone: string,
): Promise<Gone | undefined> {
  const seriesId = chain.at(-1) ?? instance.seriesId;
  try {
    const asked = await google((token) => calendar.getSeries(token, seriesId, { zone }));
    const series = "value" in asked ? asked.value : undefined;
    const undo = series && undoOf(series, startOf(instance, zone));
    if (!undo) return undefined;
    const event = instanceOf(series.event, instance, eventId, zone);
    return { kind: "cancelled", event, undo: { ...undo, did: "cancel", seriesId } };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { kind: "unread", reason: "down" };
  }
}

/** What brings back the meetings of a series from then on; undefined where they are not gone. */
function undoOf(series: Series, start: Instant): Omit<SeriesUndo, "did"> | undefined {
  if (series.event.status === "cancelled") return { reach: "all", meetingId: "" };
  const kept = keptIn(series);
  return kept && start >= kept.start ? { reach: "following", meetingId: kept.change } : undefined;
}

function instanceOf(series: CalendarEvent, instance: InstanceId, id: string, zone: string): CalendarEvent {
  const start = startOf(instance, zone);
  const length = series.end - series.start;
  const days = "startDate" in instance ? { startDate: instance.startDate, endDate: instance.endDate } : {};
  return {
    ...{ ...series, ...days, id, recurringEventId: instance.seriesId, status: "cancelled" },
    ...{ start, end: "start" in instance ? start + length : slotOfDays(instance, zone).end },
  };
}
