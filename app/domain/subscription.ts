import type { Instant } from "./time";
import { trialDaysLeft } from "./trial";

/** Whether this status counts as paying: "trialing" is a paid plan that has not been charged yet. */
export function isSubscribed(status: string): boolean {
  return status === "active" || status === "trialing";
}

/** Whether new meetings may be made: with a subscription, or before the trial's last day is over. */
export function mayCreateMeetings(status: string, createdAt: Instant, now: Instant): boolean {
  return isSubscribed(status) || trialDaysLeft(createdAt, now) > 0;
}
