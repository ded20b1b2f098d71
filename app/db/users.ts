import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import type { GoogleAccount } from "./google-accounts";
import { userIntegrations, userPreferences, users } from "./schema/accounts";
import { googleAccounts } from "./schema/calendar";

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

/** Whom a mail to a user is for. */
export function findRecipient(db: Db, userId: string) {
  return db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId)).get();
}

type OwnerRows = readonly [Owner["user"][], Owner["preferences"][], Owner["integrations"][], GoogleAccount[]];

/** The owner that the rows of `selectOwner` make; undefined when the user is gone. */
export function ownerOf([[user], [preferences], [integrations], [google]]: OwnerRows): Owner | undefined {
  return user && preferences && integrations && { user, preferences, integrations, google: google ?? null };
}

/**
 * Moves the start of the 24-hour window, by the message's own moment; one that arrives late never moves it back.
 *
 * @param heardAt the same by our own clock, from which silence is counted
 */
export function markInbound(db: Db, userId: string, sentAt: Instant, heardAt: Instant) {
  return db
    .update(userIntegrations)
    .set({
      whatsappLastInboundAt: sql`max(coalesce(${userIntegrations.whatsappLastInboundAt}, 0), ${sentAt})`,
      whatsappHeardAt: heardAt,
    })
    .where(and(eq(userIntegrations.userId, userId), isNotNull(userIntegrations.whatsappPhone)));
}
