import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { DAY, type Instant, MINUTE } from "~/domain/time";
import type { Transcript, TranscriptEntry } from "~/domain/transcript";
import { partsOf, type TranscriptSource } from "~/domain/transcript-source";
import type { UserId } from "./agenda";
import type { Db, Statement } from "./database";
import { jsonArrays } from "./json-arrays";
import { userPreferences } from "./schema/accounts";
import { summaries, transcriptParts, transcripts } from "./schema/summaries";
import { hashToken } from "./token";

/** Names the summary of a meeting, and its transcript, for good. */
export const summaryId = (userId: string, eventId: string) => hashToken(`summary/${userId}/${eventId}`).slice(0, 32);

/** Whoever brought the words has as long to summarise them; then the cron does. */
const LEASE_MS = 3 * MINUTE;
/** A run of the cron has as long, on Cloudflare's word, and a model may need minutes. */
const CRON_LEASE_MS = 15 * MINUTE;
/** After so many tries without an end it waits for the user. */
const MOST_TRIES = 5;

export interface NewTranscript extends Transcript {
  userId: string;
  eventId: string;
  source: TranscriptSource;
  expiresAt: Instant;
}

/**
 * Puts these words in the place of what is kept of the meeting, and asks for their summary, unless they are the same and
 * summarised: other words that wait for their summary give way to those of the summary that stands. To run in one
 * transaction; the first statement gives a row back when there is something to summarise.
 */
export function replaceTranscript(db: Db, words: NewTranscript, now: Instant): Statement[] {
  const { userId, eventId, source, title, start, zone, guests, entries, expiresAt } = words;
  const id = summaryId(userId, eventId);
  const parts = partsOf(entries).map((part, n) => JSON.stringify({ part: n, entries: part }));
  const isSummarised = sql`${transcripts.contentHash} = excluded.content_hash AND EXISTS (SELECT 1
    FROM ${summaries} AS s WHERE s.id = ${id} AND s.deleted_at IS NULL AND s.content_hash = excluded.content_hash)`;
  const set = {
    ...{ source, title, startAt: start, timezone: zone, guests: [...guests], contentHash: contentHash(entries) },
    ...{ summariseAt: now + LEASE_MS, tries: 0, createdAt: now, expiresAt },
  };
  return [
    db
      .insert(transcripts)
      .values({ id, userId, eventId, ...set })
      .onConflictDoUpdate({ target: transcripts.id, set, setWhere: sql`NOT (${isSummarised})` })
      .returning({ id: transcripts.id }),
    db.delete(transcriptParts).where(eq(transcriptParts.transcriptId, id)),
    ...jsonArrays(parts).map((rows) =>
      db
        .insert(transcriptParts)
        .select(
          sql`SELECT NULL, ${id}, value ->> 'part', ${userId}, value -> 'entries' FROM json_each(${rows}) WHERE true`,
        ),
    ),
  ];
}

/** Names the words of a meeting: the same words once more have the same. */
export const contentHash = (entries: readonly TranscriptEntry[]) => hashToken(JSON.stringify(entries));

/** Which transcripts are to be summarised by now: each goes to one run, which has it for a while. */
export function claimDueTranscripts(db: Db, now: Instant, limit: number) {
  const due = sql`(SELECT d.id FROM ${transcripts} AS d WHERE d.summarise_at IS NOT NULL AND d.summarise_at <= ${now}
    ORDER BY d.summarise_at LIMIT ${limit})`;
  return db
    .update(transcripts)
    .set({
      tries: sql`${transcripts.tries} + 1`,
      summariseAt: sql`CASE WHEN ${transcripts.tries} + 1 < ${MOST_TRIES} THEN ${now + CRON_LEASE_MS} END`,
    })
    .where(sql`${transcripts.id} IN ${due}`)
    .returning({ userId: transcripts.userId, eventId: transcripts.eventId, tries: transcripts.tries });
}

/** Asks for a new summary of the words that are kept. A row when there are any. */
export function askForSummary(db: Db, userId: string, eventId: string, now: Instant) {
  return db
    .update(transcripts)
    .set({ summariseAt: now + LEASE_MS, tries: 0 })
    .where(isOf(userId, eventId))
    .returning({ id: transcripts.id });
}

/** These words are summarised, and the cron is to summarise them once more, better: from now on. */
export function leaveToCron(db: Db, userId: string, eventId: string, hash: string, now: Instant): Statement {
  return db
    .update(transcripts)
    .set({ summariseAt: now })
    .where(and(isOf(userId, eventId), eq(transcripts.contentHash, hash), isNotNull(transcripts.summariseAt)));
}

/** These words are summarised. */
export function endSummarising(db: Db, userId: string, eventId: string, hash: string): Statement {
  return db
    .update(transcripts)
    .set({ summariseAt: null })
    .where(and(isOf(userId, eventId), eq(transcripts.contentHash, hash)));
}

/** What is kept of a meeting's words, without the words: a row or none. */
export function selectTranscript(db: Db, userId: UserId, eventId: string) {
  return db.select().from(transcripts).where(isOf(userId, eventId));
}

/** Which words stand for a meeting: those that are kept, or those that its summary was made of; put away or not. A row or none. */
export function selectStandingWords(db: Db, userId: string, eventId: string) {
  const id = summaryId(userId, eventId);
  return db
    .select({ hash: sql<string>`coalesce(${transcripts.contentHash}, ${summaries.contentHash})`.as("hash") })
    .from(sql`(SELECT ${id} AS id) AS meeting`)
    .leftJoin(transcripts, sql`${transcripts.id} = meeting.id`)
    .leftJoin(summaries, sql`${summaries.id} = meeting.id`)
    .where(sql`coalesce(${transcripts.id}, ${summaries.id}) IS NOT NULL`);
}

/** Its words, in order; `entriesOf` reads them. */
export function selectParts(db: Db, userId: UserId, eventId: string) {
  const ids = sql`(SELECT t.id FROM ${transcripts} AS t WHERE t.user_id = ${userId} AND t.event_id = ${eventId})`;
  return db
    .select({ entries: transcriptParts.entries })
    .from(transcriptParts)
    .where(sql`${transcriptParts.transcriptId} IN ${ids}`)
    .orderBy(asc(transcriptParts.part));
}

export const entriesOf = (parts: readonly { entries: TranscriptEntry[] }[]): TranscriptEntry[] =>
  parts.flatMap(({ entries }) => entries);

/** Forgets these words of a meeting at once, now that they are summarised; others that have come since stay. */
export function forgetSummarised(db: Db, userId: string, eventId: string, hash: string): Statement {
  return db
    .delete(transcripts)
    .where(and(isOf(userId, eventId), eq(transcripts.contentHash, hash), isNull(transcripts.summariseAt)));
}

/** Asks for a summary of the words that are kept where the summary is of others. */
export function askForOther(db: Db, userId: string, eventId: string, now: Instant): Statement {
  const ofSummary = sql`(SELECT s.content_hash FROM ${summaries} AS s WHERE s.id = ${summaryId(userId, eventId)})`;
  return db
    .update(transcripts)
    .set({ summariseAt: now, tries: 0 })
    .where(
      and(isOf(userId, eventId), isNull(transcripts.summariseAt), sql`${transcripts.contentHash} <> ${ofSummary}`),
    );
}

/** What is kept of a meeting is not to be summarised any more. */
export function forgetToSummarise(db: Db, userId: string, eventId: string): Statement {
  return db.update(transcripts).set({ summariseAt: null }).where(isOf(userId, eventId));
}

/** The words of a meeting go by then, or are kept again as long as the user has set. */
export function expireWords(db: Db, userId: string, eventId: string, by: Instant | null): Statement {
  const keepDays = sql`(SELECT p.keep_transcript_days FROM ${userPreferences} AS p WHERE p.user_id = ${userId})`;
  const usual = sql`${transcripts.createdAt} + max(${keepDays}, 1) * ${DAY}`;
  return db
    .update(transcripts)
    .set({ expiresAt: by === null ? usual : sql`min(${transcripts.expiresAt}, ${by})` })
    .where(isOf(userId, eventId));
}

/**
 * Gives all words of a user the time that they now have; those that are over it go with the next run of the cron. What
 * waits for its summary waits.
 */
export function setWordsExpiry(db: Db, userId: string, keepDays: number): Statement {
  return db
    .update(transcripts)
    .set({ expiresAt: sql`${transcripts.createdAt} + ${keepDays * DAY}` })
    .where(and(eq(transcripts.userId, userId), isNull(transcripts.summariseAt)));
}

function isOf(userId: UserId, eventId: string): SQL | undefined {
  return and(eq(transcripts.userId, userId), eq(transcripts.eventId, eventId));
}
