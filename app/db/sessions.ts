import { and, desc, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import { SESSION_IDLE_MS, SESSION_TOUCH_MS } from "~/domain/session";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { sessions, userIntegrations, userPreferences, users } from "./schema/accounts";

/** The session is neither past its end nor idle for too long. */
function isAlive(tokenHash: string, now: Instant) {
  return and(
    eq(sessions.tokenHash, tokenHash),
    gt(sessions.expiresAt, now),
    gt(sessions.seenAt, now - SESSION_IDLE_MS),
  );
}

/** The user of a live session as a subquery, so that a page's statements run in the same trip as the check. */
export function userOfSession(tokenHash: string, now: Instant): SQL {
  return sql`(SELECT ${sessions.userId} FROM ${sessions} WHERE ${isAlive(tokenHash, now)})`;
}

/**
 * The live session, its user and the rows that belong to every user, for `readSignedIn`. Four statements instead of a
 * join: in a batch D1 names columns without their tables, and equal names would overwrite each other.
 */
export function selectSignedIn(db: Db, tokenHash: string, now: Instant) {
  const userId = userOfSession(tokenHash, now);
  const { id, createdAt, seenAt, expiresAt } = sessions;
  return [
    db.select({ id, createdAt, seenAt, expiresAt }).from(sessions).where(isAlive(tokenHash, now)),
    db
      .select({
        id: users.id,
        email: users.email,
        name: users.name,
        emailVerifiedAt: users.emailVerifiedAt,
        createdAt: users.createdAt,
        hasPassword: sql<boolean>`${users.passwordHash} IS NOT NULL`.mapWith(Boolean).as("has_password"),
      })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(userIntegrations).where(eq(userIntegrations.userId, userId)),
    db.select().from(userPreferences).where(eq(userPreferences.userId, userId)),
  ] as const;
}

type Selected = ReturnType<typeof selectSignedIn>;
type Row<N extends 0 | 1 | 2 | 3> = Awaited<Selected[N]>[number];

export interface SignedInRow {
  session: Row<0>;
  user: Row<1>;
  integrations: Row<2> | undefined;
  preferences: Row<3> | undefined;
}

/** @param results of a batch that began with `selectSignedIn`; undefined when there is no live session */
export function readSignedIn(results: readonly unknown[]): SignedInRow | undefined {
  // The batch answers in the order of its statements.
  const [[session], [user], [integrations], [preferences]] = results as [Row<0>[], Row<1>[], Row<2>[], Row<3>[]];
  return session && user && { session, user, integrations, preferences };
}

/** Moves "last seen", at most once an hour; a session that is over stays over. */
export function touchSession(db: Db, tokenHash: string, now: Instant) {
  return db
    .update(sessions)
    .set({ seenAt: now })
    .where(and(isAlive(tokenHash, now), lt(sessions.seenAt, now - SESSION_TOUCH_MS)));
}

export function insertSession(db: Db, session: typeof sessions.$inferInsert) {
  return db.insert(sessions).values(session);
}

/** The user's live sessions, the one used last first. */
export function selectSessions(db: Db, userId: string | SQL, now: Instant) {
  return db
    .select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt, seenAt: sessions.seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.seenAt, now - SESSION_IDLE_MS)))
    .orderBy(desc(sessions.seenAt));
}

/** Ends the session of this token, alive or not. */
export function deleteSessionByToken(db: Db, tokenHash: string) {
  return db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ id: sessions.id, userId: sessions.userId });
}

/** Ends one of the user's own sessions; another user's is not found. */
export function deleteSession(db: Db, userId: string, id: string) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
}

/** Ends every session of the user, except one that stays when its id is given. */
export function deleteSessions(db: Db, userId: string, exceptId?: string) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
}
