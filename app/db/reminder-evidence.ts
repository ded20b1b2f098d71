import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { UserId } from "./agenda";
import type { Db } from "./database";
import { calendarEvents } from "./schema/calendar";
import { deliveries, plannedNotifications } from "./schema/messages";

const EVIDENCE = {
  id: deliveries.id,
  channel: deliveries.channel,
  state: deliveries.state,
  errorCode: deliveries.errorCode,
  about: deliveries.about,
  plannedFor: deliveries.plannedFor,
  acceptedAt: deliveries.acceptedAt,
  deliveredAt: deliveries.deliveredAt,
  readAt: deliveries.readAt,
};

/**
 * The user's reminders of meetings that start in a stretch, with the mails that took their place: found by the primary
 * key, in the order of the starts.
 *
 * @param from moments, or SQL that gives one
 */
export function selectReminderEvidence(db: Db, userId: UserId, from: Instant | SQL, until: Instant | SQL) {
  // The form of `reminderKey`.
  const key = (start: Instant | SQL) => sql`'reminder:' || ${userId} || ':' || printf('%013d', ${start})`;
  return db
    .select(EVIDENCE)
    .from(deliveries)
    .where(and(gte(deliveries.id, key(from)), lt(deliveries.id, key(until))))
    .orderBy(deliveries.id);
}

/** The same of the meetings that start when this one does. */
export function selectMeetingEvidence(db: Db, userId: UserId, eventId: string) {
  const start = sql`(SELECT start_at FROM ${calendarEvents} WHERE user_id = ${userId} AND id = ${eventId})`;
  return selectReminderEvidence(db, userId, start, sql`${start} + 1`);
}

/** What is planned for the user of one meeting. */
export function selectPlannedReminder(db: Db, userId: UserId, eventId: string) {
  return db
    .select({ dueAt: plannedNotifications.dueAt })
    .from(plannedNotifications)
    .where(
      and(
        eq(plannedNotifications.userId, userId),
        eq(plannedNotifications.kind, "reminder"),
        sql`${plannedNotifications.subject} ->> 'eventId' = ${eventId}`,
      ),
    );
}
