import type { Plan } from "../../app/domain/plans.ts";

export const STRIPE_VERSION = "2026-10-28.endive";
const EVENTS = [
  ...["checkout.session.completed", "checkout.session.expired", "customer.updated", "customer.deleted"],
  ...["checkout.session.async_payment_succeeded", "checkout.session.async_payment_failed"],
  ...["customer.subscription.created", "customer.subscription.updated", "customer.subscription.deleted"],
  ...["customer.subscription.paused", "customer.subscription.resumed", "customer.subscription.trial_will_end"],
  ...["invoice.finalized", "invoice.paid", "invoice.payment_failed", "invoice.payment_action_required"],
  ...["invoice.voided", "invoice.marked_uncollectible", "payment_method.attached", "payment_method.detached"],
];

/** One call of Stripe's API: its body, as JSON. Throws what Stripe refuses. */
type Call = (method: "GET" | "POST", path: string, fields: Record<string, string>) => Promise<unknown>;

/** What is read of Stripe's answers; it speaks of no more than was asked for. */
interface Price {
  id: string;
  unit_amount: number;
  currency: string;
}
interface Product {
  id: string;
  active: boolean;
  metadata: Record<string, string>;
}

/**
 * Makes what is missing at Stripe: a product and a price for each plan, and the webhook. Run again it makes nothing.
 *
 * @param appUrl where the webhook leads; null for no webhook
 * @returns the price of each plan, and the signing secret of a webhook that was made: of one that is there Stripe does not tell it again
 */
export async function setUpStripe(
  call: Call,
  plans: readonly Pick<Plan, "id" | "name" | "priceCents">[],
  appUrl: string | null,
) {
  const prices: [plan: string, price: string][] = [];
  for (const plan of plans) prices.push([plan.id, await priceOf(call, plan)]);
  return { prices, webhookSecret: appUrl === null ? undefined : await makeWebhook(call, `${appUrl}/webhooks/stripe`) };
}

/** The id of the plan's price; a price that costs something else by now is named, never changed. */
async function priceOf(
  call: Call,
  { id, name, priceCents }: Pick<Plan, "id" | "name" | "priceCents">,
): Promise<string> {
  const lookup = `parley_${id}`;
  const [price] = await listed<Price>(call, "/v1/prices", { "lookup_keys[0]": lookup, active: "true" });
  if (price && (price.unit_amount !== priceCents || price.currency !== "eur")) {
    throw new Error(
      `The price ${price.id} (${lookup}) is not ${priceCents} cents in euro. Archive it at Stripe first.`,
    );
  }
  if (price) return price.id;
  // An earlier run may have broken off between the two.
  const products = await listed<Product>(call, "/v1/products", { active: "true", limit: "100" });
  const known = products.find(({ metadata }) => metadata.plan === id);
  const product = known?.id ?? (await idOf(call, "/v1/products", { name: `Parley ${name}`, "metadata[plan]": id }));
  return idOf(call, "/v1/prices", {
    ...{ product, currency: "eur", unit_amount: String(priceCents), lookup_key: lookup },
    ...{ "recurring[interval]": "month", tax_behavior: "inclusive" },
  });
}

async function makeWebhook(call: Call, url: string): Promise<string | undefined> {
  const endpoints = await listed<{ url: string }>(call, "/v1/webhook_endpoints", { limit: "100" });
  if (endpoints.some((endpoint) => endpoint.url === url)) return undefined;
  const events = Object.fromEntries(EVENTS.map((event, n) => [`enabled_events[${n}]`, event]));
  const made = await call("POST", "/v1/webhook_endpoints", { url, api_version: STRIPE_VERSION, ...events });
  return (made as { secret?: string }).secret; // Stripe tells it here and nowhere else
}

/** @returns what the list holds, in the shape that the caller names */
const listed = async <T>(call: Call, path: string, fields: Record<string, string>) =>
  ((await call("GET", path, fields)) as { data: T[] }).data;

const idOf = async (call: Call, path: string, fields: Record<string, string>) =>
  ((await call("POST", path, fields)) as { id: string }).id; // whatever is made has one
