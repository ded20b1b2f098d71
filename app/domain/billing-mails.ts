import { type Mail, writeLetter } from "./mail";
import { formatDate } from "./money-words";
import { personName } from "./person-name";
import type { Instant } from "./time";

/** To whoever pays, when a payment did not go through. */
export function paymentFailedMail(name: string, goesOnUntil: Instant, url: string): Mail {
  return writeLetter({
    subject: "Your payment for Parley did not go through",
    greeting: `Hello ${personName(name) || "there"},`,
    paragraphs: [
      "Your bank did not accept the payment for your plan. This happens when a card has run out or wants a confirmation.",
      `Your plan goes on until ${formatDate(goesOnUntil)}. Until then you can choose another card or pay the open invoice.`,
    ],
    action: { label: "Mend the payment", url },
    after: ["After that day you can still see, move and cancel your meetings, but not book new ones."],
  });
}
