import type { Instant } from "~/domain/time";
import { trialEndsAt } from "~/domain/trial";
import type { Db, Statement } from "./database";
import { userIntegrations, userPreferences } from "./schema/accounts";

/** The rows that every user has beside the account itself. Rows that exist already stay as they are. */
export function insertUserRows(db: Db, userId: string, createdAt: Instant): Statement[] {
  return [
    db
      .insert(userIntegrations)
      .values({ userId, onboardingStep: 1, trialExpiresAt: trialEndsAt(createdAt) })
      .onConflictDoNothing(),
    db.insert(userPreferences).values({ userId }).onConflictDoNothing(),
  ];
}
