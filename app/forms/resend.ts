import * as z from "zod";
import { DELIVERY_TAG, deliveryIdOf, type MailEvent } from "~/domain/mail-event";

const TYPES: ReadonlyMap<string, MailEvent["type"]> = new Map([
  ["email.delivered", "delivered"],
  ["email.bounced", "bounced"],
  ["email.complained", "complained"],
]);

/** A list, as they are sent, or one object by name. */
const Tags = z.union([z.array(z.object({ name: z.string(), value: z.string() })), z.record(z.string(), z.string())]);
const Event = z.object({
  type: z.string(),
  created_at: z.coerce.date(),
  data: z.object({
    email_id: z.string().min(1).max(255),
    to: z.array(z.string()).default([]),
    tags: Tags.nullish(),
    bounce: z.object({ type: z.string() }).nullish(),
  }),
});

/** @returns null for what is no event, or one that we do nothing about: a bounce that may pass is no word for good */
export function parseResendEvent(body: unknown): MailEvent | null {
  const parsed = Event.safeParse(body);
  const type = parsed.success ? TYPES.get(parsed.data.type) : undefined;
  if (!parsed.success || !type) return null;
  const { created_at: createdAt, data } = parsed.data;
  if (type === "bounced" && data.bounce?.type !== "Permanent") return null;
  const tag = Array.isArray(data.tags)
    ? data.tags.find(({ name }) => name === DELIVERY_TAG)?.value
    : data.tags?.[DELIVERY_TAG];
  return {
    type,
    providerMessageId: data.email_id,
    deliveryId: tag === undefined ? null : deliveryIdOf(tag),
    recipients: data.to.map(bareAddress),
    at: createdAt.getTime(),
  };
}

const bareAddress = (address: string) => (/<([^>]+)>/.exec(address)?.[1] ?? address).trim().toLowerCase();
