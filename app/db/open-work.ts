import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { MOST_COUNTED, SOON_MS, type WorkRead } from "~/domain/health";
import { DAY, HOUR, type Instant } from "~/domain/time";
import type { Db } from "./database";
import { rateLimits } from "./schema/accounts";
import { billingAccounts } from "./schema/billing";
import { googleAccounts } from "./schema/calendar";
import { deliveries, plannedNotifications } from "./schema/messages";

/** Counted by the hour in the table of limits, which forgets them like any other row that has run out. */
const DEAD_LETTERS = "health:dead-letter:";
const IS_DEAD_LETTERS = and(gte(rateLimits.key, DEAD_LETTERS), lt(rateLimits.key, "health:dead-letter;"));

/** Counts one message that a queue has given up: a row an hour, for a day. */
export async function noteDeadLetter(db: Db, now: Instant): Promise<void> {
  const hour = Math.floor(now / HOUR);
  await db
    .insert(rateLimits)
    .values({ key: `${DEAD_LETTERS}${hour}`, windowEndsAt: (hour + 1) * HOUR + DAY, count: 1 })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } });
}

/** The statements of `readOpenWork`: each goes by an index, and reads `MOST_COUNTED` rows of it at most. */
export function openWorkStatements(db: Db, now: Instant) {
  const due = (table: SQLiteTable, column: SQLiteColumn, only?: SQL, by: Instant = now) =>
    db
      .select({ dueAt: sql<number>`${column}` })
      .from(table)
      .where(and(only, gt(column, 0), lte(column, by)))
      .orderBy(asc(column))
      .limit(MOST_COUNTED);
  // 0 is due by every clock, and says nothing of since when.
  const atOnce = (table: SQLiteTable, column: SQLiteColumn, only?: SQL) =>
    db
      .select({ dueAt: sql<number>`${column}` })
      .from(table)
      .where(and(only, eq(column, 0)))
      .limit(MOST_COUNTED);
  const { dueAt, kind } = plannedNotifications;
  const { syncDueAt, channelDueAt } = googleAccounts;
  const hasCheck = isNotNull(billingAccounts.checkAt);
  const isConnected = isNull(googleAccounts.revokedAt);
  return [
    db
      .select({ dueAt, kind })
      .from(plannedNotifications)
      .where(and(gt(dueAt, 0), lte(dueAt, now)))
      .orderBy(asc(dueAt))
      .limit(MOST_COUNTED),
    atOnce(plannedNotifications, dueAt),
    db
      .select({ state: deliveries.state, dueAt: deliveries.dueAt, createdAt: deliveries.createdAt })
      .from(deliveries)
      // In the index's own words: only then does SQLite see that it may use it.
      .where(and(sql`state IN ('planned', 'claimed', 'unknown')`, gte(deliveries.dueAt, 0)))
      .orderBy(asc(deliveries.dueAt))
      .limit(MOST_COUNTED),
    db
      .select({ count: rateLimits.count, windowEndsAt: rateLimits.windowEndsAt })
      .from(rateLimits)
      .where(IS_DEAD_LETTERS)
      .limit(MOST_COUNTED),
    due(googleAccounts, channelDueAt, isConnected, now + SOON_MS),
    atOnce(googleAccounts, channelDueAt, isConnected),
    due(googleAccounts, syncDueAt, isConnected),
    atOnce(googleAccounts, syncDueAt, isConnected),
    due(billingAccounts, billingAccounts.checkAt, hasCheck),
    atOnce(billingAccounts, billingAccounts.checkAt, hasCheck),
  ] as const;
}

/** What is open and due, of all users together: counts and moments, nobody's name. */
export async function readOpenWork(db: Db, now: Instant): Promise<WorkRead> {
  const [planned, plannedAtOnce, open, dead, channels, channelsAtOnce, syncs, syncsAtOnce, billing, billingAtOnce] =
    await db.batch(openWorkStatements(db, now));
  const moments = (rows: readonly { dueAt: Instant }[]) => rows.map(({ dueAt }) => dueAt);
  const letters = dead.filter(({ windowEndsAt }) => windowEndsAt > now);
  return {
    notifications: { dueAt: moments(planned), atOnce: plannedAtOnce.length, oldestKind: planned[0]?.kind ?? null },
    deliveries: open as WorkRead["deliveries"], // the condition leaves these states only
    deadLetters: letters.reduce((sum, { count }) => sum + count, 0),
    channels: { dueAt: moments(channels), atOnce: channelsAtOnce.length },
    syncs: { dueAt: moments(syncs), atOnce: syncsAtOnce.length },
    billing: { dueAt: moments(billing), atOnce: billingAtOnce.length },
  };
}
