import { and, eq } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { requestPlan } from "./planned-notifications";
import { meetingReminders } from "./schema/messages";

/**
 * Sets when the user is reminded of one meeting, and asks for a new plan.
 *
 * @param minutes before it starts; null for never, undefined for the usual time again
 */
export function setMeetingReminder(
  db: Db,
  userId: string,
  eventId: string,
  minutes: number | null | undefined,
  now: Instant,
): Statement[] {
  const own = and(eq(meetingReminders.userId, userId), eq(meetingReminders.eventId, eventId));
  const change =
    minutes === undefined
      ? db.delete(meetingReminders).where(own)
      : db
          .insert(meetingReminders)
          .values({ userId, eventId, minutes, setAt: now })
          .onConflictDoUpdate({
            target: [meetingReminders.userId, meetingReminders.eventId],
            set: { minutes, setAt: now },
          });
  return [change, ...requestPlan(db, userId)];
}
