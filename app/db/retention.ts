import { lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { RETENTION, type RetentionKind } from "~/domain/retention";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { auditLog, emailTokens, erasures, formDrafts, rateLimits, sessions, signUps } from "./schema/accounts";
import {
  apiRequests,
  oauthClients,
  oauthCodes,
  oauthRefreshTokens,
  outboundEvents,
  proposals,
  webhookDeliveries,
} from "./schema/api";
import { earlierTrials, webhookEvents } from "./schema/billing";
import { bookingLinks, meetingChanges, meetings, meetingTemplates } from "./schema/calendar";
import { contactMessages, conversationLog, deliveries, supportRequests, suppressedAddresses } from "./schema/messages";
import { earlierSummaries, summaries, transcriptCollections, transcripts } from "./schema/summaries";

/** Rows of one table that are deleted in one run: what is left goes at the next, so that no run is ever long. */
export const PRUNE_LIMIT = 500;

interface PrunedRows {
  kind: RetentionKind;
  table: SQLiteTable;
  /** The moment from which `RETENTION` counts; an index begins with it. */
  at: SQLiteColumn;
  /** Only these rows; the index has the same condition. */
  only?: SQL;
  /** Names a row of a table without row ids. */
  key?: SQLiteColumn;
}

/** Which rows of D1 each rule of `RETENTION` is about. The assistant's own storage is cleared by itself. */
export const PRUNED: readonly PrunedRows[] = [
  { kind: "conversation", table: conversationLog, at: conversationLog.at },
  { kind: "deliveries", table: deliveries, at: deliveries.createdAt, key: deliveries.id },
  { kind: "cancelledMeetings", table: meetings, at: meetings.updatedAt, only: sql`${meetings.status} = 'cancelled'` },
  { kind: "meetingChanges", table: meetingChanges, at: meetingChanges.at },
  { kind: "transcripts", table: transcripts, at: transcripts.expiresAt },
  {
    kind: "deletedSummaries",
    table: summaries,
    at: summaries.deletedAt,
    only: sql`${summaries.deletedAt} IS NOT NULL`,
  },
  { kind: "earlierSummaries", table: earlierSummaries, at: earlierSummaries.expiresAt },
  { kind: "transcriptCollections", table: transcriptCollections, at: transcriptCollections.endAt },
  {
    kind: "deletedTemplates",
    table: meetingTemplates,
    at: meetingTemplates.deletedAt,
    only: sql`${meetingTemplates.deletedAt} IS NOT NULL`,
  },
  { kind: "outboundEvents", table: outboundEvents, at: outboundEvents.at },
  {
    kind: "outboundEvents",
    table: webhookDeliveries,
    at: webhookDeliveries.createdAt,
    only: sql`${webhookDeliveries.createdAt} > 0`,
  },
  { kind: "bookingLinks", table: bookingLinks, at: bookingLinks.expiresAt },
  { kind: "oauthClients", table: oauthClients, at: oauthClients.usedAt },
  { kind: "oauthCodes", table: oauthCodes, at: oauthCodes.expiresAt },
  { kind: "oauthRefreshTokens", table: oauthRefreshTokens, at: oauthRefreshTokens.expiresAt },
  { kind: "proposals", table: proposals, at: proposals.expiresAt },
  { kind: "letters", table: contactMessages, at: contactMessages.createdAt },
  { kind: "letters", table: supportRequests, at: supportRequests.createdAt },
  { kind: "auditLog", table: auditLog, at: auditLog.at },
  { kind: "sessions", table: sessions, at: sessions.expiresAt },
  { kind: "emailTokens", table: emailTokens, at: emailTokens.expiresAt },
  { kind: "signUps", table: signUps, at: signUps.expiresAt },
  { kind: "formDrafts", table: formDrafts, at: formDrafts.expiresAt },
  { kind: "rateLimits", table: rateLimits, at: rateLimits.windowEndsAt },
  { kind: "apiRequests", table: apiRequests, at: apiRequests.createdAt },
  { kind: "suppressedAddresses", table: suppressedAddresses, at: suppressedAddresses.suppressedAt },
  { kind: "earlierTrials", table: earlierTrials, at: earlierTrials.erasedAt },
  { kind: "webhookEvents", table: webhookEvents, at: webhookEvents.receivedAt },
  {
    kind: "erasures",
    table: erasures,
    at: erasures.requestedAt,
    // What is not done yet stays, however long it takes.
    only: sql`${erasures.dueAt} IS NULL`,
  },
];

/** Deletes the oldest rows of a table that have been kept long enough, at most `PRUNE_LIMIT` of them. */
export function pruneRows(db: Db, { kind, table, at, only, key }: PrunedRows, now: Instant): Statement {
  const due = sql`${lte(at, now - RETENTION[kind].keepMs)}${only ? sql` AND ${only}` : sql``}`;
  const name = key ?? sql`rowid`;
  return db
    .delete(table)
    .where(sql`${name} IN (SELECT ${name} FROM ${table} WHERE ${due} ORDER BY ${at} LIMIT ${PRUNE_LIMIT})`);
}
