import { findBilling } from "~/db/billing";
import type { Billing } from "~/db/quota";
import { type PlanId, planOf } from "~/domain/plans";
import { isPaymentOpen } from "~/domain/subscription";
import { HOUR, SECOND } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import type { StripePreview } from "~/providers/stripe-objects";
import { isSubscribed, onSubscription, type PlanChange, type Subscribed } from "./change-plan";
import { refreshBilling } from "./check-accounts";
import type { BillingDeps } from "./read-stripe";

/** An amount in cents; `tax` is the part of `total` that is VAT. */
interface Amount {
  total: number;
  tax: number;
}

/** What moving up costs, as Stripe has reckoned it. */
interface UpgradeOffer {
  plan: PlanId;
  /** Unix seconds: the moment from which the difference is reckoned. */
  date: number;
  today: Amount & {
    /** What the card is charged: the total less what the customer has to their credit. */
    due: number;
    lines: { description: string; amount: number }[];
  };
  /** The first whole month of the new plan; null when the plan ends before it. */
  next: Amount | null;
}

/** Why there is nothing to offer. `free`: it costs nothing now, so it needs no look before. */
type NoOffer =
  | Extract<PlanChange, { ok: false }>["reason"]
  | "same"
  | "free"
  /** A smaller plan is to come: Stripe would reckon from its price and not from what has been paid. */
  | "smaller-comes";

/** What somebody has said yes to. */
type Agreed = Pick<UpgradeOffer, "plan" | "date"> & { due: number };

/** An offer holds so long; later it is reckoned anew. */
const OFFER_SECONDS = HOUR / SECOND;

/** Asks Stripe what moving up would cost today. Nothing is changed by it. */
export async function offerUpgrade(
  { stripe, sales }: Pick<BillingDeps, "stripe" | "sales">,
  billing: Billing,
  plan: PlanId,
): Promise<{ ok: true; offer: UpgradeOffer } | { ok: false; reason: NoOffer }> {
  if (!isSubscribed(billing)) return { ok: false, reason: "not-subscribed" };
  const reason = noOffer(billing, plan);
  if (reason) return { ok: false, reason };
  const subscription = { id: billing.subscriptionId, itemId: billing.itemId };
  const priceId = sales.prices[plan];
  try {
    const [now, next] = await Promise.all([
      stripe.previewChange(subscription, priceId, "now"),
      // Stripe has no invoice to show for a month that does not come.
      billing.cancelAtPeriodEnd ? null : stripe.previewChange(subscription, priceId, "later"),
    ]);
    const date = now.parent?.subscription_details?.subscription_proration_date;
    if (date === undefined) return { ok: false, reason: "stripe-down" };
    const lines = now.lines.data.map(({ description, amount }) => ({ description: description ?? "", amount }));
    return {
      ok: true,
      offer: { plan, date, today: { ...amountOf(now), due: now.amount_due, lines }, next: next && amountOf(next) },
    };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: "stripe-down" };
  }
}

const amountOf = ({ total, total_excluding_tax: net }: StripePreview): Amount => ({
  total,
  tax: total - (net ?? total),
});

function noOffer(billing: Subscribed, plan: PlanId): NoOffer | null {
  if (plan === billing.planId && billing.nextPlanId === null) return "same";
  // An upgrade that waits for its payment is an open invoice as well: a second one could be paid beside it.
  if (isPaymentOpen(billing.status) || billing.payUrl !== null) return "payment-open";
  if (billing.status === "trialing" || planOf(plan).priceCents <= planOf(billing.planId).priceCents) return "free";
  return billing.nextPlanId === null ? null : "smaller-comes";
}

/**
 * Moves up to a larger plan and charges what was agreed to, or nothing. Two clicks are one change: they carry the same
 * moment, and with it the same idempotency key.
 *
 * @returns `moved-on` when what was agreed to no longer holds
 */
export function upgrade(deps: BillingDeps, userId: string, agreed: Agreed): Promise<PlanChange> {
  return onSubscription(deps, userId, async (billing) => {
    // The second of two clicks finds it done.
    if (isOn(billing, agreed.plan)) return { ok: true, done: "changed" };
    const reason = noOffer(billing, agreed.plan);
    if (reason === "payment-open") return { ok: false, reason };
    if (reason !== null || !(await holds(deps, billing, agreed))) return { ok: false, reason: "moved-on" };
    const subscription = { id: billing.subscriptionId, itemId: billing.itemId };
    const priceId = deps.sales.prices[agreed.plan];
    try {
      const after = await deps.stripe.upgrade(subscription, priceId, agreed.date);
      return { ok: true, done: after.items.data[0].price.id === priceId ? "changed" : "waits-for-payment" };
    } catch (error) {
      // Of two clicks at once the second is told that the first is on its way.
      if (!isProviderError(error) || (error.outcome !== "unknown" && error.status !== 409)) throw error;
      return afterSilence(deps, userId, agreed.plan);
    }
  });
}

/** Whether Stripe still reckons as it did when it was agreed to, by its own clock. */
async function holds(
  { stripe, sales }: BillingDeps,
  { subscriptionId: id, itemId }: Subscribed,
  { plan, date, due }: Agreed,
): Promise<boolean> {
  const preview = (from?: number) => stripe.previewChange({ id, itemId }, sales.prices[plan], "now", from);
  try {
    const [fresh, held] = await Promise.all([preview(), preview(date)]);
    const now = fresh.parent?.subscription_details?.subscription_proration_date ?? 0;
    return held.amount_due === due && date <= now && date > now - OFFER_SECONDS;
  } catch (error) {
    // A new period has begun since, and the moment lies before it.
    if (isProviderError(error) && error.status === 400) return false;
    throw error;
  }
}

/** What became of a change to which Stripe has not said yes or no. */
async function afterSilence(deps: BillingDeps, userId: string, plan: PlanId): Promise<PlanChange> {
  const known = await findBilling(deps.db, userId);
  if (known) await refreshBilling(deps, known, null);
  const billing = await findBilling(deps.db, userId);
  return billing && isOn(billing, plan) ? { ok: true, done: "changed" } : { ok: false, reason: "unsure" };
}

const isOn = ({ planId, nextPlanId }: Billing, plan: PlanId) => planId === plan && nextPlanId === null;
