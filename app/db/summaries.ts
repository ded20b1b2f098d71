import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { ActionItem, Summary } from "~/domain/summary";
import type { EditableLine } from "~/domain/summary-record";
import { DAY, type Instant } from "~/domain/time";
import { selectEventsById, type UserId } from "./agenda";
import { type Db, runTogether, type Statement } from "./database";
import { requestPlan } from "./planned-notifications";
import { calendarEvents } from "./schema/calendar";
import { deliveries } from "./schema/messages";
import { actionItems, summaries, transcripts } from "./schema/summaries";
import { hashToken } from "./token";
import { summaryId } from "./transcripts";

type ActionItemRow = typeof actionItems.$inferSelect;

interface Summarised {
  userId: string;
  eventId: string;
  title: string;
  start: Instant;
  zone: string;
  /** Of the words that it was made of. */
  contentHash: string;
  summary: Summary;
}

/**
 * SQL condition: these are the words of the meeting still, and nobody has said since that they are summarised. Whoever
 * summarises writes only while it holds, so that of two runs one counts, and none with words that were replaced.
 */
export function isToSummarise(userId: string, eventId: string, contentHash: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${transcripts} AS t WHERE t.user_id = ${userId} AND t.event_id = ${eventId}
    AND t.content_hash = ${contentHash} AND t.summarise_at IS NOT NULL)`;
}

/**
 * SQL condition: the user has changed nothing of the summary of these words, and has not put it away. What comes later
 * than the first summary takes its place only then.
 */
export function isUntouched(userId: string, eventId: string, contentHash: string): SQL {
  const id = summaryId(userId, eventId);
  return sql`NOT EXISTS (SELECT 1 FROM ${summaries} AS u WHERE u.id = ${id} AND u.content_hash = ${contentHash}
    AND (u.edited_at IS NOT NULL OR u.deleted_at IS NOT NULL OR EXISTS (SELECT 1 FROM ${actionItems} AS i
      WHERE i.summary_id = u.id AND (i.edited_at IS NOT NULL OR i.done_at IS NOT NULL))))`;
}

/**
 * Writes what a meeting came to in the place of what was kept of it; action items that the user has changed stay. To run
 * in one transaction, before `endSummarising`.
 *
 * @param alsoIf SQL condition beside `isToSummarise`
 */
export function replaceSummary(
  db: Db,
  { summary, ...of }: Summarised,
  now: Instant,
  alsoIf: SQL = sql`TRUE`,
): Statement[] {
  const { userId, eventId, title, start, zone, contentHash } = of;
  const { language, overview, decisions, questions, followUp, dropped } = summary;
  const id = summaryId(userId, eventId);
  const onlyIf = sql`${isToSummarise(userId, eventId, contentHash)} AND ${alsoIf}`;
  const items = JSON.stringify(rowsOf(id, summary.actionItems));
  const areOther = sql`EXISTS (SELECT 1 FROM ${summaries} AS s WHERE s.id = ${id} AND s.content_hash <> ${contentHash})`;
  return [
    // What stays of other words stands on none of these.
    db
      .update(actionItems)
      .set({ evidence: [] })
      .where(and(eq(actionItems.summaryId, id), onlyIf, areOther)),
    db
      .insert(summaries)
      .select(
        sql`SELECT ${id}, ${userId}, ${eventId}, ${title}, ${start}, ${zone}, ${language}, ${JSON.stringify(overview)},
          ${JSON.stringify(decisions)}, ${JSON.stringify(questions)}, ${followUp && JSON.stringify(followUp)}, ${dropped},
          ${contentHash}, ${now}, ${now}, NULL, NULL WHERE ${onlyIf}`,
      )
      .onConflictDoUpdate({
        target: summaries.id,
        set: {
          ...{ title: sql`excluded.title`, startAt: sql`excluded.start_at`, timezone: sql`excluded.timezone` },
          ...{ language: sql`excluded.language`, overview: sql`excluded.overview`, decisions: sql`excluded.decisions` },
          ...{ questions: sql`excluded.questions`, followUp: sql`excluded.follow_up`, dropped: sql`excluded.dropped` },
          // Other words are another summary: what was mailed of the one before was not this.
          createdAt: sql`CASE WHEN ${summaries.contentHash} = excluded.content_hash THEN ${summaries.createdAt} ELSE ${now} END`,
          ...{ contentHash: sql`excluded.content_hash`, updatedAt: now, editedAt: null, deletedAt: null },
        },
      }),
    db
      .delete(actionItems)
      .where(and(eq(actionItems.summaryId, id), isNull(actionItems.editedAt), isNull(actionItems.doneAt), onlyIf)),
    db
      .insert(actionItems)
      .select(
        sql`SELECT value ->> 'id', ${userId}, ${id}, value ->> 'position', value ->> 'text', value -> 'evidence',
          value ->> 'owner', value ->> 'due', NULL, NULL FROM json_each(${items}) WHERE ${onlyIf}`,
      )
      .onConflictDoUpdate({ target: actionItems.id, set: { evidence: sql`excluded.evidence` } }),
    ...requestPlan(db, userId),
  ];
}

/** Their ids are made of their words, the same in every run; said twice it is two items. */
function rowsOf(id: string, items: readonly ActionItem[]) {
  const seen = new Map<string, number>();
  return items.map(({ text, owner, due, evidence }, position) => {
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    return { id: hashToken(`${id}/${nth}/${text}`).slice(0, 32), position, text, owner, due, evidence };
  });
}

/** The summary of a meeting: a row or none. */
export function selectSummary(db: Db, userId: UserId, eventId: string) {
  return db
    .select()
    .from(summaries)
    .where(and(eq(summaries.userId, userId), eq(summaries.eventId, eventId)));
}

/** The action items of a meeting that has a summary, in the order in which they were taken on. */
export function selectItemsOf(db: Db, userId: UserId, eventId: string) {
  const ids = sql`(SELECT s.id FROM ${summaries} AS s WHERE s.user_id = ${userId} AND s.event_id = ${eventId}
    AND s.deleted_at IS NULL)`;
  return db
    .select()
    .from(actionItems)
    .where(sql`${actionItems.summaryId} IN ${ids}`)
    .orderBy(asc(actionItems.position), asc(actionItems.id));
}

/** The lines of a summary as the user wants them. A row when there is one. @param version its `updatedAt`, where only that is meant */
export function editSummary(
  db: Db,
  userId: string,
  eventId: string,
  lines: Record<"overview" | "decisions" | "questions", EditableLine[]>,
  now: Instant,
  version?: Instant,
) {
  return db
    .update(summaries)
    .set({ ...lines, updatedAt: sql`max(${now}, ${summaries.updatedAt} + 1)`, editedAt: now })
    .where(
      and(
        eq(summaries.userId, userId),
        eq(summaries.eventId, eventId),
        isNull(summaries.deletedAt),
        version === undefined ? undefined : eq(summaries.updatedAt, version),
      ),
    )
    .returning({ id: summaries.id });
}

/** Puts a summary away, or brings it back for as long as `RETENTION` says. A row when it was otherwise. */
export function setSummaryDeleted(db: Db, userId: string, eventId: string, deletedAt: Instant | null) {
  return db
    .update(summaries)
    .set({ deletedAt })
    .where(
      and(
        eq(summaries.userId, userId),
        eq(summaries.eventId, eventId),
        deletedAt === null ? isNotNull(summaries.deletedAt) : isNull(summaries.deletedAt),
      ),
    )
    .returning({ id: summaries.id });
}

/** What a user may change of an action item. */
export type ItemChange = Partial<Pick<ActionItemRow, "text" | "owner" | "due" | "doneAt">>;

/** A row when the user has such an item. */
export async function changeItem(db: Db, userId: string, id: string, change: ItemChange, now: Instant) {
  const changed = db
    .update(actionItems)
    .set({ ...change, editedAt: now })
    .where(and(eq(actionItems.id, id), eq(actionItems.userId, userId)))
    .returning({ id: actionItems.id });
  const [rows] = await runTogether(db, [changed, ...requestPlan(db, userId)]);
  return rows as { id: string }[]; // the first statement gives back what it wrote
}

/** Which action items a page shows. */
export interface ItemFilter {
  state: "open" | "done" | "any";
  /** Whole name; null for everybody. */
  owner: string | null;
  /** Of one meeting, by the id of its event; null for all. */
  eventId: string | null;
  /** Begins behind so many. */
  offset: number;
}

export const ITEMS_PER_PAGE = 50;

function isListed(userId: UserId, state: ItemFilter["state"]): SQL | undefined {
  return and(
    eq(actionItems.userId, userId),
    isNull(summaries.deletedAt),
    state === "any" ? undefined : state === "done" ? isNotNull(actionItems.doneAt) : isNull(actionItems.doneAt),
  );
}

/** The user's action items of all meetings, those that are due first, and one row more, which says that there are more. */
export function selectItems(db: Db, userId: UserId, { state, owner, eventId, offset }: ItemFilter) {
  return db
    .select({
      ...{ id: actionItems.id, text: actionItems.text, owner: actionItems.owner, due: actionItems.due },
      ...{ doneAt: actionItems.doneAt, eventId: summaries.eventId, title: summaries.title, startAt: summaries.startAt },
      timezone: summaries.timezone,
    })
    .from(actionItems)
    .innerJoin(summaries, eq(summaries.id, actionItems.summaryId))
    .where(
      and(
        isListed(userId, state),
        owner === null ? undefined : eq(actionItems.owner, owner),
        eventId === null ? undefined : eq(summaries.eventId, eventId),
      ),
    )
    .orderBy(sql`${actionItems.due} IS NULL`, asc(actionItems.due), desc(summaries.startAt), asc(actionItems.position))
    .limit(ITEMS_PER_PAGE + 1)
    .offset(offset);
}

/** One page of the user's summaries, the latest meetings first, behind one of them; and one row more, when there are more. */
export function selectSummariesAfter(
  db: Db,
  userId: UserId,
  after: { startAt: Instant; id: string } | null,
  limit: number,
) {
  return db
    .select()
    .from(summaries)
    .where(
      and(
        eq(summaries.userId, userId),
        isNull(summaries.deletedAt),
        after ? sql`(${summaries.startAt}, ${summaries.id}) < (${after.startAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(summaries.startAt), desc(summaries.id))
    .limit(limit + 1);
}

interface ItemSearch {
  state: ItemFilter["state"];
  /** `sortedBy` and id of the last one that was shown. */
  after: { due: string; id: string } | null;
  limit: number;
}

/** The same of action items, those that are due first; what is due at no time comes last. */
export function selectItemsAfter(db: Db, userId: UserId, { state, after, limit }: ItemSearch) {
  const sortedBy = sql<string>`coalesce(${actionItems.due}, '9999-12-31')`;
  return db
    .select({
      ...{ id: actionItems.id, text: actionItems.text, owner: actionItems.owner, due: actionItems.due },
      ...{ doneAt: actionItems.doneAt, eventId: summaries.eventId, title: summaries.title },
      sortedBy: sortedBy.as("sorted_by"),
    })
    .from(actionItems)
    .innerJoin(summaries, eq(summaries.id, actionItems.summaryId))
    .where(
      and(
        isListed(userId, state),
        after ? sql`(${sortedBy}, ${actionItems.id}) > (${after.due}, ${after.id})` : undefined,
      ),
    )
    .orderBy(sortedBy, asc(actionItems.id))
    .limit(limit + 1);
}

/** Whoever has action items, by name. */
export function selectItemOwners(db: Db, userId: UserId) {
  return db
    .selectDistinct({ owner: actionItems.owner })
    .from(actionItems)
    .where(and(eq(actionItems.userId, userId), isNotNull(actionItems.owner)))
    .orderBy(asc(actionItems.owner))
    .limit(100);
}

/** What became of the mail about a meeting's summary: a row or none. */
export function selectSummaryMail(db: Db, userId: UserId, eventId: string) {
  const ids = sql`(SELECT 'summary/' || s.id FROM ${summaries} AS s WHERE s.user_id = ${userId} AND s.event_id = ${eventId})`;
  return db
    .select({ state: deliveries.state, at: deliveries.acceptedAt })
    .from(deliveries)
    .where(sql`${deliveries.id} IN ${ids}`);
}

/**
 * Which guests the summary of a meeting was sent to: of each the last mail that has not failed, and the last that has, in
 * the order in which they were sent. `version` is the `updatedAt` of the summary as it was sent.
 */
export function selectGuestMails(db: Db, userId: UserId, eventId: string) {
  const of = sql`(SELECT 'guest-summary/' || s.id || '/' FROM ${summaries} AS s WHERE s.user_id = ${userId} AND s.event_id = ${eventId})`;
  const at = sql<number>`max(${deliveries.createdAt})`.as("sent_at");
  return db
    .select({
      email: sql<string>`lower(${deliveries.recipient})`.as("email"),
      ...{ at, state: deliveries.state },
      // The row is the one with the greatest moment: SQLite's rule for the other columns beside max().
      version: sql<number>`CAST(substr(${deliveries.id}, length(${of}) + 1) AS INTEGER)`.as("version"),
    })
    .from(deliveries)
    .where(sql`${deliveries.id} > ${of} AND ${deliveries.id} < ${of} || ':'`)
    .groupBy(sql`lower(${deliveries.recipient}), ${deliveries.state} = 'failed'`)
    .orderBy(sql`sent_at`, deliveries.id);
}

/** The same of all the user's summaries: which address got which. */
export function selectMailedGuests(db: Db, userId: string) {
  return db
    .selectDistinct({
      summaryId: sql<string>`substr(${deliveries.id}, length('guest-summary/') + 1, 32)`.as("summary_id"),
      email: sql<string>`lower(${deliveries.recipient})`.as("email"),
    })
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), eq(deliveries.kind, "guest-summary"), ne(deliveries.state, "failed")));
}

/** As many meetings as a message may mean. */
const SPOKEN_OF = 25;

/** The summaries that a message may be about, the latest meetings first; that of `id` in front. */
export function selectSpokenOf(db: Db, userId: string, id: string | null) {
  return db
    .select()
    .from(summaries)
    .where(and(eq(summaries.userId, userId), isNull(summaries.deletedAt)))
    .orderBy(desc(sql`${summaries.id} = ${id ?? ""}`), desc(summaries.startAt))
    .limit(SPOKEN_OF);
}

/** The meetings of the same in the calendar, in no order; `eventFromRow` reads them. */
export function selectEventsSpokenOf(db: Db, userId: string, id: string | null) {
  const ids = sql`(SELECT s.event_id FROM ${summaries} AS s WHERE s.user_id = ${userId} AND s.deleted_at IS NULL
    ORDER BY s.id = ${id ?? ""} DESC, s.start_at DESC LIMIT ${SPOKEN_OF})`;
  return selectEventsById(db, userId, ids);
}

/** More action items than these nobody goes through by text. */
const MOST_TAKEN_ON = 300;
/** Those that are done are asked about for so long. */
const DONE_FOR_MS = 60 * DAY;

/** The user's action items that a message may be about: the open ones, those that are due first, then those that are done. */
export function selectTakenOn(db: Db, userId: string, now: Instant) {
  return db
    .select({
      ...{ id: actionItems.id, text: actionItems.text, owner: actionItems.owner, due: actionItems.due },
      ...{ doneAt: actionItems.doneAt, summaryId: actionItems.summaryId, title: summaries.title },
      ...{ startAt: summaries.startAt, zone: summaries.timezone },
      peopleKey: sql<string>`coalesce(${calendarEvents.searchKey}, '')`.as("people_key"),
    })
    .from(actionItems)
    .innerJoin(summaries, eq(summaries.id, actionItems.summaryId))
    .leftJoin(
      calendarEvents,
      and(eq(calendarEvents.userId, summaries.userId), eq(calendarEvents.id, summaries.eventId)),
    )
    .where(
      and(isListed(userId, "any"), sql`(${actionItems.doneAt} IS NULL OR ${summaries.startAt} > ${now - DONE_FOR_MS})`),
    )
    .orderBy(
      sql`${actionItems.doneAt} IS NOT NULL`,
      sql`${actionItems.due} IS NULL`,
      asc(actionItems.due),
      desc(summaries.startAt),
      asc(actionItems.position),
    )
    .limit(MOST_TAKEN_ON);
}

/** More than these are no list for a morning. */
const MOST_DUE = 20;

/** What the user has taken on and not done: theirs by the name that their account has. */
function isOwnOpen(userId: string): SQL | undefined {
  return and(
    isListed(userId, "open"),
    sql`${actionItems.owner} = (SELECT u.name FROM users AS u WHERE u.id = ${userId})`,
  );
}

/** The user's own action items that are open and due between two days, both included, the longest due first. */
export function selectDueItems(db: Db, userId: string, { from = "", to }: { from?: string; to: string }) {
  return db
    .select({
      id: actionItems.id,
      text: actionItems.text,
      title: summaries.title,
      due: sql<string>`${actionItems.due}`.as("due_day"),
    })
    .from(actionItems)
    .innerJoin(summaries, eq(summaries.id, actionItems.summaryId))
    .where(and(isOwnOpen(userId), gte(actionItems.due, from), lte(actionItems.due, to)))
    .orderBy(asc(actionItems.due), asc(actionItems.position), asc(actionItems.id))
    .limit(MOST_DUE);
}

/** On which of these days something is due that the user has taken on and not done. */
export function selectDueDays(db: Db, userId: string, days: readonly string[]) {
  return db
    .selectDistinct({ day: sql<string>`${actionItems.due}`.as("due_day") })
    .from(actionItems)
    .innerJoin(summaries, eq(summaries.id, actionItems.summaryId))
    .where(and(isOwnOpen(userId), inArray(actionItems.due, [...days])));
}

/** Whether what was told to be due is still to be done: any of it. */
export async function isStillDue(db: Db, userId: string, ids: readonly string[]): Promise<boolean> {
  const row = await db
    .select({ id: actionItems.id })
    .from(actionItems)
    .innerJoin(summaries, eq(summaries.id, actionItems.summaryId))
    .where(and(isOwnOpen(userId), sql`${actionItems.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`))
    .limit(1)
    .get();
  return row !== undefined;
}

/** Whether the summary of a meeting stands, and is of these words. */
export async function isStanding(
  db: Db,
  userId: string,
  { eventId, contentHash }: { eventId: string; contentHash: string },
): Promise<boolean> {
  const [summary] = await selectSummary(db, userId, eventId);
  return summary !== undefined && summary.deletedAt === null && summary.contentHash === contentHash;
}

/** Ticks action items off at a moment, or opens them again with null. */
export function setItemsDone(
  db: Db,
  userId: string,
  ids: readonly string[],
  doneAt: Instant | null,
  now: Instant,
): Statement[] {
  return [
    db
      .update(actionItems)
      .set({ doneAt, editedAt: now })
      .where(
        and(
          eq(actionItems.userId, userId),
          sql`${actionItems.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
        ),
      ),
    ...requestPlan(db, userId),
  ];
}

/** Takes an action item away for good, which is a change of its summary. A row when the user has such an item. */
export async function deleteItem(db: Db, userId: string, id: string, now: Instant) {
  const isOwn = and(eq(actionItems.id, id), eq(actionItems.userId, userId));
  const ofSummary = db.select({ id: actionItems.summaryId }).from(actionItems).where(isOwn);
  const [, deleted] = await db.batch([
    db.update(summaries).set({ editedAt: now }).where(inArray(summaries.id, ofSummary)),
    db.delete(actionItems).where(isOwn).returning({ id: actionItems.id }),
  ]);
  return deleted;
}
