import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { HOUR, type Instant, MINUTE } from "~/domain/time";
import type { Db, Statement } from "./database";
import { calendarEvents, contacts, googleAccounts, userIntegrations } from "./schema";

/** Google drops a few notifications, so a calendar is looked at this often even when nothing rang. */
const SYNC_EVERY_MS = 6 * HOUR;
/** What a run has taken comes back after this, when the run did not end well. */
const LEASE_MS = 15 * MINUTE;

export type GoogleAccount = typeof googleAccounts.$inferSelect;

export async function findGoogleAccount(db: Db, userId: string): Promise<GoogleAccount | undefined> {
  return db.select().from(googleAccounts).where(eq(googleAccounts.userId, userId)).get();
}

/** Tokens must be sealed already. A grant that was revoked meanwhile stays revoked. */
export async function saveTokens(
  db: Db,
  userId: string,
  tokens: { accessToken: string; accessTokenExpiresAt: Instant; refreshToken?: string },
): Promise<void> {
  await db
    .update(googleAccounts)
    .set(tokens)
    .where(and(eq(googleAccounts.userId, userId), isNull(googleAccounts.revokedAt)));
}

/** Marks the grant dead, in both places that pages read. True for the one call that did it. */
export async function revokeGoogleAccount(db: Db, userId: string, now: Instant): Promise<boolean> {
  const [revoked] = await db.batch([
    db
      .update(googleAccounts)
      .set({ revokedAt: now })
      .where(and(eq(googleAccounts.userId, userId), isNull(googleAccounts.revokedAt)))
      .returning({ userId: googleAccounts.userId }),
    db.update(userIntegrations).set({ googleCalendarConnected: false }).where(eq(userIntegrations.userId, userId)),
  ]);
  return revoked.length === 1;
}

/** Where the mirror of the calendar stands after a sync. A connection made anew meanwhile starts from nothing. */
export function saveSyncState(
  db: Db,
  { userId, connectedAt }: Pick<GoogleAccount, "userId" | "connectedAt">,
  state: { syncToken: string; syncFromAt: Instant; syncUntilAt: Instant; syncedAt: Instant },
) {
  return db
    .update(googleAccounts)
    .set({ ...state, syncDueAt: state.syncedAt + SYNC_EVERY_MS })
    .where(and(eq(googleAccounts.userId, userId), eq(googleAccounts.connectedAt, connectedAt)));
}

/** What pages say about the connection, as one statement: no row, or the account and when Google ended the grant. */
export function selectGrantState(db: Db, userId: string | SQL) {
  return db
    .select({
      email: googleAccounts.email,
      revokedAt: googleAccounts.revokedAt,
      syncedAt: googleAccounts.syncedAt,
    })
    .from(googleAccounts)
    .where(eq(googleAccounts.userId, userId));
}

/**
 * Keeps a fresh grant, in place of any other, and marks the calendar connected. The next sync reads everything; the
 * mirror of another account is forgotten at once.
 *
 * @param account tokens sealed already
 */
export function connectGoogleAccount(
  db: Db,
  account: Pick<
    GoogleAccount,
    "userId" | "email" | "scope" | "accessToken" | "accessTokenExpiresAt" | "refreshToken" | "connectedAt"
  >,
): Statement[] {
  const { userId, email } = account;
  const fresh = { ...account, syncToken: null, syncDueAt: 0, channelDueAt: 0, revokedAt: null, revokedToldAt: null };
  const connected = { googleCalendarConnected: true, googleCalendarEmail: email, googleSyncProgress: 0 };
  return [
    db
      .delete(calendarEvents)
      .where(
        and(
          eq(calendarEvents.userId, userId),
          sql`NOT EXISTS (SELECT 1 FROM ${googleAccounts} AS a WHERE a.user_id = ${userId} AND a.email = ${email})`,
        ),
      ),
    db.insert(googleAccounts).values(fresh).onConflictDoUpdate({ target: googleAccounts.userId, set: fresh }),
    db.update(userIntegrations).set(connected).where(eq(userIntegrations.userId, userId)),
  ];
}

/** Forgets tokens, mirror and with it the people whom only the calendar knew. What Parley booked itself stays in its list. */
export function disconnectGoogleAccount(db: Db, userId: string): Statement[] {
  const gone = { googleCalendarConnected: false, googleCalendarEmail: null, googleSyncProgress: null };
  return [
    db.delete(googleAccounts).where(eq(googleAccounts.userId, userId)),
    db.delete(calendarEvents).where(eq(calendarEvents.userId, userId)),
    db.delete(contacts).where(and(eq(contacts.userId, userId), eq(contacts.source, "calendar"))),
    db.update(userIntegrations).set(gone).where(eq(userIntegrations.userId, userId)),
  ];
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

/** How many events the first sync has brought so far; null when it is over. */
export function saveSyncProgress(db: Db, userId: string, events: number | null) {
  return db
    .update(userIntegrations)
    .set({ googleSyncProgress: events })
    .where(and(eq(userIntegrations.userId, userId), eq(userIntegrations.googleCalendarConnected, true)));
}

/** SQL condition: Google has ended the user's grant, and they have not heard of it. */
export function isRevocationUntold(userId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${googleAccounts} AS g
    WHERE g.user_id = ${userId} AND g.revoked_at IS NOT NULL AND g.revoked_told_at IS NULL)`;
}

/** Notes that the user hears of it; nobody tells it again. */
export function noteRevokedTold(db: Db, userId: string, now: Instant) {
  return db
    .update(googleAccounts)
    .set({ revokedToldAt: now })
    .where(
      and(
        eq(googleAccounts.userId, userId),
        sql`${googleAccounts.revokedAt} IS NOT NULL`,
        isNull(googleAccounts.revokedToldAt),
      ),
    )
    .returning({ userId: googleAccounts.userId });
}

export interface Channel {
  id: string;
  resourceId: string;
  tokenHash: string;
}

/** Makes this the channel on which Google rings. */
export function saveChannel(
  db: Db,
  { userId, connectedAt }: Pick<GoogleAccount, "userId" | "connectedAt">,
  { id, resourceId, tokenHash }: Channel,
  dueAt: Instant,
) {
  return db
    .update(googleAccounts)
    .set({ channelId: id, channelResourceId: resourceId, channelTokenHash: tokenHash, channelDueAt: dueAt })
    .where(and(eq(googleAccounts.userId, userId), eq(googleAccounts.connectedAt, connectedAt)))
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

/**
 * Takes up to `limit` accounts whose calendar should be looked at, the longest overdue first. One statement, so two
 * runs never take the same; a taken one comes back after a quarter of an hour unless its sync ended well.
 */
export async function claimDueSyncs(db: Db, now: Instant, limit: number): Promise<string[]> {
  const rows = await db
    .update(googleAccounts)
    .set({ syncDueAt: now + LEASE_MS })
    .where(inArray(googleAccounts.userId, dueUsers(db, googleAccounts.syncDueAt, now, limit)))
    .returning({ userId: googleAccounts.userId });
  return rows.map((row) => row.userId);
}

/** The same for accounts whose channel ends soon or is missing. */
export async function claimDueChannels(db: Db, now: Instant, limit: number): Promise<string[]> {
  const rows = await db
    .update(googleAccounts)
    .set({ channelDueAt: now + LEASE_MS })
    .where(inArray(googleAccounts.userId, dueUsers(db, googleAccounts.channelDueAt, now, limit)))
    .returning({ userId: googleAccounts.userId });
  return rows.map((row) => row.userId);
}

type DueColumn = typeof googleAccounts.syncDueAt | typeof googleAccounts.channelDueAt;

function dueUsers(db: Db, column: DueColumn, now: Instant, limit: number) {
  return db
    .select({ userId: googleAccounts.userId })
    .from(googleAccounts)
    .where(and(isNull(googleAccounts.revokedAt), lte(column, now)))
    .orderBy(asc(column))
    .limit(limit);
}

/** The next sync reads the whole calendar again. */
export function forgetSyncToken(db: Db, userId: string) {
  return db.update(googleAccounts).set({ syncToken: null }).where(eq(googleAccounts.userId, userId));
}
