import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { API_CALLS_PER_MINUTE, API_MINUTE_MS, MOST_API_KEYS } from "~/domain/api-key";
import type { Instant } from "~/domain/time";
import type { UserId } from "./agenda";
import type { Db } from "./database";
import { apiCallLimit } from "./quota";
import { apiKeys, apiUsage } from "./schema/api";
import { billingMembers } from "./schema/billing";

const lives = (now: Instant) =>
  and(
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
    or(isNull(apiKeys.accessUntil), gt(apiKeys.accessUntil, now)),
  );

/** The user of a live key as a subquery, so that what a call reads comes in the same trip as the check. */
export function userOfKey(keyHash: string, now: Instant): SQL {
  return sql`(SELECT ${apiKeys.userId} FROM ${apiKeys} WHERE ${eq(apiKeys.keyHash, keyHash)} AND ${lives(now)})`;
}

/** Counts a call of a live key in its minute and notes that it was used: its row, or none when the key is no good. */
export function claimKeyUse(db: Db, keyHash: string, now: Instant) {
  const isOver = sql`${apiKeys.minuteEndsAt} <= ${now}`;
  return db
    .update(apiKeys)
    .set({
      minuteCalls: sql`CASE WHEN ${isOver} THEN 1 ELSE ${apiKeys.minuteCalls} + 1 END`,
      minuteEndsAt: sql`CASE WHEN ${isOver} THEN ${now + API_MINUTE_MS} ELSE ${apiKeys.minuteEndsAt} END`,
      lastUsedAt: now,
    })
    .where(and(eq(apiKeys.keyHash, keyHash), lives(now)))
    .returning();
}

/**
 * Counts a call of a live key in the month of its account: a row, or none when the month is used up or the minute is. In
 * one statement, so that of many calls at once one gets the last. To run after `claimKeyUse`, in its transaction.
 *
 * @param month of UTC, "2026-11"
 */
export function claimCall(db: Db, keyHash: string, month: string, now: Instant) {
  return db
    .insert(apiUsage)
    .select(
      sql`SELECT m.account_id, ${month}, 1 FROM ${apiKeys} JOIN ${billingMembers} AS m ON m.user_id = ${apiKeys.userId}
        WHERE ${eq(apiKeys.keyHash, keyHash)} AND ${lives(now)} AND ${apiKeys.minuteCalls} <= ${API_CALLS_PER_MINUTE}`,
    )
    .onConflictDoUpdate({
      target: [apiUsage.accountId, apiUsage.month],
      set: { calls: sql`${apiUsage.calls} + 1` },
      setWhere: sql`${apiUsage.calls} < ${apiCallLimit(sql`${apiUsage.accountId}`, now)}`,
    })
    .returning({ calls: apiUsage.calls });
}

/** How many calls the user's account has made in a month: a row, or none when it has made none. */
export function selectCalls(db: Db, userId: UserId, month: string) {
  return db
    .select({ calls: apiUsage.calls })
    .from(apiUsage)
    .where(
      and(
        sql`${apiUsage.accountId} = (SELECT m.account_id FROM ${billingMembers} AS m WHERE m.user_id = ${userId})`,
        eq(apiUsage.month, month),
      ),
    );
}

/** A key by its hash, whatever its state: why it is no good. */
export function selectKeyByHash(db: Db, keyHash: string) {
  return db
    .select({ expiresAt: apiKeys.expiresAt, revokedAt: apiKeys.revokedAt })
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, keyHash));
}

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** A user's keys, the newest first, those that have ended among them. */
export function selectKeys(db: Db, userId: UserId) {
  return db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      shown: apiKeys.shown,
      scopes: apiKeys.scopes,
      allowedOrigins: apiKeys.allowedOrigins,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      lastUsedAt: apiKeys.lastUsedAt,
      clientId: apiKeys.clientId,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(5 * MOST_API_KEYS);
}

type NewApiKey = Pick<
  typeof apiKeys.$inferInsert,
  "id" | "userId" | "name" | "keyHash" | "shown" | "scopes" | "allowedOrigins" | "createdAt" | "expiresAt"
>;

/** Writes a new key: a row when there was none of that id, and room for one more. */
export function claimKey(db: Db, key: NewApiKey) {
  const { id, userId, name, keyHash, shown, scopes, allowedOrigins, createdAt, expiresAt = null } = key;
  const others = sql`(SELECT count(*) FROM ${apiKeys} WHERE ${eq(apiKeys.userId, userId)} AND ${lives(createdAt)}
    AND ${isNull(apiKeys.clientId)})`;
  return db
    .insert(apiKeys)
    .select(
      sql`SELECT ${id}, ${userId}, ${name}, ${keyHash}, ${shown}, ${JSON.stringify(scopes)}, ${JSON.stringify(allowedOrigins)},
        ${createdAt}, ${expiresAt}, NULL, NULL, NULL, NULL, 0, 0 WHERE ${others} < ${MOST_API_KEYS}`,
    )
    .onConflictDoNothing()
    .returning({ id: apiKeys.id });
}

/** A live key that the user has made by hand: a row, or none. */
export function selectLiveKey(db: Db, userId: string, id: string, now: Instant) {
  return db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id), isNull(apiKeys.clientId), lives(now)));
}

/** SQL condition: this very key was written under this id. */
export const isKeyWritten = (id: string, keyHash: string) =>
  sql`EXISTS (SELECT 1 FROM ${apiKeys} WHERE ${and(eq(apiKeys.id, id), eq(apiKeys.keyHash, keyHash))})`;

/** Lets a live key of the user's end at a moment, if it does not end before. */
export function endKeyAt(db: Db, userId: string, id: string, at: Instant, now: Instant) {
  return db
    .update(apiKeys)
    .set({ expiresAt: sql`min(${at}, coalesce(${apiKeys.expiresAt}, ${at}))` })
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id), lives(now)));
}

/**
 * Ends a key or a connection of the user's at once: a row, or none where it has ended.
 *
 * @param id left out for all that the user has, with a row for each
 */
export function revokeKey(db: Db, userId: string, id: string | undefined, now: Instant) {
  const hasNotEnded = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));
  return db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.userId, userId), id === undefined ? undefined : eq(apiKeys.id, id), hasNotEnded))
    .returning({ name: apiKeys.name });
}
