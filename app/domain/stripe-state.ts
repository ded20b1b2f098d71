import type { PlanId } from "./plans";
import type { CardShown, SubscriptionStatus } from "./subscription";
import { DAY, type Instant, MINUTE, SECOND } from "./time";

/** What Stripe says of one subscription; times are unix seconds. The provider reads it. */
export interface SubscriptionState {
  id: string;
  status: Exclude<SubscriptionStatus, "cancelled"> | "canceled";
  created: number;
  start_date: number;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  trial_end: number | null;
  metadata: Record<string, string>;
  default_payment_method?: Method;
  items: {
    data: readonly [
      { id: string; price: { id: string }; current_period_start: number; current_period_end: number },
      ...unknown[],
    ];
  };
}

type Method =
  | { card?: { brand: string; last4: string; exp_month: number; exp_year: number } | undefined }
  | string
  | null
  | undefined;

export interface InvoiceState {
  id: string;
  number: string | null;
  status: string | null;
  total: number;
  total_excluding_tax?: number | null;
  amount_paid: number;
  currency: string;
  created: number;
  attempted: boolean;
  amount_remaining: number;
  hosted_invoice_url?: string | null;
  invoice_pdf?: string | null;
  lines: { data: { description: string | null }[] };
  parent?: { subscription_details?: { subscription: string } | null } | null;
}

export interface CustomerState {
  invoice_settings?: { default_payment_method?: Method };
}

/** A subscription as our table has it, without its account. */
export interface SubscriptionRow {
  stripeSubscriptionId: string;
  status: SubscriptionStatus;
  planId: PlanId | null;
  nextPlanId: PlanId | null;
  itemId: string;
  currentPeriodStart: Instant;
  currentPeriodEnd: Instant;
  cancelAtPeriodEnd: boolean;
  trialEnd: Instant | null;
  pastDueSince: Instant | null;
  payUrl: string | null;
  startedAt: Instant;
  endedAt: Instant | null;
}

/**
 * Kept with a subscription whose next plan is smaller: which plan was paid for, and until when. The price changes at once
 * and costs nothing then, so that Stripe bills the smaller one from the next period on by itself.
 */
export const PAID_PLAN = "paid_plan";
export const PAID_UNTIL = "paid_until";

const ENDED = new Set(["canceled", "incomplete_expired"]);

const millis = (seconds: number): Instant => seconds * SECOND;
const millisOrNull = (seconds: number | null) => (seconds === null ? null : millis(seconds));

/** Our row, which is a function of Stripe's state and of nothing else. */
export function subscriptionRow(
  state: SubscriptionState,
  invoices: readonly InvoiceState[],
  planOfPrice: (priceId: string) => PlanId | null,
): SubscriptionRow {
  const [item] = state.items.data;
  const open = invoices
    .filter((invoice) => {
      const { status, attempted, amount_remaining } = invoice;
      return isOfSubscription(invoice, state.id) && status === "open" && attempted && amount_remaining > 0;
    })
    .toSorted((a, b) => a.created - b.created);
  const isOver = ENDED.has(state.status);
  const isPastDue = state.status === "past_due" || state.status === "unpaid";
  return {
    stripeSubscriptionId: state.id,
    status: statusOf(state, isPastDue && !hasPaid(invoices, state.id)),
    ...plansOf(state, planOfPrice),
    itemId: item.id,
    currentPeriodStart: millis(item.current_period_start),
    currentPeriodEnd: millis(item.current_period_end),
    cancelAtPeriodEnd: state.cancel_at_period_end || state.cancel_at !== null,
    trialEnd: millisOrNull(state.trial_end),
    pastDueSince: isPastDue ? millis(open[0]?.created ?? item.current_period_start) : null,
    payUrl: isOver ? null : (open.at(-1)?.hosted_invoice_url ?? null),
    startedAt: millis(state.start_date),
    endedAt: isOver ? millis(state.ended_at ?? state.created) : null,
  };
}

/** A payment that is open is waited for where one was made before: what never was gives nothing until it is. */
function statusOf({ status }: SubscriptionState, neverPaid: boolean): SubscriptionStatus {
  if (neverPaid) return "unpaid";
  return status === "canceled" ? "cancelled" : status;
}

const hasPaid = (invoices: readonly InvoiceState[], id: string) =>
  invoices.some((invoice) => isOfSubscription(invoice, id) && invoice.status === "paid" && invoice.amount_paid > 0);

/** Whether an invoice is one of this subscription's. */
export const isOfSubscription = ({ parent }: Pick<InvoiceState, "parent">, id: string) =>
  parent?.subscription_details?.subscription === id;

function plansOf({ items, metadata }: SubscriptionState, planOfPrice: (priceId: string) => PlanId | null) {
  const [item] = items.data;
  const billed = planOfPrice(item.price.id);
  const paid = planOfPrice(metadata[PAID_PLAN] ?? "");
  const isPaidFor = paid !== null && item.current_period_start < Number(metadata[PAID_UNTIL] ?? 0);
  return isPaidFor && billed !== paid ? { planId: paid, nextPlanId: billed } : { planId: billed, nextPlanId: null };
}

/** When the end of a subscription was asked for; null while it goes on. */
export function cancelledAt(live: SubscriptionState | undefined): Instant | null {
  if (!live?.cancel_at_period_end) return null;
  return millisOrNull(live.canceled_at);
}

/** The card that pays: the subscription's own before the customer's. */
export function cardShown(live: SubscriptionState | undefined, customer: CustomerState): CardShown | null {
  for (const method of [live?.default_payment_method, customer.invoice_settings?.default_payment_method]) {
    if (typeof method !== "object" || !method?.card) continue;
    const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
    return { brand, last4, expMonth, expYear };
  }
  return null;
}

/** The one subscription that stays of several that live: the one that was there first. */
export function liveFirst(states: readonly SubscriptionState[]): SubscriptionState[] {
  return states.filter(({ status }) => !ENDED.has(status)).toSorted((a, b) => a.created - b.created);
}

const CHECK_EVERY_MS = DAY;

/** When to look at Stripe again without having been told: once a day, and soon after a period should have ended. */
export function nextCheck(live: Pick<SubscriptionRow, "currentPeriodEnd"> | undefined, now: Instant): Instant {
  const afterPeriod = (live?.currentPeriodEnd ?? 0) + 2 * MINUTE;
  return afterPeriod > now ? Math.min(afterPeriod, now + CHECK_EVERY_MS) : now + CHECK_EVERY_MS;
}
