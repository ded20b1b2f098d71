import { formatPrice } from "./money-words";
import { PLANS } from "./plans";
import { isTrialLeft, type Standing } from "./subscription";

/** The dashboard offers plans this many days before the trial ends, */
const LAST_DAYS = 3;
/** or from this many booked meetings on, whichever comes first. */
const MANY_MEETINGS = 5;

/**
 * The one line with which the dashboard offers a plan to somebody on the trial; null while it is too early, and once the
 * trial is over, which the banner says.
 */
export function trialOffer(standing: Pick<Standing, "plan" | "used" | "limit" | "trialDaysLeft">) {
  const { plan, used, trialDaysLeft: days } = standing;
  if (plan !== null || days === 0 || (days > LAST_DAYS && used < MANY_MEETINGS)) return null;
  const [cheapest] = PLANS;
  const price = cheapest ? `Plans begin at ${formatPrice(cheapest.priceCents)} a month` : "";
  return days <= LAST_DAYS && isTrialLeft(standing)
    ? `${price}; what is left of the trial stays free.`
    : `You have booked ${used} meetings with Parley. ${price}.`;
}

/** Pages on which no banner offers anything: the way in, and the page that it leads to. */
export function offersPlans(path: string): boolean {
  return !/^\/dashboard\/(?:billing|onboarding)(?:\/|$)/.test(path);
}

/** The dashboard speaks of plans in a line of its own, when it is time to. */
export const hasOwnOffer = (path: string): boolean => /^\/dashboard\/?$/.test(path);
