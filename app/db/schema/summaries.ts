import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Spoken } from "~/domain/language";
import type { EvidenceSpan, FollowUp } from "~/domain/summary";
import type { EditableLine } from "~/domain/summary-record";
import type { TranscriptEntry, TranscriptGuest } from "~/domain/transcript";
import type { CollectionOutcome, TranscriptSource } from "~/domain/transcript-source";
import { users } from "./accounts";
import { moment } from "./columns";

/**
 * The words of a meeting as they came last: one transcript for each meeting. They go when `expires_at` says so; the
 * summary, which is a row of its own, stays.
 */
export const transcripts = sqliteTable(
  "transcripts",
  {
    /** `summaryId(user, event)`: the same as its summary's. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Google's id of the event. */
    eventId: text("event_id").notNull(),
    source: text("source").$type<TranscriptSource>().notNull(),
    title: text("title").notNull(),
    startAt: moment("start_at").notNull(),
    timezone: text("timezone").notNull(),
    guests: text("guests", { mode: "json" }).$type<TranscriptGuest[]>().notNull(),
    /** SHA-256 of its entries, hex: the same words once more change nothing. */
    contentHash: text("content_hash").notNull(),
    /** When to summarise it; null once that is done. */
    summariseAt: moment("summarise_at"),
    /** How often it was tried without success. */
    tries: integer("tries").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("transcripts_event").on(table.userId, table.eventId),
    index("transcripts_due").on(table.summariseAt).where(sql`summarise_at IS NOT NULL`),
    index("transcripts_expires").on(table.expiresAt),
  ],
);

/** The entries of a transcript in order, some kilobytes to a row: D1 holds two megabytes in one. */
export const transcriptParts = sqliteTable(
  "transcript_parts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    transcriptId: text("transcript_id")
      .notNull()
      .references(() => transcripts.id, { onDelete: "cascade" }),
    part: integer("part").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    entries: text("entries", { mode: "json" }).$type<TranscriptEntry[]>().notNull(),
  },
  (table) => [
    uniqueIndex("transcript_parts_part").on(table.transcriptId, table.part),
    index("transcript_parts_user").on(table.userId),
  ],
);

/** What a meeting came to; its action items are rows of their own. `deleted_at` for as long as it can be brought back. */
export const summaries = sqliteTable(
  "summaries",
  {
    /** `summaryId(user, event)`: made twice, it is one row. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    title: text("title").notNull(),
    startAt: moment("start_at").notNull(),
    timezone: text("timezone").notNull(),
    language: text("language").$type<Spoken>().notNull(),
    overview: text("overview", { mode: "json" }).$type<EditableLine[]>().notNull(),
    decisions: text("decisions", { mode: "json" }).$type<EditableLine[]>().notNull(),
    questions: text("questions", { mode: "json" }).$type<EditableLine[]>().notNull(),
    followUp: text("follow_up", { mode: "json" }).$type<FollowUp>(),
    /** Lines that were left out because no words bear them. */
    dropped: integer("dropped").notNull(),
    /** `transcripts.content_hash` of the words that it was made of. */
    contentHash: text("content_hash").notNull(),
    /** When these words were first summarised. */
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** When the user last changed a line; null when it is as it was made. */
    editedAt: moment("edited_at"),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    uniqueIndex("summaries_event").on(table.userId, table.eventId),
    index("summaries_user_start").on(table.userId, table.startAt),
    index("summaries_deleted").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);

/** What somebody has taken on in a meeting. */
export const actionItems = sqliteTable(
  "action_items",
  {
    /** Made of its summary and its words: found again by the next summary of the same words. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    summaryId: text("summary_id")
      .notNull()
      .references(() => summaries.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    text: text("text").notNull(),
    evidence: text("evidence", { mode: "json" }).$type<EvidenceSpan[]>().notNull(),
    /** Whole name; null for nobody. */
    owner: text("owner"),
    /** ISO date, by the meeting's zone; null for none. */
    due: text("due"),
    doneAt: moment("done_at"),
    /** When the user last changed it: then no new summary takes it away. */
    editedAt: moment("edited_at"),
  },
  (table) => [
    index("action_items_summary").on(table.summaryId),
    index("action_items_user_due").on(table.userId, table.due),
  ],
);

/**
 * The summary of a meeting that another has replaced, with what it stands on, for as long as it can be brought back.
 * Nothing reads it but that: it is in no list and in no search.
 */
export const earlierSummaries = sqliteTable(
  "earlier_summaries",
  {
    /** `summaryId(user, event)`: one for each meeting, the latest. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    /** Rows of `summaries` and `action_items`: their columns in the order of this file. */
    summary: text("summary", { mode: "json" }).$type<unknown[]>().notNull(),
    items: text("items", { mode: "json" }).$type<unknown[][]>().notNull(),
    /** The row of `transcripts`; null where its words were no longer kept. */
    transcript: text("transcript", { mode: "json" }).$type<unknown[]>(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("earlier_summaries_user").on(table.userId), index("earlier_summaries_expires").on(table.expiresAt)],
);

/** Its words, as in `transcript_parts`. */
export const earlierParts = sqliteTable(
  "earlier_parts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    summaryId: text("summary_id")
      .notNull()
      .references(() => earlierSummaries.id, { onDelete: "cascade" }),
    part: integer("part").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    entries: text("entries", { mode: "json" }).$type<TranscriptEntry[]>().notNull(),
  },
  (table) => [
    uniqueIndex("earlier_parts_part").on(table.summaryId, table.part),
    index("earlier_parts_user").on(table.userId),
  ],
);

/** Meetings whose transcripts are to be asked for at Google Meet. */
export const transcriptCollections = sqliteTable(
  "transcript_collections",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    meetingCode: text("meeting_code").notNull(),
    title: text("title").notNull(),
    startAt: moment("start_at").notNull(),
    endAt: moment("end_at").notNull(),
    /** When to ask next; null when there is nothing more to ask. */
    dueAt: moment("due_at"),
    tries: integer("tries").notNull().default(0),
    /** What came of it last. */
    outcome: text("outcome").$type<CollectionOutcome>().notNull().default("waiting"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId] }),
    index("transcript_collections_due").on(table.dueAt).where(sql`due_at IS NOT NULL`),
    index("transcript_collections_end").on(table.endAt),
  ],
);
