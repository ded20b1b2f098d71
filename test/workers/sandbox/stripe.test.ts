import { expect, test } from "vitest";
import { PLANS } from "~/domain/plans";
import { setUpStripe } from "../../../workers/local/stripe-catalogue";
import { openWorld } from "./sandbox-world";

const KEY = { authorization: "Bearer sk_test_local_stripe_key", "stripe-version": "2026-10-28.endive" };
const DAY = 24 * 60 * 60;
const SUCCESS = "http://localhost:8787/dashboard/billing?session_id={CHECKOUT_SESSION_ID}";

type Fields = Record<string, string | number | boolean>;

/** Stripe in a world of its own. */
function openStripe() {
  const world = openWorld();
  const form = (fields: Fields) =>
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, `${value}`]));
  const api = (method: string, path: string, fields: Fields = {}, headers: Record<string, string> = {}) =>
    method === "POST"
      ? world.call("POST", `/api.stripe.com${path}`, form(fields), {
          ...KEY,
          "idempotency-key": crypto.randomUUID(),
          ...headers,
        })
      : world.call(method, `/api.stripe.com${path}?${form(fields)}`, undefined, { ...KEY, ...headers });
  const customer = async () => (await api("POST", "/v1/customers", { email: "anna@example.com", name: "Anna" })).body;
  const checkout = (customerId: string, more: Fields = {}) =>
    api("POST", "/v1/checkout/sessions", {
      ...{ mode: "subscription", customer: customerId, "line_items[0][price]": "price_local_starter" },
      ...{ "line_items[0][quantity]": 1, success_url: SUCCESS, cancel_url: "http://localhost:8787/dashboard/billing" },
      ...more,
    });
  /** Somebody who has paid by the checkout. */
  const subscriber = async (card = "4242424242424242") => {
    const { id } = await customer();
    const session = (await checkout(id)).body;
    await world.control("POST", `/stripe/checkout/${session.id}`, { outcome: "paid", card });
    const subscription = async () =>
      (await api("GET", "/v1/subscriptions", { customer: id, status: "all" })).body.data[0];
    const invoices = async () => (await api("GET", "/v1/invoices", { customer: id })).body.data;
    const advance = async (days: number) =>
      (await world.control("POST", "/stripe/advance", { customer: id, days })).body.events.map(
        ({ type }: { type: string }) => type,
      );
    return { id, session, subscription, invoices, advance };
  };
  return { ...world, form, api, customer, checkout, subscriber };
}

test("a call without the key is refused in Stripe's words, and so is what is not there", async () => {
  const { call, api, customer } = openStripe();
  const refused = await call("GET", "/api.stripe.com/v1/customers/cus_1", undefined, {
    authorization: "Bearer sk_wrong_key",
  });
  expect(refused).toMatchObject({ status: 401, body: { error: { type: "invalid_request_error" } } });
  const { id } = await customer();
  const wrong = { mode: "subscription", customer: id, "line_items[0][price]": "price_x", success_url: SUCCESS };
  expect(await api("POST", "/v1/checkout/sessions", wrong)).toMatchObject({
    status: 400,
    body: { error: { code: "resource_missing", param: "line_items[0][price]", message: "No such price: 'price_x'" } },
  });
  expect(await api("GET", "/v1/subscriptions/sub_x")).toMatchObject({ status: 404 });
  expect(await api("GET", "/v1/nothing")).toMatchObject({ status: 404 });
});

test("one idempotency key gives one customer; with other parameters it is refused", async () => {
  const { api } = openStripe();
  const key = { "idempotency-key": "one" };
  const first = await api("POST", "/v1/customers", { email: "anna@example.com" }, key);
  const again = await api("POST", "/v1/customers", { email: "anna@example.com" }, key);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(await api("POST", "/v1/customers", { email: "bob@example.com" }, key)).toMatchObject({
    status: 400,
    body: { error: { type: "idempotency_error" } },
  });
});

test("the payment page takes a card without scripts and leads back; declined and unconfirmed ones stay on it", async () => {
  const { call, checkout, customer, form, api } = openStripe();
  const { id } = await customer();
  const { url, id: sessionId } = (await checkout(id)).body;
  const path = new URL(url).pathname.replace(/^\/~[^/]+/, "");
  expect((await call("GET", path)).text).toContain("Subscribe to Parley Starter");
  const pay = (number: string, more: Fields = {}) =>
    call("POST", path, form({ number, expires: "08 / 34", cvc: 123, ...more }));
  expect(await pay("4000 0000 0000 0002")).toMatchObject({ status: 402, text: expect.stringContaining("declined") });
  expect((await pay("4000 0025 0000 3155")).text).toContain("Your bank asks");
  expect((await pay("4000 0025 0000 3155", { bank: "no" })).status).toBe(402);
  const paid = await pay("4000 0025 0000 3155", { bank: "yes" });
  expect(paid.status).toBe(303);
  expect(paid.headers.get("location")).toBe(SUCCESS.replace("{CHECKOUT_SESSION_ID}", sessionId));
  expect((await api("GET", `/v1/checkout/sessions/${sessionId}`)).body).toMatchObject({
    status: "complete",
    payment_status: "paid",
  });
  // A second tab, a second click: nothing more is bought.
  expect((await pay("4242 4242 4242 4242")).text).toContain("You have paid already.");
  expect((await api("GET", "/v1/subscriptions", { customer: id })).body.data).toHaveLength(1);
});

test("a trial that goes on is kept, and its end is billed", async () => {
  const { api, checkout, control, customer } = openStripe();
  const { id } = await customer();
  const now = Math.floor(Date.now() / 1000);
  expect(await checkout(id, { "subscription_data[trial_end]": now + DAY })).toMatchObject({ status: 400 });
  const session = await checkout(id, {
    "subscription_data[trial_end]": now + 9 * DAY,
    "subscription_data[metadata][a]": "b",
  });
  await control("POST", `/stripe/checkout/${session.body.id}`, { outcome: "paid" });
  const subscription = async () => (await api("GET", "/v1/subscriptions", { customer: id })).body.data[0];
  expect(await subscription()).toMatchObject({ status: "trialing", trial_end: now + 9 * DAY, metadata: { a: "b" } });
  const { body } = await control("POST", "/stripe/advance", { customer: id, days: 10 });
  const types = body.events.map(({ type }: { type: string }) => type);
  expect(types).toContain("customer.subscription.trial_will_end");
  expect(types).toContain("invoice.paid");
  expect(await subscription()).toMatchObject({
    status: "active",
    items: { data: [{ current_period_start: now + 9 * DAY }] },
  });
  expect(
    (await api("GET", "/v1/invoices", { customer: id })).body.data.map(({ total }: { total: number }) => total),
  ).toEqual([2_900, 0]);
});

test("periods follow each other; a payment that fails is tried again, and the fourth failure ends it", async () => {
  const { subscriber } = openStripe();
  const { subscription, advance, invoices } = await subscriber("4000000000000341");
  const before = (await subscription()).items.data[0];
  expect(await advance(32)).toContain("invoice.payment_failed");
  const after = await subscription();
  expect(after.items.data[0].current_period_start).toBe(before.current_period_end);
  expect(after).toMatchObject({ status: "past_due", latest_invoice: (await invoices())[0].id });
  await advance(10);
  expect((await subscription()).status).toBe("past_due");
  expect(await advance(8)).toContain("customer.subscription.deleted");
  expect(await subscription()).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
  });
});

test("a new card mends a failed payment in the portal", async () => {
  const { subscriber, api, call, form } = openStripe();
  const { id, subscription, advance } = await subscriber("4000000000000341");
  await advance(32);
  const portal = (await api("POST", "/v1/billing_portal/sessions", { customer: id, return_url: SUCCESS })).body;
  const path = new URL(portal.url).pathname.replace(/^\/~[^/]+/, "");
  await call("POST", path, form({ do: "card", number: "4242424242424242", expires: "08/34", cvc: "123" }));
  expect((await subscription()).status).toBe("active");
  await call("POST", path, form({ do: "cancel" }));
  expect(await subscription()).toMatchObject({ cancel_at_period_end: true, status: "active" });
  expect((await call("GET", path)).text).toContain("It ends on");
  await call("POST", path, form({ do: "renew" }));
  expect((await subscription()).cancel_at_period_end).toBe(false);
});

test("a dearer plan is paid for the rest of the period; an unpaid change waits; a cheaper one costs nothing now", async () => {
  const { subscriber, api, control } = openStripe();
  const { id, subscription, advance, invoices } = await subscriber();
  await advance(15);
  const change = async (price: string, more: Fields) => {
    const { id: sub, items } = await subscription();
    const item = { "items[0][id]": items.data[0].id, "items[0][price]": price };
    return api("POST", `/v1/subscriptions/${sub}`, { ...item, ...more });
  };
  const always = { proration_behavior: "always_invoice", payment_behavior: "pending_if_incomplete" };
  const changed = await change("price_local_professional", always);
  expect(changed.body.items.data[0].price.id).toBe("price_local_professional");
  const [bill] = await invoices();
  expect(bill).toMatchObject({ billing_reason: "subscription_update", status: "paid" });
  expect(bill.total).toBeGreaterThan(900);
  expect(bill.total).toBeLessThan(1_100);
  await control("POST", "/stripe/card", { customer: id, card: "4000000000000341" });
  const waiting = await change("price_local_enterprise", always);
  expect(waiting.body).toMatchObject({ items: { data: [{ price: { id: "price_local_professional" } }] } });
  expect(waiting.body.pending_update).not.toBeNull();
  const refused = await change("price_local_enterprise", { ...always, payment_behavior: "error_if_incomplete" });
  expect(refused).toMatchObject({ status: 402, body: { error: { type: "card_error" } } });
  const count = (await invoices()).length;
  await change("price_local_starter", { proration_behavior: "none", "metadata[paid_plan]": "professional" });
  expect(await subscription()).toMatchObject({ metadata: { paid_plan: "professional" } });
  expect(await invoices()).toHaveLength(count);
});

test("what was paid can be given back once, and a customer who goes leaves the invoices", async () => {
  const { subscriber, api } = openStripe();
  const { id, subscription, invoices } = await subscriber();
  const [invoice] = await invoices();
  const { data } = (await api("GET", "/v1/invoice_payments", { invoice: invoice.id })).body;
  const intent = { payment_intent: data[0].payment.payment_intent };
  expect((await api("POST", "/v1/refunds", intent)).body).toMatchObject({ object: "refund", amount: 2_900 });
  expect(await api("POST", "/v1/refunds", intent)).toMatchObject({
    body: { error: { code: "charge_already_refunded" } },
  });
  expect((await api("DELETE", `/v1/customers/${id}`)).body).toEqual({ id, object: "customer", deleted: true });
  expect(await subscription()).toMatchObject({ status: "canceled" });
  expect(await invoices()).toHaveLength(1);
  expect((await api("GET", `/v1/customers/${id}`)).body.deleted).toBe(true);
});

test("events are signed over their time and raw body, and name what has changed", async () => {
  const { subscriber, exchanges } = openStripe();
  await subscriber();
  const sent = await exchanges("stripe-webhook");
  const types = sent.map(({ requestBody }: { requestBody: string }) => JSON.parse(requestBody).type);
  expect(types).toContain("checkout.session.completed");
  for (const { requestHeaders } of sent) expect(requestHeaders["stripe-signature"]).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
});

test("products and prices can be made and found by their lookup key", async () => {
  const { api } = openStripe();
  const product = (await api("POST", "/v1/products", { name: "Test" })).body;
  const fields = {
    product: product.id,
    currency: "eur",
    unit_amount: 100,
    lookup_key: "mine",
    "recurring[interval]": "month",
  };
  const price = (await api("POST", "/v1/prices", fields)).body;
  expect((await api("GET", "/v1/prices", { "lookup_keys[0]": "mine" })).body.data).toEqual([price]);
  expect(await api("POST", "/v1/prices", fields)).toMatchObject({ status: 400 });
});

test("the set-up makes a product, a price and a webhook where they are missing, and made twice it makes nothing", async () => {
  const { api } = openStripe();
  const call = async (method: string, path: string, fields: Fields) => (await api(method, path, fields)).body;
  const countOf = async (path: string) => (await api("GET", path, { limit: 100 })).body.data.length;
  const counts = () => Promise.all(["/v1/products", "/v1/prices", "/v1/webhook_endpoints"].map(countOf));
  const here = await counts();
  // The plans of the sandbox are there; these are not.
  const plans = PLANS.map((plan) => ({ ...plan, id: `new_${plan.id}` as typeof plan.id }));
  const first = await setUpStripe(call, plans, "https://parley.example");
  expect(first.webhookSecret).toMatch(/^whsec_/);
  expect(await counts()).toEqual(here.map((count, n) => count + (n === 2 ? 1 : PLANS.length)));
  const again = await setUpStripe(call, plans, "https://parley.example");
  expect(again).toEqual({ prices: first.prices, webhookSecret: undefined });
  expect((await setUpStripe(call, PLANS, null)).prices.map(([, id]) => id)).toContain("price_local_starter");
  expect(await counts()).toEqual(here.map((count, n) => count + (n === 2 ? 1 : PLANS.length)));

  const dearer = plans.map((plan) => ({ ...plan, priceCents: plan.priceCents + 1 }));
  await expect(setUpStripe(call, dearer, null)).rejects.toThrow("Archive it at Stripe first");
});
