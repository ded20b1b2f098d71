import { and, asc, eq, gt, lt, type SQL } from "drizzle-orm";
import type { Interval } from "~/domain/time";
import type { Db } from "./database";
import { calendarEvents } from "./schema";

/** A user's id, or a subquery that gives it. */
export type UserId = string | SQL;

const MAX_EVENTS = 1_000;

/** Mirrored events that share any time with the window, earliest first. `eventFromRow` reads them. */
export function selectEventsIn(db: Db, userId: UserId, { start, end }: Interval) {
  return db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), lt(calendarEvents.startAt, end), gt(calendarEvents.endAt, start)))
    .orderBy(asc(calendarEvents.startAt))
    .limit(MAX_EVENTS);
}

/** One mirrored event of this user, or none. */
export function selectEvent(db: Db, userId: UserId, id: string) {
  return db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.userId, userId), eq(calendarEvents.id, id)));
}
