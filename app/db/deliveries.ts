import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { DeliveryStatus } from "~/domain/incoming-message";
import type { Instant } from "~/domain/time";
import { HOUR } from "~/domain/time";
import type { Db } from "./database";
import { deliveries } from "./schema";

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
