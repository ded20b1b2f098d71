import { eq, type SQL, sql } from "drizzle-orm";
import { DAY, type Instant } from "~/domain/time";
import { TRIAL_DAYS } from "~/domain/trial";
import type { Db } from "./database";
import { meetings, userIntegrations, users } from "./schema";

/** What `quotaProblem` asks about. How many meetings the trial has used is kept up by triggers on `meetings`. */
export function selectQuota(db: Db, userId: string) {
  return db
    .select({
      subscriptionStatus: userIntegrations.subscriptionStatus,
      trialMeetingsUsed: userIntegrations.trialMeetingsUsed,
      trialMeetingsLimit: userIntegrations.trialMeetingsLimit,
      createdAt: sql<number>`(SELECT ${users.createdAt} FROM ${users} WHERE ${users.id} = ${userId})`.as("created_at"),
    })
    .from(userIntegrations)
    .where(eq(userIntegrations.userId, userId));
}

/** SQL condition, the same as no `quotaProblem`; a meeting that stands already is counted already. */
export function isWithinQuota(userId: string, meetingId: string, now: Instant): SQL {
  return sql`(EXISTS (
      SELECT 1 FROM ${userIntegrations} AS i JOIN ${users} AS u ON u.id = i.user_id
      WHERE i.user_id = ${userId}
        AND (i.subscription_status IN ('active', 'trialing')
          OR (u.created_at > ${now - TRIAL_DAYS * DAY} AND i.trial_meetings_used < i.trial_meetings_limit)))
    OR EXISTS (SELECT 1 FROM ${meetings} AS s WHERE s.id = ${meetingId} AND s.status = 'confirmed'))`;
}
