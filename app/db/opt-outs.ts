import { eq, sql } from "drizzle-orm";
import type { Reader } from "~/domain/delivery-ladder";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { userIntegrations } from "./schema/accounts";
import { strangerOptOuts } from "./schema/messages";
import { hashToken } from "./token";

/** Ends everything on WhatsApp that is no answer to the user, or lets it come again. */
export function setMessages(db: Db, userId: string, wanted: "on" | "off", now: Instant): Statement {
  return db
    .update(userIntegrations)
    .set({
      whatsappOptedOutAt: wanted === "off" ? sql`coalesce(${userIntegrations.whatsappOptedOutAt}, ${now})` : null,
    })
    .where(eq(userIntegrations.userId, userId));
}

/** How the user can be reached on WhatsApp with what is no answer; undefined when the account is gone. */
export async function findReader(db: Db, userId: string): Promise<Reader | undefined> {
  const row = await db
    .select({
      connected: userIntegrations.whatsappConnected,
      phone: userIntegrations.whatsappPhone,
      lastInboundAt: userIntegrations.whatsappLastInboundAt,
      optedOutAt: userIntegrations.whatsappOptedOutAt,
    })
    .from(userIntegrations)
    .where(eq(userIntegrations.userId, userId))
    .get();
  if (!row) return undefined;
  const { connected, phone, lastInboundAt, optedOutAt } = row;
  return { phone: connected ? phone : null, lastInboundAt, optedOut: optedOutAt !== null };
}

/**
 * Keeps that a number of nobody we know wants no more messages.
 *
 * @param at the moment of the message that said so
 * @returns whether it was this message: false when it was known before
 */
export async function optOutStranger(db: Db, phone: string, at: Instant): Promise<boolean> {
  const [kept] = await db
    .insert(strangerOptOuts)
    .values({ phoneHash: hashToken(phone), optedOutAt: at })
    .onConflictDoUpdate({
      target: strangerOptOuts.phoneHash,
      set: { optedOutAt: sql`${strangerOptOuts.optedOutAt}` },
    })
    .returning({ at: strangerOptOuts.optedOutAt });
  return kept?.at === at;
}

/** Forgets it, when the number says START or is connected to an account. */
export function deleteStrangerOptOut(db: Db, phone: string): Statement {
  return db.delete(strangerOptOuts).where(eq(strangerOptOuts.phoneHash, hashToken(phone)));
}

export async function isStrangerOptedOut(db: Db, phone: string): Promise<boolean> {
  const row = await db
    .select({ at: strangerOptOuts.optedOutAt })
    .from(strangerOptOuts)
    .where(eq(strangerOptOuts.phoneHash, hashToken(phone)))
    .get();
  return row !== undefined;
}
