import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { IDEMPOTENCY_MS } from "~/domain/api-key";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { apiRequests, type KeptAnswer } from "./schema/api";

interface RequestClaim {
  userId: string;
  keyHash: string;
  requestHash: string;
  /** Taken when nobody has asked this before. */
  effectId: string;
  /** For how long nobody else may take it up. */
  claimMs: number;
  now: Instant;
}

/**
 * Claims a request by its `Idempotency-Key`: a row when this run is to do it. That is the first one, the next one after
 * one that was lost on the way, which goes on with the same effect, and any after the answer is forgotten.
 */
export function claimRequest(db: Db, { userId, keyHash, requestHash, effectId, claimMs, now }: RequestClaim) {
  const isForgotten = sql`${apiRequests.createdAt} <= ${now - IDEMPOTENCY_MS}`;
  const isLost = and(
    eq(apiRequests.requestHash, requestHash),
    isNull(apiRequests.answer),
    lte(apiRequests.claimedUntil, now),
  );
  const claimedUntil = now + claimMs;
  return db
    .insert(apiRequests)
    .values({ userId, keyHash, requestHash, effectId, claimedUntil, answer: null, createdAt: now })
    .onConflictDoUpdate({
      target: [apiRequests.userId, apiRequests.keyHash],
      set: {
        requestHash,
        effectId: sql`CASE WHEN ${isForgotten} THEN ${effectId} ELSE ${apiRequests.effectId} END`,
        createdAt: sql`CASE WHEN ${isForgotten} THEN ${now} ELSE ${apiRequests.createdAt} END`,
        claimedUntil,
        answer: null,
      },
      setWhere: or(isForgotten, isLost),
    })
    .returning({ effectId: apiRequests.effectId });
}

/** What became of a request: a row or none. */
export function selectRequest(db: Db, userId: string, keyHash: string) {
  return db
    .select({ requestHash: apiRequests.requestHash, answer: apiRequests.answer })
    .from(apiRequests)
    .where(and(eq(apiRequests.userId, userId), eq(apiRequests.keyHash, keyHash)));
}

/** Keeps how it was answered. */
export function keepAnswer(db: Db, userId: string, keyHash: string, answer: KeptAnswer) {
  return db
    .update(apiRequests)
    .set({ answer })
    .where(and(eq(apiRequests.userId, userId), eq(apiRequests.keyHash, keyHash)));
}

/** Lets the next one take it up at once: it was not done, or nobody knows. */
export function releaseRequest(db: Db, userId: string, keyHash: string) {
  return db
    .update(apiRequests)
    .set({ claimedUntil: 0 })
    .where(and(eq(apiRequests.userId, userId), eq(apiRequests.keyHash, keyHash), isNull(apiRequests.answer)));
}
