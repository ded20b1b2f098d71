import { findBilling, forgetCustomer, listMemberIds } from "~/db/billing";
import { isProviderError } from "~/providers/errors";
import type { Deps } from "../deps";
import { payBack } from "./pay-back";

/**
 * Ends what an account has at Stripe before its last member goes: the customer is deleted there, which ends a
 * subscription at once and closes payment pages that are open. Invoices stay, as the tax law demands.
 *
 * @returns whether a plan ended with it; null when Stripe did not answer: then nobody may go, or they would go on paying
 */
export async function leaveStripe(
  { db, stripe }: Pick<Deps, "db" | "stripe">,
  userId: string,
): Promise<{ planEnded: boolean } | null> {
  const billing = await findBilling(db, userId);
  if (!billing?.stripeCustomerId) return { planEnded: false };
  const members = await listMemberIds(db, billing.accountId);
  if (members.some((id) => id !== userId)) return { planEnded: false };
  try {
    // With the customer the way to pay back would go too.
    if (billing.refundsOwed.length > 0) {
      const { data: invoices } = await stripe.listInvoices(billing.stripeCustomerId);
      await payBack({ db, stripe }, billing.accountId, billing.refundsOwed, invoices);
    }
    await stripe.deleteCustomer(billing.stripeCustomerId);
    await forgetCustomer(db, billing.accountId, billing.stripeCustomerId);
    return { planEnded: billing.subscriptionId !== null && billing.endedAt === null };
  } catch (error) {
    if (!isProviderError(error)) throw error;
    return null;
  }
}
