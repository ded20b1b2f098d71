import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { formDrafts, sessions, users } from "./schema/accounts";

interface NewFormDraft {
  tokenHash: string;
  path: string;
  fields: Record<string, string>;
  expiresAt: Instant;
}

/**
 * Keeps the words for the user of the session that has ended, or where its row is gone for the one who signed in last in
 * that browser. Words of nobody that is known are not kept: whoever signs in next would get them.
 *
 * @returns a row of its own when they were kept
 */
export function insertFormDraft(
  db: Db,
  { tokenHash, path, fields, expiresAt }: NewFormDraft,
  browser: { sessionTokenHash: string; email: string | null },
) {
  const ofSession = sql`SELECT ${sessions.userId} FROM ${sessions} WHERE ${sessions.tokenHash} = ${browser.sessionTokenHash}`;
  const ofBrowser = sql`SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${browser.email}`;
  return db
    .insert(formDrafts)
    .select(
      sql`SELECT ${tokenHash}, owner, ${path}, ${JSON.stringify(fields)}, ${expiresAt}
          FROM (SELECT coalesce((${ofSession}), (${ofBrowser})) AS owner) WHERE owner IS NOT NULL`,
    )
    .returning({ path: formDrafts.path });
}

/** Keeps what is nobody's in particular. */
export function insertPublicDraft(db: Db, draft: NewFormDraft) {
  return db.insert(formDrafts).values(draft);
}

/**
 * What was kept: one row or none.
 *
 * @param userId whose words; null finds only what is nobody's in particular
 */
export function selectFormDraft(db: Db, tokenHash: string, userId: SQL | null, now: Instant) {
  return db
    .select({ path: formDrafts.path, fields: formDrafts.fields })
    .from(formDrafts)
    .where(
      and(
        eq(formDrafts.tokenHash, tokenHash),
        gt(formDrafts.expiresAt, now),
        userId === null ? isNull(formDrafts.userId) : eq(formDrafts.userId, userId),
      ),
    )
    .limit(1);
}

export function deleteFormDraft(db: Db, tokenHash: string) {
  return db.delete(formDrafts).where(eq(formDrafts.tokenHash, tokenHash));
}
