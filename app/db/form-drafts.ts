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

/**
 * What was kept, for whoever it belongs to: one row or none.
 *
 * @param userId who asks; null finds only what is nobody's in particular
 */
export function selectFormDraft(db: Db, tokenHash: string, userId: SQL | null, now: Instant) {
  return db
    .select({ path: formDrafts.path, fields: formDrafts.fields })
    .from(formDrafts)
    .where(
      and(
        eq(formDrafts.tokenHash, tokenHash),
        gt(formDrafts.expiresAt, now),
        or(isNull(formDrafts.userId), userId === null ? undefined : eq(formDrafts.userId, userId)),
      ),
    )
    .limit(1);
}

export function deleteFormDraft(db: Db, tokenHash: string) {
  return db.delete(formDrafts).where(eq(formDrafts.tokenHash, tokenHash));
}
