import { and, asc, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { MOST_ENDPOINTS, type OutboundEventType, WEBHOOK_LEASE_MS } from "~/domain/outbound-events";
import { type Instant, MINUTE } from "~/domain/time";
import type { UserId } from "./agenda";
import type { Db } from "./database";
import { apiKeys, outboundEvents, webhookDeliveries, webhookEndpoints } from "./schema/api";
import { meetings } from "./schema/calendar";

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;

/** What has happened to a user behind a cursor, oldest first; `seq` of the last is the next cursor. 0 begins. */
export function listEvents(db: Db, userId: UserId, cursor: number, limit = 100) {
  return db
    .select()
    .from(outboundEvents)
    .where(and(eq(outboundEvents.userId, userId), gt(outboundEvents.seq, cursor)))
    .orderBy(asc(outboundEvents.seq))
    .limit(limit);
}

/** How long the mirror may take to learn of a meeting of ours. What was made longer ago is no news. */
const NEWS_MS = 10 * MINUTE;

/**
 * Tells that a meeting of ours was created, where it is cancelled before the mirror has seen it: the trigger on
 * the mirror tells it otherwise. The key is the same, so it is told once; nobody is told where nobody listens.
 */
export function noteMeetingCreated(db: Db, userId: string, googleEventId: string, now: Instant) {
  const listens = (table: typeof webhookEndpoints | typeof apiKeys) =>
    sql`EXISTS (SELECT 1 FROM ${table} AS l WHERE l.user_id = ${userId})`;
  return db
    .insert(outboundEvents)
    .select(
      sql`SELECT NULL, lower(hex(randomblob(16))), ${userId}, 'meeting.created', 'meeting.created/' || m.id, m.google_event_id,
            json_object('title', m.title, 'location', m.location, 'start', m.start_at, 'end', m.end_at, 'zone', m.timezone, 'status', 'confirmed'), ${now}
          FROM ${meetings} AS m WHERE m.user_id = ${userId} AND m.google_event_id = ${googleEventId} AND m.status = 'confirmed'
            AND m.created_at > ${now - NEWS_MS}
            AND (${listens(webhookEndpoints)} OR ${listens(apiKeys)})`,
    )
    .onConflictDoNothing();
}

/**
 * Forgets a change that Google has refused, made and taken back at this moment, unless somebody was told of it already. Runs
 * after the meeting was put back, in the same transaction.
 */
export function forgetChange(db: Db, userId: string, googleEventId: string, now: Instant) {
  return db.delete(outboundEvents).where(
    and(
      eq(outboundEvents.userId, userId),
      eq(outboundEvents.meetingId, googleEventId),
      eq(outboundEvents.type, "meeting.updated"),
      eq(outboundEvents.at, now),
      sql`NOT EXISTS (SELECT 1 FROM ${webhookDeliveries} AS d JOIN ${outboundEvents} AS o ON o.id = d.event_id
          WHERE o.user_id = ${userId} AND o.meeting_id = ${googleEventId} AND o.at = ${now} AND d.created_at > 0)`,
    ),
  );
}

/** The user's endpoints, the oldest first. */
export function selectEndpoints(db: Db, userId: UserId) {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, userId))
    .orderBy(asc(webhookEndpoints.createdAt));
}

interface NewEndpoint {
  id: string;
  userId: string;
  url: string;
  types: OutboundEventType[];
  secret: string;
  createdAt: Instant;
}

/** Makes an endpoint: a row, or none when there are too many, or the form was sent before. */
export function claimEndpoint(db: Db, { id, userId, url, types, secret, createdAt }: NewEndpoint) {
  const count = sql`(SELECT count(*) FROM ${webhookEndpoints} AS o WHERE o.user_id = ${userId})`;
  return db
    .insert(webhookEndpoints)
    .select(
      sql`SELECT ${id}, ${userId}, ${url}, ${JSON.stringify(types)}, ${secret}, NULL, 0, ${createdAt}, NULL WHERE ${count} < ${MOST_ENDPOINTS}`,
    )
    .onConflictDoNothing()
    .returning({ id: webhookEndpoints.id });
}

const mine = (userId: string, id: string) => and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.id, id));

/** A new secret; the one before signs as well until `oldUntil`. */
export function rotateSecret(db: Db, userId: string, id: string, secret: string, oldUntil: Instant) {
  return db
    .update(webhookEndpoints)
    .set({ secret, oldSecret: sql`${webhookEndpoints.secret}`, oldSecretUntil: oldUntil })
    .where(mine(userId, id))
    .returning({ id: webhookEndpoints.id });
}

export function deleteEndpoint(db: Db, userId: string, id: string) {
  return db.delete(webhookEndpoints).where(mine(userId, id)).returning({ id: webhookEndpoints.id });
}

/** Switches an endpoint on again: what failed while it was off can be sent again one by one. */
export function enableEndpoint(db: Db, userId: string, id: string) {
  return db
    .update(webhookEndpoints)
    .set({ disabledAt: null })
    .where(mine(userId, id))
    .returning({ id: webhookEndpoints.id });
}

/** The newest deliveries of a user, with what they carry. */
export function selectDeliveryLog(db: Db, userId: UserId) {
  const { id, endpointId, state, tries, dueAt, lastStatus, lastError, endedAt } = webhookDeliveries;
  return db
    .select({
      ...{ id, endpointId, state, tries, dueAt, lastStatus, lastError, endedAt },
      type: outboundEvents.type,
      at: sql<number>`${outboundEvents.at}`.as("event_at"),
    })
    .from(webhookDeliveries)
    .innerJoin(outboundEvents, eq(outboundEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.userId, userId))
    .orderBy(desc(webhookDeliveries.seq))
    .limit(50);
}

/** Sends one that has ended again, as if it had just happened. A row when there was one. */
export function redeliver(db: Db, userId: string, id: string, now: Instant) {
  return db
    .update(webhookDeliveries)
    .set({ state: "waiting", tries: 0, dueAt: now, createdAt: now, endedAt: null })
    .where(
      and(
        eq(webhookDeliveries.userId, userId),
        eq(webhookDeliveries.id, id),
        sql`${webhookDeliveries.state} <> 'waiting'`,
        sql`EXISTS (SELECT 1 FROM ${webhookEndpoints} AS e WHERE e.id = ${webhookDeliveries.endpointId} AND e.disabled_at IS NULL)`,
      ),
    )
    .returning({ id: webhookDeliveries.id });
}

/** Endpoints to which something is due. */
export function listDueEndpoints(db: Db, now: Instant, limit = 100) {
  return db
    .selectDistinct({ endpointId: webhookDeliveries.endpointId, userId: webhookDeliveries.userId })
    .from(webhookDeliveries)
    .where(and(sql`state = 'waiting'`, lte(webhookDeliveries.dueAt, now)))
    .limit(limit);
}

/**
 * Takes deliveries of one endpoint that are due, of each meeting the first that waits: what comes after it goes when it
 * has gone. One statement, so that two runs take none twice.
 */
export function claimDeliveries(db: Db, endpointId: string, now: Instant, limit = 100) {
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM webhook_deliveries AS o WHERE o.endpoint_id = d.endpoint_id
    AND o.meeting_id = d.meeting_id AND o.seq < d.seq AND o.state = 'waiting')`;
  return db
    .update(webhookDeliveries)
    .set({
      dueAt: now + WEBHOOK_LEASE_MS,
      createdAt: sql`CASE ${webhookDeliveries.createdAt} WHEN 0 THEN ${now} ELSE ${webhookDeliveries.createdAt} END`,
    })
    .where(
      sql`${webhookDeliveries.id} IN (SELECT d.id FROM webhook_deliveries AS d WHERE d.endpoint_id = ${endpointId}
        AND d.state = 'waiting' AND d.due_at <= ${now} AND ${isFirst} ORDER BY d.seq LIMIT ${limit})`,
    )
    .returning();
}

/** An endpoint that is on, and the events of these ids. */
export function selectToSend(db: Db, endpointId: string, eventIds: readonly string[]) {
  return [
    db
      .select()
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.disabledAt))),
    db
      .select()
      .from(outboundEvents)
      .where(sql`${outboundEvents.id} IN (SELECT value FROM json_each(${JSON.stringify(eventIds)}))`),
  ] as const;
}

interface Tried {
  id: string;
  status: number;
  error: string | null;
}

/** What one try came to: delivered, to be tried again at `nextAt`, or failed for good where that is null. */
export function noteTry(db: Db, { id, status, error }: Tried, nextAt: Instant | "delivered" | null, now: Instant) {
  const ended =
    typeof nextAt === "number"
      ? { dueAt: nextAt }
      : { state: nextAt === null ? ("failed" as const) : nextAt, endedAt: now };
  return db
    .update(webhookDeliveries)
    .set({ ...ended, tries: sql`${webhookDeliveries.tries} + 1`, lastStatus: status, lastError: error })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, "waiting")));
}

export const isEndpointOn = (id: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${webhookEndpoints} AS e WHERE e.id = ${id} AND e.disabled_at IS NULL)`;

/** Switches an endpoint off and ends what waits for it. */
export function disableEndpoint(db: Db, id: string, now: Instant) {
  return [
    db
      .update(webhookDeliveries)
      .set({ state: "failed", endedAt: now })
      .where(and(eq(webhookDeliveries.endpointId, id), eq(webhookDeliveries.state, "waiting"))),
    db
      .update(webhookEndpoints)
      .set({ disabledAt: now })
      .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt))),
  ] as const;
}
