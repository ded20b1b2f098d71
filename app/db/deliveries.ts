import { and, desc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { DeliveryStatus } from "~/domain/incoming-message";
import type { MailKind, SealedMail } from "~/domain/mail";
import type { OutgoingMessage } from "~/domain/message";
import type { Instant } from "~/domain/time";
import { HOUR, MINUTE } from "~/domain/time";
import type { Db } from "./database";
import { deliveries, userIntegrations } from "./schema";

export type Delivery = typeof deliveries.$inferSelect;
type State = Delivery["state"];

/** A later state never gives way to an earlier one: `read` may arrive before `delivered`. */
const BEFORE: Record<DeliveryStatus["status"], State[]> = {
  sent: ["planned", "claimed", "accepted", "unknown"],
  delivered: ["planned", "claimed", "accepted", "unknown", "sent"],
  read: ["planned", "claimed", "accepted", "unknown", "sent", "delivered"],
  failed: ["planned", "claimed", "accepted", "unknown", "sent"],
};

/** Writes the row before anything is sent. A second run of the same turn changes only what will be said. */
export function planDelivery(db: Db, delivery: typeof deliveries.$inferInsert) {
  return db
    .insert(deliveries)
    .values(delivery)
    .onConflictDoUpdate({ target: deliveries.idempotencyKey, set: { payload: sql`excluded.payload` } });
}

export interface NewMail {
  /** Its idempotency key as well. */
  id: string;
  userId: string | null;
  recipient: string;
  kind: MailKind;
  sealed: string;
}

/** The row of a mail that is to be sent. Planned twice, it is one row; where `onlyIf` does not hold, there is none. */
export function planMail(db: Db, { id, userId, recipient, kind, sealed }: NewMail, now: Instant, onlyIf?: SQL) {
  const payload: SealedMail = { kind: "mail", sealed };
  return db
    .insert(deliveries)
    .select(
      sql`SELECT ${id}, ${id}, ${userId}, 'email', ${recipient}, ${kind}, ${JSON.stringify(payload)}, 'planned',
            NULL, NULL, ${now}, ${now} WHERE ${onlyIf ?? sql`true`}`,
    )
    .onConflictDoNothing();
}

/** How long a mail may wait for its turn before the queue is told again. */
const FORGOTTEN_MS = 2 * MINUTE;

/**
 * Mails that were planned or claimed a while ago and not sent: the run that was to do it died. They are planned anew;
 * sending one twice is no danger, because the provider knows its key.
 */
export async function reviveMails(db: Db, now: Instant): Promise<string[]> {
  const revived = await db
    .update(deliveries)
    .set({ state: "planned", updatedAt: now })
    .where(
      and(
        eq(deliveries.channel, "email"),
        sql`${deliveries.state} IN ('planned', 'claimed')`,
        lte(deliveries.updatedAt, now - FORGOTTEN_MS),
      ),
    )
    .returning({ id: deliveries.id });
  return revived.map(({ id }) => id);
}

/**
 * Claims the right to greet a stranger: at most one greeting per number and hour, by the messages' own clock.
 * One statement, so that many messages at once give one greeting.
 */
export async function claimGreeting(db: Db, delivery: typeof deliveries.$inferInsert): Promise<boolean> {
  const { createdAt, recipient } = delivery;
  const claimed = await db
    .insert(deliveries)
    .select(
      sql`SELECT ${delivery.id}, ${delivery.idempotencyKey}, NULL, ${delivery.channel}, ${recipient}, ${delivery.kind},
            ${JSON.stringify(delivery.payload)}, ${delivery.state}, NULL, NULL, ${createdAt}, ${delivery.updatedAt}
          WHERE NOT EXISTS (
            SELECT 1 FROM ${deliveries} WHERE ${deliveries.recipient} = ${recipient} AND ${deliveries.kind} = 'sign-up'
              AND ${deliveries.createdAt} > ${createdAt - HOUR} AND ${deliveries.createdAt} < ${createdAt + HOUR})`,
    )
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  return claimed.length === 1;
}

/**
 * Claims the right to send the user something on WhatsApp that is no answer: there is none to a number that is no longer
 * theirs, or once they have said STOP. One statement, so that nothing planned here overtakes a STOP. Everything of kind
 * `notice` is planned here and nowhere else.
 */
export async function claimNotice(
  db: Db,
  { id, userId, recipient, payload }: { id: string; userId: string; recipient: string; payload: OutgoingMessage },
  now: Instant,
): Promise<boolean> {
  const claimed = await db
    .insert(deliveries)
    .select(
      sql`SELECT ${id}, ${id}, ${userId}, 'whatsapp', ${recipient}, 'notice', ${JSON.stringify(payload)}, 'claimed',
            NULL, NULL, ${now}, ${now}
          WHERE EXISTS (
            SELECT 1 FROM ${userIntegrations} WHERE ${userIntegrations.userId} = ${userId}
              AND ${userIntegrations.whatsappPhone} = ${recipient} AND ${userIntegrations.whatsappConnected} = 1
              AND ${userIntegrations.whatsappOptedOutAt} IS NULL)`,
    )
    .onConflictDoNothing()
    .returning({ id: deliveries.id });
  return claimed.length === 1;
}

/** The newest answer to the user's connected number, for a batch: one row, or none. */
export function selectLastAnswer(db: Db, userId: string | SQL) {
  return db
    .select({ state: deliveries.state, at: deliveries.createdAt })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.kind, "reply"),
        sql`${deliveries.recipient} = (SELECT whatsapp_phone FROM user_integrations WHERE user_id = ${userId})`,
      ),
    )
    .orderBy(desc(deliveries.createdAt))
    .limit(1);
}

/** What the sending itself found out: accepted with the provider's id, refused, or nobody knows. */
export async function settleDelivery(
  db: Db,
  id: string,
  result: { state: "accepted" | "failed" | "unknown" | "planned"; providerMessageId?: string; errorCode?: string },
  now: Instant,
): Promise<void> {
  await db
    .update(deliveries)
    .set({ ...result, updatedAt: now })
    .where(and(eq(deliveries.id, id), inArray(deliveries.state, ["planned", "claimed"])));
}

/** What has become of an answer of ours. */
export type SentAnswer = Pick<Delivery, "id" | "state" | "providerMessageId">;

/** What has become of these answers to the user, as one statement. */
export function selectSentAnswers(db: Db, userId: string, ids: readonly string[]) {
  const { id, state, providerMessageId } = deliveries;
  return db
    .select({ id, state, providerMessageId })
    .from(deliveries)
    .where(and(inArray(id, [...ids]), eq(deliveries.userId, userId)));
}

/** Takes a planned delivery for sending. One statement: of two runs one gets it. */
export async function claimDelivery(db: Db, id: string, now: Instant): Promise<Delivery | undefined> {
  return db
    .update(deliveries)
    .set({ state: "claimed", updatedAt: now })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, "planned")))
    .returning()
    .get();
}

/**
 * Moves a delivery forward by its provider's word, found by the provider's id, or by our own while the provider's is
 * not known yet. Two rows never get one provider id, whatever the status claims.
 */
export function applyDeliveryStatus(db: Db, status: DeliveryStatus) {
  const { providerMessageId, deliveryId } = status;
  const known = eq(deliveries.providerMessageId, providerMessageId);
  const ours = deliveryId
    ? or(
        known,
        and(
          eq(deliveries.id, deliveryId),
          isNull(deliveries.providerMessageId),
          sql`NOT EXISTS (SELECT 1 FROM ${deliveries} AS d WHERE d.provider_message_id = ${providerMessageId})`,
        ),
      )
    : known;
  return db
    .update(deliveries)
    .set({ state: status.status, providerMessageId, errorCode: status.errorCode ?? null, updatedAt: status.at })
    .where(and(ours, inArray(deliveries.state, BEFORE[status.status])));
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

/** Whether a delivery of this id was written before. */
export async function isPlanned(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.id, id)).get()) !== undefined;
}
