import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { vi } from "vitest";
import { deliveries } from "~/db/schema/messages";
import { sendDelivery } from "~/services/send-delivery";
import { createDeps } from "../../workers/deps";
import { control } from "./sandbox";
import { db } from "./user";

export interface SentMail {
  id: string;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  idempotencyKey: string;
  headers: Record<string, string>;
}

/** Sends what waits for this address, as the queue would, and reads its mailbox, oldest first. */
export async function mailsTo(address: string): Promise<SentMail[]> {
  const isTheirs = eq(deliveries.recipient, address);
  const waiting = await db.select({ id: deliveries.id }).from(deliveries).where(isTheirs);
  for (const { id } of waiting) await sendDelivery(createDeps(env), id);
  // The queue itself may have come first, and be at it; one that died stays so.
  const sending = () => db.$count(deliveries, and(isTheirs, eq(deliveries.state, "claimed")));
  await vi.waitUntil(async () => (await sending()) === 0, { timeout: 5_000 }).catch(() => {});
  const { messages } = await control<{ messages: SentMail[] }>("GET", `/mail?to=${encodeURIComponent(address)}`);
  return messages;
}

/** The first link of ours in a mail, as path and query. */
export function linkIn({ text }: SentMail): string {
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (!url) throw new Error(`there is no link in "${text}"`);
  return new URL(url).pathname + new URL(url).search;
}
