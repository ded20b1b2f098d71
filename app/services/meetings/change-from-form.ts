import { selectEvent } from "~/db/agenda";
import { eventFromRow, mirrorEvents } from "~/db/calendar-events";
import { runTogether } from "~/db/database";
import { followEvents } from "~/db/meetings";
import type { Instant, Interval } from "~/domain/time";
import { changeMeeting } from "./change";
import { aroundTaken, type FormOutcome } from "./create-from-form";
import { type CalendarDeps, openCalendar } from "./open-calendar";

export interface Move {
  userId: string;
  eventId: string;
  /** The event's etag when the form was shown: another one now means that somebody has changed it. */
  seenEtag: string;
  slot: Interval;
  allowOverlap: boolean;
  now: Instant;
}

/** Moves one event from a form. `changed`: it is no longer what the user saw; `gone`: it is not there any more. */
export async function moveMeeting(deps: CalendarDeps, move: Move): Promise<FormOutcome> {
  const { userId, eventId, seenEtag, slot, allowOverlap, now } = move;
  const { db } = deps;
  const opened = await openCalendar(deps, userId, slot, now);
  if ("closed" in opened) return { ok: false, reason: opened.closed };

  const [row] = await selectEvent(db, userId, eventId);
  if (!row) return { ok: false, reason: "gone" };
  const event = eventFromRow(row);
  if ((event.etag ?? "") !== seenEtag) return { ok: false, reason: "changed" };

  const { google, zone } = opened;
  const outcome = await changeMeeting(deps, google, { userId, event, slot, allowOverlap, zone, now });
  if (outcome.ok) {
    await runTogether(db, [
      ...mirrorEvents(db, userId, [outcome.event]),
      ...followEvents(db, userId, [outcome.event.id], now),
    ]);
    return outcome;
  }
  if (outcome.reason !== "slot-taken") return { ok: false, reason: outcome.reason };
  return { ok: false, reason: "slot-taken", ...aroundTaken(slot, opened, now, eventId) };
}
