import { findBilling } from "~/db/billing";
import { isProviderError } from "~/providers/errors";
import type { BillingDeps } from "./read-stripe";

/** The address of Stripe's portal for this user's account; null when there is none or Stripe does not answer. */
export async function openPortal(
  { db, stripe, appUrl }: BillingDeps,
  userId: string,
  flow?: "payment_method_update",
): Promise<string | null> {
  const billing = await findBilling(db, userId);
  if (!billing?.stripeCustomerId) return null;
  try {
    return await stripe.createPortal(billing.stripeCustomerId, `${appUrl}/dashboard/billing?from=portal`, flow);
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return null;
  }
}
