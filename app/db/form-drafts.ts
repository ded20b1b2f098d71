import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { formDrafts, sessions } from "./schema";

interface NewFormDraft {
  tokenHash: string;
  path: string;
  fields: Record<string, string>;
  expiresAt: Instant;
}

/** Keeps the words. They belong to the user of the session that has ended, as long as that row is still there. */
export function insertFormDraft(db: Db, draft: NewFormDraft, sessionTokenHash: string) {
  const owner = sql<string | null>`(SELECT ${sessions.userId} FROM ${sessions}
    WHERE ${sessions.tokenHash} = ${sessionTokenHash})`;
  return db.insert(formDrafts).values({ ...draft, userId: owner });
}

/** What was posted, for the one who posted it: one row or none. */
export function selectFormDraft(db: Db, tokenHash: string, userId: SQL, now: Instant) {
  return db
    .select({ path: formDrafts.path, fields: formDrafts.fields })
    .from(formDrafts)
    .where(
      and(
        eq(formDrafts.tokenHash, tokenHash),
        gt(formDrafts.expiresAt, now),
        or(isNull(formDrafts.userId), eq(formDrafts.userId, userId)),
      ),
    )
    .limit(1);
}

/** What was kept for nobody in particular under a name: one row or none. */
export function selectKeptQuery(db: Db, tokenHash: string, path: string, now: Instant) {
  return db
    .select({ fields: formDrafts.fields })
    .from(formDrafts)
    .where(
      and(
        eq(formDrafts.tokenHash, tokenHash),
        eq(formDrafts.path, path),
        isNull(formDrafts.userId),
        gt(formDrafts.expiresAt, now),
      ),
    );
}

export function deleteFormDraft(db: Db, tokenHash: string) {
  return db.delete(formDrafts).where(eq(formDrafts.tokenHash, tokenHash));
}
