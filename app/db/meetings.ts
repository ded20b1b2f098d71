import { and, eq, sql } from "drizzle-orm";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Instant } from "~/domain/time";
import { slotIsFree } from "./calendar-events";
import type { Db } from "./database";
import { meetings } from "./schema";

export type Meeting = typeof meetings.$inferSelect;

/**
 * Claims the slot and writes the meeting, in one statement: of many parallel bookings of one slot one gets a row back.
 * The same meeting claimed again (a turn that runs a second time) gets its row back as well.
 *
 * @param allowOverlap the user has seen the conflict and said yes
 */
export function claimMeeting(db: Db, meeting: typeof meetings.$inferInsert, allowOverlap: boolean) {
  const { id, userId, startAt, endAt } = meeting;
  const free = allowOverlap ? sql`1` : slotIsFree(userId, meeting.googleEventId, { start: startAt, end: endAt });
  return db
    .insert(meetings)
    .select(
      sql`SELECT ${id}, ${userId}, ${meeting.googleEventId}, ${meeting.title}, ${meeting.location ?? ""}, ${startAt}, ${endAt},
            ${meeting.timezone}, ${JSON.stringify(meeting.attendees ?? [])}, ${meeting.recurrence ?? null}, 'confirmed',
            ${meeting.source}, 1, ${meeting.createdAt}, ${meeting.updatedAt}
          WHERE ${free}`,
    )
    .onConflictDoUpdate({
      target: meetings.id,
      set: { status: "confirmed", updatedAt: meeting.updatedAt },
      // An id comes with a form: somebody else's changes nothing and gives no row.
      setWhere: eq(meetings.userId, userId),
    })
    .returning({ id: meetings.id });
}

/** Gives the slot back, after the calendar refused or the user cancelled. */
export function cancelMeeting(db: Db, userId: string, googleEventId: string, now: Instant) {
  return db
    .update(meetings)
    .set({ status: "cancelled", updatedAt: now })
    .where(and(eq(meetings.userId, userId), eq(meetings.googleEventId, googleEventId)));
}

/**
 * Brings our meetings to what their calendar events say now: moved, renamed, cancelled or revived by anyone.
 * One statement for any number of events; the version rises only when the start moved.
 */
export function followEvents(db: Db, userId: string, events: readonly CalendarEvent[], now: Instant) {
  const rows = JSON.stringify(
    events.map(({ id, status, title, location, start, end, attendees }) => ({
      id,
      status: status === "cancelled" ? "cancelled" : "confirmed",
      ...(status !== "cancelled" && { title, location, start, end, attendees: JSON.stringify(attendees) }),
    })),
  );
  const said = sql`FROM json_each(${rows}) WHERE value ->> 'id' = ${meetings.googleEventId}`;
  const saidStart = sql`coalesce((SELECT value ->> 'start' ${said}), ${meetings.startAt})`;
  return db
    .update(meetings)
    .set({
      status: sql`(SELECT value ->> 'status' ${said})`,
      title: sql`coalesce((SELECT value ->> 'title' ${said}), ${meetings.title})`,
      location: sql`coalesce((SELECT value ->> 'location' ${said}), ${meetings.location})`,
      attendees: sql`coalesce((SELECT value ->> 'attendees' ${said}), ${meetings.attendees})`,
      startVersion: sql`${meetings.startVersion} + (${saidStart} <> ${meetings.startAt})`,
      startAt: saidStart,
      endAt: sql`coalesce((SELECT value ->> 'end' ${said}), ${meetings.endAt})`,
      updatedAt: now,
    })
    .where(
      and(
        eq(meetings.userId, userId),
        sql`${meetings.googleEventId} IN (SELECT value ->> 'id' FROM json_each(${rows}))`,
      ),
    );
}
