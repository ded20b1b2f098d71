import { formatDate } from "./money-words";
import type { PlanId } from "./plans";
import { PLANS, planOf } from "./plans";
import {
  type BillingRow,
  type CardShown,
  endOfCancelled,
  isTrialLeft,
  type Standing,
  type SubscriptionStatus,
} from "./subscription";
import type { Instant } from "./time";

/** What the billing page shows of an account. */
export interface BillingPage {
  /** The plan of a subscription that lives, whatever it may do now. */
  plan: PlanId | null;
  planName: string;
  priceCents: number | null;
  status: SubscriptionStatus | null;
  isLive: boolean;
  /** What has been used of what can be booked, also while a payment is open; null without a plan and a trial. */
  usage: { used: number; limit: number | null } | null;
  trialDaysLeft: number;
  /** Something of the trial is left, which stays free with any plan. */
  isTrialLeft: boolean;
  /** The last day of a trial, where no plan lives; null otherwise. */
  trialEndsOn: string | null;
  /** It was begun by another account. */
  isTrialContinued: boolean;
  problem: Standing["problem"];
  /** Days as they are shown; null where they mean nothing. */
  renewsOn: string | null;
  endsOn: string | null;
  /** Of a plan that was cancelled while a payment is open: until when it goes on if that is paid after all. */
  paidUntil: string | null;
  /** Of the last plan, when none has followed it. */
  endedOn: string | null;
  graceUntil: string | null;
  nextPlan: { name: string; from: string } | null;
  payUrl: string | null;
  card: CardShown | null;
  hasCustomer: boolean;
  plans: {
    id: PlanId;
    name: string;
    priceCents: number;
    meetings: number | null;
    popular: boolean;
    isSmaller: boolean;
    /** Moving to it costs something today. */
    isUpgrade: boolean;
  }[];
}

interface Stored extends BillingRow {
  /** Null for a trial that began with the account. */
  trialId: string | null;
  endedAt: Instant | null;
  payUrl: string | null;
  paymentMethod: CardShown | null;
  stripeCustomerId: string | null;
}

export function viewBilling(row: Stored, standing: Standing): BillingPage {
  const isLive = row.subscriptionId !== null && row.endedAt === null;
  const plan = isLive ? row.planId : null;
  // A plan that was taken back within the trial leaves the rest of it.
  const isTrial = !isLive && (row.subscriptionId === null || standing.trialDaysLeft > 0);
  const end = isLive && row.currentPeriodEnd !== null ? formatDate(row.currentPeriodEnd) : null;
  const price = plan ? planOf(plan).priceCents : null;
  return {
    plan,
    planName: plan ? planOf(plan).name : isTrial ? "Free trial" : "No plan",
    priceCents: price,
    status: row.status,
    isLive,
    usage: usageOf(standing, plan, isTrial),
    ...{ trialDaysLeft: standing.trialDaysLeft, isTrialLeft: isTrialLeft(standing), problem: standing.problem },
    ...(isTrial ? trialShown(row) : { trialEndsOn: null, isTrialContinued: false }),
    renewsOn: row.cancelAtPeriodEnd ? null : end,
    ...cancelledShown(row, end),
    endedOn: !isLive && row.endedAt !== null ? formatDate(row.endedAt) : null,
    graceUntil: isLive && standing.graceEndsAt !== null ? formatDate(standing.graceEndsAt) : null,
    nextPlan: row.nextPlanId && end && isLive ? { name: planOf(row.nextPlanId).name, from: end } : null,
    payUrl: isLive ? row.payUrl : null,
    card: row.paymentMethod,
    hasCustomer: row.stripeCustomerId !== null,
    plans: PLANS.map(({ id, name, priceCents, meetingsPerMonth: meetings, popular }) => ({
      ...{ id, name, priceCents, meetings, popular, isSmaller: price !== null && priceCents < price },
      isUpgrade: price !== null && priceCents > price && row.status === "active",
    })),
  };
}

function cancelledShown(
  { cancelAtPeriodEnd, currentPeriodEnd, status, pastDueSince }: Stored,
  periodEnd: string | null,
) {
  if (!cancelAtPeriodEnd || currentPeriodEnd === null || periodEnd === null) return { endsOn: null, paidUntil: null };
  const endsOn = formatDate(endOfCancelled({ currentPeriodEnd, status, pastDueSince }));
  return { endsOn, paidUntil: pastDueSince === null ? null : periodEnd };
}

const trialShown = ({ trialEndsAt, trialId }: Stored) => ({
  trialEndsOn: formatDate(trialEndsAt),
  isTrialContinued: trialId !== null,
});

/** A plan whose payment is open holds what it holds; without any plan nothing is counted that could be used up. */
function usageOf({ used, limit }: Standing, plan: PlanId | null, isTrial: boolean): BillingPage["usage"] {
  if (plan) return { used, limit: planOf(plan).meetingsPerMonth };
  return isTrial ? { used, limit } : null;
}
