// `npm run stripe:setup`: the products and prices of the plans at Stripe, made where they are missing, and the webhook.
// With nothing behind it the local sandbox is asked, which has to run; `-- staging` and `-- production` read the settings
// file of that deployment. Names what to put into the settings; running it again makes nothing twice.
import { PLANS } from "../../app/domain/plans.ts";
import { root } from "./ensure-installed.mjs";
import { localSettings, settingsIn } from "./local-settings.mjs";

const VERSION = "2026-10-28.endive";
const EVENTS = [
  ...["checkout.session.completed", "checkout.session.expired", "customer.updated", "customer.deleted"],
  ...["checkout.session.async_payment_succeeded", "checkout.session.async_payment_failed"],
  ...["customer.subscription.created", "customer.subscription.updated", "customer.subscription.deleted"],
  ...["customer.subscription.paused", "customer.subscription.resumed", "customer.subscription.trial_will_end"],
  ...["invoice.finalized", "invoice.paid", "invoice.payment_failed", "invoice.payment_action_required"],
  ...["invoice.voided", "invoice.marked_uncollectible", "payment_method.attached", "payment_method.detached"],
];

const FILES = { production: ".prod.vars", staging: ".staging.vars" };
const target = process.argv[2];
const settings = target === undefined ? localSettings() : settingsIn(`${root}/${FILES[target] ?? ""}`);
if (!settings.STRIPE_SECRET_KEY || !settings.STRIPE_BASE_URL) {
  console.error(
    "STRIPE_BASE_URL and STRIPE_SECRET_KEY are wanted: say staging or production, and fill in its file first.",
  );
  process.exit(1);
}

try {
  const lines = [];
  for (const plan of PLANS) lines.push(`STRIPE_PRICE_${plan.id.toUpperCase()}=${await priceOf(plan)}`);
  const secret = await webhookSecret();
  if (secret) lines.push(`STRIPE_WEBHOOK_SECRET=${secret}`);
  console.log(lines.join("\n"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** The id of the plan's price; a price that costs something else by now is named, never changed. */
async function priceOf({ id, name, priceCents }) {
  const lookup = `parley_${id}`;
  const { data } = await call("GET", "/v1/prices", { "lookup_keys[0]": lookup, active: true });
  const [price] = data;
  if (price && (price.unit_amount !== priceCents || price.currency !== "eur")) {
    throw new Error(
      `The price ${price.id} (${lookup}) is not ${priceCents} cents in euro. Archive it at Stripe first.`,
    );
  }
  if (price) return price.id;
  const product = await call("POST", "/v1/products", { name: `Parley ${name}`, "metadata[plan]": id });
  const fields = { product: product.id, currency: "eur", unit_amount: priceCents, lookup_key: lookup };
  const made = await call("POST", "/v1/prices", {
    ...fields,
    "recurring[interval]": "month",
    tax_behavior: "inclusive",
  });
  return made.id;
}

/** The signing secret of a new endpoint; undefined when there is one already, whose secret Stripe does not tell again. */
async function webhookSecret() {
  const url = `${settings.APP_URL}/webhooks/stripe`;
  const { data } = await call("GET", "/v1/webhook_endpoints", { limit: 100 });
  if (target === undefined || data.some((endpoint) => endpoint.url === url)) return undefined;
  const events = Object.fromEntries(EVENTS.map((event, n) => [`enabled_events[${n}]`, event]));
  return (await call("POST", "/v1/webhook_endpoints", { url, api_version: VERSION, ...events })).secret;
}

async function call(method, path, fields) {
  const form = new URLSearchParams(fields);
  const isPost = method === "POST";
  const response = await fetch(`${settings.STRIPE_BASE_URL}${path}${isPost ? "" : `?${form}`}`, {
    method,
    headers: {
      authorization: `Bearer ${settings.STRIPE_SECRET_KEY}`,
      "stripe-version": VERSION,
      ...(isPost && { "idempotency-key": crypto.randomUUID() }),
    },
    ...(isPost && { body: form }),
  }).catch(() => undefined);
  const body = await response?.json();
  if (response?.ok) return body;
  throw new Error(
    `Stripe answered ${response?.status ?? "nothing"} to ${method} ${path}: ${body?.error?.message ?? ""}`,
  );
}
