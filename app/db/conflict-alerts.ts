import { and, gte, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { CalendarEvent } from "~/domain/calendar-event";
import { blocksTime } from "~/domain/calendar-event";
import { DAY, type Instant } from "~/domain/time";
import { type Db, type Statement, subqueryOf } from "./database";
import { CHANGED } from "./deliveries";
import { isAnswered, isMirrorAnswered, isUnasked } from "./invitations";
import { jsonArrays } from "./json-arrays";
import { userPreferences } from "./schema/accounts";
import { calendarEvents, meetings } from "./schema/calendar";
import { deliveries, plannedNotifications } from "./schema/messages";

/** An event that overlaps another is found when that began at most so long before it. */
const LONGEST_OVERLAPPED_MS = 7 * DAY;

/**
 * Notes which events have come or moved, or were only now answered, so that it is looked whether they overlap something:
 * one row for a series. Runs before `mirrorEvents`, in the same transaction, because the mirror as it was tells what is
 * new. What was booked or moved here is in the mirror or among our meetings already: its user has seen what it overlaps.
 */
export function noteArrivals(db: Db, userId: string, events: readonly CalendarEvent[], now: Instant): Statement[] {
  const coming = events
    .filter((event) => blocksTime(event) && !event.allDay && event.end > now)
    .map(({ id, recurringEventId, start, end, attendees, organizerSelf }) =>
      JSON.stringify({
        ...{ id, key: recurringEventId ?? id, start, end, organizerSelf },
        attendees: attendees.filter(({ self }) => self),
      }),
    );
  const answered = isAnswered({
    attendees: sql`came.value -> 'attendees'`,
    organizerSelf: sql`came.value ->> 'organizerSelf'`,
  });
  return jsonArrays(coming).map((rows) =>
    db
      .insert(plannedNotifications)
      .select(
        sql`SELECT 0, ${userId} || ':conflict:' || (value ->> 'key'), ${userId}, 'conflict',
            json_object('eventId', value ->> 'key', 'start', min(value ->> 'start')), 0, 0
          FROM json_each(${rows}) AS came
          WHERE EXISTS (SELECT 1 FROM ${userPreferences} WHERE user_id = ${userId} AND notify_conflicts)
            AND NOT EXISTS (SELECT 1 FROM ${calendarEvents} AS e WHERE e.user_id = ${userId} AND e.id = value ->> 'id'
              AND e.start_at = value ->> 'start' AND e.end_at = value ->> 'end' AND e.blocks = 1
              AND (NOT ${answered} OR ${isMirrorAnswered("e")}))
            AND NOT EXISTS (SELECT 1 FROM ${meetings} AS m WHERE m.user_id = ${userId} AND m.status = 'confirmed'
              AND m.google_event_id = value ->> 'key')
          GROUP BY value ->> 'key'`,
      )
      .onConflictDoNothing(),
  );
}

/** Has it looked again whether these, or their series, overlap something. */
export function noteAgain(db: Db, userId: string, keys: readonly string[]): Statement {
  return db
    .insert(plannedNotifications)
    .select(
      sql`SELECT 0, ${userId} || ':conflict:' || value, ${userId}, 'conflict',
          json_object('eventId', value, 'start', 0), 0, 0
        FROM json_each(${JSON.stringify(keys)}) WHERE true`,
    )
    .onConflictDoNothing();
}

/** So many overlaps are told or counted at once, the earliest. */
const MOST_OVERLAPS = 500;

/**
 * What events overlap of what is still ahead, earliest first: of two series the first time that they run into one another.
 * Whole days overlap nothing, nor does an invitation of a stranger without an answer.
 *
 * @param keys the ids of the events, or of their series
 */
export function selectOverlaps(db: Db, userId: string, keys: readonly string[], now: Instant) {
  const wanted = subqueryOf(keys);
  return db
    .select({
      key: sql<string>`coalesce(a.recurring_event_id, a.id)`.as("key"),
      otherKey: sql<string>`coalesce(b.recurring_event_id, b.id)`.as("other_key"),
      first: sql<string>`a.id`.as("first"),
      // SQLite takes the other columns from the row of the minimum.
      firstStart: sql<number>`min(a.start_at)`.as("first_start"),
      firstEnd: sql<number>`a.end_at`.as("first_end"),
      second: sql<string>`b.id`.as("second"),
      secondStart: sql<number>`b.start_at`.as("second_start"),
      secondEnd: sql<number>`b.end_at`.as("second_end"),
    })
    .from(
      sql`${calendarEvents} AS a JOIN ${calendarEvents} AS b ON b.user_id = a.user_id
        AND b.start_at < a.end_at AND b.start_at > a.start_at - ${LONGEST_OVERLAPPED_MS} AND b.end_at > a.start_at`,
    )
    .where(
      sql`a.user_id = ${userId} AND (a.id IN ${wanted} OR a.recurring_event_id IN ${wanted}) AND a.blocks = 1
        AND a.all_day = 0 AND a.start_at > ${now} AND b.blocks = 1 AND b.all_day = 0 AND b.start_at > ${now}
        AND coalesce(b.recurring_event_id, b.id) <> coalesce(a.recurring_event_id, a.id)
        AND NOT ${isUnasked(userId, "a")} AND NOT ${isUnasked(userId, "b")}`,
    )
    .groupBy(sql`key, other_key`)
    .orderBy(sql`first_start, b.start_at, b.id`)
    .limit(MOST_OVERLAPS);
}

/**
 * The user's messages about overlaps, as far as they are kept and were not dropped because something had changed: found
 * by the primary key. The mail beside one has its id, with "/mail" behind.
 */
export function selectToldOverlaps(db: Db, userId: string) {
  return db
    .select({
      id: deliveries.id,
      at: deliveries.createdAt,
      told: sql<string | null>`${deliveries.about} -> '$.told'`,
    })
    .from(deliveries)
    .where(
      and(
        gte(deliveries.id, `conflict:${userId}:`),
        lt(deliveries.id, `conflict:${userId}:~`),
        or(isNull(deliveries.errorCode), ne(deliveries.errorCode, CHANGED)),
      ),
    );
}
