import { and, asc, isNull, lte } from "drizzle-orm";
import { type Instant, MINUTE } from "~/domain/time";
import type { Db } from "./database";
import { googleAccounts } from "./schema";

/** What a run has taken comes back after this, when the run did not end well. */
export const LEASE_MS = 15 * MINUTE;

type DueColumn = typeof googleAccounts.syncDueAt | typeof googleAccounts.channelDueAt;

/** Up to `limit` connected accounts that are due by this column, the longest overdue first. */
export function dueUsers(db: Db, column: DueColumn, now: Instant, limit: number) {
  return db
    .select({ userId: googleAccounts.userId })
    .from(googleAccounts)
    .where(and(isNull(googleAccounts.revokedAt), lte(column, now)))
    .orderBy(asc(column))
    .limit(limit);
}
