import { and, asc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { blocksTime, isReminded } from "~/domain/calendar-event";
import { sharedTime } from "~/domain/conflicts";
import type { DeliverySubject } from "~/domain/delivery-rules";
import type { Interval } from "~/domain/time";
import { zoneAt } from "~/domain/trips";
import { eventFromRow } from "./calendar-events";
import { type Db, subqueryOf } from "./database";
import { calendarEvents } from "./schema/calendar";
import { selectPreferences } from "./settings";

/** A user's id, or a subquery that gives it. */
export type UserId = string | SQL;

/** As many events are read for one page at most. */
export const MAX_EVENTS = 1_000;

/** Mirrored events that share any time with the window, earliest first. `eventFromRow` reads them. */
export function selectEventsIn(db: Db, userId: UserId, { start, end }: Interval) {
  return db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), lt(calendarEvents.startAt, end), gt(calendarEvents.endAt, start)))
    .orderBy(asc(calendarEvents.startAt))
    .limit(MAX_EVENTS);
}

/** The ids of the mirrored events that start in the window, as a subquery. */
export const eventIdsIn = (userId: UserId, { start, end }: Interval): SQL =>
  sql`(SELECT id FROM ${calendarEvents} WHERE user_id = ${userId} AND start_at >= ${start} AND start_at < ${end})`;

/** One mirrored event of this user, or none. */
export function selectEvent(db: Db, userId: UserId, id: string) {
  return db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, id)));
}

/**
 * Whether each of these meetings is still in the calendar at that time, and not declined; of two that overlap, whether
 * they still share just that time. And whether their owner is where they were to be then.
 */
export async function isStillSo(
  db: Db,
  userId: string,
  { eventIds, start, end, zone, overlaps }: DeliverySubject,
): Promise<boolean> {
  if (overlaps) return areStillShared(db, userId, overlaps);
  const [rows, [preferences]] = await db.batch([selectEventsById(db, userId, eventIds), selectPreferences(db, userId)]);
  if (zone !== undefined && preferences && zone !== zoneAt(start, preferences)) return false;
  const events = rows.map(eventFromRow);
  if (end === undefined) {
    return events.filter((event) => event.start === start && isReminded(event)).length === eventIds.length;
  }
  const shared = sharedTime(events.filter(blocksTime));
  return events.length === eventIds.length && shared.start === start && shared.end === end;
}

/** Whether each two of them still share just that time. */
async function areStillShared(
  db: Db,
  userId: string,
  overlaps: NonNullable<DeliverySubject["overlaps"]>,
): Promise<boolean> {
  const rows = await selectEventsById(db, userId, [...new Set(overlaps.flatMap(({ eventIds }) => eventIds))]);
  const events = rows.map(eventFromRow).filter(blocksTime);
  return overlaps.every(({ eventIds, start, end }) => {
    const two = events.filter(({ id }) => eventIds.includes(id));
    const shared = sharedTime(two);
    return two.length === eventIds.length && shared.start === start && shared.end === end;
  });
}

/** Mirrored events of this user, in no order. */
export function selectEventsById(db: Db, userId: string, ids: readonly string[] | SQL) {
  return db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), sql`${calendarEvents.id} IN ${subqueryOf(ids)}`));
}
