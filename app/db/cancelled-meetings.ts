import type { CalendarEvent } from "~/domain/calendar-event";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { meetings } from "./schema/calendar";

/**
 * Keeps that an event was cancelled which Parley had not made: the mirror forgets it, but the list of meetings goes on
 * to show it and it can be restored. A meeting of ours has its row already.
 */
export function rememberCancelled(db: Db, userId: string, event: CalendarEvent, zone: string, now: Instant) {
  return db
    .insert(meetings)
    .values({
      id: crypto.randomUUID(),
      userId,
      googleEventId: event.id,
      title: event.title,
      location: event.location,
      startAt: event.start,
      endAt: event.end,
      timezone: event.zone ?? zone,
      attendees: event.attendees,
      status: "cancelled",
      source: "web",
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
}
