import { normalEmail } from "./account";
import { DAY, type Instant } from "./time";

export const TRIAL_DAYS = 14;
export const TRIAL_MEETINGS = 20;

/** The moment the trial ends: fourteen times twenty-four hours after sign-up, the same in every zone. */
export function trialEndsAt(createdAt: Instant): Instant {
  return createdAt + TRIAL_DAYS * DAY;
}

/**
 * What a trial is one for: a person's address, which is also that of their Google account, or number, in one spelling for
 * all that reach the same mailbox.
 */
export function trialHolder(kind: "address" | "phone", value: string): string {
  if (kind === "phone") return `phone:${value}`;
  const [local = "", domain = ""] = normalEmail(value).split(/@(?=[^@]*$)/);
  const mailbox = local.replace(/(?<=.)\+.*$/, "");
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `address:${mailbox.replaceAll(".", "")}@gmail.com` : `address:${mailbox}@${domain}`;
}

/** Whole days left of a trial, a begun one counted; 0 once it is over. */
export function trialDaysLeft(endsAt: Instant, now: Instant): number {
  return Math.min(TRIAL_DAYS, Math.max(0, Math.ceil((endsAt - now) / DAY)));
}

/** Meetings that may still be booked in the trial; never below zero. */
export function meetingsLeft(used: number, limit: number = TRIAL_MEETINGS): number {
  return Math.max(0, limit - used);
}
