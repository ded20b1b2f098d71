import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import { hasAccount } from "./accounts";
import type { Db } from "./database";
import { emailTokens, users } from "./schema/accounts";

type Purpose = (typeof emailTokens.$inferInsert)["purpose"];

/** A mailed link for whoever has this address and has it proven; no row when nobody has. */
export function insertResetToken(db: Db, email: string, tokenHash: string, expiresAt: Instant) {
  return db.insert(emailTokens).select(
    sql`SELECT ${tokenHash}, ${users.id}, 'reset', ${users.email}, ${expiresAt}, NULL
        FROM ${users} WHERE ${users.email} = ${email}`,
  );
}

/** A mailed link that signs the owner of this address in; no row when none is to be sent. */
export function insertSignInToken(
  db: Db,
  { email, tokenHash, expiresAt, isSent }: { email: string; tokenHash: string; expiresAt: Instant; isSent: boolean },
) {
  return db.insert(emailTokens).select(
    sql`SELECT ${tokenHash}, ${users.id}, 'sign-in', ${users.email}, ${expiresAt}, NULL
        FROM ${users} WHERE ${users.email} = ${email} AND ${Number(isSent)}`,
  );
}

/** A mailed link that gives the account this address; no row when the address has an account. */
export function insertVerifyToken(
  db: Db,
  { tokenHash, userId, email, expiresAt }: { tokenHash: string; userId: string; email: string; expiresAt: Instant },
) {
  return db
    .insert(emailTokens)
    .select(sql`SELECT ${tokenHash}, ${userId}, 'verify', ${email}, ${expiresAt}, NULL WHERE NOT ${hasAccount(email)}`);
}

/** Whose link it is, while it works: one row or none. */
export function selectEmailToken(db: Db, tokenHash: string, purpose: Purpose, now: Instant) {
  return db
    .select({ userId: emailTokens.userId, email: emailTokens.email })
    .from(emailTokens)
    .where(works(tokenHash, purpose, now))
    .limit(1);
}

export async function findEmailToken(db: Db, tokenHash: string, purpose: Purpose, now: Instant) {
  return selectEmailToken(db, tokenHash, purpose, now).get();
}

/** The address that this link has given to the account of its user, who has it still: one row or none. */
export function selectConfirmedAddress(db: Db, tokenHash: string, userId: string | SQL) {
  return db
    .select({ email: sql<string>`${emailTokens.email}`.as("confirmed") })
    .from(emailTokens)
    .innerJoin(users, and(eq(users.id, emailTokens.userId), eq(users.email, emailTokens.email)))
    .where(
      and(
        eq(emailTokens.tokenHash, tokenHash),
        eq(emailTokens.purpose, "verify"),
        eq(emailTokens.userId, userId),
        isNotNull(emailTokens.usedAt),
      ),
    );
}

function works(tokenHash: string, purpose: Purpose, now: Instant) {
  return and(
    eq(emailTokens.tokenHash, tokenHash),
    eq(emailTokens.purpose, purpose),
    gt(emailTokens.expiresAt, now),
    isNull(emailTokens.usedAt),
  );
}

/** Uses a link up. One statement: of two uses at once, one gets the row. */
export async function claimEmailToken(db: Db, tokenHash: string, purpose: Purpose, now: Instant) {
  return db
    .update(emailTokens)
    .set({ usedAt: now })
    .where(works(tokenHash, purpose, now))
    .returning({ userId: emailTokens.userId, email: emailTokens.email })
    .get();
}

/**
 * Links that wait stop working: one of them has been used, or the password is new. One that was used stays until it would
 * have run out, to say what it has done.
 */
export function dropEmailTokens(db: Db, userId: string) {
  return db.delete(emailTokens).where(and(eq(emailTokens.userId, userId), isNull(emailTokens.usedAt)));
}
