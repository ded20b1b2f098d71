import { eq } from "drizzle-orm";
import type { Db } from "./database";
import { googleAccounts, userPreferences } from "./schema";

/** The user's connection to Google, tokens sealed, as one statement of a batch. */
export function selectGoogleAccount(db: Db, userId: string) {
  return db.select().from(googleAccounts).where(eq(googleAccounts.userId, userId));
}

export function selectPreferences(db: Db, userId: string) {
  return db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
}
