import { type Mail, writeLetter } from "./mail";
import { formatDate, formatPrice } from "./money-words";
import { personName } from "./person-name";
import { WITHDRAWAL_DAYS } from "./subscription";
import type { Instant } from "./time";

/** Cents; `tax` is the part of `total` that is VAT. */
interface Amount {
  total: number;
  tax: number;
}

const greet = (name: string) => `Hello ${personName(name) || "there"},`;

const priced = ({ total, tax }: Amount) =>
  tax === 0 ? formatPrice(total) : `${formatPrice(total)} (${formatPrice(total - tax)} and ${formatPrice(tax)} VAT)`;

/** To whoever pays, when a payment did not go through. */
export function paymentFailedMail(name: string, amount: Amount, goesOnUntil: Instant, url: string): Mail {
  return writeLetter({
    subject: "Your payment for Parley did not go through",
    greeting: greet(name),
    paragraphs: [
      `Your bank did not accept the payment of ${priced(amount)} for your plan. This happens when a card has expired, or when the bank wants you to confirm the payment.`,
      `Your plan goes on until ${formatDate(goesOnUntil)}. Until then you can choose another card or pay the open invoice.`,
    ],
    action: { label: "Mend the payment", url },
    after: ["After that day you can still see, move and cancel your meetings, but not book new ones."],
  });
}

/** To whoever pays, when they have paid. */
export function receiptMail(
  name: string,
  invoice: Amount & { number: string | null; description: string; at: Instant },
  url: string,
): Mail {
  return writeLetter({
    subject: `Your receipt from Parley: ${formatPrice(invoice.total)}`,
    greeting: greet(name),
    paragraphs: [
      "Thank you for your payment.",
      [
        ...(invoice.number === null ? [] : [`Invoice: ${invoice.number}`]),
        `Date: ${formatDate(invoice.at)}`,
        `For: ${invoice.description}`,
        ...(invoice.tax === 0
          ? []
          : [`Without VAT: ${formatPrice(invoice.total - invoice.tax)}`, `VAT: ${formatPrice(invoice.tax)}`]),
        `Total: ${formatPrice(invoice.total)}`,
      ].join("\n"),
    ],
    action: { label: "Your invoices", url },
  });
}

/** To whoever pays, when the plan is to end with its period. */
export function planEndsMail(name: string, planName: string, endsAt: Instant, url: string): Mail {
  return writeLetter({
    subject: `Your Parley plan ends on ${formatDate(endsAt)}`,
    greeting: greet(name),
    paragraphs: [
      `You have cancelled ${planName}. It goes on until ${formatDate(endsAt)}, and nothing is charged after that.`,
      "Your calendar, your meetings and your data stay as they are; you can still see, move and cancel meetings, but not book new ones.",
    ],
    action: { label: "Resume the plan", url },
    after: ["If you want it to end, there is nothing left to do."],
  });
}

/** To whoever pays, when they have taken their order back: that we have it, and since when. */
export function withdrawalMail(name: string, planName: string, at: Instant, url: string): Mail {
  return writeLetter({
    subject: "You have taken back your order",
    greeting: greet(name),
    paragraphs: [
      `On ${formatDate(at)} you took back your order of ${planName} within its first ${WITHDRAWAL_DAYS} days. The plan has ended, and all that you paid for it goes back to the card that you paid with. Your bank may need some days to show it.`,
      "Your calendar, your meetings and your data stay as they are.",
    ],
    action: { label: "Your invoices", url },
  });
}
