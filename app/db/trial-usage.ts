import { eq, sql } from "drizzle-orm";
import type { Db } from "./database";
import { meetings, userIntegrations } from "./schema";

/**
 * Counts what the trial has been used for: the meetings that Parley made, told by the event's id, and that still stand.
 * Counted anew each time, so that a repeated request counts once and a cancellation gives back.
 */
export function countTrialMeetings(db: Db, userId: string) {
  return db
    .update(userIntegrations)
    .set({
      trialMeetingsUsed: sql`(SELECT count(*) FROM ${meetings}
        WHERE ${meetings.userId} = ${userId} AND ${meetings.status} = 'confirmed'
          AND ${meetings.googleEventId} = 'p' || replace(${meetings.id}, '-', ''))`,
    })
    .where(eq(userIntegrations.userId, userId));
}
