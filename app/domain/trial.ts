import { DAY, type Instant } from "./time";

export const TRIAL_DAYS = 14;
export const TRIAL_MEETINGS = 20;

/** The moment the trial ends: fourteen times twenty-four hours after sign-up, the same in every zone. */
export function trialEndsAt(createdAt: Instant): Instant {
  return createdAt + TRIAL_DAYS * DAY;
}

/** Whole days left, a begun one counted; 14 at sign-up, 0 once the trial is over. */
export function trialDaysLeft(createdAt: Instant, now: Instant): number {
  const left = Math.ceil((trialEndsAt(createdAt) - now) / DAY);
  return Math.min(TRIAL_DAYS, Math.max(0, left));
}

/** Meetings that may still be booked in the trial; never below zero. */
export function meetingsLeft(used: number, limit: number = TRIAL_MEETINGS): number {
  return Math.max(0, limit - used);
}
