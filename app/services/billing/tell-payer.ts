import { findPayer } from "~/db/billing";
import { paymentFailedMail, planEndsMail, receiptMail, withdrawalMail } from "~/domain/billing-mails";
import type { Mail, MailKind } from "~/domain/mail";
import { type PlanId, planOf } from "~/domain/plans";
import { type InvoiceState, isOfSubscription, type SubscriptionRow } from "~/domain/stripe-state";
import { endOfCancelled, graceEnd } from "~/domain/subscription";
import { DAY, type Instant, SECOND } from "~/domain/time";
import type { Deps } from "../deps";
import { sendEmail } from "../send-email";

type TellDeps = Pick<Deps, "db" | "encryption" | "clock" | "queueDelivery" | "appUrl">;

/** What is older was told by an earlier read, or happened before there were such mails. */
const NEWS_MS = 2 * DAY;

/**
 * A payment can stay open for months. That this was told is remembered for 90 days (`domain/retention`), so what is older
 * would be told anew.
 */
const STILL_NEWS_MS = 30 * DAY;

/** What a read of Stripe has found. */
interface Found {
  current: SubscriptionRow | undefined;
  /** When its end was asked for; null when it goes on. */
  cancelledAt: Instant | null;
  invoices: readonly InvoiceState[];
}

/** Mails what a read found and whoever pays has to know, each thing once, however often it is found. */
export async function tellPayer(deps: TellDeps, accountId: string, { current, cancelledAt, invoices }: Found) {
  if (!current) return;
  const own = invoices.filter((invoice) => isOfSubscription(invoice, current.stripeSubscriptionId));
  const isNew = (at: Instant, forMs = NEWS_MS) => at > deps.clock() - forMs;
  for (const invoice of own)
    if (invoice.status === "paid" && invoice.amount_paid > 0 && isNew(invoice.created * SECOND))
      await send(deps, accountId, "receipt", invoice.id, (name, url) => receiptMail(name, shown(invoice), url));
  const open = current.pastDueSince === null ? undefined : own.find(({ status }) => status === "open");
  if (cancelledAt !== null && isNew(cancelledAt) && current.planId !== null) {
    const { planId, currentPeriodEnd: paidUntil, stripeSubscriptionId } = current;
    const unpaid = open && { amount: shown(open), paidUntil };
    // Resumed and cancelled again it is told again.
    await send(deps, accountId, "plan-ends", `${stripeSubscriptionId}/${cancelledAt}`, (name, url) =>
      planEndsMail(name, planOf(planId).name, endOfCancelled(current), url, unpaid),
    );
  }
  if (open && current.pastDueSince !== null && isNew(current.pastDueSince, STILL_NEWS_MS)) {
    const until = current.status === "unpaid" ? null : graceEnd(current);
    await send(deps, accountId, "payment-failed", open.id, (name, url) =>
      paymentFailedMail(name, shown(open), until, url),
    );
  }
}

/** Mails that an order was taken back, whether or not Stripe has heard of it yet. */
export async function tellWithdrawal(
  deps: TellDeps,
  {
    accountId,
    subscriptionId,
    planId,
    isPaid,
  }: Record<"accountId" | "subscriptionId", string> & { planId: PlanId; isPaid: boolean },
  now: Instant,
): Promise<void> {
  await send(deps, accountId, "plan-withdrawn", subscriptionId, (name, url) =>
    withdrawalMail(name, { planName: planOf(planId).name, isPaid }, now, url),
  );
}

function shown({ number, created, total, total_excluding_tax: net, lines }: InvoiceState) {
  const description = lines.data.map((line) => line.description ?? "").join(", ") || "Parley";
  return { number, description, total, tax: total - (net ?? total), at: created * SECOND };
}

async function send(
  deps: TellDeps,
  accountId: string,
  kind: MailKind,
  about: string,
  write: (name: string, url: string) => Mail,
): Promise<void> {
  const payer = await findPayer(deps.db, accountId);
  if (!payer) return;
  const words = write(payer.name, `${deps.appUrl}/dashboard/billing`);
  await sendEmail(deps, { ...words, to: payer.email, kind, idempotencyKey: `${kind}/${about}`, userId: payer.userId });
}
