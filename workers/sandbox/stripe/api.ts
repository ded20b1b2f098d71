import { bearerOf, type Call, json } from "../call";
import type { World } from "../world";
import { declined, invalid, missing, required, StripeError } from "./errors";
import { type Fields, fieldsOf, listOf, metadataOf, parseForm, textOf, textsOf } from "./form";
import { orderId, type StoredOrder, type StripeModel } from "./model";
import {
  API_VERSION,
  type CheckoutSession,
  type Customer,
  type Invoice,
  type InvoicePayment,
  newCheckoutSession,
  newCustomer,
  newId,
  newInvoice,
  newPrice,
  newProduct,
  newRefund,
  type Price,
  type Refund,
  type Subscription,
} from "./objects";
import { listPage } from "./pages-of-lists";
import { newPortalConfiguration, newPortalSession, newWebhookEndpoint } from "./settings-objects";
import type { StripeObject } from "./store";
import type { TaxBehaviour } from "./tax";

interface Asked {
  model: StripeModel;
  fields: Fields;
  id: string;
}

type Handler = (asked: Asked) => object;

const TRIAL_LEAST_SECONDS = 48 * 60 * 60;
const SESSION_SECONDS = 24 * 60 * 60;
const KEY_MS = 24 * 60 * 60 * 1000;

/** `METHOD path`, with `:id` for the one id that a path has. */
const ROUTES: Readonly<Record<string, Handler>> = {
  "POST /v1/customers": createCustomer,
  "GET /v1/customers/:id": ({ model, id, fields }) =>
    expandMethod(model, found<Customer>(model, "customer", id), fields),
  "POST /v1/customers/:id": updateCustomer,
  "DELETE /v1/customers/:id": deleteCustomer,
  "GET /v1/customers/:id/payment_methods": ({ model, id, fields }) =>
    listPage(model.list("payment_method", id).toReversed(), fields, `/v1/customers/${id}/payment_methods`),
  "POST /v1/products": createProduct,
  "GET /v1/products": ({ model, fields }) => listPage(model.list("product").toReversed(), fields, "/v1/products"),
  "GET /v1/products/:id": ({ model, id }) => found(model, "product", id),
  "POST /v1/prices": createPrice,
  "GET /v1/prices": listPrices,
  "GET /v1/prices/:id": ({ model, id }) => found(model, "price", id),
  "POST /v1/checkout/sessions": createCheckout,
  "GET /v1/checkout/sessions/:id": ({ model, id }) => found(model, "checkout.session", id),
  "POST /v1/checkout/sessions/:id/expire": expireCheckout,
  "POST /v1/billing_portal/sessions": createPortalSession,
  "POST /v1/billing_portal/configurations": createConfiguration,
  "GET /v1/billing_portal/configurations": ({ model, fields }) =>
    listPage(model.list("billing_portal.configuration").toReversed(), fields, "/v1/billing_portal/configurations"),
  "GET /v1/billing_portal/configurations/:id": ({ model, id }) => found(model, "billing_portal.configuration", id),
  "GET /v1/subscriptions": listSubscriptions,
  "GET /v1/subscriptions/:id": ({ model, id }) => found(model, "subscription", id),
  "POST /v1/subscriptions/:id": updateSubscription,
  "DELETE /v1/subscriptions/:id": cancelSubscription,
  "GET /v1/invoices": ({ model, fields }) =>
    listPage(model.list<Invoice>("invoice", textOf(fields, "customer")).toReversed(), fields, "/v1/invoices"),
  "GET /v1/invoices/:id": ({ model, id }) => found(model, "invoice", id),
  "POST /v1/invoices/create_preview": previewInvoice,
  "POST /v1/invoices/:id/pay": payInvoice,
  "GET /v1/invoice_payments": listInvoicePayments,
  "GET /v1/payment_methods/:id": ({ model, id }) => found(model, "payment_method", id),
  "POST /v1/refunds": createRefund,
  "GET /v1/events": ({ model, fields }) => listPage(model.list("event").toReversed(), fields, "/v1/events"),
  "GET /v1/events/:id": ({ model, id }) => found(model, "event", id),
  "POST /v1/webhook_endpoints": createEndpoint,
  "GET /v1/webhook_endpoints": ({ model, fields }) =>
    listPage(model.list("webhook_endpoint").toReversed(), fields, "/v1/webhook_endpoints"),
};

/** Stripe's API for one account. `deliver` takes the model whose events are to be sent. */
export function answerApi(
  call: Call,
  world: World,
  openModel: (request: { id: string; key: string | null }) => StripeModel,
  deliver: (model: StripeModel) => void,
): Response {
  const id = newId("req");
  const key = call.method === "POST" ? call.headers.get("idempotency-key") : null;
  const headers = {
    ...{ "request-id": id, "stripe-version": API_VERSION, "stripe-should-retry": "false" },
    ...(key !== null && { "idempotency-key": key }),
  };
  try {
    if (bearerOf(call) !== world.env.STRIPE_SECRET_KEY) {
      const type = "invalid_request_error";
      throw new StripeError(401, { type }, `Invalid API Key provided: ${bearerOf(call).slice(0, 8)}***`);
    }
    const asked = `${call.method} ${call.path} ${call.body}`;
    const before = key === null ? undefined : replay(world, key, asked);
    if (before) return json(before.body, before.status, { ...headers, "idempotent-replayed": "true" });
    const model = openModel({ id, key });
    const { status, body } = perform(call, model);
    deliver(model);
    if (key !== null)
      world.sql.exec(
        "INSERT INTO stripe_keys VALUES (?, ?, ?, ?, ?)",
        ...[key, asked, status, JSON.stringify(body), world.now],
      );
    return json(body, status, headers);
  } catch (error) {
    if (error instanceof StripeError) return json(error.body(), error.status, headers);
    throw error;
  }
}

/** A refusal for money's sake was performed, and is kept under its key; one for a bad parameter was not. */
function perform(call: Call, model: StripeModel): { status: number; body: object } {
  try {
    return { status: 200, body: route(call, model) };
  } catch (error) {
    if (error instanceof StripeError && error.status === 402) return { status: 402, body: error.body() };
    throw error;
  }
}

function replay({ sql, now }: World, key: string, asked: string): { status: number; body: unknown } | undefined {
  if (key.length < 1 || key.length > 255) throw invalid("Idempotency keys must be 1 to 255 characters long.");
  sql.exec("DELETE FROM stripe_keys WHERE at <= ?", now - KEY_MS);
  const [before] = sql
    .exec<{ asked: string; status: number; body: string }>(
      "SELECT asked, status, body FROM stripe_keys WHERE key = ?",
      key,
    )
    .toArray();
  if (!before) return undefined;
  if (before.asked !== asked) {
    throw new StripeError(
      400,
      { type: "idempotency_error" },
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return { status: before.status, body: JSON.parse(before.body) };
}

/** @throws StripeError */
export function route(call: Pick<Call, "method" | "path" | "query" | "body">, model: StripeModel): object {
  const fields = parseForm(call.method === "POST" ? call.body : call.query.toString());
  const exact = ROUTES[`${call.method} ${call.path}`];
  if (exact) return exact({ model, fields, id: "" });
  const [, version = "", kind = "", ...rest] = call.path.split("/");
  const depth = kind === "checkout" || kind === "billing_portal" ? 1 : 0;
  const id = decodeURIComponent(rest[depth] ?? "");
  const pattern = ["", version, kind, ...rest.slice(0, depth), ":id", ...rest.slice(depth + 1)].join("/");
  const handler = id === "" ? undefined : ROUTES[`${call.method} ${pattern}`];
  if (handler) return handler({ model, fields, id });
  throw new StripeError(
    404,
    { type: "invalid_request_error" },
    `Unrecognized request URL (${call.method}: ${call.path}).`,
  );
}

function found<T extends StripeObject>(model: StripeModel, kind: string, id: string, param?: string): T {
  const object = model.get<T>(id);
  if (!object || object.object !== kind) throw missing(kind.replace(/^.*\./, "").replace("_", " "), id, param);
  return object;
}

function livingCustomer(model: StripeModel, id: string | undefined): Customer {
  if (id === undefined) throw required("customer");
  const customer = found<Customer>(model, "customer", id, "customer");
  if (customer.deleted) throw missing("customer", id, "customer");
  return customer;
}

function createCustomer({ model, fields }: Asked): Customer {
  const [email = null, name = null] = [textOf(fields, "email"), textOf(fields, "name")];
  const customer = newCustomer({ email, name, metadata: metadataOf(fields) }, model.store.now());
  model.store.save(customer, customer.id);
  model.emit("customer.created", customer.id, customer);
  return customer;
}

function updateCustomer({ model, fields, id }: Asked): Customer {
  const customer = found<Customer>(model, "customer", id);
  if (customer.deleted) throw missing("customer", id);
  const to = {
    ...{ email: textOf(fields, "email") ?? customer.email, name: textOf(fields, "name") ?? customer.name },
    metadata: metadataOf(fields, customer.metadata),
  };
  return model.change(customer, to, id, "customer.updated");
}

/** Its subscriptions end at once; its invoices stay. */
function deleteCustomer({ model, id }: Asked): object {
  const customer = found<Customer>(model, "customer", id);
  if (customer.deleted) throw missing("customer", id);
  for (const subscription of model.list<Subscription>("subscription", id))
    if (subscription.ended_at === null) model.end(subscription, "cancellation_requested");
  for (const session of model.list<CheckoutSession>("checkout.session", id))
    if (session.status === "open") model.expireCheckout(session);
  model.emit("customer.deleted", id, customer);
  const gone = { id, object: "customer", deleted: true as const };
  model.store.save(gone, id);
  return gone;
}

function expandMethod(model: StripeModel, customer: Customer, fields: Fields): object {
  if (customer.deleted || !textsOf(fields, "expand").includes("invoice_settings.default_payment_method"))
    return customer;
  const { invoice_settings } = customer;
  const method = model.get(invoice_settings.default_payment_method) ?? null;
  return { ...customer, invoice_settings: { ...invoice_settings, default_payment_method: method } };
}

function createProduct({ model, fields }: Asked): object {
  const name = textOf(fields, "name");
  if (name === undefined) throw required("name");
  const product = newProduct(textOf(fields, "id") ?? newId("prod"), name, model.store.now(), metadataOf(fields));
  model.store.save(product);
  return product;
}

function createPrice({ model, fields }: Asked): Price {
  const [currency, amount] = [textOf(fields, "currency"), textOf(fields, "unit_amount")];
  const [product, lookup_key = null] = [textOf(fields, "product"), textOf(fields, "lookup_key")];
  if (currency === undefined) throw required("currency");
  if (product === undefined) throw required("product");
  if (amount === undefined || !/^\d+$/.test(amount)) throw invalid(`Invalid integer: ${amount}`, "unit_amount");
  found(model, "product", product, "product");
  const taken = model.list<Price>("price").some((price) => lookup_key !== null && price.lookup_key === lookup_key);
  if (taken) throw invalid(`A price (\`${lookup_key}\`) already uses that lookup key.`, "lookup_key");
  const tax_behavior = textOf(fields, "tax_behavior") ?? "unspecified";
  if (!isTaxBehaviour(tax_behavior)) throw invalid(`Invalid tax_behavior: ${tax_behavior}`, "tax_behavior");
  const given = { currency, product, lookup_key, tax_behavior, unit_amount: Number(amount) };
  const price = newPrice(newId("price"), given, model.store.now(), metadataOf(fields));
  model.store.save(price);
  return price;
}

const isTaxBehaviour = (value: string): value is TaxBehaviour => /^(inclusive|exclusive|unspecified)$/.test(value);

function listPrices({ model, fields }: Asked): object {
  const [keys, active] = [textsOf(fields, "lookup_keys"), textOf(fields, "active")];
  const prices = model
    .list<Price>("price")
    .filter(({ lookup_key }) => keys.length === 0 || (lookup_key !== null && keys.includes(lookup_key)))
    .filter((price) => active === undefined || String(price.active) === active);
  return listPage(prices.toReversed(), fields, "/v1/prices");
}

function createCheckout({ model, fields }: Asked): CheckoutSession {
  if (textOf(fields, "mode") !== "subscription") throw required("mode");
  if (fields.payment_method_types !== undefined) throw unknown("payment_method_types");
  const [customer = null, customer_email = null] = [textOf(fields, "customer"), textOf(fields, "customer_email")];
  if (customer !== null && customer_email !== null) {
    throw invalid("You may only specify one of these parameters: customer, customer_email.", "customer_email");
  }
  const success_url = textOf(fields, "success_url");
  if (success_url === undefined) throw required("success_url");
  const [item] = listOf(fields, "line_items");
  if (!item) throw required("line_items");
  const price = found<Price>(model, "price", textOf(item, "price") ?? "", "line_items[0][price]");
  if (!price.active) throw invalid("The price specified is inactive.", "line_items[0][price]");
  const owner = customer !== null ? livingCustomer(model, customer) : createCustomer({ model, fields: {}, id: "" });
  const now = model.time(owner.id);
  const data = fieldsOf(fields, "subscription_data");
  const trialEnd = textOf(data, "trial_end") === undefined ? null : Number(textOf(data, "trial_end"));
  if (trialEnd !== null && trialEnd < now + TRIAL_LEAST_SECONDS) {
    const param = "subscription_data[trial_end]";
    throw invalid("The `trial_end` date has to be at least 2 days in the future.", param);
  }
  const tax = textOf(fieldsOf(fields, "automatic_tax"), "enabled") === "true";
  const session = newCheckoutSession(
    {
      ...{ customer: owner.id, customer_email, success_url, cancel_url: textOf(fields, "cancel_url") ?? null },
      ...{ client_reference_id: textOf(fields, "client_reference_id") ?? null, metadata: metadataOf(fields) },
      ...{ base: model.base, amount: trialEnd === null ? price.unit_amount : 0, currency: price.currency },
      ...{ expiresAt: Number(textOf(fields, "expires_at") ?? now + SESSION_SECONDS), tax },
      locale: textOf(fields, "locale") ?? null,
    },
    now,
  );
  const order: StoredOrder = {
    ...{ id: orderId(session.id), object: "order", price: price.id, metadata: metadataOf(data), trialEnd, tax },
  };
  model.store.save(order);
  model.store.save(session, owner.id);
  return session;
}

function expireCheckout({ model, id }: Asked): CheckoutSession {
  const session = found<CheckoutSession>(model, "checkout.session", id);
  if (session.status !== "open") {
    throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
  }
  return model.expireCheckout(session);
}

function createPortalSession({ model, fields }: Asked): object {
  const customer = livingCustomer(model, textOf(fields, "customer"));
  const flow = textOf(fieldsOf(fields, "flow_data"), "type") ?? null;
  const configuration = textOf(fields, "configuration") ?? "bpc_local";
  if (configuration !== "bpc_local") found(model, "billing_portal.configuration", configuration, "configuration");
  const session = newPortalSession(
    { base: model.base, customer: customer.id, configuration, flow, return_url: textOf(fields, "return_url") ?? null },
    model.time(customer.id),
  );
  model.store.save(session, customer.id);
  return session;
}

function createConfiguration({ model, fields }: Asked): object {
  if (fields.features === undefined) throw required("features");
  const configuration = newPortalConfiguration(fieldsOf(fields, "features"), metadataOf(fields), model.store.now());
  model.store.save(configuration);
  return configuration;
}

function listSubscriptions({ model, fields }: Asked): object {
  const status = textOf(fields, "status");
  const all = model.list<Subscription>("subscription", textOf(fields, "customer")).filter((one) => {
    if (status === "all") return true;
    return status === undefined ? one.status !== "canceled" : one.status === status;
  });
  const expanded = textsOf(fields, "expand").includes("data.default_payment_method");
  const shown = all.map((one) =>
    expanded ? { ...one, default_payment_method: model.get(one.default_payment_method) ?? null } : one,
  );
  return listPage(shown.toReversed(), fields, "/v1/subscriptions");
}

function updateSubscription({ model, fields, id }: Asked): Subscription {
  let subscription = found<Subscription>(model, "subscription", id);
  if (subscription.status === "canceled") {
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  }
  const [item] = listOf(fields, "items");
  const whenUnpaid = textOf(fields, "payment_behavior") ?? "allow_incomplete";
  if (fields.metadata !== undefined) {
    if (whenUnpaid === "pending_if_incomplete")
      throw invalid("`metadata` cannot be changed by a pending update.", "metadata");
    const metadata = metadataOf(fields, subscription.metadata);
    const quiet = item !== undefined;
    if (quiet) {
      subscription = { ...subscription, metadata };
      model.store.save(subscription, subscription.customer);
    } else subscription = model.change(subscription, { metadata }, subscription.customer, UPDATED);
  }
  if (item) subscription = changeItem(model, subscription, fields, item);
  const cancel = textOf(fields, "cancel_at_period_end");
  if (cancel !== undefined) subscription = model.setCancelAtPeriodEnd(subscription, cancel === "true");
  return subscription;
}

const UPDATED = "customer.subscription.updated";

function changeItem(model: StripeModel, subscription: Subscription, fields: Fields, item: Fields): Subscription {
  const [own] = subscription.items.data;
  if (textOf(item, "id") !== own.id) throw invalid("The sandbox holds one item for each subscription.", "items[0][id]");
  const price = found<Price>(model, "price", textOf(item, "price") ?? "", "items[0][price]");
  const behaviour = textOf(fields, "proration_behavior") ?? "create_prorations";
  const whenUnpaid = textOf(fields, "payment_behavior") ?? "allow_incomplete";
  if (!/^(none|create_prorations|always_invoice)$/.test(behaviour)) throw invalid("Invalid proration_behavior");
  const { subscription: after, refused } = model.changePrice(
    subscription,
    price,
    behaviour as "none", // one of the three, as just checked
    whenUnpaid as "allow_incomplete", // others do as this one
    prorationDate(fields, subscription),
  );
  if (refused) throw declined("generic_decline");
  return after;
}

/** @throws StripeError when it is outside the period that is being billed */
function prorationDate(fields: Fields, { items }: Subscription): number | undefined {
  const given = textOf(fields, "proration_date");
  if (given === undefined) return undefined;
  const [{ current_period_start: start, current_period_end: end }] = items.data;
  const date = Number(given);
  if (date >= start && date <= end) return date;
  throw invalid("Cannot specify `proration_date` outside of the subscription's current period.", "proration_date");
}

function cancelSubscription({ model, id }: Asked): Subscription {
  const subscription = found<Subscription>(model, "subscription", id);
  if (subscription.status === "canceled") throw missing("subscription", id);
  return model.end(subscription, "cancellation_requested");
}

function previewInvoice({ model, fields }: Asked): Invoice {
  const subscription = found<Subscription>(model, "subscription", textOf(fields, "subscription") ?? "", "subscription");
  const details = fieldsOf(fields, "subscription_details");
  const [item] = listOf(details, "items");
  const price = found<Price>(
    model,
    "price",
    (item && textOf(item, "price")) ?? "",
    "subscription_details[items][0][price]",
  );
  const customer = found<Customer>(model, "customer", subscription.customer);
  const isRenewal = textOf(details, "proration_behavior") === "none";
  if (isRenewal && subscription.cancel_at_period_end) throw noUpcomingInvoice();
  const date = prorationDate(details, subscription) ?? model.time(customer.id);
  const lines = isRenewal ? [model.renewal(subscription, price)] : model.prorations(subscription, price, date);
  const given = { customer, subscription, reason: "upcoming", lines, base: model.base };
  const invoice = newInvoice(given, model.time(customer.id));
  return {
    ...invoice,
    id: `upcoming_${invoice.id}`,
    number: null,
    status: "draft",
    hosted_invoice_url: null,
    invoice_pdf: null,
    ...(!isRenewal && { parent: prorated(invoice.parent, date) }),
  };
}

/** A preview says from when it has reckoned the difference. */
function prorated(parent: Invoice["parent"], date: number): Invoice["parent"] {
  if (!parent) return null;
  return { ...parent, subscription_details: { ...parent.subscription_details, subscription_proration_date: date } };
}

function noUpcomingInvoice(): StripeError {
  const error = { type: "invalid_request_error", code: "invoice_upcoming_none" };
  return new StripeError(404, error, "No upcoming invoices for customer");
}

function payInvoice({ model, id }: Asked): Invoice {
  const invoice = found<Invoice>(model, "invoice", id);
  if (invoice.status === "paid") throw invalid("Invoice is already paid", undefined, "invoice_already_paid");
  const subscription = model.get<Subscription>(invoice.parent?.subscription_details.subscription ?? null);
  const payment = subscription ? model.laterPaymentOf(subscription) : "declined";
  const after = model.collect(invoice, payment);
  if (payment !== "paid") throw declined("generic_decline");
  return after;
}

function listInvoicePayments({ model, fields }: Asked): object {
  const invoice = textOf(fields, "invoice");
  const payments = model.list<InvoicePayment>("invoice_payment").filter((one) => !invoice || one.invoice === invoice);
  return listPage(payments.toReversed(), fields, "/v1/invoice_payments");
}

function createRefund({ model, fields }: Asked): Refund {
  const intent = textOf(fields, "payment_intent");
  if (intent === undefined) throw required("payment_intent");
  const payment = model
    .list<InvoicePayment & { currency: string }>("invoice_payment")
    .find((one) => one.payment.payment_intent === intent);
  if (!payment) throw missing("payment_intent", intent, "payment_intent");
  const before = model.list<Refund>("refund").filter(({ payment_intent }) => payment_intent === intent);
  const left = payment.amount_paid - before.reduce((sum, { amount }) => sum + amount, 0);
  const amount = Number(textOf(fields, "amount") ?? left);
  if (left === 0) throw invalid("Charge has already been refunded.", undefined, "charge_already_refunded");
  if (!(amount > 0 && amount <= left)) throw invalid("Refund amount is greater than unrefunded amount.", "amount");
  const customer = model.get<Invoice>(payment.invoice)?.customer ?? "";
  const refund = newRefund(intent, amount, payment.currency, model.time(customer));
  model.store.save(refund, customer);
  return refund;
}

function createEndpoint({ model, fields }: Asked): object {
  const url = textOf(fields, "url");
  if (url === undefined) throw required("url");
  const endpoint = newWebhookEndpoint(url, textsOf(fields, "enabled_events"), metadataOf(fields), model.store.now());
  model.store.save(endpoint);
  return { ...endpoint, secret: newId("whsec") };
}

function unknown(param: string): StripeError {
  return invalid(`Received unknown parameter: ${param}`, param, "parameter_unknown");
}
