import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { DAY, type Instant } from "~/domain/time";
import type { UserId } from "./agenda";
import type { Db, Statement } from "./database";
import {
  actionItems,
  earlierParts,
  earlierSummaries,
  summaries,
  transcriptParts,
  transcripts,
} from "./schema/summaries";
import { summaryId } from "./transcripts";

/** A summary that was replaced can be brought back for as long. */
const KEEP_MS = DAY;

/** Names of the columns of a table, as they are in the database. */
const columnsOf = (table: SQLiteTable): string[] => Object.values(getTableColumns(table)).map(({ name }) => name);

const COLUMNS = {
  summaries: columnsOf(summaries),
  items: columnsOf(actionItems),
  transcripts: columnsOf(transcripts),
};

/** A row as a JSON array, what is JSON in it as text: an object would have more arguments than D1 lets a function have. */
const rowOf = (alias: string, columns: readonly string[]): SQL =>
  sql.raw(`json_array(${columns.map((name) => `${alias}."${name}"`).join(", ")})`);

/** The columns back out of such JSON. */
const valuesOf = (json: string, columns: readonly string[]): SQL =>
  sql.raw(columns.map((_, n) => `${json} ->> '$[${n}]'`).join(", "));

/** Where such JSON has a column. */
const placeOf = (columns: readonly string[], name: string) => `$[${columns.indexOf(name)}]`;

/** Every column of a summary as the other row has it. */
const EXCLUDED = Object.fromEntries(
  Object.entries(getTableColumns(summaries)).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
);

/**
 * Keeps the summary of a meeting, and what it stands on, before another takes its place: nothing where there is none, or
 * where the words that it was made of were replaced before. To run in one transaction, before `replaceTranscript` or
 * `askForSummary`.
 *
 * @param hash of the words that come; null where it is made again of those that are kept: then it is kept if the user has
 * changed it, and waits for no other summary once it is back
 */
export function keepEarlier(
  db: Db,
  { userId, eventId, hash }: { userId: string; eventId: string; hash: string | null },
  now: Instant,
): Statement[] {
  const id = summaryId(userId, eventId);
  const isAnother =
    hash === null
      ? sql`s.edited_at IS NOT NULL AND t.content_hash = s.content_hash`
      : sql`s.content_hash <> ${hash} AND (t.id IS NULL OR t.content_hash = s.content_hash)`;
  const isReplaced = sql`s.id = ${id} AND s.deleted_at IS NULL AND ${isAnother}`;
  const words = rowOf("t", COLUMNS.transcripts);
  const kept = hash === null ? sql`json_set(${words}, ${placeOf(COLUMNS.transcripts, "summarise_at")}, NULL)` : words;
  const found = sql`FROM ${summaries} AS s LEFT JOIN ${transcripts} AS t ON t.id = s.id WHERE ${isReplaced}`;
  const items = sql`(SELECT json_group_array(${rowOf("i", COLUMNS.items)}) FROM ${actionItems} AS i WHERE i.summary_id = s.id)`;
  return [
    db.delete(earlierSummaries).where(sql`${earlierSummaries.id} = ${id} AND EXISTS (SELECT 1 ${found})`),
    db.insert(earlierSummaries).select(
      sql`SELECT s.id, s.user_id, s.event_id, ${rowOf("s", COLUMNS.summaries)}, ${items},
        CASE WHEN t.id IS NOT NULL THEN ${kept} END,
        min(${now + KEEP_MS}, coalesce(t.expires_at, ${now + KEEP_MS})) ${found}`,
    ),
    db.insert(earlierParts).select(
      sql`SELECT NULL, p.transcript_id, p.part, p.user_id, p.entries FROM ${transcriptParts} AS p
        WHERE p.transcript_id = ${id} AND EXISTS (SELECT 1 ${found})`,
    ),
  ];
}

/**
 * Puts the summary that was replaced last, and its words, in the place of what is kept of the meeting; action items that
 * the user has changed since stay. Nothing where there is none. To run in one transaction; the first statement gives a row
 * back when there is one.
 *
 * @param otherwise what is to happen to what stands where there is none; a summary that comes back is written over it
 */
export function bringBackEarlier(
  db: Db,
  { userId, eventId, otherwise = [] }: { userId: string; eventId: string; otherwise?: readonly Statement[] },
): Statement[] {
  const id = summaryId(userId, eventId);
  const there = sql`EXISTS (SELECT 1 FROM ${earlierSummaries} AS e WHERE e.id = ${id})`;
  const earlier = sql`FROM ${earlierSummaries} AS e WHERE e.id = ${id}`;
  return [
    db.select({ id: earlierSummaries.id }).from(earlierSummaries).where(eq(earlierSummaries.id, id)),
    ...otherwise,
    db
      .insert(summaries)
      .select(sql`SELECT ${valuesOf("e.summary", COLUMNS.summaries)} ${earlier}`)
      .onConflictDoUpdate({ target: summaries.id, set: EXCLUDED }),
    db
      .delete(actionItems)
      .where(sql`${actionItems.summaryId} = ${id} AND edited_at IS NULL AND done_at IS NULL AND ${there}`),
    // What stays of the newer words stands on none of these.
    db.update(actionItems).set({ evidence: [] }).where(sql`${actionItems.summaryId} = ${id} AND ${there}`),
    db
      .insert(actionItems)
      .select(
        sql`SELECT ${valuesOf("i.value", COLUMNS.items)} FROM ${earlierSummaries} AS e, json_each(e.items) AS i WHERE e.id = ${id}`,
      )
      .onConflictDoUpdate({ target: actionItems.id, set: { evidence: sql`excluded.evidence` } }),
    db.delete(transcripts).where(sql`${transcripts.id} = ${id} AND ${there}`),
    db
      .insert(transcripts)
      .select(sql`SELECT ${valuesOf("e.transcript", COLUMNS.transcripts)} ${earlier} AND e.transcript IS NOT NULL`),
    db.insert(transcriptParts).select(
      sql`SELECT NULL, p.summary_id, p.part, p.user_id, p.entries FROM ${earlierParts} AS p
        WHERE p.summary_id = ${id} AND EXISTS (SELECT 1 FROM ${transcripts} AS t WHERE t.id = ${id})`,
    ),
    db.delete(earlierSummaries).where(eq(earlierSummaries.id, id)),
  ];
}

/** Forgets what was replaced of a meeting. @param hash only what was made of these words */
export function forgetEarlier(db: Db, userId: string, eventId: string, hash?: string): Statement {
  const hashOf = sql`${earlierSummaries.summary} ->> ${placeOf(COLUMNS.summaries, "content_hash")}`;
  const isOfThem = hash === undefined ? undefined : sql`${hashOf} = ${hash}`;
  return db.delete(earlierSummaries).where(and(eq(earlierSummaries.id, summaryId(userId, eventId)), isOfThem));
}

/** Whether a summary of the meeting can be brought back: a row or none. */
export const selectEarlier = (db: Db, userId: UserId, eventId: string) =>
  db
    .select({ id: earlierSummaries.id })
    .from(earlierSummaries)
    .where(sql`${earlierSummaries.userId} = ${userId} AND ${earlierSummaries.eventId} = ${eventId}`);
