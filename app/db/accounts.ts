import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { normalEmail } from "~/domain/account";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { identities, userIntegrations, users } from "./schema/accounts";

/** What signing in needs to know about an account. */
const ACCOUNT = {
  id: users.id,
  email: users.email,
  name: users.name,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
};

export interface Account {
  id: string;
  email: string;
  name: string;
  passwordHash: string | null;
  emailVerifiedAt: Instant | null;
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db
    .select(ACCOUNT)
    .from(users)
    .where(eq(users.email, normalEmail(email)))
    .get();
}

export async function findAccount(db: Db, userId: string): Promise<Account | undefined> {
  return db.select(ACCOUNT).from(users).where(eq(users.id, userId)).get();
}

/** Whose Google account it is: one row or none. */
export function selectAccountByIdentity(db: Db, subject: string) {
  return db
    .select(ACCOUNT)
    .from(users)
    .where(
      sql`${users.id} = (SELECT ${identities.userId} FROM ${identities}
        WHERE ${identities.provider} = 'google' AND ${identities.subject} = ${subject})`,
    );
}

export function selectAccountByEmail(db: Db, email: string) {
  return db
    .select(ACCOUNT)
    .from(users)
    .where(eq(users.email, normalEmail(email)));
}

/** Where somebody stands in the set-up, for the way on after signing in. */
export async function findOnboarding(db: Db, userId: string) {
  return db
    .select({ completed: userIntegrations.onboardingCompleted })
    .from(userIntegrations)
    .where(eq(userIntegrations.userId, userId))
    .get();
}

interface NewUser {
  id: string;
  email: string;
  name: string;
  createdAt: Instant;
}

/** A user whose address Google has proven. An address that is taken changes nothing. */
export function insertGoogleUser(db: Db, { id, email, name, createdAt }: NewUser, subject: string): Statement[] {
  return [
    db
      .insert(users)
      .values({ id, email: normalEmail(email), name, emailVerifiedAt: createdAt, createdAt })
      .onConflictDoNothing(),
    db
      .insert(identities)
      .select(sql`SELECT 'google', ${subject}, ${users.id}, ${createdAt} FROM ${users} WHERE ${users.id} = ${id}`)
      .onConflictDoNothing(),
  ];
}

export function insertIdentity(db: Db, userId: string, subject: string, createdAt: Instant) {
  return db.insert(identities).values({ provider: "google", subject, userId, createdAt }).onConflictDoNothing();
}

/** Since when the user signs in with Google; a row for each Google account. */
export function selectIdentities(db: Db, userId: string | SQL) {
  return db
    .select({ provider: identities.provider, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt);
}

/** Nobody signs in with Google any more, whoever had been able to. */
export function dropIdentities(db: Db, userId: string) {
  return db.delete(identities).where(eq(identities.userId, userId)).returning({ provider: identities.provider });
}

/** The same for somebody who has a password; without one no row goes, because it would be the last way in. */
export function removeIdentities(db: Db, userId: string) {
  return db
    .delete(identities)
    .where(
      and(
        eq(identities.userId, userId),
        sql`EXISTS (SELECT 1 FROM users AS owner WHERE owner.id = ${userId} AND owner.password_hash IS NOT NULL)`,
      ),
    )
    .returning({ provider: identities.provider });
}

export function setPasswordHash(db: Db, userId: string, passwordHash: string) {
  return db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Notes that the address is proven, unless it has changed since the link was mailed. */
export function verifyEmail(db: Db, userId: string, email: string, now: Instant) {
  return db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, userId), eq(users.email, email), isNull(users.emailVerifiedAt)));
}

/** Gives the account a proven address, unless another has it. One row when it worked. */
export function changeEmail(db: Db, userId: string, email: string, now: Instant) {
  return db
    .update(users)
    .set({ email, emailVerifiedAt: now })
    .where(and(eq(users.id, userId), sql`NOT ${hasAccount(email)}`))
    .returning({ id: users.id });
}

/** In SQL: whether somebody signs in with this Google account. */
export function hasIdentity(subject: string) {
  return sql`EXISTS (SELECT 1 FROM identities AS known WHERE known.provider = 'google' AND known.subject = ${subject})`;
}

/** In SQL: whether an address has an account. */
export function hasAccount(email: string) {
  return sql`EXISTS (SELECT 1 FROM users AS taken WHERE taken.email = ${email})`;
}
