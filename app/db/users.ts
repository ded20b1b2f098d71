import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import type { GoogleAccount } from "./google-accounts";
import { googleAccounts, userIntegrations, userPreferences, users } from "./schema";

/** Who these numbers belong to. Only verified numbers count. */
export async function listUserIdsByPhone(db: Db, phones: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ phone: userIntegrations.whatsappPhone, userId: userIntegrations.userId })
    .from(userIntegrations)
    .where(
      and(
        // One parameter for any number of phones: D1 binds at most a hundred.
        sql`${userIntegrations.whatsappPhone} IN (SELECT value FROM json_each(${JSON.stringify(phones)}))`,
        eq(userIntegrations.whatsappConnected, true),
      ),
    );
  return new Map(rows.flatMap((row) => (row.phone ? [[row.phone, row.userId] as const] : [])));
}

/** A user as every turn and page needs them. */
export interface Owner {
  user: { id: string; name: string; email: string; createdAt: Instant };
  preferences: typeof userPreferences.$inferSelect;
  integrations: typeof userIntegrations.$inferSelect;
  google: GoogleAccount | null;
}

/**
 * The statements that read an owner, for a batch. No join: in a batch D1 gives rows as objects, where two columns of
 * one name are one.
 */
export function selectOwner(db: Db, userId: string) {
  return [
    db
      .select({ id: users.id, name: users.name, email: users.email, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(userPreferences).where(eq(userPreferences.userId, userId)),
    db.select().from(userIntegrations).where(eq(userIntegrations.userId, userId)),
    db.select().from(googleAccounts).where(eq(googleAccounts.userId, userId)),
  ] as const;
}

type OwnerRows = readonly [Owner["user"][], Owner["preferences"][], Owner["integrations"][], GoogleAccount[]];

/** The owner that the rows of `selectOwner` make; undefined when the user is gone. */
export function ownerOf([[user], [preferences], [integrations], [google]]: OwnerRows): Owner | undefined {
  return user && preferences && integrations && { user, preferences, integrations, google: google ?? null };
}

/** Moves the start of the 24-hour window; a message that arrives late never moves it back. */
export function markInbound(db: Db, userId: string, sentAt: Instant) {
  return db
    .update(userIntegrations)
    .set({ whatsappLastInboundAt: sql`max(coalesce(${userIntegrations.whatsappLastInboundAt}, 0), ${sentAt})` })
    .where(and(eq(userIntegrations.userId, userId), isNotNull(userIntegrations.whatsappPhone)));
}
