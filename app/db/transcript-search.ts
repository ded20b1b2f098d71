import { and, desc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { searchWords } from "~/domain/search-words";
import type { UserId } from "./agenda";
import type { Db } from "./database";
import { actionItems, summaries, transcriptParts, transcripts } from "./schema/summaries";

/** Parts and lines that one search reads. */
const MOST_FOUND = 20;
/** Of these, of one meeting: one that is full of the words hides no other. */
const MOST_OF_ONE = 4;
/** Of the only meeting that is searched. */
const MOST_OF_ONLY = 100;

/**
 * Parts of the user's transcripts in which all words of a query are, the latest meetings first; those of a summary that
 * was put away are not found. Read by the index of words, in which the user's id is a word too.
 *
 * @param eventId the only meeting to search; null for all
 */
export function searchTranscripts(db: Db, userId: UserId, query: string, eventId: string | null = null) {
  const before = sql<number>`(SELECT coalesce(sum(json_array_length(b.entries)), 0) FROM ${transcriptParts} AS b
    WHERE b.transcript_id = ${transcriptParts.transcriptId} AND b.part < ${transcriptParts.part})`;
  const ofMeeting = sql`(PARTITION BY ${transcriptParts.transcriptId} ORDER BY ${transcriptParts.part}
    ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)`;
  const found = db
    .select({
      ...{ eventId: transcripts.eventId, title: transcripts.title, startAt: transcripts.startAt },
      ...{ zone: transcripts.timezone, entries: transcriptParts.entries, before: before.as("before") },
      ...{ part: transcriptParts.part, nth: sql<number>`row_number() OVER ${ofMeeting}`.as("nth") },
      parts: sql<number>`count(*) OVER ${ofMeeting}`.as("parts"),
    })
    .from(transcriptParts)
    .innerJoin(transcripts, eq(transcripts.id, transcriptParts.transcriptId))
    .leftJoin(summaries, eq(summaries.id, transcripts.id))
    .where(
      and(
        eq(transcriptParts.userId, userId),
        sql`${transcriptParts.id} IN (SELECT rowid FROM transcript_search WHERE transcript_search MATCH ${matching(userId, query)})`,
        isNull(summaries.deletedAt),
        eventId === null ? undefined : eq(transcripts.eventId, eventId),
      ),
    )
    .as("found");
  return db
    .select()
    .from(found)
    .where(lte(found.nth, eventId === null ? MOST_OF_ONE : MOST_OF_ONLY))
    .orderBy(desc(found.startAt), found.part)
    .limit(eventId === null ? MOST_FOUND : MOST_OF_ONLY);
}

/** The user's id and every word, each as the beginning of one. Quoted, so that nothing of a query is an operator. */
function matching(userId: UserId, query: string): SQL {
  const words = searchWords(query).map((word) => `"${word}" *`);
  const said = words.length > 0 ? ` AND said : (${words.join(" AND ")})` : ' AND said : ""';
  return sql`'owner : "' || replace(${userId}, '-', '') || '"' || ${said}`;
}

/** The same of what stands in summaries. They are few for each user, so no index of words is kept of them. */
export function searchSummaries(db: Db, userId: UserId, query: string, eventId: string | null = null) {
  const words = searchWords(query);
  const has = (column: SQL) => and(...words.map((word) => sql`instr(lower(${column}), ${word}) > 0`));
  const lines = sql`(SELECT s.id, s.event_id, s.title, s.start_at, s.timezone, l.value ->> 'text' AS text
    FROM ${summaries} AS s, json_each(json_array(json(s.overview), json(s.decisions), json(s.questions))) AS g, json_each(g.value) AS l
    WHERE s.user_id = ${userId} AND s.deleted_at IS NULL
    UNION ALL SELECT s.id, s.event_id, s.title, s.start_at, s.timezone, a.text
    FROM ${actionItems} AS a JOIN ${summaries} AS s ON s.id = a.summary_id WHERE a.user_id = ${userId} AND s.deleted_at IS NULL)`;
  return db
    .select({
      eventId: sql<string>`event_id`.as("event_id"),
      title: sql<string>`title`.as("title"),
      startAt: sql<number>`start_at`.as("start_at"),
      zone: sql<string>`timezone`.as("zone"),
      text: sql<string>`text`.as("text"),
    })
    .from(sql`${lines}`)
    .where(and(words.length > 0 ? has(sql`text`) : sql`0`, eventId === null ? undefined : sql`event_id = ${eventId}`))
    .orderBy(sql`start_at DESC`)
    .limit(MOST_FOUND);
}
