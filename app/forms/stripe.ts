import * as z from "zod";
import type { StripeEvent } from "~/domain/stripe-event";

/** Events that can change what we store; others are taken and left. */
const HANDLED =
  /^(?:checkout\.session\.|customer\.(?:subscription\.|updated$|deleted$)|invoice\.|payment_method\.|charge\.refund)/;

const Customer = z.union([z.string(), z.object({ id: z.string() })]).nullish();
const Event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  created: z.number(),
  data: z.object({
    object: z.object({ id: z.string().optional(), object: z.string().optional(), customer: Customer }),
  }),
});

/** @returns null for what is no event, or one that we do nothing about */
export function parseStripeEvent(body: unknown): StripeEvent | null {
  const parsed = Event.safeParse(body);
  if (!parsed.success || !HANDLED.test(parsed.data.type)) return null;
  const { id, type, created, data } = parsed.data;
  const { object } = data;
  const own = object.object === "customer" ? object.id : object.customer;
  return { id, type, created, customer: (typeof own === "object" ? own?.id : own) ?? null };
}
