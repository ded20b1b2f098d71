import type { StripeObject } from "./store";
import { sumOfTaxes, type Tax, type TaxBehaviour, taxOn } from "./tax";

/*
 * Stripe's objects of API version 2026-10-28.endive, as far as the sandbox plays them: what it decides about is named,
 * the rest is what a plain account has. Amounts are in cents, times unix seconds.
 */

export const API_VERSION = "2026-10-28.endive";

type Metadata = Record<string, string>;

let count = 0;

/** An id as Stripe's look. */
export function newId(prefix: string): string {
  count += 1;
  const random = crypto.randomUUID().replaceAll("-", "").slice(0, 16);
  return `${prefix}_${random}${String(count % 1e6).padStart(6, "0")}`;
}

export interface Product extends StripeObject {
  name: string;
  active: boolean;
  default_price: string | null;
}

export function newProduct(id: string, name: string, created: number, metadata: Metadata = {}): Product {
  return {
    ...{ id, object: "product", active: true, created, default_price: null, description: null, images: [] },
    ...{ livemode: false, marketing_features: [], metadata, name, package_dimensions: null, shippable: null },
    ...{ statement_descriptor: null, tax_code: null, tax_details: null, type: "service", unit_label: null },
    ...{ updated: created, url: null },
  };
}

export interface Price extends StripeObject {
  active: boolean;
  currency: string;
  product: string;
  lookup_key: string | null;
  unit_amount: number;
  recurring: { interval: string; interval_count: number } | null;
  tax_behavior: TaxBehaviour;
}

export function newPrice(
  id: string,
  given: Pick<Price, "currency" | "product" | "lookup_key" | "unit_amount" | "tax_behavior">,
  created: number,
  metadata: Metadata = {},
): Price {
  const recurring = {
    interval: "month",
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
  return {
    ...{ id, object: "price", active: true, billing_scheme: "per_unit", created, custom_unit_amount: null },
    ...{ livemode: false, metadata, nickname: null, recurring, tiers_mode: null },
    ...{ transform_quantity: null, type: "recurring", unit_amount_decimal: String(given.unit_amount), ...given },
  };
}

export interface Customer extends StripeObject {
  email: string | null;
  name: string | null;
  balance: number;
  next_invoice_sequence: number;
  invoice_prefix: string;
  invoice_settings: { default_payment_method: string | null };
  metadata: Metadata;
  deleted?: true;
}

export function newCustomer(
  given: { email: string | null; name: string | null; metadata: Metadata },
  created: number,
): Customer {
  const id = newId("cus");
  const settings = { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null };
  return {
    ...{ id, object: "customer", address: null, balance: 0, created, currency: null, customer_account: null },
    ...{ default_source: null, delinquent: false, description: null, discount: null, invoice_settings: settings },
    ...{ invoice_prefix: id.slice(4, 12).toUpperCase(), livemode: false, next_invoice_sequence: 1, phone: null },
    ...{ preferred_locales: [], shipping: null, tax_exempt: "none", test_clock: null, ...given },
  };
}

export interface PaymentMethod extends StripeObject {
  customer: string | null;
  type: "card";
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export function newCard(customer: string, number: string, expires: { month: number; year: number }, created: number) {
  const brand = number.startsWith("4") ? "visa" : "mastercard";
  const method: PaymentMethod = {
    ...{ id: newId("pm"), object: "payment_method", allow_redisplay: "always", created, customer, livemode: false },
    ...{ customer_account: null, metadata: {}, type: "card" },
    ...{ billing_details: { address: null, email: null, name: null, phone: null, tax_id: null } },
    card: {
      ...{ brand, display_brand: brand, last4: number.slice(-4), exp_month: expires.month, exp_year: expires.year },
      ...{ checks: null, country: "NL", fingerprint: `fp${number.slice(-6)}`, funding: "credit", generated_from: null },
      ...{ networks: null, regulated_status: "unregulated", three_d_secure_usage: { supported: true }, wallet: null },
    },
  };
  return method;
}

interface SubscriptionItem {
  id: string;
  object: "subscription_item";
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
}

type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "canceled"
  | "unpaid";

export interface Subscription extends StripeObject {
  customer: string;
  status: SubscriptionStatus;
  created: number;
  billing_cycle_anchor: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  cancellation_details: { comment: null; feedback: null; feedback_option: null; reason: string | null };
  default_payment_method: string | null;
  items: { object: "list"; data: [SubscriptionItem]; has_more: false; url: string };
  latest_invoice: string | null;
  metadata: Metadata;
  pending_update: PendingUpdate | null;
  trial_end: number | null;
  automatic_tax: { enabled: boolean; [more: string]: unknown };
}

interface PendingUpdate {
  expires_at: number;
  subscription_items: SubscriptionItem[] | null;
}

export function newSubscription(
  given: Pick<Subscription, "customer" | "metadata" | "default_payment_method" | "trial_end"> & {
    price: Price;
    periodEnd: number;
    tax: boolean;
  },
  now: number,
): Subscription {
  const { price, periodEnd, tax, ...own } = given;
  const id = newId("sub");
  const item: SubscriptionItem & Record<string, unknown> = {
    ...{ id: newId("si"), object: "subscription_item", billing_thresholds: null, created: now, current_trial: null },
    ...{ current_period_start: now, current_period_end: periodEnd, discounts: [], metadata: {}, price, quantity: 1 },
    ...{ plan: { id: price.id, object: "plan" }, subscription: id, tax_rates: [] },
  };
  const url = `/v1/subscription_items?subscription=${id}`;
  return {
    ...{ id, object: "subscription", application: null, application_fee_percent: null, billing_schedules: [] },
    ...{ automatic_tax: { disabled_reason: null, enabled: tax, liability: tax ? { type: "self" } : null } },
    ...{ billing_cycle_anchor: own.trial_end ?? now, billing_cycle_anchor_config: null, billing_thresholds: null },
    ...{ billing_mode: { flexible: null, type: "classic" }, cancel_at: null, cancel_at_period_end: false },
    ...{ canceled_at: null, collection_method: "charge_automatically", created: now, currency: price.currency },
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    ...{ customer_account: null, days_until_due: null, default_source: null, default_tax_rates: [], description: null },
    ...{ discounts: [], ended_at: null, latest_invoice: null, livemode: false, managed_payments: null },
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: SELF },
    items: { object: "list", data: [item], has_more: false, url },
    ...{ next_pending_invoice_item_invoice: null, on_behalf_of: null, pause_collection: null },
    ...{ payment_settings: null, pending_invoice_item_interval: null, pending_setup_intent: null },
    ...{ pending_update: null, schedule: null, start_date: now, test_clock: null, transfer_data: null },
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" } },
    trial_start: own.trial_end === null ? null : now,
    status: own.trial_end === null ? "active" : "trialing",
    ...own,
  };
}

const SELF = { type: "self" };

export interface InvoiceLine {
  description: string;
  amount: number;
  priceId: string;
  proration: boolean;
  period: { start: number; end: number };
}

export interface Invoice extends StripeObject {
  customer: string;
  created: number;
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  billing_reason: string;
  currency: string;
  ending_balance: number | null;
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  next_payment_attempt: number | null;
  number: string | null;
  total: number;
  total_excluding_tax: number;
  total_taxes: Tax[];
  lines: { data: { description: string; amount: number }[] };
  parent: {
    subscription_details: { subscription: string; metadata: Metadata; subscription_proration_date?: number };
    [more: string]: unknown;
  } | null;
  status_transitions: {
    finalized_at: number | null;
    marked_uncollectible_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
  };
}

export function newInvoice(
  given: {
    customer: Customer;
    subscription: Subscription;
    reason: string;
    lines: readonly InvoiceLine[];
    /** Where the sandbox shows invoices. */
    base: string;
  },
  now: number,
): Invoice {
  const { customer, subscription, reason, lines, base } = given;
  const id = newId("in");
  const { currency, tax_behavior } = subscription.items.data[0].price;
  const isTaxed = subscription.automatic_tax.enabled;
  const taxed = lines.map((line) => ({ ...line, taxes: isTaxed ? [taxOn(line.amount, tax_behavior)] : [] }));
  const total_taxes = sumOfTaxes(taxed.flatMap(({ taxes }) => taxes));
  const tax = total_taxes.reduce((sum, { amount }) => sum + amount, 0);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal + (tax_behavior === "exclusive" ? tax : 0);
  const due = Math.max(0, total + customer.balance);
  const [first] = lines;
  return {
    ...{ id, object: "invoice", account_country: "NL", account_name: "Parley", account_tax_ids: null },
    ...{ amount_due: due, amount_overpaid: 0, amount_paid: 0, amount_remaining: due, amount_shipping: 0 },
    ...{ application: null, attempt_count: 0, attempted: false, auto_advance: true },
    automatic_tax: {
      ...{ disabled_reason: null, enabled: isTaxed, liability: isTaxed ? SELF : null },
      ...{ provider: isTaxed ? "stripe" : null, status: isTaxed ? "complete" : null },
    },
    ...{ automatically_finalizes_at: null, billing_reason: reason, collection_method: "charge_automatically" },
    ...{ created: now, currency, custom_fields: null, customer: customer.id, customer_account: null },
    ...{ customer_address: null, customer_email: customer.email, customer_name: customer.name, customer_phone: null },
    ...{ customer_shipping: null, customer_tax_exempt: "none", customer_tax_ids: [], default_payment_method: null },
    ...{ default_source: null, default_tax_rates: [], description: null, discounts: [], due_date: null },
    ...{ effective_at: now, footer: null, from_invoice: null, issuer: SELF, last_finalization_error: null },
    ...{ ending_balance: Math.min(0, total + customer.balance), starting_balance: customer.balance },
    hosted_invoice_url: `${base}/invoice.stripe.com/i/${id}`,
    invoice_pdf: `${base}/pay.stripe.com/invoice/${id}/pdf`,
    ...{ latest_revision: null, livemode: false, metadata: {}, next_payment_attempt: null },
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, "0")}`,
    ...{ on_behalf_of: null, period_end: now, period_start: now, post_payment_credit_notes_amount: 0 },
    parent: {
      ...{ quote_details: null, type: "subscription_details" },
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    ...{ pre_payment_credit_notes_amount: 0, receipt_number: null, rendering: null, shipping_cost: null },
    ...{ shipping_details: null, statement_descriptor: null, status: "open" as const },
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    ...{ subtotal, subtotal_excluding_tax: total - tax, test_clock: null, total, total_discount_amounts: [] },
    ...{ total_excluding_tax: total - tax, total_pretax_credit_amounts: [], total_taxes, webhooks_delivered_at: now },
    lines: {
      ...{ object: "list", has_more: false, url: `/v1/invoices/${id}/lines` },
      data: taxed.map((line) => lineOf(line, id, subscription, currency)),
    },
    ...(first && { period_start: first.period.start, period_end: first.period.end }),
  };
}

function lineOf(line: InvoiceLine & { taxes: Tax[] }, invoice: string, subscription: Subscription, currency: string) {
  const { description, amount, priceId, proration, period, taxes } = line;
  const details = {
    ...{ invoice_item: null, proration, proration_details: null },
    ...{ subscription: subscription.id, subscription_item: subscription.items.data[0].id },
  };
  return {
    ...{
      id: newId("il"),
      object: "line_item",
      amount,
      currency,
      description,
      discount_amounts: [],
      discountable: true,
    },
    ...{ discounts: [], invoice, livemode: false, metadata: {}, period, pretax_credit_amounts: [], quantity: 1 },
    parent: { invoice_item_details: null, subscription_item_details: details, type: "subscription_item_details" },
    pricing: {
      price_details: { price: priceId, product: subscription.items.data[0].price.product },
      ...{ type: "price_details", unit_amount_decimal: String(amount) },
    },
    ...{ quantity_decimal: "1", subscription: subscription.id, subtotal: amount, taxes },
  };
}

export interface InvoicePayment extends StripeObject {
  invoice: string;
  amount_paid: number;
  payment: { type: "payment_intent"; payment_intent: string };
  status: string;
}

export function newInvoicePayment(invoice: Invoice, now: number): InvoicePayment {
  return {
    ...{ id: newId("inpay"), object: "invoice_payment", amount_paid: invoice.amount_due },
    ...{ amount_requested: invoice.amount_due, created: now, currency: invoice.currency, invoice: invoice.id },
    ...{ is_default: true, livemode: false, status: "paid" },
    payment: { type: "payment_intent", payment_intent: newId("pi") },
    status_transitions: { canceled_at: null, paid_at: now },
  };
}

export interface Refund extends StripeObject {
  amount: number;
  payment_intent: string;
}

export function newRefund(payment_intent: string, amount: number, currency: string, now: number): Refund {
  return {
    ...{ id: newId("re"), object: "refund", amount, balance_transaction: null, charge: null, created: now, currency },
    ...{ metadata: {}, payment_intent, reason: null, receipt_number: null, source_transfer_reversal: null },
    ...{ status: "succeeded", transfer_reversal: null },
  };
}

export interface CheckoutSession extends StripeObject {
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  expires_at: number;
  invoice: string | null;
  metadata: Metadata;
  status: "open" | "complete" | "expired";
  payment_status: string;
  subscription: string | null;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  amount_total: number;
  automatic_tax: { enabled: boolean; [more: string]: unknown };
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number } | null;
}

export function newCheckoutSession(
  given: Pick<
    CheckoutSession,
    "customer" | "customer_email" | "client_reference_id" | "metadata" | "success_url" | "cancel_url"
  > & { base: string; amount: number; currency: string; expiresAt: number; tax: boolean; locale: string | null },
  now: number,
): CheckoutSession {
  const { base, amount, currency, expiresAt, tax, locale, ...own } = given;
  const id = newId("cs_test");
  return {
    ...{ id, object: "checkout.session", adaptive_pricing: null, after_expiration: null, allow_promotion_codes: null },
    ...{ allowed_payment_method_types: null, amount_subtotal: amount, amount_total: amount },
    automatic_tax: { enabled: tax, liability: tax ? SELF : null, provider: null, status: null },
    ...{ billing_address_collection: null, client_secret: null, collected_information: null, consent: null },
    ...{ consent_collection: null, created: now, currency, currency_conversion: null, custom_fields: [] },
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    ...{ customer_account: null, customer_creation: own.customer ? null : "always", customer_details: null },
    ...{ discounts: [], expires_at: expiresAt, integration_identifier: null, invoice: null, invoice_creation: null },
    ...{ livemode: false, locale, managed_payments: null, mode: "subscription", origin_context: null },
    ...{ payment_intent: null, payment_link: null, payment_method_collection: "always" },
    ...{ payment_method_configuration_details: null, payment_method_options: {}, payment_method_types: ["card"] },
    ...{ payment_status: "unpaid", permissions: null, recovered_from: null, saved_payment_method_options: null },
    ...{ setup_intent: null, shipping_address_collection: null, shipping_cost: null, shipping_options: [] },
    ...{ status: "open" as const, submit_type: null, subscription: null, total_details: null },
    ...{ ui_mode: "hosted_page", url: `${base}/checkout.stripe.com/c/pay/${id}`, wallet_options: null },
    ...own,
  };
}

export interface StripeEvent extends StripeObject {
  type: string;
  created: number;
}

export function newEvent(
  type: string,
  object: object,
  { now, previous, requestId, key }: { now: number; previous?: object; requestId: string | null; key: string | null },
): StripeEvent {
  return {
    ...{ id: newId("evt"), object: "event", api_version: API_VERSION, created: now, livemode: false },
    data: { object, ...(previous && Object.keys(previous).length > 0 && { previous_attributes: previous }) },
    ...{ pending_webhooks: 1, request: { id: requestId, idempotency_key: key }, type },
  };
}
