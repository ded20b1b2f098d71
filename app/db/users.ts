import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
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

/** The user with preferences, integrations and, when a calendar is connected, its account: one row or none. */
export function selectOwner(db: Db, userId: string) {
  return db
    .select({
      user: { id: users.id, name: users.name, email: users.email },
      preferences: userPreferences,
      integrations: userIntegrations,
      google: googleAccounts,
    })
    .from(users)
    .innerJoin(userIntegrations, eq(userIntegrations.userId, users.id))
    .innerJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(googleAccounts, eq(googleAccounts.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1);
}

export type Owner = Awaited<ReturnType<typeof selectOwner>>[number];

/** Moves the start of the 24-hour window; a message that arrives late never moves it back. */
export function markInbound(db: Db, userId: string, sentAt: Instant) {
  return db
    .update(userIntegrations)
    .set({ whatsappLastInboundAt: sql`max(coalesce(${userIntegrations.whatsappLastInboundAt}, 0), ${sentAt})` })
    .where(and(eq(userIntegrations.userId, userId), isNotNull(userIntegrations.whatsappPhone)));
}
