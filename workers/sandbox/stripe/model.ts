import { laterPayment } from "./cards";
import { DAY_SECONDS, nextMonth } from "./months";
import {
  type CheckoutSession,
  type Customer,
  type Invoice,
  type InvoiceLine,
  newCard,
  newEvent,
  newInvoice,
  newInvoicePayment,
  newSubscription,
  type PaymentMethod,
  type Price,
  type StripeEvent,
  type Subscription,
} from "./objects";
import type { StripeObject, StripeStore } from "./store";

/** A failed payment is tried again after this many days each; then the subscription ends. */
const RETRY_DAYS = [3, 5, 7];
/** A change that was not paid is dropped after this long. */
const PENDING_SECONDS = 23 * 60 * 60;
const LIVE = new Set(["trialing", "active", "past_due", "unpaid"]);

/** What the customer's bank says to a payment. */
export type Payment = "paid" | "declined" | "needs-bank";

/** Stripe's billing: what customers and time do to subscriptions and invoices, and the events that tell of it. */
export class StripeModel {
  /** Not delivered yet, in their order. */
  readonly events: StripeEvent[] = [];

  constructor(
    readonly store: StripeStore,
    /** Where pages are, without a slash at the end. */
    readonly base: string,
    readonly request: { id: string | null; key: string | null } = { id: null, key: null },
  ) {}

  /** The moment at which a customer lives, unix seconds: their time can be moved ahead of the clock. */
  time(customer: string): number {
    return this.store.now() + this.store.ahead(customer);
  }

  /** An object by its id; the caller knows its kind by the id. */
  get<T>(id: string | null): T | undefined {
    return id === null ? undefined : (this.store.find(id) as T | undefined);
  }

  list<T = StripeObject>(kind: string, customer?: string): T[] {
    return this.store.list(kind, customer) as T[]; // one kind of object each
  }

  emit(type: string, customer: string, object: object, previous?: object): void {
    const { id: requestId, key } = this.request;
    const event = newEvent(type, object, { now: this.time(customer), previous, requestId, key });
    this.store.save(event, customer);
    this.events.push(event);
  }

  /** Saves what has changed and tells of it. */
  change<T extends { id: string; object: string }>(before: T, to: Partial<T>, customer: string, type: string): T {
    const after = { ...before, ...to };
    this.store.save(after, customer);
    const changed = Object.keys(to).filter((key) => {
      const name = key as keyof T;
      return JSON.stringify(before[name]) !== JSON.stringify(after[name]);
    });
    this.emit(type, customer, after, Object.fromEntries(changed.map((key) => [key, before[key as keyof T]])));
    return after;
  }

  /** The customer has filled in the payment page. */
  completeCheckout(session: CheckoutSession, cardNumber: string, expires: { month: number; year: number }): void {
    const customer = this.customerOf(session);
    const now = this.time(customer.id);
    const card = newCard(customer.id, cardNumber, expires, now);
    this.store.save(card, customer.id);
    this.emit("payment_method.attached", customer.id, card);
    const ordered = this.get<StoredOrder>(orderId(session.id));
    const price = ordered && this.get<Price>(ordered.price);
    if (!ordered || !price) throw new Error("a session without an order");
    const trialEnd = ordered.trialEnd !== null && ordered.trialEnd > now ? ordered.trialEnd : null;
    const subscription = newSubscription(
      {
        ...{ customer: customer.id, metadata: ordered.metadata, default_payment_method: card.id, trial_end: trialEnd },
        ...{ price, periodEnd: trialEnd ?? nextMonth(now, now), tax: ordered.tax },
      },
      now,
    );
    this.store.save(subscription, customer.id);
    this.emit("customer.subscription.created", customer.id, subscription);
    const line = trialEnd
      ? { ...lineFor(subscription), amount: 0, description: `Trial period for ${this.planName(price)}` }
      : lineFor(subscription, this.planName(price));
    const invoice = this.bill(subscription, "subscription_create", [line], "paid");
    const complete = {
      status: "complete" as const,
      payment_status: trialEnd ? "no_payment_required" : "paid",
      ...{ customer: customer.id, subscription: subscription.id, invoice: invoice.id, url: null },
      amount_total: invoice.total,
      automatic_tax: { ...session.automatic_tax, ...(ordered.tax && { provider: "stripe", status: "complete" }) },
      total_details: {
        amount_discount: 0,
        amount_shipping: 0,
        amount_tax: invoice.total - invoice.total_excluding_tax,
      },
    };
    this.change(session, complete, customer.id, "checkout.session.completed");
  }

  expireCheckout(session: CheckoutSession): CheckoutSession {
    const to = { status: "expired" as const, url: null };
    return this.change(session, to, session.customer ?? "", "checkout.session.expired");
  }

  /** Writes an invoice of a subscription and takes the money. */
  bill(subscription: Subscription, reason: string, lines: readonly InvoiceLine[], payment: Payment): Invoice {
    const customer = this.get<Customer>(subscription.customer);
    if (!customer) throw new Error("a subscription without a customer");
    const now = this.time(customer.id);
    const invoice = newInvoice({ customer, subscription, reason, lines, base: this.base }, now);
    const balance = Math.min(0, invoice.total + customer.balance);
    this.store.save({ ...customer, balance, next_invoice_sequence: customer.next_invoice_sequence + 1 }, customer.id);
    this.store.save(invoice, customer.id);
    this.emit("invoice.created", customer.id, { ...invoice, status: "draft" });
    this.emit("invoice.finalized", customer.id, invoice);
    const current = this.get<Subscription>(subscription.id);
    if (current) this.store.save({ ...current, latest_invoice: invoice.id }, customer.id);
    return this.collect(invoice, invoice.amount_due === 0 ? "paid" : payment);
  }

  /** One try to collect an open invoice, and what it does to its subscription. */
  collect(invoice: Invoice, payment: Payment): Invoice {
    const { customer } = invoice;
    const now = this.time(customer);
    const attempt_count = invoice.attempt_count + 1;
    if (payment === "paid") {
      const status_transitions = { ...invoice.status_transitions, paid_at: now };
      const paid = { status: "paid" as const, amount_paid: invoice.amount_due, amount_remaining: 0 };
      const done = { ...paid, attempt_count, attempted: true, next_payment_attempt: null, status_transitions };
      const after = this.change(invoice, done, customer, "invoice.paid");
      this.emit("invoice.payment_succeeded", customer, after);
      if (invoice.amount_due > 0) this.store.save(newInvoicePayment(after, now), customer);
      this.afterPaid(after);
      return after;
    }
    const wait = RETRY_DAYS[attempt_count - 1];
    const next_payment_attempt = wait === undefined ? null : now + wait * DAY_SECONDS;
    const to = { attempt_count, attempted: true, next_payment_attempt };
    const after = this.change(invoice, to, customer, "invoice.payment_failed");
    if (payment === "needs-bank") this.emit("invoice.payment_action_required", customer, after);
    this.afterFailed(after);
    return after;
  }

  /** Changes the plan. `behaviour` is Stripe's `proration_behavior`. */
  changePrice(
    subscription: Subscription,
    price: Price,
    behaviour: "none" | "create_prorations" | "always_invoice",
    whenUnpaid: "pending_if_incomplete" | "error_if_incomplete" | "allow_incomplete",
    prorationDate?: number,
  ): { subscription: Subscription; refused: boolean } {
    const [item] = subscription.items.data;
    if (item.price.id === price.id) return { subscription, refused: false };
    const changed = withItem(subscription, { price, ...{ plan: { id: price.id, object: "plan" } } });
    const apply = () => {
      const now = this.get<Subscription>(subscription.id) ?? subscription;
      const to = { items: withItem(now, changed.items.data[0]).items, pending_update: null };
      return this.change(now, to, subscription.customer, "customer.subscription.updated");
    };
    if (behaviour === "none" || subscription.status === "trialing") return { subscription: apply(), refused: false };
    const lines = this.prorations(subscription, price, prorationDate);
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    const payment = total > 0 ? this.laterPaymentOf(subscription) : "paid";
    if (payment !== "paid" && whenUnpaid === "error_if_incomplete") return { subscription, refused: true };
    if (payment === "paid" || whenUnpaid === "allow_incomplete") {
      const after = apply();
      this.bill(after, "subscription_update", lines, payment);
      return { subscription: this.get<Subscription>(after.id) ?? after, refused: false };
    }
    const expires_at = this.time(subscription.customer) + PENDING_SECONDS;
    const pending_update = {
      ...{ billing_cycle_anchor: null, cancel_at_period_end: null, discount: null, discounts: null, expires_at },
      ...{ metadata: null, subscription_items: changed.items.data, trial_end: null, trial_from_plan: null },
    };
    const waiting = this.change(
      subscription,
      { pending_update },
      subscription.customer,
      "customer.subscription.updated",
    );
    this.bill(waiting, "subscription_update", lines, payment);
    return { subscription: this.get<Subscription>(waiting.id) ?? waiting, refused: false };
  }

  /** What a change of plan costs from now to the end of the period, and what of the old plan is given back. */
  prorations(subscription: Subscription, price: Price, now: number = this.time(subscription.customer)): InvoiceLine[] {
    const [item] = subscription.items.data;
    const { current_period_start: from, current_period_end: end } = item;
    const share = Math.max(0, Math.min(1, (end - now) / (end - from)));
    const line = (of: Price, sign: 1 | -1, what: string): InvoiceLine => ({
      ...{ description: `${what} ${this.planName(of)}`, priceId: of.id, proration: true, period: { start: now, end } },
      amount: sign * Math.round(of.unit_amount * share),
    });
    return [line(item.price, -1, "Unused time on"), line(price, 1, "Remaining time on")];
  }

  /** What the next period will cost at this price. */
  renewal(subscription: Subscription, price: Price): InvoiceLine {
    const [item] = subscription.items.data;
    const start = item.current_period_end;
    const period = {
      current_period_start: start,
      current_period_end: nextMonth(start, subscription.billing_cycle_anchor),
    };
    return lineFor(withItem(subscription, { price, ...period }), this.planName(price));
  }

  setCancelAtPeriodEnd(subscription: Subscription, cancel: boolean): Subscription {
    if (subscription.cancel_at_period_end === cancel) return subscription;
    const [item] = subscription.items.data;
    const now = this.time(subscription.customer);
    const reason = cancel ? "cancellation_requested" : null;
    return this.change(
      subscription,
      {
        cancel_at_period_end: cancel,
        cancel_at: cancel ? item.current_period_end : null,
        canceled_at: cancel ? now : null,
        cancellation_details: { ...subscription.cancellation_details, reason },
      },
      subscription.customer,
      "customer.subscription.updated",
    );
  }

  end(subscription: Subscription, reason: "cancellation_requested" | "payment_failed"): Subscription {
    const now = this.time(subscription.customer);
    const to = {
      ...{ status: "canceled" as const, canceled_at: subscription.canceled_at ?? now, ended_at: now },
      ...{ pending_update: null, cancellation_details: { ...subscription.cancellation_details, reason } },
    };
    for (const invoice of this.list<Invoice>("invoice", subscription.customer))
      if (invoice.status === "open" && isOf(invoice, subscription)) this.stopCollecting(invoice);
    return this.change(subscription, to, subscription.customer, "customer.subscription.deleted");
  }

  /** A new card that is used from now on. */
  addCard(customerId: string, cardNumber: string, expires: { month: number; year: number }): PaymentMethod {
    const card = newCard(customerId, cardNumber, expires, this.time(customerId));
    this.store.save(card, customerId);
    this.emit("payment_method.attached", customerId, card);
    const customer = this.get<Customer>(customerId);
    if (customer) {
      const invoice_settings = { ...customer.invoice_settings, default_payment_method: card.id };
      this.change(customer, { invoice_settings }, customerId, "customer.updated");
    }
    for (const subscription of this.list<Subscription>("subscription", customerId))
      if (LIVE.has(subscription.status))
        this.change(subscription, { default_payment_method: card.id }, customerId, "customer.subscription.updated");
    return card;
  }

  /** What the bank says to a payment for this subscription while the customer is not there. */
  laterPaymentOf(subscription: Subscription): Payment {
    const customer = this.get<Customer>(subscription.customer);
    const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null;
    const card = this.get<PaymentMethod>(id);
    return card ? laterPayment(card) : "declined";
  }

  /** Days pass for a customer: trials and periods end, payments are tried again, sessions expire. */
  advance(customer: string, days: number): void {
    const until = this.time(customer) + Math.round(days * DAY_SECONDS);
    for (;;) {
      const due = this.dueFor(customer)
        .filter(({ at }) => at <= until)
        .toSorted((a, b) => a.at - b.at)[0];
      const next = Math.max(due?.at ?? until, this.time(customer));
      this.store.moveAhead(customer, next - this.time(customer));
      if (!due) return;
      due.act();
    }
  }

  planName(price: Price): string {
    return this.get<{ name: string }>(price.product)?.name ?? "Plan";
  }

  private dueFor(customer: string): { at: number; act: () => void }[] {
    const sessions = this.list<CheckoutSession>("checkout.session", customer)
      .filter(({ status }) => status === "open")
      .map((session) => ({ at: session.expires_at, act: () => void this.expireCheckout(session) }));
    const invoices = this.list<Invoice>("invoice", customer).flatMap((invoice) => {
      const at = invoice.status === "open" ? invoice.next_payment_attempt : null;
      return at === null ? [] : [{ at, act: () => this.collectAgain(invoice) }];
    });
    const subscriptions = this.list<Subscription>("subscription", customer)
      .filter(({ status }) => LIVE.has(status))
      .flatMap((subscription) => this.dueForSubscription(subscription));
    return [...sessions, ...invoices, ...subscriptions];
  }

  private dueForSubscription(subscription: Subscription): { at: number; act: () => void }[] {
    const [item] = subscription.items.data;
    const period = { at: item.current_period_end, act: () => this.endPeriod(subscription) };
    const { pending_update: pending, trial_end: trialEnd, customer } = subscription;
    const drop = pending && {
      at: pending.expires_at,
      act: () => this.dropPending(subscription),
    };
    const warnAt = (trialEnd ?? 0) - 3 * DAY_SECONDS;
    const isToWarn = subscription.status === "trialing" && warnAt > this.time(customer);
    const warn = isToWarn && {
      at: warnAt,
      act: () => this.emit("customer.subscription.trial_will_end", customer, subscription),
    };
    return [period, ...(drop ? [drop] : []), ...(warn ? [warn] : [])];
  }

  /** A change that was not paid in time does not come, and its invoice is void. */
  private dropPending(subscription: Subscription): void {
    const { customer } = subscription;
    this.change(subscription, { pending_update: null }, customer, "customer.subscription.updated");
    for (const invoice of this.list<Invoice>("invoice", customer)) {
      const isIts = isOf(invoice, subscription) && invoice.billing_reason === "subscription_update";
      if (!isIts || invoice.status !== "open") continue;
      const status_transitions = { ...invoice.status_transitions, voided_at: this.time(customer) };
      const to = { status: "void" as const, next_payment_attempt: null, status_transitions };
      this.change(invoice, to, customer, "invoice.voided");
    }
  }

  private endPeriod(subscription: Subscription): void {
    if (subscription.cancel_at_period_end) {
      this.end(subscription, "cancellation_requested");
      return;
    }
    const [item] = subscription.items.data;
    const start = item.current_period_end;
    const end = nextMonth(start, subscription.billing_cycle_anchor);
    const { items } = withItem(subscription, { current_period_start: start, current_period_end: end });
    const status = subscription.status === "trialing" ? ("active" as const) : subscription.status;
    const to = { items, status };
    const renewed = this.change(subscription, to, subscription.customer, "customer.subscription.updated");
    const line = lineFor(renewed, this.planName(item.price));
    this.bill(renewed, "subscription_cycle", [line], this.laterPaymentOf(renewed));
  }

  private collectAgain(invoice: Invoice): void {
    const subscription = this.subscriptionOf(invoice);
    if (!subscription || !LIVE.has(subscription.status)) this.stopCollecting(invoice);
    else this.collect(invoice, this.laterPaymentOf(subscription));
  }

  private stopCollecting(invoice: Invoice): void {
    this.store.save({ ...invoice, auto_advance: false, next_payment_attempt: null }, invoice.customer);
  }

  private afterPaid(invoice: Invoice): void {
    const subscription = this.subscriptionOf(invoice);
    if (!subscription || subscription.status === "canceled") return;
    const pending = subscription.pending_update?.subscription_items?.[0];
    const isCurrent = invoice.id === subscription.latest_invoice;
    if (pending && invoice.billing_reason === "subscription_update") {
      const to = { items: withItem(subscription, { price: pending.price }).items, pending_update: null };
      this.change(subscription, to, subscription.customer, "customer.subscription.updated");
    } else if ((subscription.status === "past_due" || subscription.status === "unpaid") && isCurrent) {
      this.change(subscription, { status: "active" }, subscription.customer, "customer.subscription.updated");
    }
  }

  private afterFailed(invoice: Invoice): void {
    const subscription = this.subscriptionOf(invoice);
    if (!subscription || subscription.pending_update || subscription.status === "canceled") return;
    if (invoice.next_payment_attempt === null) this.end(subscription, "payment_failed");
    else if (subscription.status !== "past_due")
      this.change(subscription, { status: "past_due" }, subscription.customer, "customer.subscription.updated");
  }

  private subscriptionOf(invoice: Invoice): Subscription | undefined {
    return this.get<Subscription>(invoice.parent?.subscription_details.subscription ?? null);
  }

  private customerOf(session: CheckoutSession): Customer {
    const customer = this.get<Customer>(session.customer);
    if (!customer) throw new Error("a session without a customer");
    return customer;
  }
}

/** What a checkout session was made for and does not show: kept beside it. */
export interface StoredOrder extends StripeObject {
  id: string;
  object: "order";
  price: string;
  metadata: Record<string, string>;
  trialEnd: number | null;
  tax: boolean;
}

export const orderId = (sessionId: string) => `order_${sessionId}`;

const isOf = (invoice: Invoice, { id }: Subscription) => invoice.parent?.subscription_details.subscription === id;

function withItem(subscription: Subscription, to: Partial<Subscription["items"]["data"][0]>): Subscription {
  const [item] = subscription.items.data;
  return { ...subscription, items: { ...subscription.items, data: [{ ...item, ...to }] } };
}

function lineFor({ items }: Subscription, name = ""): InvoiceLine {
  const [{ price, current_period_start: start, current_period_end: end }] = items.data;
  const amount = price.unit_amount;
  return {
    description: `1 × ${name} (per month)`,
    amount,
    priceId: price.id,
    proration: false,
    period: { start, end },
  };
}
