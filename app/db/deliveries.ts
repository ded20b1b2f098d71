import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { WINDOW_CLOSED } from "~/domain/delivery-ladder";
import { DELIVERY_RULES, EVIDENCE_MS, type OpenDelivery } from "~/domain/delivery-rules";
import type { DeliveryStatus } from "~/domain/incoming-message";
import type { FallbackMail, MailKind } from "~/domain/mail";
import type { MailEvent } from "~/domain/mail-event";
import type { NotificationKind, OutgoingMessage } from "~/domain/message";
import { HOUR, type Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { userIntegrations } from "./schema/accounts";
import { deliveries } from "./schema/messages";

export type Delivery = typeof deliveries.$inferSelect;
type NewDelivery = typeof deliveries.$inferInsert;
type State = Delivery["state"];

/** In the index's own words: only then does SQLite see that it may use it. */
const IS_OPEN = sql`state IN ('planned', 'claimed', 'unknown')`;

const IS_LOST_REPLY = sql`kind = 'reply' AND state IN ('planned', 'unknown', 'failed')`;

/** As the index of recipients has it. */
const IS_NO_NOTIFICATION = sql`planned_for IS NULL`;

/** What is encrypted waits for no reader once it has ended. */
const WITHOUT_SECRET = sql`CASE WHEN json_extract(payload, '$.kind') = 'encrypted'
  THEN json_set(payload, '$.sealed', '') ELSE payload END`;

/** These rows, however many: D1 binds at most a hundred parameters. */
const among = (ids: readonly string[]) =>
  sql`${deliveries.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Why something was not sent: a meeting that it is about, or a summary, is not as it was. */
export const CHANGED = "changed";

type Planned = Pick<NewDelivery, "id" | "channel" | "recipient" | "kind" | "payload"> & Partial<NewDelivery>;

/**
 * The row of a delivery as it is planned: good for as long as its kind is, looked at again when nothing has been heard
 * of it for `EVIDENCE_MS`.
 */
export function newDelivery(delivery: Planned, now: Instant): NewDelivery {
  return {
    idempotencyKey: delivery.id,
    state: "planned",
    attempt: 1,
    dueAt: now + EVIDENCE_MS,
    createdAt: now,
    updatedAt: now,
    ...delivery,
    expiresAt: delivery.expiresAt ?? now + DELIVERY_RULES[delivery.kind].goodForMs,
  };
}

/** Forgets what has ended. */
export function deleteEnded(db: Db, id: string): Statement {
  return db.delete(deliveries).where(and(eq(deliveries.id, id), sql`NOT (${IS_OPEN})`));
}

export function findOpen(db: Db, id: string) {
  return db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.id, id), IS_OPEN))
    .get();
}

/** Writes the row before anything is sent. A second run of the same turn changes what will be said, and by when. */
export function planDelivery(db: Db, delivery: NewDelivery) {
  const unlessEnded = (column: "due_at" | "expires_at") =>
    sql`CASE WHEN ${deliveries.state} = 'claimed' THEN ${sql.raw(`excluded.${column}`)} ELSE ${sql.raw(column)} END`;
  return db
    .insert(deliveries)
    .values(delivery)
    .onConflictDoUpdate({
      target: deliveries.id,
      set: {
        payload: sql`excluded.payload`,
        dueAt: unlessEnded("due_at"),
        expiresAt: unlessEnded("expires_at"),
      },
    });
}

/** The row where the condition holds, none where it does not; planned twice, it is one row. */
export function planDeliveryIf(db: Db, delivery: NewDelivery, condition: SQL) {
  return db
    .insert(deliveries)
    .select(asSelect(delivery, sql`WHERE ${condition}`))
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
}

export interface NewMail {
  /** Its idempotency key as well. */
  id: string;
  userId: string | null;
  recipient: string;
  kind: MailKind;
  sealed: string;
  about?: Delivery["about"];
}

/**
 * The row of a mail that is to be sent. Planned twice, it is one row; where `onlyIf` does not hold, there is none. What
 * tells of what is otherwise by now gives way to what tells how it is, until it has left.
 */
export function planMail(db: Db, { sealed, ...mail }: NewMail, now: Instant, onlyIf: SQL = sql`true`) {
  const row = newDelivery({ ...mail, channel: "email", payload: { kind: "mail", sealed } }, now);
  return planInPlace(db, row, onlyIf, ["planned", "claimed"]);
}

/**
 * As `planDeliveryIf`, but in the place of what has ended, or is in one of these states, and tells of something else. What
 * a run has in hand stays in its hand: it finds the words when it has not sent (`endAsChanged`), or the run after it does.
 */
function planInPlace(db: Db, delivery: NewDelivery, condition: SQL, states: State[]) {
  return db
    .insert(deliveries)
    .select(asSelect(delivery, sql`WHERE ${condition}`))
    .onConflictDoUpdate({
      target: deliveries.id,
      set: IN_PLACE,
      setWhere: sql`(${inArray(deliveries.state, states)} AND ${deliveries.about} IS NOT excluded.about) OR ${IS_CHANGED}`,
    })
    .returning({ id: deliveries.id });
}

const IS_CHANGED = sql`${deliveries.state} = 'failed' AND ${deliveries.errorCode} = ${CHANGED}`;

const nameOf = (column: keyof Delivery) => getTableColumns(deliveries)[column].name;

/** Columns of the row that comes. */
const excluded = (column: keyof Delivery) => sql.raw(`excluded.${nameOf(column)}`);
/** How long its key is known counts from the first try. */
const unlessInHand = (column: keyof Delivery) =>
  sql.raw(`CASE WHEN state = 'claimed' THEN ${nameOf(column)} ELSE excluded.${nameOf(column)} END`);

const IN_PLACE = {
  ...{ recipient: excluded("recipient"), payload: excluded("payload"), fallback: excluded("fallback") },
  ...{ about: excluded("about"), plannedFor: excluded("plannedFor"), errorCode: null },
  ...{ state: unlessInHand("state"), dueAt: unlessInHand("dueAt"), expiresAt: unlessInHand("expiresAt") },
  ...{ createdAt: unlessInHand("createdAt"), updatedAt: unlessInHand("updatedAt") },
};

/** A row as a SELECT, in the order of the table's columns. Values may be SQL; what is not named is null. */
function asSelect(row: { [K in keyof Delivery]?: Delivery[K] | SQL }, rest: SQL): SQL {
  const values = Object.keys(getTableColumns(deliveries)).map((name) => {
    const value = row[name as keyof Delivery] ?? null; // the keys are those of the table
    const isJson = typeof value === "object" && value !== null && !("getSQL" in value);
    return sql`${isJson ? JSON.stringify(value) : value}`;
  });
  return sql`SELECT ${sql.join(values, sql`, `)} ${rest}`;
}

/**
 * Claims the right to greet a stranger: at most one greeting per number and hour, by the messages' own clock; one that
 * failed does not count. One statement, so that many messages at once give one greeting.
 */
export async function claimGreeting(db: Db, delivery: NewDelivery): Promise<boolean> {
  const { createdAt, recipient } = delivery;
  const claimed = await planDeliveryIf(
    db,
    delivery,
    sql`NOT EXISTS (
      SELECT 1 FROM ${deliveries} AS d WHERE d.recipient = ${recipient} AND d.kind = 'sign-up' AND d.planned_for IS NULL AND d.state <> 'failed'
        AND d.created_at > ${createdAt - HOUR} AND d.created_at < ${createdAt + HOUR})`,
  );
  return claimed.length === 1;
}

interface NewNotice extends Partial<Pick<Delivery, "about" | "plannedFor">> {
  id: string;
  kind: "notice" | "test" | NotificationKind;
  userId: string;
  /** E.164; empty when the user has no number, or wants nothing there. */
  recipient: string;
  payload: OutgoingMessage;
  fallback?: FallbackMail | null;
  /** By its kind when absent. */
  expiresAt?: Instant;
}

/**
 * Claims the right to send the user something on WhatsApp that is no answer: there is none to a number that is no longer
 * theirs, or once they have said STOP. One statement, so that nothing planned here overtakes a STOP. Notices, tests and
 * notifications are planned here and nowhere else.
 */
function planNotice(db: Db, notice: NewNotice, now: Instant, onlyIf: SQL) {
  return planInPlace(
    db,
    newDelivery({ ...notice, channel: "whatsapp", state: "claimed" }, now),
    sql`${onlyIf} AND EXISTS (
      SELECT 1 FROM ${userIntegrations} WHERE ${userIntegrations.userId} = ${notice.userId}
        AND ${userIntegrations.whatsappPhone} = ${notice.recipient} AND ${userIntegrations.whatsappConnected} = 1
        AND ${userIntegrations.whatsappOptedOutAt} IS NULL)`,
    ["planned"],
  );
}

/** A message to try the number out. @returns whether it may be sent */
export async function claimTest(db: Db, test: Omit<NewNotice, "kind">, now: Instant): Promise<boolean> {
  return (await planNotice(db, { ...test, kind: "test" }, now, sql`true`)).length === 1;
}

/**
 * A notice where WhatsApp may be used, and its mail, if it has one, where not: one statement for each, which gives back
 * the id where it was planned.
 */
export function planNoticeOrMail(
  db: Db,
  notice: NewNotice & { fallback: FallbackMail | null },
  now: Instant,
  onlyIf: SQL = sql`true`,
): Statement[] {
  const { fallback, userId, expiresAt, about, plannedFor } = notice;
  if (!fallback) return [planNotice(db, notice, now, onlyIf)];
  const isNotice = sql`EXISTS (SELECT 1 FROM ${deliveries} AS n WHERE n.id = ${notice.id}
    AND (n.state <> 'failed' OR n.error_code IS NOT ${CHANGED}))`;
  const { id, recipient, kind, sealed } = fallback;
  const mail = newDelivery(
    { id, recipient, kind, userId, about, plannedFor, expiresAt, channel: "email", payload: { kind: "mail", sealed } },
    now,
  );
  return [planNotice(db, notice, now, onlyIf), planInPlace(db, mail, sql`${onlyIf} AND NOT ${isNotice}`, [])];
}

/** What a run has in hand that tells of something else is this from now on, unless it has left: see `endAsChanged`. */
export function replaceInHand(db: Db, { id, payload, fallback, about }: NewNotice, onlyIf: SQL): Statement {
  const isOther = sql`${deliveries.about} IS NOT ${about && JSON.stringify(about)} AND ${onlyIf}`;
  return db
    .update(deliveries)
    .set({ payload, fallback, about })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, "claimed"), isOther));
}

/** What has become of one, by its id: a row, or none. */
export function selectDeliveryState(db: Db, id: string) {
  return db.select({ state: deliveries.state }).from(deliveries).where(eq(deliveries.id, id));
}

/** The newest answer to the user's connected number, for a batch: one row, or none. */
export function selectLastAnswer(db: Db, userId: string | SQL) {
  return db
    .select({ state: deliveries.state, at: deliveries.createdAt })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.kind, "reply"),
        IS_NO_NOTIFICATION,
        sql`${deliveries.recipient} = (SELECT whatsapp_phone FROM user_integrations WHERE user_id = ${userId})`,
      ),
    )
    .orderBy(desc(deliveries.createdAt))
    .limit(1);
}

/** A reply of which nobody knows that it has arrived. */
export type LostReply = Pick<Delivery, "id" | "payload" | "createdAt">;

const MOST_LOST = 5;

/**
 * The user's replies since then that have not arrived as far as anybody knows, oldest first, but for those of which
 * another reply than this one tells.
 *
 * @param replyId the reply that is being written: a second run of its turn finds the same
 */
export function selectLostReplies(db: Db, userId: string, replyId: string, since: Instant) {
  const newest = db
    .select({ id: deliveries.id, payload: deliveries.payload, createdAt: deliveries.createdAt })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.userId, userId),
        gt(deliveries.createdAt, since),
        IS_LOST_REPLY,
        ne(deliveries.id, replyId),
        or(isNull(deliveries.toldBy), eq(deliveries.toldBy, replyId)),
      ),
    )
    .orderBy(desc(deliveries.createdAt))
    .limit(MOST_LOST);
  return newest;
}

/** These replies are told of by another one, so they are not sent any more. */
export function endTold(db: Db, ids: readonly string[], replyId: string, now: Instant): Statement {
  return db
    .update(deliveries)
    .set({
      state: "failed",
      toldBy: replyId,
      errorCode: sql`coalesce(${deliveries.errorCode}, 'told')`,
      updatedAt: now,
    })
    .where(and(among(ids), IS_LOST_REPLY));
}

/** The reply did not tell of them after all: they are told of by the next one. */
export function untell(db: Db, userId: string, replyId: string): Statement {
  return db
    .update(deliveries)
    .set({ toldBy: null })
    .where(and(eq(deliveries.userId, userId), eq(deliveries.toldBy, replyId), IS_LOST_REPLY));
}

/** Answers that will not arrive, and that no other answer has told of. */
export function listFailedReplies(
  db: Db,
  which: { ids: readonly string[] } | { providerMessageIds: readonly string[] },
) {
  const { id, userId, recipient, payload, errorCode } = deliveries;
  const named =
    "ids" in which
      ? among(which.ids)
      : sql`${deliveries.providerMessageId} IN (SELECT value FROM json_each(${JSON.stringify(which.providerMessageIds)}))`;
  return db
    .select({ id, userId, recipient, payload, errorCode })
    .from(deliveries)
    .where(and(named, eq(deliveries.kind, "reply"), eq(deliveries.state, "failed"), isNull(deliveries.toldBy)));
}

/** The words of a delivery as they are kept; undefined when there is no such row. */
export async function wordsOf(db: Db, id: string): Promise<OutgoingMessage | undefined> {
  const [row] = await db.select({ payload: deliveries.payload }).from(deliveries).where(eq(deliveries.id, id));
  // A reply is no mail.
  return row?.payload as OutgoingMessage | undefined;
}

/** What the sending itself found out. A row that has ended on better evidence stays as it is. */
export type SendResult =
  /**
   * @property asTemplate whether a template went out
   * @property errorCode why it was not what was planned that went out
   */
  | { state: "accepted"; providerMessageId: string; asTemplate?: boolean | undefined; errorCode?: string }
  /** Refused for now: it waits in the queue. */
  | { state: "planned"; errorCode: string; dueAt: Instant }
  | { state: "unknown"; errorCode: string; dueAt: Instant };

/** @param payload the words, where they may be others than those that were planned */
export async function settleDelivery(
  db: Db,
  id: string,
  result: SendResult & { payload?: Delivery["payload"] },
  now: Instant,
): Promise<void> {
  if (result.state === "accepted") return settleAsAccepted(db, id, result, now);
  await db
    .update(deliveries)
    .set({ ...result, updatedAt: now })
    .where(and(eq(deliveries.id, id), inArray(deliveries.state, ["planned", "claimed"])));
}

async function settleAsAccepted(
  db: Db,
  id: string,
  { asTemplate, ...result }: Extract<SendResult, { state: "accepted" }> & { payload?: Delivery["payload"] },
  now: Instant,
): Promise<void> {
  // A status may be faster than the answer: words that it has refused have given way to their template by then.
  const isNoTemplatesTurn = sql`(error_code IS NOT ${String(WINDOW_CLOSED)} OR json_extract(payload, '$.kind') <> 'template')`;
  await db
    .update(deliveries)
    .set({ ...result, updatedAt: now, acceptedAt: acceptedBy(now) })
    .where(
      and(
        eq(deliveries.id, id),
        inArray(deliveries.state, ["planned", "claimed", "unknown"]),
        asTemplate ? undefined : isNoTemplatesTurn,
      ),
    );
}

/** The first moment stands, so that every run of a turn sees the same. */
const acceptedBy = (at: Instant) => firstOf(deliveries.acceptedAt, at);
const firstOf = (column: SQLiteColumn, at: Instant) => sql`coalesce(${column}, ${at})`;

/** What has become of an answer of ours. */
export type SentAnswer = Pick<Delivery, "id" | "state" | "providerMessageId" | "acceptedAt">;

/** What has become of these answers to the user, as one statement. */
export function selectSentAnswers(db: Db, userId: string, ids: readonly string[]) {
  const { id, state, providerMessageId, acceptedAt } = deliveries;
  return db
    .select({ id, state, providerMessageId, acceptedAt })
    .from(deliveries)
    .where(and(inArray(id, [...ids]), eq(deliveries.userId, userId)));
}

/** Takes a planned delivery for sending. One statement: of two runs one gets it. */
export async function claimDelivery(db: Db, id: string, now: Instant): Promise<Delivery | undefined> {
  return db
    .update(deliveries)
    .set({ state: "claimed", updatedAt: now, dueAt: now + EVIDENCE_MS })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, "planned")))
    .returning()
    .get();
}

/** A run that had claimed this died; whether it has sent it nobody knows, until a status says so or none has come. */
export function markUnsure(db: Db, id: string, now: Instant): Statement {
  return db
    .update(deliveries)
    .set({ state: "unknown", updatedAt: now, dueAt: now + EVIDENCE_MS })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, "claimed")));
}

/** The same for a run that may have died before there was a row. */
export function planUnsure(db: Db, delivery: NewDelivery, now: Instant): Statement[] {
  return [db.insert(deliveries).values(delivery).onConflictDoNothing(), markUnsure(db, delivery.id, now)];
}

export type DueDelivery = Pick<Delivery, "id"> & OpenDelivery;

/** Open deliveries of every channel that have waited long enough, the oldest first. */
export async function listDueDeliveries(db: Db, now: Instant, limit: number): Promise<DueDelivery[]> {
  const { id, state, kind, attempt, expiresAt } = deliveries;
  const rows = await db
    .select({ id, state, kind, attempt, expiresAt })
    .from(deliveries)
    .where(and(IS_OPEN, lte(deliveries.dueAt, now)))
    .orderBy(asc(deliveries.dueAt))
    .limit(limit);
  return rows as DueDelivery[]; // the condition leaves these states only
}

/** Plans them anew, unless something was heard of them meanwhile. @returns those that the queue is to have */
export async function planAgain(
  db: Db,
  ids: readonly string[],
  { isSecond }: { isSecond: boolean },
  now: Instant,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .update(deliveries)
    .set({
      state: "planned",
      updatedAt: now,
      dueAt: now + EVIDENCE_MS,
      ...(isSecond && { attempt: sql`${deliveries.attempt} + 1` }),
    })
    .where(and(among(ids), IS_OPEN, lte(deliveries.dueAt, now), isSecond ? eq(deliveries.attempt, 1) : undefined))
    .returning({ id: deliveries.id });
  return rows.map(({ id }) => id);
}

/**
 * It is not to be heard of on any channel: it has ended, and what would take its place when it fails goes. What has come
 * to tell of something else since a run took it is planned: nobody has looked at that.
 */
export function endAsChanged(db: Db, { id, about }: Pick<Delivery, "id" | "about">, now: Instant) {
  const isSame = sql`${deliveries.about} IS ${about && JSON.stringify(about)}`;
  return db
    .update(deliveries)
    .set({
      state: sql`CASE WHEN ${isSame} THEN 'failed' ELSE 'planned' END`,
      fallback: sql`CASE WHEN NOT ${isSame} THEN ${deliveries.fallback} END`,
      ...{ errorCode: CHANGED, dueAt: now + EVIDENCE_MS, updatedAt: now },
    })
    .where(and(eq(deliveries.id, id), IS_OPEN))
    .returning({ state: deliveries.state });
}

/**
 * Ends deliveries that are open, and plans the mails that take their place.
 *
 * @param dueBy only those that are due by then, so that what was heard meanwhile counts
 */
export function failDeliveries(
  db: Db,
  ids: readonly string[],
  errorCode: string,
  now: Instant,
  dueBy: Instant | null = null,
): [Statement, ReturnType<typeof planFallbacks>] {
  const due = dueBy === null ? undefined : lte(deliveries.dueAt, dueBy);
  return [
    db
      .update(deliveries)
      .set({ state: "failed", errorCode, updatedAt: now, payload: WITHOUT_SECRET })
      .where(and(among(ids), IS_OPEN, due)),
    planFallbacks(db, among(ids), now),
  ];
}

/** The mails that were to go out if these failed, for those of them that have. */
function planFallbacks(db: Db, which: SQL, now: Instant) {
  const field = (name: string) => sql.raw(`json_extract(fallback, '$.${name}')`);
  const mail = asSelect(
    {
      id: field("id"),
      idempotencyKey: field("id"),
      userId: sql.raw("user_id"),
      channel: "email",
      recipient: field("recipient"),
      kind: field("kind"),
      payload: sql`json_object('kind', 'mail', 'sealed', ${field("sealed")})`,
      state: "planned",
      attempt: 1,
      dueAt: now + EVIDENCE_MS,
      expiresAt: sql`coalesce(${field("expiresAt")}, ${now} + ${field("goodForMs")})`,
      about: sql.raw("about"),
      plannedFor: sql.raw("planned_for"),
      createdAt: now,
      updatedAt: now,
    },
    // One row whose mail this version cannot read stops no other.
    sql`FROM ${deliveries} WHERE ${which} AND state = 'failed' AND ${field("id")} IS NOT NULL
      AND ${field("recipient")} IS NOT NULL AND ${field("kind")} IS NOT NULL AND ${field("goodForMs")} IS NOT NULL`,
  );
  return db.insert(deliveries).select(mail).onConflictDoNothing().returning({ id: deliveries.id });
}

/** The mails for messages that their provider says have failed; runs behind `applyDeliveryStatus`. */
export function planFallbacksOf(db: Db, providerMessageIds: readonly string[], now: Instant) {
  const which = sql`provider_message_id IN (SELECT value FROM json_each(${JSON.stringify(providerMessageIds)}))`;
  return planFallbacks(db, which, now);
}

/**
 * Has the templates go out that lie beside messages which came too late for words of our own: those are refused by
 * status as well. Runs behind `applyDeliveryStatus`, before `planFallbacksOf`, which finds only what is left.
 */
export function planTemplatesOf(db: Db, providerMessageIds: readonly string[], now: Instant) {
  return db
    .update(deliveries)
    .set({
      state: "planned",
      payload: sql`json_extract(payload, '$.template')`,
      providerMessageId: null,
      dueAt: now + EVIDENCE_MS,
      updatedAt: now,
    })
    .where(
      sql`provider_message_id IN (SELECT value FROM json_each(${JSON.stringify(providerMessageIds)}))
        AND state = 'failed' AND error_code = ${String(WINDOW_CLOSED)} AND expires_at > ${now}
        AND json_extract(payload, '$.template') IS NOT NULL`,
    )
    .returning({ id: deliveries.id });
}

/** Which states give way to a provider's word. A later one never gives way to an earlier: `read` may come first. */
const BEFORE: Record<DeliveryStatus["status"], State[]> = {
  // WhatsApp's answer to the send says as much: of what was accepted it is no news, and not written.
  sent: ["planned", "claimed", "unknown"],
  // That it has arrived is known for sure, whatever was made of a silence before.
  delivered: ["planned", "claimed", "accepted", "unknown", "sent", "failed"],
  read: ["planned", "claimed", "accepted", "unknown", "sent", "delivered", "failed"],
  failed: ["planned", "claimed", "accepted", "unknown", "sent"],
};

/**
 * Moves a delivery forward by its provider's word, found by the provider's id, or by our own while the provider's is
 * not known yet or when the delivery was sent a second time: then good news of either message counts, bad news only of
 * the one that is known. Two rows never get one provider id, whatever the status claims.
 */
export function applyDeliveryStatus(
  db: Db,
  { providerMessageId, deliveryId, status, errorCode, at }: DeliveryStatus,
): Statement[] {
  const before = inArray(deliveries.state, BEFORE[status]);
  const update = {
    state: status,
    // Why it was a template that went out stays.
    errorCode: errorCode ?? sql`CASE WHEN state IN ('accepted', 'sent', 'delivered') THEN error_code END`,
    updatedAt: at,
    ...(status !== "failed" && { acceptedAt: acceptedBy(at) }),
    ...(status === "delivered" && { deliveredAt: firstOf(deliveries.deliveredAt, at) }),
    ...(status === "read" && { readAt: firstOf(deliveries.readAt, at) }),
  };
  // Without the id that it has: to write it again would write its index again.
  const known = db
    .update(deliveries)
    .set(update)
    .where(and(eq(deliveries.providerMessageId, providerMessageId), before));
  if (!deliveryId) return [known];
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${deliveries} AS d WHERE d.provider_message_id = ${providerMessageId})`;
  // The refusal of the words before it, heard again, is none of the template's.
  const unnamed =
    errorCode === String(WINDOW_CLOSED)
      ? and(isNull(deliveries.providerMessageId), sql`json_extract(payload, '$.kind') <> 'template'`)
      : isNull(deliveries.providerMessageId);
  const isOurs = status === "failed" ? unnamed : or(unnamed, sql`${deliveries.attempt} > 1`);
  // Its own earlier word, `failed`, stands against a `sent` that comes late; our guess does not.
  const guessed = and(eq(deliveries.state, "failed"), or(unnamed, ne(deliveries.providerMessageId, providerMessageId)));
  const named = db
    .update(deliveries)
    .set({ ...update, providerMessageId })
    .where(and(eq(deliveries.id, deliveryId), isOurs, isNew, status === "sent" ? or(before, guessed) : before));
  return [known, named];
}

/**
 * Moves a mail's delivery forward by its provider's word, in whatever order its events come: found by the provider's id,
 * or by our own while that one is not known yet. A bounce is the last word, also of a mail that a server had taken at
 * first; what we made of a silence gives way to a mail that has arrived.
 */
export function applyMailEvent(
  db: Db,
  { providerMessageId, deliveryId, type, at }: Pick<MailEvent, "providerMessageId" | "deliveryId" | "type" | "at">,
): Statement {
  const isBounce = type === "bounced";
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${deliveries} AS d WHERE d.provider_message_id = ${providerMessageId})`;
  const isMeant = or(
    eq(deliveries.providerMessageId, providerMessageId),
    and(eq(deliveries.id, deliveryId ?? ""), isNull(deliveries.providerMessageId), isNew),
  );
  const isBefore = isBounce
    ? or(ne(deliveries.state, "failed"), sql`${deliveries.errorCode} IS NOT 'bounced'`)
    : sql`${deliveries.state} <> 'delivered' AND ${deliveries.errorCode} IS NOT 'bounced'`;
  return db
    .update(deliveries)
    .set({
      state: isBounce ? "failed" : "delivered",
      errorCode: type === "delivered" ? null : type,
      providerMessageId,
      updatedAt: at,
      acceptedAt: acceptedBy(at),
      ...(!isBounce && { deliveredAt: firstOf(deliveries.deliveredAt, at) }),
    })
    .where(and(eq(deliveries.channel, "email"), isMeant, isBefore));
}

/** What waits to go to a number is not sent any more: the number is no longer this user's. */
export function cancelMessagesTo(db: Db, userId: string, recipient: string, now: Instant) {
  return db
    .update(deliveries)
    .set({ state: "failed", errorCode: "unlinked", updatedAt: now })
    .where(
      and(
        eq(deliveries.userId, userId),
        eq(deliveries.recipient, recipient),
        eq(deliveries.channel, "whatsapp"),
        inArray(deliveries.state, ["planned", "unknown"]),
      ),
    );
}

/** What of one kind still waits for a user is not sent any more. */
export function endPlanned(
  db: Db,
  { userId, kind }: { userId: string; kind: Delivery["kind"] },
  errorCode: string,
  now: Instant,
) {
  return db
    .update(deliveries)
    .set({ state: "failed", errorCode, updatedAt: now, payload: WITHOUT_SECRET })
    .where(and(eq(deliveries.userId, userId), eq(deliveries.kind, kind), eq(deliveries.state, "planned")));
}

/** Whether a delivery of this id was written before. */
export async function isPlanned(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.id, id)).get()) !== undefined;
}
