import { and, eq, sql } from "drizzle-orm";
import type { Db, Statement } from "./database";
import { userIntegrations, userPreferences } from "./schema/accounts";

/** Notes how far the setup has come; it never goes back. */
export function reachStep(db: Db, userId: string, step: number): Statement {
  return db
    .update(userIntegrations)
    .set({ onboardingStep: sql`max(${userIntegrations.onboardingStep}, ${step})` })
    .where(eq(userIntegrations.userId, userId));
}

/** Puts a zone that was guessed in the place of the one that every account begins with; never of one that was chosen. */
export function assumeZone(db: Db, userId: string, zone: string): Statement {
  return db
    .update(userPreferences)
    .set({ timezone: zone })
    .where(
      and(
        eq(userPreferences.userId, userId),
        sql`EXISTS (SELECT 1 FROM ${userIntegrations} AS i WHERE i.user_id = ${userId} AND i.onboarding_completed = 0)`,
      ),
    );
}

/** The last step: keeps the choices and marks the setup complete. */
export function completeOnboarding(
  db: Db,
  userId: string,
  choices: { defaultMeetingDuration: number; bufferTime: number; timezone: string },
): Statement[] {
  return [
    db
      .insert(userPreferences)
      .values({ userId, ...choices })
      .onConflictDoUpdate({ target: userPreferences.userId, set: choices }),
    db
      .update(userIntegrations)
      .set({ onboardingCompleted: true, onboardingStep: 4 })
      .where(eq(userIntegrations.userId, userId)),
  ];
}
