import { refundMade } from "~/db/billing";
import type { StripeInvoice } from "~/providers/stripe-objects";
import type { Deps } from "../deps";

/**
 * Gives back all that was paid for the subscriptions whose money is owed. What is owed is stored before such a
 * subscription ends, and goes when its last refund is made: whoever reads Stripe next does what an earlier one could
 * not. Every step may be done twice.
 *
 * @param owed ids of subscriptions
 * @throws ProviderError when Stripe does not take one; the rest is owed still
 */
export async function payBack(
  { db, stripe }: Pick<Deps, "db" | "stripe">,
  accountId: string,
  owed: readonly string[],
  invoices: readonly StripeInvoice[],
): Promise<void> {
  for (const subscriptionId of owed) {
    for (const { id, parent, amount_paid } of invoices)
      if (amount_paid > 0 && parent?.subscription_details?.subscription === subscriptionId)
        await stripe.refundInvoice(id);
    await refundMade(db, accountId, subscriptionId);
  }
}
