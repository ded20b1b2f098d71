import { findPayer } from "~/db/billing";
import { paymentFailedMail } from "~/domain/billing-mails";
import type { SubscriptionRow } from "~/domain/stripe-state";
import { GRACE_DAYS } from "~/domain/subscription";
import { DAY } from "~/domain/time";
import type { StripeInvoice } from "~/providers/stripe-objects";
import type { Deps } from "../deps";
import { sendEmail } from "../send-email";

/** Mails once for each invoice that a payment is open, until when the plan goes on, and where it is mended. */
export async function tellOpenPayment(
  deps: Pick<Deps, "db" | "encryption" | "clock" | "queueDelivery" | "appUrl">,
  accountId: string,
  { stripeSubscriptionId, pastDueSince }: Pick<SubscriptionRow, "stripeSubscriptionId" | "pastDueSince">,
  invoices: readonly StripeInvoice[],
): Promise<void> {
  const open = invoices.find(
    ({ status, parent }) => status === "open" && parent?.subscription_details?.subscription === stripeSubscriptionId,
  );
  const payer = open && (await findPayer(deps.db, accountId));
  if (!open || !payer || pastDueSince === null) return;
  await sendEmail(deps, {
    ...paymentFailedMail(payer.name, pastDueSince + GRACE_DAYS * DAY, `${deps.appUrl}/dashboard/billing`),
    to: payer.email,
    kind: "payment-failed",
    idempotencyKey: `payment-failed/${open.id}`,
    userId: payer.userId,
  });
}
