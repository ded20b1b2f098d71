type Outcome =
  | "paid"
  | "open"
  | "foreign"
  | "changed"
  | "changes-later"
  | "waits-for-payment"
  | "ends"
  | "ends-unpaid"
  | "goes-on"
  | "goes-on-unpaid"
  | "withdrawn"
  | "withdrawn-unpaid"
  | "withdrawn-waits"
  | "withdrawn-unpaid-waits"
  | "same"
  | "not-subscribed"
  | "payment-open"
  | "resume-first"
  | "free"
  | "costs"
  | "stays"
  | "moved-on"
  | "unsure"
  | "too-late"
  | "stripe-down"
  | "no-portal"
  | "no-plan"
  | "no-checkout";

interface Told {
  kind: "success" | "error" | "info";
  title: string;
  text?: string;
}

const TOLD: Record<Outcome, Told> = {
  paid: { kind: "success", title: "Thank you! Your plan has begun." },
  open: { kind: "info", title: "The payment was not finished. Nothing was charged." },
  foreign: { kind: "error", title: "We know nothing of that payment." },
  changed: { kind: "success", title: "Your plan has changed" },
  "changes-later": { kind: "success", title: "Your plan changes with the next period" },
  "waits-for-payment": {
    kind: "error",
    title: "Payment failed. Please try again.",
    text: "Your plan stays as it is until the difference is paid.",
  },
  ends: { kind: "success", title: "Your plan ends with this period", text: "Until then everything stays as it is." },
  "ends-unpaid": {
    kind: "success",
    title: "Your plan is cancelled",
    text: "Its last payment is still open. What becomes of that stands below.",
  },
  "goes-on": { kind: "success", title: "Your plan goes on" },
  "goes-on-unpaid": {
    kind: "info",
    title: "Your plan is cancelled no longer",
    text: "It goes on once the open invoice is paid.",
  },
  withdrawn: { kind: "success", title: "Your plan has ended", text: "What you paid is on its way back to you." },
  "withdrawn-unpaid": {
    kind: "success",
    title: "Your plan has ended",
    text: "Nothing was charged for it.",
  },
  "withdrawn-unpaid-waits": {
    kind: "success",
    title: "Your order is taken back",
    text: "Stripe does not answer at the moment. As soon as it does, your plan ends; nothing was charged for it, and there is nothing left for you to do.",
  },
  "withdrawn-waits": {
    kind: "success",
    title: "Your order is taken back",
    text: "Stripe does not answer at the moment. As soon as it does, your plan ends and what you paid goes back to you; there is nothing left for you to do.",
  },
  same: { kind: "info", title: "That is the plan you have" },
  "not-subscribed": { kind: "info", title: "You have no plan to change" },
  "payment-open": { kind: "error", title: "Please pay the open invoice first" },
  "resume-first": { kind: "info", title: "Your plan is to end", text: "Resume it first, then choose a smaller one." },
  free: { kind: "info", title: "This change costs nothing today", text: "Choose it below." },
  costs: { kind: "info", title: "Please look at what it costs first" },
  stays: { kind: "success", title: "Your plan goes on as it is", text: "The smaller one does not begin." },
  "moved-on": {
    kind: "info",
    title: "The amount is another by now",
    text: "Nothing was charged. Please look at it again.",
  },
  unsure: {
    kind: "info",
    title: "Stripe has not told us yet whether your plan has changed",
    text: "Look again in a minute. If all is as it was then, ask for it again: nothing is charged twice.",
  },
  "too-late": { kind: "error", title: "The time to take the order back is over" },
  "stripe-down": {
    kind: "error",
    title: "Failed to load subscription data. Please try again.",
    text: "Nothing was changed that you do not see here.",
  },
  "no-portal": { kind: "error", title: "Failed to open billing portal. Please try again." },
  "no-plan": { kind: "error", title: "Please choose one of the plans" },
  "no-checkout": { kind: "error", title: "Payment failed. Please try again.", text: "Nothing was charged." },
};

/** What a visit to Stripe, or a change of the plan, came to. */
export const billingToast = (outcome: Outcome): Told => TOLD[outcome];
