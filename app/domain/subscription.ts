import { type PlanId, planOf } from "./plans";
import { DAY, type Instant } from "./time";
import { meetingsLeft, trialDaysLeft } from "./trial";

/**
 * Stripe's words for it, but `cancelled` for its `canceled`, and `unpaid` for what is `past_due` without ever having been
 * paid: it gives nothing.
 */
export type SubscriptionStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "cancelled"
  | "unpaid"
  | "paused";

/** Whether something has been paid for a plan that lives, as its status says. */
export const hasBeenPaid = (status: SubscriptionStatus | null): boolean =>
  status === "active" || status === "past_due" || status === "paused";

/** How a payment method is shown. */
export interface CardShown {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** How long a plan that has been paid before goes on while a payment of it is open. */
export const GRACE_DAYS = 7;
/** How long an order can be taken back, with all that was paid. */
export const WITHDRAWAL_DAYS = 14;

/** What an account has, as it is stored; `used` are the meetings that count in its current period. */
export interface BillingRow {
  /** Shared with other accounts, living or erased; null where there is none. */
  trialId: string | null;
  trialEndsAt: Instant;
  trialMeetingsLimit: number;
  stripeNow: Instant;
  used: number;
  subscriptionId: string | null;
  status: SubscriptionStatus | null;
  planId: PlanId | null;
  nextPlanId: PlanId | null;
  currentPeriodStart: Instant | null;
  currentPeriodEnd: Instant | null;
  cancelAtPeriodEnd: boolean | null;
  pastDueSince: Instant | null;
}

export type QuotaProblem = "trial-over" | "meetings-used" | "plan-used" | "plan-over" | "payment-open";

/** What an account may do at one moment. */
export interface Standing {
  /** The plan that counts now; null in the trial and when there is none. */
  plan: PlanId | null;
  used: number;
  /** Null without a limit. */
  limit: number | null;
  /** Begun days of the trial; 0 when it is over. */
  trialDaysLeft: number;
  /** Without a plan: the trial began with another account of the same address, Google account or number. */
  isTrialContinued: boolean;
  /** Until when an open payment is waited for; null while none is open. */
  graceEndsAt: Instant | null;
  /** Why no meeting can be booked; null while one can. */
  problem: QuotaProblem | null;
}

/**
 * What an account may do. The claim of a meeting asks the same in SQL (`db/quota`), so that of two bookings at once only
 * one gets the last one.
 *
 * @param clock of the machine, not of a message: a period ends in real time
 */
export function standingOf(row: BillingRow, clock: Instant): Standing {
  const now = Math.max(clock, row.stripeNow);
  const plan = isEntitled(row, now) ? row.planId : null;
  const limit = plan ? planOf(plan).meetingsPerMonth : row.trialMeetingsLimit;
  const daysLeft = trialDaysLeft(row.trialEndsAt, now);
  const graceEndsAt = graceEnd(row);
  const isTrialContinued = plan === null && row.trialId !== null;
  const standing = { plan, used: row.used, limit, trialDaysLeft: daysLeft, isTrialContinued, graceEndsAt };
  return { ...standing, problem: problemOf(standing, row) };
}

/**
 * Whether something of the trial is left: its days and its meetings. What is left stays free when a plan is chosen, and
 * meetings count on in it until the plan's first paid period.
 */
export function isTrialLeft({ trialDaysLeft: days, used, limit }: Pick<Standing, "trialDaysLeft" | "used" | "limit">) {
  return days > 0 && (limit === null || meetingsLeft(used, limit) > 0);
}

/** Without a plan: whether the trial still runs, its meetings used up or not. */
export const isOnTrial = ({ problem }: Pick<Standing, "problem">): boolean =>
  problem === null || problem === "meetings-used";

/** Whether meetings count in the trial: of a plan that nothing has been paid for yet, no period has begun. */
export const countsInTrial = (status: SubscriptionStatus): boolean => status === "trialing" || status === "incomplete";

/**
 * When a plan that was cancelled ends: with its period or, while a payment of it is open, when that is waited for no
 * longer.
 */
export function endOfCancelled(row: Open & { currentPeriodEnd: Instant }): Instant {
  return Math.min(graceEnd(row) ?? row.currentPeriodEnd, row.currentPeriodEnd);
}

type Open = Pick<BillingRow, "status" | "pastDueSince">;

/** Until when an open payment is waited for: not at all where none was ever made. Null while none is open. */
export function graceEnd({ status, pastDueSince: since }: Open): Instant | null {
  if (since === null) return null;
  return status === "unpaid" ? since : since + GRACE_DAYS * DAY;
}

export const isPaymentOpen = (status: SubscriptionStatus | null): boolean =>
  status === "past_due" || status === "unpaid";

function isEntitled(row: BillingRow, now: Instant): boolean {
  if (row.planId === null) return false;
  if (row.status === "past_due") return now < (graceEnd(row) ?? Number.POSITIVE_INFINITY);
  if (row.status !== "active" && row.status !== "trialing") return false;
  return !row.cancelAtPeriodEnd || now < (row.currentPeriodEnd ?? now);
}

function problemOf(
  { plan, used, limit, trialDaysLeft: daysLeft }: Omit<Standing, "problem">,
  { status }: BillingRow,
): QuotaProblem | null {
  if (plan !== null) return limit !== null && meetingsLeft(used, limit) === 0 ? "plan-used" : null;
  if (isPaymentOpen(status)) return "payment-open";
  if (daysLeft > 0) return limit !== null && meetingsLeft(used, limit) === 0 ? "meetings-used" : null;
  return status === null ? "trial-over" : "plan-over";
}
