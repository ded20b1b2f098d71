import { and, eq, gt, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { SyncCheckpoint } from "~/domain/sync-checkpoint";
import { HOUR, type Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { claimDue } from "./due-accounts";
import { type Connection, isConnection } from "./google-accounts";
import { userIntegrations } from "./schema/accounts";
import { calendarEvents, googleAccounts } from "./schema/calendar";

/** Google drops a few notifications, so a calendar is looked at this often even when nothing rang. */
const SYNC_EVERY_MS = 6 * HOUR;

/** Accounts whose calendar should be looked at, taken as `claimDue` says; one whose sync ended well is not due again. */
export const claimDueSyncs = (db: Db, now: Instant, limit: number) => claimDue(db, "syncDueAt", now, limit);

/** Where the mirror of the calendar stands after a sync. A connection made anew meanwhile starts from nothing. */
export function saveSyncState(
  db: Db,
  connection: Connection,
  state: { syncToken: string; syncFromAt: Instant; syncUntilAt: Instant; syncedAt: Instant },
) {
  return db
    .update(googleAccounts)
    .set({ ...state, syncCheckpoint: null, syncFailingSince: null, syncDueAt: state.syncedAt + SYNC_EVERY_MS })
    .where(isConnection(connection));
}

/** The whole calendar begins to be read: what is mirrored from now on is told from what was there. */
export function beginFullSync(db: Db, connection: Connection): Statement {
  return db
    .update(googleAccounts)
    .set({ syncRun: sql`${googleAccounts.syncRun} + 1` })
    .where(isConnection(connection));
}

/**
 * Keeps how far a sync has come, with the page that it has read; null where its pages lead nowhere. A connection made anew
 * meanwhile starts from nothing.
 */
export function saveSyncCheckpoint(db: Db, connection: Connection, syncCheckpoint: SyncCheckpoint | null): Statement {
  return db.update(googleAccounts).set({ syncCheckpoint }).where(isConnection(connection));
}

/** A sync that brought nothing: the calendar is looked at again as long after it as after any other. */
export function postponeSync(db: Db, connection: Connection, now: Instant): Statement {
  return (
    db
      .update(googleAccounts)
      .set({ syncDueAt: now + SYNC_EVERY_MS, syncFailingSince: null })
      // Of many that ring for nothing few write.
      .where(
        and(
          isConnection(connection),
          or(lt(googleAccounts.syncDueAt, now + SYNC_EVERY_MS / 2), isNotNull(googleAccounts.syncFailingSince)),
        ),
      )
  );
}

/** A sync has failed: pages say so once none has gone well for a while (`outOfDateWords`). */
export function noteSyncFailure(db: Db, connection: Connection, now: Instant) {
  return db
    .update(googleAccounts)
    .set({ syncFailingSince: now })
    .where(and(isConnection(connection), isNull(googleAccounts.syncFailingSince)));
}

/** Looks at the calendar by then at the latest, should nothing ring: what was written there is mirrored and planned for. */
export function syncBy(db: Db, userId: string, at: Instant): Statement {
  return db
    .update(googleAccounts)
    .set({ syncDueAt: at })
    .where(and(eq(googleAccounts.userId, userId), gt(googleAccounts.syncDueAt, at)));
}

/** How many events the first sync has brought so far; null when it is over. */
export function saveSyncProgress(db: Db, userId: string, events: number | null) {
  return db
    .update(userIntegrations)
    .set({ googleSyncProgress: events })
    .where(and(eq(userIntegrations.userId, userId), eq(userIntegrations.googleCalendarConnected, true)));
}

/** For the end of a sync's own transaction: nothing it wrote outlives a disconnect that came in between. */
export function dropOrphanedMirror(db: Db, userId: string): Statement {
  return db
    .delete(calendarEvents)
    .where(
      and(
        eq(calendarEvents.userId, userId),
        sql`NOT EXISTS (SELECT 1 FROM ${googleAccounts} AS a WHERE a.user_id = ${userId})`,
      ),
    );
}

/** The next sync reads the whole calendar again. */
export function forgetSyncToken(db: Db, userId: string) {
  return db
    .update(googleAccounts)
    .set({ syncToken: null, syncCheckpoint: null })
    .where(eq(googleAccounts.userId, userId));
}
