import { and, eq, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { userIntegrations } from "./schema";

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

/** Takes the number, its consent and its open window from the user. */
export function unlinkNumber(db: Db, userId: string): Statement {
  return db
    .update(userIntegrations)
    .set({
      whatsappConnected: false,
      whatsappPhone: null,
      whatsappLastInboundAt: null,
      whatsappOptInAt: null,
      whatsappOptInText: null,
      whatsappOptedOutAt: null,
    })
    .where(eq(userIntegrations.userId, userId));
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
