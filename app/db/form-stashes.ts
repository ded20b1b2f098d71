import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { formStashes, sessions } from "./schema";

interface NewStash {
  tokenHash: string;
  path: string;
  fields: Record<string, string>;
  expiresAt: Instant;
}

/** Keeps the words. They belong to the user of the session that has ended, as long as that row is still there. */
export function insertStash(db: Db, stash: NewStash, sessionTokenHash: string) {
  const owner = sql<string | null>`(SELECT ${sessions.userId} FROM ${sessions}
    WHERE ${sessions.tokenHash} = ${sessionTokenHash})`;
  return db.insert(formStashes).values({ ...stash, userId: owner });
}

/** What was posted, for the one who posted it: one row or none. */
export function selectStash(db: Db, tokenHash: string, userId: SQL, now: Instant) {
  return db
    .select({ path: formStashes.path, fields: formStashes.fields })
    .from(formStashes)
    .where(
      and(
        eq(formStashes.tokenHash, tokenHash),
        gt(formStashes.expiresAt, now),
        or(isNull(formStashes.userId), eq(formStashes.userId, userId)),
      ),
    )
    .limit(1);
}

export function deleteStash(db: Db, tokenHash: string) {
  return db.delete(formStashes).where(eq(formStashes.tokenHash, tokenHash));
}
