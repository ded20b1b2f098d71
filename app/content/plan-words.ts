import type { PlanId } from "~/domain/plans";

/** What a plan offers, as the pricing cards say it. Prices and limits are in `domain/plans`. */
export const planWords: Record<PlanId, { description: string; features: readonly string[] }> = {
  starter: {
    description: "For one person with a handful of meetings a week.",
    features: ["20 meetings per month", "WhatsApp bot", "Basic summaries", "Email support"],
  },
  professional: {
    description: "For people whose work is meeting people.",
    features: [
      "100 meetings per month",
      "Advanced AI summaries with action items",
      "Auto-reschedule when running late",
      "Priority support",
      "Custom meeting templates",
    ],
  },
  enterprise: {
    description: "For small teams that share one way of working.",
    features: [
      "Unlimited meetings",
      "Up to 5 team members",
      "API access",
      "Custom integrations",
      "Dedicated account manager",
      "Advanced analytics",
    ],
  },
};
