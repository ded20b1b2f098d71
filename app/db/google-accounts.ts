import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { userIntegrations } from "./schema/accounts";
import { calendarEvents, contacts, googleAccounts } from "./schema/calendar";
import { meetingReminders } from "./schema/messages";

export type GoogleAccount = typeof googleAccounts.$inferSelect;

export async function findGoogleAccount(db: Db, userId: string): Promise<GoogleAccount | undefined> {
  return selectGoogleAccount(db, userId).get();
}

/** The user's connection to Google, tokens encrypted, as one statement of a batch. */
export function selectGoogleAccount(db: Db, userId: string) {
  return db.select().from(googleAccounts).where(eq(googleAccounts.userId, userId));
}

/**
 * Tokens must be encrypted already. A grant that was revoked meanwhile stays revoked, and one that was given meanwhile
 * keeps its own tokens.
 *
 * @param spent the refresh token, encrypted as it was read, that these were asked for with
 */
export async function saveTokens(
  db: Db,
  userId: string,
  spent: string,
  tokens: { accessToken: string; accessTokenExpiresAt: Instant; refreshToken?: string },
): Promise<void> {
  await db
    .update(googleAccounts)
    .set(tokens)
    .where(
      and(eq(googleAccounts.userId, userId), eq(googleAccounts.refreshToken, spent), isNull(googleAccounts.revokedAt)),
    );
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

/** What pages say about the connection, as one statement: no row, or the account and when Google ended the grant. */
export function selectGrantState(db: Db, userId: string | SQL) {
  return db
    .select({
      email: googleAccounts.email,
      revokedAt: googleAccounts.revokedAt,
      syncFailingSince: googleAccounts.syncFailingSince,
      syncedAt: googleAccounts.syncedAt,
      scope: googleAccounts.scope,
      calendarZone: googleAccounts.calendarZone,
    })
    .from(googleAccounts)
    .where(eq(googleAccounts.userId, userId));
}

/** Whether somebody else of our users has the same Google account connected. */
export async function isGoogleAccountShared(db: Db, userId: string, email: string): Promise<boolean> {
  const others = await db
    .select({ userId: googleAccounts.userId })
    .from(googleAccounts)
    .where(and(eq(googleAccounts.email, email), ne(googleAccounts.userId, userId), isNull(googleAccounts.revokedAt)))
    .limit(1);
  return others.length > 0;
}

/** One grant of one user: a connection that was made anew is another. */
export type Connection = Pick<GoogleAccount, "userId" | "connectedAt">;

/** SQL condition: the account's grant is still this one. */
export function isConnection({ userId, connectedAt }: Connection) {
  return and(eq(googleAccounts.userId, userId), eq(googleAccounts.connectedAt, connectedAt));
}

/**
 * Keeps a fresh grant, in place of any other, and marks the calendar connected. The next sync reads everything; the
 * mirror of another account is forgotten at once.
 *
 * @param account tokens encrypted already
 */
export function connectGoogleAccount(
  db: Db,
  account: Pick<
    GoogleAccount,
    | "userId"
    | "email"
    | "scope"
    | "calendarZone"
    | "accessToken"
    | "accessTokenExpiresAt"
    | "refreshToken"
    | "connectedAt"
  >,
): Statement[] {
  const { userId, email } = account;
  const fresh = {
    ...account,
    syncToken: null,
    syncCheckpoint: null,
    syncDueAt: 0,
    channelDueAt: 0,
    revokedAt: null,
    syncFailingSince: null,
    revokedNotifiedAt: null,
  };
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
    db.delete(meetingReminders).where(eq(meetingReminders.userId, userId)),
    db.delete(contacts).where(and(eq(contacts.userId, userId), eq(contacts.source, "calendar"))),
    db.update(userIntegrations).set(gone).where(eq(userIntegrations.userId, userId)),
  ];
}

/** SQL condition: Google has ended the user's grant, and they have not heard of it. */
export function needsRevocationNotice(userId: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${googleAccounts} AS g
    WHERE g.user_id = ${userId} AND g.revoked_at IS NOT NULL AND g.revoked_told_at IS NULL)`;
}

/** Notes that the user hears of it; nobody tells it again. */
export function markRevocationNotified(db: Db, userId: string, now: Instant) {
  return db
    .update(googleAccounts)
    .set({ revokedNotifiedAt: now })
    .where(
      and(
        eq(googleAccounts.userId, userId),
        sql`${googleAccounts.revokedAt} IS NOT NULL`,
        isNull(googleAccounts.revokedNotifiedAt),
      ),
    )
    .returning({ userId: googleAccounts.userId });
}
