import { and, eq, isNull } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { googleAccounts, userIntegrations } from "./schema";

export type GoogleAccount = typeof googleAccounts.$inferSelect;

export async function findGoogleAccount(db: Db, userId: string): Promise<GoogleAccount | undefined> {
  return db.select().from(googleAccounts).where(eq(googleAccounts.userId, userId)).get();
}

/** Tokens must be sealed already. A grant that was revoked meanwhile stays revoked. */
export async function saveTokens(
  db: Db,
  userId: string,
  tokens: { accessToken: string; accessTokenExpiresAt: Instant; refreshToken?: string },
): Promise<void> {
  await db
    .update(googleAccounts)
    .set(tokens)
    .where(and(eq(googleAccounts.userId, userId), isNull(googleAccounts.revokedAt)));
}

/** Marks the grant dead, in both places that pages read. True for the one call that did it. */
export async function revokeGoogleAccount(db: Db, userId: string, now: Instant): Promise<boolean> {
  const [revoked] = await db.batch([
    db
      .update(googleAccounts)
      .set({ revokedAt: now })
      .where(and(eq(googleAccounts.userId, userId), isNull(googleAccounts.revokedAt)))
      .returning({ userId: googleAccounts.userId }),
    db.update(userIntegrations).set({ googleCalendarConnected: false }).where(eq(userIntegrations.userId, userId)),
  ]);
  return revoked.length === 1;
}

/** Where the mirror of the calendar stands after a sync. */
export function saveSyncState(
  db: Db,
  userId: string,
  state: { syncToken: string; syncFromAt: Instant; syncUntilAt: Instant; syncedAt: Instant },
) {
  return db.update(googleAccounts).set(state).where(eq(googleAccounts.userId, userId));
}

/** The next sync reads the whole calendar again. */
export function forgetSyncToken(db: Db, userId: string) {
  return db.update(googleAccounts).set({ syncToken: null }).where(eq(googleAccounts.userId, userId));
}
