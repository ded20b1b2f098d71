import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Instant, Interval } from "~/domain/time";
import { MINUTE } from "~/domain/time";
import type { CollectionOutcome } from "~/domain/transcript-source";
import type { UserId } from "./agenda";
import type { Db, Statement } from "./database";
import { summaries, transcriptCollections, transcripts } from "./schema/summaries";

/** A run that asks Google has as long; then another may. */
const LEASE_MS = 10 * MINUTE;

export interface PlannedCollection extends Interval {
  eventId: string;
  meetingCode: string;
  title: string;
  dueAt: Instant;
}

/** Meetings whose transcripts are to be asked for. One that was asked for already stays; one that moved moves. */
export function planCollections(db: Db, userId: string, planned: readonly PlannedCollection[]): Statement {
  return db
    .insert(transcriptCollections)
    .select(
      sql`SELECT ${userId}, value ->> 'eventId', value ->> 'meetingCode', value ->> 'title', value ->> 'start',
        value ->> 'end', value ->> 'dueAt', 0, 'waiting' FROM json_each(${JSON.stringify(planned)}) WHERE true`,
    )
    .onConflictDoUpdate({
      target: [transcriptCollections.userId, transcriptCollections.eventId],
      set: {
        ...{ meetingCode: sql`excluded.meeting_code`, title: sql`excluded.title` },
        ...{ startAt: sql`excluded.start_at`, endAt: sql`excluded.end_at`, dueAt: sql`excluded.due_at` },
      },
      setWhere: sql`${transcriptCollections.tries} = 0 AND ${transcriptCollections.outcome} = 'waiting'`,
    });
}

/** Takes what is due by now, the longest overdue first: two runs never have the same. */
export function claimDueCollections(db: Db, now: Instant, limit: number) {
  const due = sql`(SELECT d.rowid FROM ${transcriptCollections} AS d WHERE d.due_at IS NOT NULL AND d.due_at <= ${now}
    ORDER BY d.due_at LIMIT ${limit})`;
  return db
    .update(transcriptCollections)
    .set({ dueAt: now + LEASE_MS })
    .where(sql`${transcriptCollections}.rowid IN ${due}`)
    .returning();
}

/** What came of asking; `dueAt` is when to ask again, null for not any more. */
export function noteCollection(
  db: Db,
  userId: string,
  eventId: string,
  { outcome, dueAt }: { outcome: CollectionOutcome; dueAt: Instant | null },
) {
  return db
    .update(transcriptCollections)
    .set({ outcome, dueAt, tries: sql`${transcriptCollections.tries} + 1` })
    .where(isOf(userId, eventId));
}

/** SQL condition: it is still asked for, and nobody has brought the words of the meeting meanwhile. */
export function isStillMissing(userId: string, eventId: string): SQL {
  const of = sql`user_id = ${userId} AND event_id = ${eventId}`;
  return sql`EXISTS (SELECT 1 FROM ${transcriptCollections} WHERE ${of} AND due_at IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM ${transcripts} WHERE ${of}) AND NOT EXISTS (SELECT 1 FROM ${summaries} WHERE ${of})`;
}

/** What came of asking for one meeting: a row or none. */
export function selectCollection(db: Db, userId: UserId, eventId: string) {
  return db
    .select({ outcome: transcriptCollections.outcome, dueAt: transcriptCollections.dueAt })
    .from(transcriptCollections)
    .where(isOf(userId, eventId));
}

/** Nothing that is still to be asked for is asked for: the user has switched it off. */
export function endCollections(db: Db, userId: string): Statement {
  return db
    .delete(transcriptCollections)
    .where(and(eq(transcriptCollections.userId, userId), sql`${transcriptCollections.dueAt} IS NOT NULL`));
}

function isOf(userId: UserId, eventId: string): SQL | undefined {
  return and(eq(transcriptCollections.userId, userId), eq(transcriptCollections.eventId, eventId));
}
