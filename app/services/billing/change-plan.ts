import { claimWithdrawal, findBilling } from "~/db/billing";
import type { Billing } from "~/db/quota";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { type PlanId, planOf } from "~/domain/plans";
import { PAID_PLAN, PAID_UNTIL } from "~/domain/stripe-state";
import { WITHDRAWAL_DAYS } from "~/domain/subscription";
import { DAY, type Instant, SECOND } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import { type BillingDeps, readStripe } from "./read-stripe";

export type PlanChange =
  | {
      ok: true;
      done:
        | "changed"
        | "changes-later"
        | "waits-for-payment"
        | "ends"
        | "goes-on"
        | "withdrawn"
        | "withdrawal-waits"
        | "same";
    }
  | { ok: false; reason: "not-subscribed" | "payment-open" | "too-late" | "stripe-down" };

type Done = Extract<PlanChange, { ok: true }>;
type Subscribed = Billing & { subscriptionId: string; itemId: string; planId: PlanId; currentPeriodEnd: Instant };

/**
 * Goes to another plan: to a larger one at once, for the difference; to a smaller one with the next period, which is
 * what has been paid for. In a trial nothing has been paid, so both are at once and free.
 */
export function changePlan(deps: BillingDeps, userId: string, plan: PlanId): Promise<PlanChange> {
  return onSubscription(deps, userId, async (billing) => {
    if (billing.status === "past_due") return { ok: false, reason: "payment-open" };
    const { stripe, sales } = deps;
    const subscription = { id: billing.subscriptionId, itemId: billing.itemId };
    const priceId = sales.prices[plan];
    const forget = { [PAID_PLAN]: "", [PAID_UNTIL]: "" };
    if (plan === billing.planId && billing.nextPlanId === null) return { ok: true, done: "same" };
    if (billing.status === "trialing") {
      await stripe.changePrice(subscription, priceId, "later", forget);
      return { ok: true, done: "changed" };
    }
    // What was to come with the next period does not: this is the plan that has been paid for.
    if (billing.nextPlanId !== null) {
      await stripe.changePrice(subscription, sales.prices[billing.planId], "later", forget);
      if (plan === billing.planId) return { ok: true, done: "changed" };
    }
    if (planOf(plan).priceCents > planOf(billing.planId).priceCents) {
      const after = await stripe.changePrice(subscription, priceId, "now", {});
      return { ok: true, done: after.items.data[0].price.id === priceId ? "changed" : "waits-for-payment" };
    }
    const paid = { [PAID_PLAN]: sales.prices[billing.planId], [PAID_UNTIL]: String(billing.currentPeriodEnd / SECOND) };
    await stripe.changePrice(subscription, priceId, "later", paid);
    return { ok: true, done: "changes-later" };
  });
}

/** Ends the plan with its period, or lets it go on after all. */
export function endWithPeriod(deps: BillingDeps, userId: string, ends: boolean): Promise<PlanChange> {
  return onSubscription(deps, userId, async ({ subscriptionId }) => {
    await deps.stripe.setCancelAtPeriodEnd(subscriptionId, ends);
    return { ok: true, done: ends ? "ends" : "goes-on" };
  });
}

/** Whether the order can be taken back. */
export function canWithdraw({ subscriptionId, endedAt, startedAt, withdrawnAt, stripeNow }: Billing, clock: Instant) {
  if (subscriptionId === null || endedAt !== null || startedAt === null || withdrawnAt !== null) return false;
  return Math.max(clock, stripeNow) < startedAt + WITHDRAWAL_DAYS * DAY;
}

/** Takes the order back within its first days: the plan ends at once, and all that was paid for it is given back. */
export function withdraw(deps: BillingDeps, userId: string): Promise<PlanChange> {
  return onSubscription(deps, userId, async (billing) => {
    const now = deps.clock();
    if (!canWithdraw(billing, now)) return { ok: false, reason: "too-late" };
    // From here on it is owed; the read that follows does it, or a later one.
    const isFirst = await claimWithdrawal(deps.db, billing.accountId, billing.subscriptionId, now);
    return isFirst ? { ok: true, done: "withdrawn" } : { ok: false, reason: "too-late" };
  });
}

/** Does it on what Stripe has now, and reads it again afterwards. */
async function onSubscription(
  deps: BillingDeps,
  userId: string,
  work: (billing: Subscribed) => Promise<PlanChange>,
): Promise<PlanChange> {
  try {
    const known = await findBilling(deps.db, userId);
    if (!known || !(await readStripe(deps, known.accountId))) return { ok: false, reason: "not-subscribed" };
    const billing = await findBilling(deps.db, userId);
    if (!billing || !isSubscribed(billing)) return { ok: false, reason: "not-subscribed" };
    const change = await work(billing);
    return change.ok ? readAfter(deps, billing.accountId, change) : change;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: "stripe-down" };
  }
}

/** What is done is done, also where Stripe cannot be read afterwards; the next check reads it. */
async function readAfter(deps: BillingDeps, accountId: string, change: Done): Promise<PlanChange> {
  try {
    await readStripe(deps, accountId);
    return change;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("billing-not-read", describeError(error), "error");
    return change.done === "withdrawn" ? { ok: true, done: "withdrawal-waits" } : change;
  }
}

function isSubscribed(billing: Billing): billing is Subscribed {
  const { subscriptionId, endedAt, planId, itemId, currentPeriodEnd } = billing;
  return subscriptionId !== null && endedAt === null && planId !== null && itemId !== null && currentPeriodEnd !== null;
}
