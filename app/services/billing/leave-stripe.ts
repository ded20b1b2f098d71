import { findBilling, forgetCustomer, listMemberIds } from "~/db/billing";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "../deps";

/**
 * Ends what an account has at Stripe before its last member goes: the customer is deleted there, which ends a
 * subscription at once and closes payment pages that are open. Invoices stay, as the tax law demands.
 *
 * @returns false when Stripe did not answer; then nobody may go, or they would go on paying
 */
export async function leaveStripe({ db, stripe }: Pick<Deps, "db" | "stripe">, userId: string): Promise<boolean> {
  const billing = await findBilling(db, userId);
  if (!billing?.stripeCustomerId) return true;
  const members = await listMemberIds(db, billing.accountId);
  if (members.some((id) => id !== userId)) return true;
  try {
    await stripe.deleteCustomer(billing.stripeCustomerId);
    await forgetCustomer(db, billing.accountId, billing.stripeCustomerId);
    return true;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return false;
  }
}
