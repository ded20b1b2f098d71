import type { PaymentMethod } from "./objects";

/** Stripe's test cards, and what each does at the checkout. */
export const TEST_CARDS: Readonly<Record<string, { name: string; atCheckout: "paid" | "declined" | "needs-bank" }>> = {
  "4242424242424242": { name: "Succeeds", atCheckout: "paid" },
  "5555555555554444": { name: "Succeeds (Mastercard)", atCheckout: "paid" },
  "4000000000000002": { name: "Is declined", atCheckout: "declined" },
  "4000000000009995": { name: "Is declined: no money", atCheckout: "declined" },
  "4000002500003155": { name: "Wants your bank's confirmation once (3-D Secure)", atCheckout: "needs-bank" },
  "4000002760003184": { name: "Wants your bank's confirmation each time", atCheckout: "needs-bank" },
  "4000000000000341": { name: "Succeeds now, fails at every later payment", atCheckout: "paid" },
};

/** What becomes of a payment while the customer is not there. */
export function laterPayment({ card }: PaymentMethod): "paid" | "declined" | "needs-bank" {
  if (card.last4 === "0341" || card.last4 === "0002" || card.last4 === "9995") return "declined";
  return card.last4 === "3184" ? "needs-bank" : "paid";
}
