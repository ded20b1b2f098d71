import { eq } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { claimDue } from "./due-accounts";
import { type Connection, isConnection } from "./google-accounts";
import { googleAccounts } from "./schema/calendar";

export interface Channel {
  id: string;
  resourceId: string;
  tokenHash: string;
}

/** Accounts whose channel ends soon or is missing, taken as `claimDue` says; one that got a channel is not due again. */
export const claimDueChannels = (db: Db, now: Instant, limit: number) => claimDue(db, "channelDueAt", now, limit);

/** Makes this the channel on which Google rings. */
export function saveChannel(db: Db, connection: Connection, { id, resourceId, tokenHash }: Channel, dueAt: Instant) {
  return db
    .update(googleAccounts)
    .set({ channelId: id, channelResourceId: resourceId, channelTokenHash: tokenHash, channelDueAt: dueAt })
    .where(isConnection(connection))
    .returning({ userId: googleAccounts.userId });
}

/** Puts off the next try, after a channel could not be opened. */
export async function postponeChannel(db: Db, userId: string, dueAt: Instant): Promise<void> {
  await db.update(googleAccounts).set({ channelDueAt: dueAt }).where(eq(googleAccounts.userId, userId));
}

/** Whose channel this is and what its secret must hash to; undefined for one that we do not know. */
export async function findChannel(db: Db, channelId: string) {
  return db
    .select({ userId: googleAccounts.userId, tokenHash: googleAccounts.channelTokenHash })
    .from(googleAccounts)
    .where(eq(googleAccounts.channelId, channelId))
    .get();
}
