import { and, eq, ne, or, sql } from "drizzle-orm";
import type { NumberLoss } from "~/domain/number-loss";
import { type Instant, SECOND } from "~/domain/time";
import type { LinkedNumber } from "~/domain/whatsapp-sender";
import type { Db, Statement } from "./database";
import { userIntegrations, users } from "./schema/accounts";

/** The connected number or user id is one of these. One parameter for any number of them: D1 binds at most a hundred. */
function isOneOf(addresses: readonly string[]) {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(addresses)}))`;
  return and(
    eq(userIntegrations.whatsappConnected, true),
    or(sql`${userIntegrations.whatsappPhone} IN ${wanted}`, sql`${userIntegrations.whatsappUserId} IN ${wanted}`),
  );
}

/** @param addresses numbers (E.164) and business-scoped user ids. Only verified numbers count. */
export async function listLinkedNumbers(db: Db, addresses: readonly string[]): Promise<LinkedNumber[]> {
  const rows = await db
    .select({
      userId: userIntegrations.userId,
      phone: userIntegrations.whatsappPhone,
      senderId: userIntegrations.whatsappUserId,
      provenAt: userIntegrations.whatsappOptInAt,
    })
    .from(userIntegrations)
    .where(isOneOf(addresses));
  return rows.flatMap(({ phone, ...row }) => (phone ? [{ ...row, phone }] : []));
}

/**
 * The accounts that would lose their number, with whom to tell.
 *
 * @param before only numbers that were proven before this moment, which Meta gives in whole seconds: a proof that came
 *   later stands
 */
export async function listOwnersOf(db: Db, addresses: readonly string[], before: Instant) {
  const rows = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      phone: userIntegrations.whatsappPhone,
    })
    .from(userIntegrations)
    .innerJoin(users, eq(users.id, userIntegrations.userId))
    .where(and(isOneOf(addresses), sql`coalesce(${userIntegrations.whatsappOptInAt}, 0) < ${before + SECOND}`));
  return rows.flatMap(({ phone, ...row }) => (phone ? [{ ...row, phone }] : []));
}

/** Keeps the user id that writes from the user's number; nobody else can have it any more. */
export function learnSenderId(db: Db, userId: string, senderId: string): Statement[] {
  return [
    db
      .update(userIntegrations)
      .set({ whatsappUserId: null })
      .where(and(eq(userIntegrations.whatsappUserId, senderId), ne(userIntegrations.userId, userId))),
    db
      .update(userIntegrations)
      .set({ whatsappUserId: senderId })
      .where(and(eq(userIntegrations.userId, userId), eq(userIntegrations.whatsappConnected, true))),
  ];
}

/**
 * Links a proven number to its user, with the words that were agreed to. False when it belongs to somebody else.
 * One conditional statement: of two users who prove one number at once, one gets it.
 */
export async function linkNumber(
  db: Db,
  userId: string,
  { phone, at, optInText }: { phone: string; at: Instant; optInText: string },
): Promise<boolean> {
  const linked = await db
    .update(userIntegrations)
    .set({
      whatsappConnected: true,
      whatsappPhone: phone,
      whatsappUserId: null,
      whatsappHeardAt: at,
      whatsappLostAt: null,
      whatsappLoss: null,
      whatsappOptInAt: at,
      whatsappOptInText: optInText,
      whatsappOptedOutAt: null,
    })
    .where(
      and(
        eq(userIntegrations.userId, userId),
        sql`NOT EXISTS (SELECT 1 FROM ${userIntegrations} AS other
              WHERE other.whatsapp_phone = ${phone} AND other.user_id <> ${userId})`,
      ),
    )
    .returning({ userId: userIntegrations.userId });
  return linked.length === 1;
}

const UNLINKED = {
  whatsappConnected: false,
  whatsappPhone: null,
  whatsappUserId: null,
  whatsappHeardAt: null,
  whatsappLastInboundAt: null,
  whatsappOptInAt: null,
  whatsappOptInText: null,
  whatsappOptedOutAt: null,
} as const;

/** Takes the number, its consent and its open window from the user, who wanted that. */
export function unlinkNumber(db: Db, userId: string): Statement {
  return db
    .update(userIntegrations)
    .set({ ...UNLINKED, whatsappLostAt: null, whatsappLoss: null })
    .where(eq(userIntegrations.userId, userId));
}

/** In SQL: the user has this very number connected. */
export function hasNumber(userId: string, phone: string) {
  return sql`EXISTS (SELECT 1 FROM user_integrations AS linked WHERE linked.user_id = ${userId}
    AND linked.whatsapp_phone = ${phone} AND linked.whatsapp_connected)`;
}

/** The same as `unlinkNumber` without the user's doing: why, and when, is kept for the page. */
export function unlinkLostNumber(
  db: Db,
  userId: string,
  { phone, loss, at }: { phone: string; loss: NumberLoss; at: Instant },
): Statement {
  return db
    .update(userIntegrations)
    .set({ ...UNLINKED, whatsappLostAt: at, whatsappLoss: loss })
    .where(and(eq(userIntegrations.userId, userId), eq(userIntegrations.whatsappPhone, phone)));
}

/** The connected number and when it last wrote; undefined without one. */
export async function findNumber(
  db: Db,
  userId: string,
): Promise<{ phone: string; lastInboundAt: Instant | null } | undefined> {
  const row = await db
    .select({ phone: userIntegrations.whatsappPhone, lastInboundAt: userIntegrations.whatsappLastInboundAt })
    .from(userIntegrations)
    .where(and(eq(userIntegrations.userId, userId), eq(userIntegrations.whatsappConnected, true)))
    .get();
  return row?.phone ? { phone: row.phone, lastInboundAt: row.lastInboundAt } : undefined;
}
