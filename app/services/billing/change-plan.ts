import { claimWithdrawal, findBilling } from "~/db/billing";
import type { Billing } from "~/db/quota";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { type PlanId, planOf } from "~/domain/plans";
import { PAID_PLAN, PAID_UNTIL } from "~/domain/stripe-state";
import { hasBeenPaid, isPaymentOpen, standingOf, WITHDRAWAL_DAYS } from "~/domain/subscription";
import { DAY, type Instant, SECOND } from "~/domain/time";
import { isProviderError } from "~/providers/errors";
import { type BillingDeps, readStripe } from "./read-stripe";
import { tellWithdrawal } from "./tell-payer";

/** An order that was taken back: one that was paid for, or of which nothing was charged yet. */
type Withdrawn = "withdrawn" | "withdrawn-unpaid";

export type PlanChange =
  | {
      ok: true;
      done:
        | "changed"
        | "changes-later"
        | "waits-for-payment"
        | "ends"
        | "ends-unpaid"
        | "goes-on"
        | "goes-on-unpaid"
        | Withdrawn
        | `${Withdrawn}-waits`
        | "same";
    }
  | { ok: false; reason: "not-subscribed" | "payment-open" | "resume-first" | "too-late" | "stripe-down" }
  /** It costs something today, which is to be seen and agreed to first: `upgrade`. */
  | { ok: false; reason: "costs" }
  /** What was agreed to no longer holds, and nothing was charged. */
  | { ok: false; reason: "moved-on" }
  /** Stripe has not said whether it did it. */
  | { ok: false; reason: "unsure" };

type Done = Extract<PlanChange, { ok: true }>;
export type Subscribed = Billing & {
  subscriptionId: string;
  itemId: string;
  planId: PlanId;
  currentPeriodEnd: Instant;
};

/**
 * Goes to another plan as far as that costs nothing now: to a smaller one with the next period, because this one has been
 * paid for, and in a trial, where nothing has been paid, to any one at once. A larger one is left to `upgrade`.
 */
export function changePlan(deps: BillingDeps, userId: string, plan: PlanId): Promise<PlanChange> {
  return onSubscription(deps, userId, async (billing) => {
    if (isPaymentOpen(billing.status)) return { ok: false, reason: "payment-open" };
    const { stripe, sales } = deps;
    const subscription = { id: billing.subscriptionId, itemId: billing.itemId };
    if (plan === billing.planId && billing.nextPlanId === null) return { ok: true, done: "same" };
    if (billing.status === "trialing") {
      await sure(() => stripe.changePrice(subscription, sales.prices[plan], FORGET_PAID));
      return { ok: true, done: "changed" };
    }
    if (planOf(plan).priceCents > planOf(billing.planId).priceCents) return { ok: false, reason: "costs" };
    // There is no next period in which a smaller one could begin.
    if (billing.cancelAtPeriodEnd && billing.nextPlanId === null) return { ok: false, reason: "resume-first" };
    if (billing.nextPlanId !== null) {
      await sure(() => stripe.changePrice(subscription, sales.prices[billing.planId], FORGET_PAID));
      if (plan === billing.planId) return { ok: true, done: "changed" };
    }
    const paid = { [PAID_PLAN]: sales.prices[billing.planId], [PAID_UNTIL]: String(billing.currentPeriodEnd / SECOND) };
    await sure(() => stripe.changePrice(subscription, sales.prices[plan], paid));
    return { ok: true, done: "changes-later" };
  });
}

/** What was to come with the next period does not: the plan that has been paid for goes on. */
const FORGET_PAID = { [PAID_PLAN]: "", [PAID_UNTIL]: "" };

/** Stays with the plan that has been paid for, whatever smaller one was to come. */
export function keepPlan(deps: BillingDeps, userId: string): Promise<PlanChange> {
  return onSubscription(deps, userId, async ({ subscriptionId: id, itemId, planId, nextPlanId }) => {
    if (nextPlanId === null) return { ok: true, done: "same" };
    await sure(() => deps.stripe.changePrice({ id, itemId }, deps.sales.prices[planId], FORGET_PAID));
    return { ok: true, done: "changed" };
  });
}

/** Ends the plan with its period, or lets it go on after all. */
export function endWithPeriod(deps: BillingDeps, userId: string, ends: boolean): Promise<PlanChange> {
  return onSubscription(deps, userId, async ({ subscriptionId, cancelAtPeriodEnd, pastDueSince, ...billing }) => {
    if (cancelAtPeriodEnd !== ends) await sure(() => deps.stripe.setCancelAtPeriodEnd(subscriptionId, ends));
    const isOver =
      pastDueSince !== null &&
      standingOf({ ...billing, subscriptionId, cancelAtPeriodEnd, pastDueSince }, deps.clock()).plan === null;
    if (!ends) return { ok: true, done: isOver ? "goes-on-unpaid" : "goes-on" };
    return { ok: true, done: pastDueSince === null ? "ends" : "ends-unpaid" };
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
    if (!isFirst) return { ok: false, reason: "too-late" };
    const isPaid = hasBeenPaid(billing.status);
    await tellWithdrawal(deps, { ...billing, isPaid }, now);
    return { ok: true, done: isPaid ? "withdrawn" : "withdrawn-unpaid" };
  });
}

/** Does it on what Stripe has now, and reads it again afterwards. */
export async function onSubscription(
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
    if (error instanceof Unsure) return { ok: false, reason: "unsure" };
    if (!isProviderError(error)) throw error;
    return { ok: false, reason: "stripe-down" };
  }
}

/** A change of which Stripe has not said whether it did it. */
class Unsure extends Error {}

/** Tells a change that may have been made from one that was not. */
async function sure(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!isProviderError(error) || error.outcome !== "unknown") throw error;
    throw new Unsure("Stripe has not answered", { cause: error });
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
    const { done } = change;
    return done === "withdrawn" || done === "withdrawn-unpaid" ? { ok: true, done: `${done}-waits` } : change;
  }
}

export function isSubscribed(billing: Billing): billing is Subscribed {
  const { subscriptionId, endedAt, planId, itemId, currentPeriodEnd } = billing;
  return subscriptionId !== null && endedAt === null && planId !== null && itemId !== null && currentPeriodEnd !== null;
}
