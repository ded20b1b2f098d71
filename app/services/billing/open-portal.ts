import { findBilling } from "~/db/billing";
import { isMissingAtStripe, isProviderError } from "~/providers/errors";
import { refreshBilling } from "./check-accounts";
import type { BillingDeps } from "./read-stripe";

/** The address of Stripe's portal for this user's account; null when there is none or Stripe does not answer. */
export async function openPortal(
  deps: BillingDeps,
  userId: string,
  flow?: "payment_method_update",
): Promise<string | null> {
  const { db, stripe, appUrl } = deps;
  const billing = await findBilling(db, userId);
  if (!billing?.stripeCustomerId) return null;
  try {
    return await stripe.createPortal(billing.stripeCustomerId, `${appUrl}/dashboard/billing?from=portal`, flow);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    // The page that comes then knows that the customer is gone.
    if (isMissingAtStripe(error)) await refreshBilling(deps, billing, null);
    return null;
  }
}
