import { and, asc, inArray, isNull, lte } from "drizzle-orm";
import { type Instant, MINUTE } from "~/domain/time";
import type { Db } from "./database";
import { googleAccounts } from "./schema/calendar";

const LEASE_MS = 15 * MINUTE;

/**
 * Takes up to `limit` connected accounts that are due by this column, the longest overdue first. One statement, so two
 * runs never take the same; a taken one comes back after a quarter of an hour unless the run moves it on.
 *
 * @returns the ids of their users
 */
export async function claimDue(
  db: Db,
  column: "syncDueAt" | "channelDueAt",
  now: Instant,
  limit: number,
): Promise<string[]> {
  const dueAt = googleAccounts[column];
  const due = db
    .select({ userId: googleAccounts.userId })
    .from(googleAccounts)
    .where(and(isNull(googleAccounts.revokedAt), lte(dueAt, now)))
    .orderBy(asc(dueAt))
    .limit(limit);
  const rows = await db
    .update(googleAccounts)
    .set({ [column]: now + LEASE_MS })
    .where(inArray(googleAccounts.userId, due))
    .returning({ userId: googleAccounts.userId });
  return rows.map((row) => row.userId);
}
