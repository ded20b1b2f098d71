import { sql } from "drizzle-orm";
import type { CalendarEvent } from "~/domain/calendar-event";
import { blocksTime } from "~/domain/calendar-event";
import { DAY, type Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { jsonArrays } from "./json-arrays";
import { calendarEvents, meetings, plannedNotifications, userPreferences } from "./schema";

/** An event that overlaps another is found when that began at most so long before it. */
const LONGEST_OVERLAPPED_MS = 7 * DAY;

/**
 * Notes which events have come or moved, so that it is looked whether they overlap something: one row for a series. Runs
 * before `mirrorEvents`, in the same transaction, because the mirror as it was tells what is new. What was booked or moved
 * here is in the mirror or among our meetings already: its user has seen what it overlaps.
 */
export function noteArrivals(db: Db, userId: string, events: readonly CalendarEvent[], now: Instant): Statement[] {
  const coming = events
    .filter((event) => blocksTime(event) && !event.allDay && event.end > now)
    .map(({ id, recurringEventId, start, end }) => JSON.stringify({ id, key: recurringEventId ?? id, start, end }));
  return jsonArrays(coming).map((rows) =>
    db
      .insert(plannedNotifications)
      .select(
        sql`SELECT 0, ${userId} || ':conflict:' || (value ->> 'key'), ${userId}, 'conflict',
            json_object('eventId', value ->> 'key', 'start', min(value ->> 'start')), 0, 0
          FROM json_each(${rows})
          WHERE EXISTS (SELECT 1 FROM ${userPreferences} WHERE user_id = ${userId} AND notify_conflicts)
            AND NOT EXISTS (SELECT 1 FROM ${calendarEvents} AS e WHERE e.user_id = ${userId} AND e.id = value ->> 'id'
              AND e.start_at = value ->> 'start' AND e.end_at = value ->> 'end' AND e.blocks = 1)
            AND NOT EXISTS (SELECT 1 FROM ${meetings} AS m WHERE m.user_id = ${userId} AND m.status = 'confirmed'
              AND m.google_event_id = value ->> 'key')
          GROUP BY value ->> 'key'`,
      )
      .onConflictDoNothing(),
  );
}

/** So many meetings that one runs into are told, the earliest: a whole day of them is no dozen of messages. */
const MOST_OVERLAPPED = 10;

/**
 * What an event overlaps of what is still ahead, earliest first: of a series each time of it that overlaps something, by
 * its start. Whole days overlap nothing.
 *
 * @param key the id of the event, or of its series
 */
export function selectOverlaps(db: Db, userId: string, key: string, now: Instant) {
  return db
    .select({
      first: sql<string>`a.id`.as("first"),
      second: sql<string>`b.id`.as("second"),
      otherKey: sql<string>`coalesce(b.recurring_event_id, b.id)`.as("other_key"),
    })
    .from(
      sql`${calendarEvents} AS a JOIN ${calendarEvents} AS b ON b.user_id = a.user_id
        AND b.start_at < a.end_at AND b.start_at > a.start_at - ${LONGEST_OVERLAPPED_MS} AND b.end_at > a.start_at`,
    )
    .where(
      sql`a.user_id = ${userId} AND (a.id = ${key} OR a.recurring_event_id = ${key}) AND a.blocks = 1 AND a.all_day = 0
        AND a.start_at > ${now} AND b.blocks = 1 AND b.all_day = 0 AND b.start_at > ${now}
        AND coalesce(b.recurring_event_id, b.id) <> coalesce(a.recurring_event_id, a.id)`,
    )
    .orderBy(sql`a.start_at, b.start_at`)
    .limit(MOST_OVERLAPPED);
}
