import { eq, sql } from "drizzle-orm";
import type { Instant } from "~/domain/time";
import type { Db, Statement } from "./database";
import { strangerOptOuts, userIntegrations } from "./schema";
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

/** Whether the user gets nothing but answers. */
export async function hasOptedOut(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .select({ at: userIntegrations.whatsappOptedOutAt })
    .from(userIntegrations)
    .where(eq(userIntegrations.userId, userId))
    .get();
  return row !== undefined && row.at !== null;
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
