import type { Instant } from "./time";
import { meetingsLeft, trialDaysLeft } from "./trial";

/** Whether this status counts as paying: "trialing" is a paid plan that has not been charged yet. */
export function isSubscribed(status: string): boolean {
  return status === "active" || status === "trialing";
}

/** What decides whether a user may have another meeting booked. */
export interface Quota {
  subscriptionStatus: string;
  /** When the user signed up. */
  createdAt: Instant;
  trialMeetingsUsed: number;
  trialMeetingsLimit: number;
}

export type QuotaProblem = "trial-over" | "meetings-used";

/**
 * Why no more meetings can be booked, null while they can. The claim of a slot asks the same in SQL (`db/quota`), so
 * that of two bookings at once only one gets the last meeting.
 *
 * @param now of the clock, not of a message: a trial ends in real time
 */
export function quotaProblem(quota: Quota, now: Instant): QuotaProblem | null {
  if (isSubscribed(quota.subscriptionStatus)) return null;
  if (trialDaysLeft(quota.createdAt, now) === 0) return "trial-over";
  return meetingsLeft(quota.trialMeetingsUsed, quota.trialMeetingsLimit) === 0 ? "meetings-used" : null;
}
