import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import { hasAccount } from "./accounts";
import type { Db, Statement } from "./database";
import { signUps, users } from "./schema/accounts";

/** Keeps a sign-up until its address is proven, unless the address has an account already. */
export function insertSignUp(db: Db, row: typeof signUps.$inferInsert) {
  return db.insert(signUps).select(
    sql`SELECT ${row.tokenHash}, ${row.email}, ${row.name}, ${row.passwordHash}, ${row.browserHash}, ${row.expiresAt}
        WHERE NOT ${hasAccount(row.email)}`,
  );
}

/** SQL condition: there is a sign-up with this token. */
export const hasSignUp = (tokenHash: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${signUps} AS s WHERE s.token_hash = ${tokenHash})`;

/** The same sign-up once more under another token: the latest of this browser and address that is still open, if any. */
export function repeatSignUp(
  db: Db,
  {
    tokenHash,
    email,
    browserHash,
    expiresAt,
    now,
  }: { tokenHash: string; email: string; browserHash: string; expiresAt: Instant; now: Instant },
) {
  return db.insert(signUps).select(
    sql`SELECT ${tokenHash}, s.email, s.name, s.password_hash, s.browser_hash, ${expiresAt} FROM ${signUps} AS s
        WHERE s.email = ${email} AND s.browser_hash = ${browserHash} AND s.expires_at > ${now} AND NOT ${hasAccount(email)}
        ORDER BY s.expires_at DESC LIMIT 1`,
  );
}

export async function findSignUp(db: Db, tokenHash: string, now: Instant) {
  return db
    .select()
    .from(signUps)
    .where(and(eq(signUps.tokenHash, tokenHash), gt(signUps.expiresAt, now)))
    .get();
}

/**
 * Makes the user of a sign-up and forgets every sign-up with that address. To run in one transaction: of two runs one
 * makes the user, and where the address has an account meanwhile, none does.
 */
export function completeSignUp(db: Db, tokenHash: string, userId: string, now: Instant): Statement[] {
  const ofToken = sql`${signUps.tokenHash} = ${tokenHash} AND ${signUps.expiresAt} > ${now}`;
  return [
    db
      .insert(users)
      .select(
        sql`SELECT ${userId}, ${signUps.email}, ${signUps.name}, ${signUps.passwordHash}, ${now}, ${now}
            FROM ${signUps} WHERE ${ofToken}`,
      )
      .onConflictDoNothing(),
    db.delete(signUps).where(sql`${signUps.email} = (SELECT ${signUps.email} FROM ${signUps} WHERE ${ofToken})`),
  ];
}
