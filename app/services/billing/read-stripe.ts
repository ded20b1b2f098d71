import { listMemberIds } from "~/db/billing";
import { beginRead, type InvoiceRow, writeRead } from "~/db/billing-mirror";
import { logEvent } from "~/domain/log-event";
import { PLANS, type PlanId } from "~/domain/plans";
import { cardShown, liveFirst, nextCheck, subscriptionRow } from "~/domain/stripe-state";
import { SECOND } from "~/domain/time";
import type { StripeInvoice } from "~/providers/stripe-objects";
import type { Deps } from "../deps";
import { tellOpenPayment } from "./tell-open-payment";

export type BillingDeps = Pick<
  Deps,
  "db" | "stripe" | "sales" | "clock" | "notifyPages" | "encryption" | "queueDelivery" | "appUrl"
>;

/**
 * Reads what Stripe has of an account and writes it down: what is stored is a function of Stripe's state, whatever came
 * in whatever order. A second subscription that lives, which two tabs may have bought, ends here and is paid back.
 *
 * @returns false when there is nothing to read
 * @throws ProviderError when Stripe does not answer
 */
export async function readStripe(deps: BillingDeps, accountId: string): Promise<boolean> {
  const { db, stripe, sales } = deps;
  const begun = await beginRead(db, accountId);
  if (!begun) return false;
  const { read, customerId } = begun;
  const [{ data: found }, { data: invoices }, customer] = await Promise.all([
    stripe.listSubscriptions(customerId),
    stripe.listInvoices(customerId),
    stripe.getCustomer(customerId),
  ]);
  const [live, ...extra] = liveFirst(found);
  for (const { id } of extra) {
    logEvent("second-subscription", { ended: 1 });
    await endWithRefund(deps, id, invoices);
  }
  const planOfPrice = (priceId: string): PlanId | null =>
    PLANS.find(({ id }) => sales.prices[id] === priceId || id === priceId)?.id ?? null;
  const kept = found.filter(({ id }) => !extra.some((one) => one.id === id));
  const rows = kept.map((state) => subscriptionRow(state, invoices, planOfPrice));
  const current = rows.find(({ endedAt }) => endedAt === null);
  const isWritten = await writeRead(db, accountId, read, {
    subscriptions: rows,
    invoices: invoices.map(invoiceRow),
    paymentMethod: cardShown(live, customer),
    readAt: deps.clock(),
    checkAt: nextCheck(current, deps.clock()),
  });
  if (isWritten && current?.pastDueSince) await tellOpenPayment(deps, accountId, current, invoices);
  // What was ended just now is read once more.
  if (extra.length > 0) return readStripe(deps, accountId);
  if (isWritten) for (const userId of await listMemberIds(db, accountId)) await deps.notifyPages(userId, "trial");
  return true;
}

/** Ends a subscription at once and gives back all that was paid for it. Every step may be done twice. */
export async function endWithRefund(
  { stripe }: Pick<Deps, "stripe">,
  subscriptionId: string,
  invoices: readonly StripeInvoice[],
): Promise<void> {
  await stripe.cancelNow(subscriptionId);
  for (const { id, parent, amount_paid } of invoices)
    if (amount_paid > 0 && parent?.subscription_details?.subscription === subscriptionId)
      await stripe.refundInvoice(id);
}

function invoiceRow({ lines, ...invoice }: StripeInvoice): InvoiceRow {
  return {
    ...{ id: invoice.id, number: invoice.number, status: invoice.status ?? "draft", total: invoice.total },
    ...{ currency: invoice.currency, createdAt: invoice.created * SECOND },
    description: lines.data.map(({ description }) => description ?? "").join(", ") || "Invoice",
    ...{ hostedUrl: invoice.hosted_invoice_url ?? null, pdfUrl: invoice.invoice_pdf ?? null },
  };
}
