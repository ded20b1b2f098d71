import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { type ErasedGrant, erasures } from "./schema/accounts";
import { googleAccounts } from "./schema/calendar";

export type Erasure = typeof erasures.$inferSelect;

/** Erasures that one run of the cron goes on with. */
const MOST_AT_ONCE = 20;

/**
 * Notes that a user is erased and what is still to be done; to run in one transaction before the rows go. The tokens
 * with which the grant at Google is ended are taken along, encrypted as they are. Noted twice, it is one.
 */
export function insertErasure(
  db: Db,
  { userId, objectIds, now, dueAt }: { userId: string; objectIds: readonly string[]; now: Instant; dueAt: Instant },
): Statement {
  const grant = sql`(SELECT json_object('accessToken', g.access_token, 'accessTokenExpiresAt', g.access_token_expires_at,
      'refreshToken', g.refresh_token, 'channelId', g.channel_id, 'channelResourceId', g.channel_resource_id,
      'isShared', json(CASE WHEN EXISTS (SELECT 1 FROM ${googleAccounts} AS o WHERE o.email = g.email
        AND o.user_id <> g.user_id AND o.revoked_at IS NULL) THEN 'true' ELSE 'false' END))
    FROM ${googleAccounts} AS g WHERE g.user_id = ${userId})`;
  return db
    .insert(erasures)
    .select(sql`SELECT ${userId}, ${now}, ${dueAt}, ${JSON.stringify(objectIds)}, ${grant} WHERE true`)
    .onConflictDoNothing();
}

export async function findErasure(db: Db, userId: string): Promise<Erasure | undefined> {
  return db.select().from(erasures).where(eq(erasures.userId, userId)).get();
}

/** What is to be gone on with, the longest due first. */
export async function listDueErasures(db: Db, now: Instant): Promise<Erasure[]> {
  return db
    .select()
    .from(erasures)
    .where(and(isNotNull(erasures.dueAt), lte(erasures.dueAt, now)))
    .orderBy(asc(erasures.dueAt))
    .limit(MOST_AT_ONCE);
}

/** @param next when to go on, null when everything is done */
export async function saveErasure(
  db: Db,
  userId: string,
  { grant, dueAt }: { grant: ErasedGrant | null; dueAt: Instant | null },
): Promise<void> {
  await db.update(erasures).set({ grant, dueAt }).where(eq(erasures.userId, userId));
}
