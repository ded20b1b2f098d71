import { forgetCustomer, listMemberIds, OWED_CHECK_MS, oweRefunds } from "~/db/billing";
import { beginRead, endSubscriptions, hasLiveSubscription, type InvoiceRow, writeRead } from "~/db/billing-mirror";
import { runTogether } from "~/db/database";
import { logEvent } from "~/domain/log-event";
import { PLANS, type PlanId } from "~/domain/plans";
import { cancelledAt, cardShown, liveFirst, nextCheck, subscriptionRow } from "~/domain/stripe-state";
import { SECOND } from "~/domain/time";
import { isMissingAtStripe } from "~/providers/errors";
import type { StripeInvoice } from "~/providers/stripe-objects";
import type { Deps } from "../deps";
import { payBack } from "./pay-back";
import { tellPayer } from "./tell-payer";

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
  const begun = await beginRead(deps.db, accountId);
  if (!begun) return false;
  try {
    return await read(deps, accountId, begun);
  } catch (error) {
    if (!isMissingAtStripe(error) || !(await isGone(deps, accountId, begun.customerId))) throw error;
    await forgetGone(deps, accountId, begun.customerId);
    return false;
  }
}

/**
 * Whether a customer was deleted. Stripe remembers whom it has deleted; one of whom it has never heard belongs to other keys,
 * and a wrong key ends no plan that runs.
 */
async function isGone({ db, stripe }: BillingDeps, accountId: string, customerId: string): Promise<boolean> {
  try {
    return (await stripe.getCustomer(customerId)).deleted;
  } catch (error) {
    if (!isMissingAtStripe(error)) throw error;
    return !(await hasLiveSubscription(db, accountId));
  }
}

/** A customer whom Stripe no longer knows has no plan; the next order makes a new one. */
async function forgetGone(deps: BillingDeps, accountId: string, customerId: string): Promise<void> {
  const { db } = deps;
  logEvent("stripe-customer-gone", {}, "error");
  await runTogether(db, [...endSubscriptions(db, accountId, deps.clock()), forgetCustomer(db, accountId, customerId)]);
  for (const userId of await listMemberIds(db, accountId)) await deps.notifyPages(userId, "trial");
}

async function read(
  deps: BillingDeps,
  accountId: string,
  { read, customerId, refundsOwed }: NonNullable<Awaited<ReturnType<typeof beginRead>>>,
): Promise<boolean> {
  const { db, stripe, sales } = deps;
  for (const id of refundsOwed) await stripe.cancelNow(id);
  const [{ data: found }, { data: invoices }, customer] = await Promise.all([
    stripe.listSubscriptions(customerId),
    stripe.listInvoices(customerId),
    stripe.getCustomer(customerId),
  ]);
  const [live, ...extra] = liveFirst(found);
  if (extra.length > 0) {
    logEvent("second-subscription", { ended: extra.length });
    const ids = extra.map(({ id }) => id);
    await oweRefunds(db, accountId, ids, deps.clock());
    // It ends them first.
    return readStripe(deps, accountId);
  }
  const planOfPrice = (priceId: string): PlanId | null =>
    PLANS.find(({ id }) => sales.prices[id] === priceId || id === priceId)?.id ?? null;
  const rows = found.map((state) => subscriptionRow(state, invoices, planOfPrice));
  const current = rows.find(({ endedAt }) => endedAt === null);
  const isOwing = refundsOwed.length > 0;
  const isWritten = await writeRead(db, accountId, read, {
    subscriptions: rows,
    invoices: invoices.map(invoiceRow),
    paymentMethod: cardShown(live, customer),
    readAt: deps.clock(),
    checkAt: isOwing ? deps.clock() + OWED_CHECK_MS : nextCheck(current, deps.clock()),
  });
  if (isWritten) await tellPayer(deps, accountId, { current, cancelledAt: cancelledAt(live), invoices });
  if (isWritten) for (const userId of await listMemberIds(db, accountId)) await deps.notifyPages(userId, "trial");
  // Last, because what ended stands by now, whatever Stripe says to the refund.
  await payBack(deps, accountId, refundsOwed, invoices);
  if (customer.deleted && isWritten) await forgetGone(deps, accountId, customerId);
  return true;
}

function invoiceRow({ lines, ...invoice }: StripeInvoice): InvoiceRow {
  return {
    ...{ id: invoice.id, number: invoice.number, status: invoice.status ?? "draft", total: invoice.total },
    tax: invoice.total - (invoice.total_excluding_tax ?? invoice.total),
    ...{ currency: invoice.currency, createdAt: invoice.created * SECOND },
    description: lines.data.map(({ description }) => description ?? "").join(", ") || "Invoice",
    ...{ hostedUrl: invoice.hosted_invoice_url ?? null, pdfUrl: invoice.invoice_pdf ?? null },
  };
}
