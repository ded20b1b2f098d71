import { and, eq, sql } from "drizzle-orm";
import type { Db } from "./database";
import { webhookEvents } from "./schema/billing";
import { hashToken } from "./token";

/** Notes that these events were handled; run it in the same transaction as what they changed. Only hashes are stored. */
export function noteWebhookEvents(db: Db, provider: string, eventIds: readonly string[]) {
  const hashes = JSON.stringify(eventIds.map(hashToken));
  return db
    .insert(webhookEvents)
    .select(sql`SELECT ${provider}, value, unixepoch() * 1000 FROM json_each(${hashes}) WHERE true`)
    .onConflictDoNothing();
}

/** Whether this event was handled already. */
export async function hasWebhookEvent(db: Db, provider: string, eventId: string): Promise<boolean> {
  const row = await db
    .select({ eventId: webhookEvents.eventId })
    .from(webhookEvents)
    .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, hashToken(eventId))))
    .get();
  return row !== undefined;
}

/** True once per event: whoever gets it may act on it. */
export async function claimWebhookEvent(db: Db, provider: string, eventId: string): Promise<boolean> {
  const claimed = await db
    .insert(webhookEvents)
    .values({ provider, eventId: hashToken(eventId) })
    .onConflictDoNothing()
    .returning({ eventId: webhookEvents.eventId });
  return claimed.length === 1;
}
