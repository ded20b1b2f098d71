import * as z from "zod";

/* What we read of Stripe's objects, of API version 2026-10-28.endive. Times are unix seconds, amounts cents. */

const Card = z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() });
const PaymentMethod = z.object({ type: z.string(), card: Card.optional() });

/** Expanded, or an id, or nothing. */
const Method = z.union([PaymentMethod, z.string()]).nullish();

export const Customer = z.object({
  id: z.string(),
  deleted: z.boolean().default(false),
  invoice_settings: z.object({ default_payment_method: Method }).optional(),
});

const Item = z.object({
  id: z.string(),
  price: z.object({ id: z.string() }),
  current_period_start: z.number(),
  current_period_end: z.number(),
});

export const Subscription = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.enum([
    ...(["incomplete", "incomplete_expired", "trialing", "active", "past_due"] as const),
    ...(["canceled", "unpaid", "paused"] as const),
  ]),
  created: z.number(),
  start_date: z.number(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullable(),
  canceled_at: z.number().nullable(),
  ended_at: z.number().nullable(),
  trial_end: z.number().nullable(),
  metadata: z.record(z.string(), z.string()),
  default_payment_method: Method,
  latest_invoice: z.string().nullable(),
  items: z.object({ data: z.tuple([Item], Item) }),
});

export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.string().nullable(),
  total: z.number(),
  total_excluding_tax: z.number().nullish(),
  amount_paid: z.number(),
  amount_remaining: z.number(),
  currency: z.string(),
  created: z.number(),
  attempted: z.boolean(),
  hosted_invoice_url: z.string().nullish(),
  invoice_pdf: z.string().nullish(),
  lines: z.object({ data: z.array(z.object({ description: z.string().nullable() })) }),
  parent: z.object({ subscription_details: z.object({ subscription: z.string() }).nullish() }).nullish(),
});

/** An invoice that is not there yet: what a change would cost. */
export const Preview = z.object({
  total: z.number(),
  total_excluding_tax: z.number().nullish(),
  /** What the card would be charged: the total less what the customer has to their credit. */
  amount_due: z.number(),
  lines: z.object({ data: z.array(z.object({ description: z.string().nullable(), amount: z.number() })) }),
  parent: z
    .object({ subscription_details: z.object({ subscription_proration_date: z.number().optional() }).nullish() })
    .nullish(),
});

/** It is kept for good, so nothing else passes for one. */
export const NewCustomer = z.object({ object: z.literal("customer"), id: z.string().startsWith("cus_") });

export const InvoicePayments = z.object({
  data: z.array(z.object({ status: z.string(), payment: z.object({ payment_intent: z.string().optional() }) })),
});

export const Checkout = z.object({
  id: z.string(),
  status: z.enum(["open", "complete", "expired"]).nullable(),
  customer: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  url: z.string().nullable(),
});

export const listOf = <S extends z.ZodType>(schema: S) => z.object({ data: z.array(schema) });

export type StripeInvoice = z.output<typeof Invoice>;
export type StripePreview = z.output<typeof Preview>;
