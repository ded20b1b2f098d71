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

/**
 * To whoever pays, when a payment did not go through.
 *
 * @param goesOnUntil null where the plan was never paid: it waits for that
 */
export function paymentFailedMail(name: string, amount: Amount, goesOnUntil: Instant | null, url: string): Mail {
  return writeLetter({
    subject: "Your payment for Parley did not go through",
    greeting: greet(name),
    paragraphs: [
      `Your bank did not accept the payment of ${priced(amount)} for your plan. This happens when a card has expired, or when the bank wants you to confirm the payment.`,
      goesOnUntil === null
        ? "It is the first payment, so your plan has not begun: choose another card, or pay the open invoice."
        : `Your plan goes on until ${formatDate(goesOnUntil)}. Until then you can choose another card or pay the open invoice.`,
    ],
    action: { label: "Mend the payment", url },
    after: [
      `${goesOnUntil === null ? "Until then" : "After that day"} you can still see, move and cancel your meetings, but not book new ones.`,
    ],
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

/**
 * To whoever pays, when they have cancelled the plan.
 *
 * @param open the invoice that is not paid yet, and until when the plan goes on if it is paid after all
 */
export function planEndsMail(
  name: string,
  planName: string,
  endsAt: Instant,
  url: string,
  open?: { amount: Amount; paidUntil: Instant },
): Mail {
  const date = formatDate(endsAt);
  return writeLetter({
    subject: `Your Parley plan ends on ${date}`,
    greeting: greet(name),
    paragraphs: [
      ...(open
        ? [
            `You have cancelled ${planName}. Its last payment did not go through, so it ends on ${date}, and no period after this one is charged.`,
            `The open invoice of ${priced(open.amount)} is not cancelled with it: it is for the period that has begun, and your card may be tried again for it. Once it is paid, the plan goes on to the end of that period, ${formatDate(open.paidUntil)}.`,
          ]
        : [`You have cancelled ${planName}. It goes on until ${date}, and nothing is charged after that.`]),
      "Your calendar, your meetings and your data stay as they are; you can still see, move and cancel meetings, but not book new ones.",
    ],
    action: { label: open ? "Pay it, or resume the plan" : "Resume the plan", url },
    after: open ? [] : ["If you want it to end, there is nothing left to do."],
  });
}

/** To whoever pays, when they have taken their order back: that we have it, and since when. */
export function withdrawalMail(
  name: string,
  { planName, isPaid }: { planName: string; isPaid: boolean },
  at: Instant,
  url: string,
): Mail {
  const money = isPaid
    ? "all that you paid for it goes back to the card that you paid with. Your bank may need some days to show it."
    : "nothing was charged for it.";
  return writeLetter({
    subject: "You have taken back your order",
    greeting: greet(name),
    paragraphs: [
      `On ${formatDate(at)} you took back your order of ${planName} within its first ${WITHDRAWAL_DAYS} days. The plan has ended, and ${money}`,
      "Your calendar, your meetings and your data stay as they are.",
    ],
    action: { label: "Your invoices", url },
  });
}
