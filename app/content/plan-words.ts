import type { Capability } from "~/domain/capabilities";
import type { PlanId } from "~/domain/plans";
import type { Line } from "./line";

interface PlanWords {
  description: string;
  features: readonly Line[];
}

const line = (text: string, needs?: Capability): Line => ({ text, needs });

/** What a plan offers, as the pricing cards say it. Prices and limits are in `domain/plans`. */
export const planWords: Record<PlanId, PlanWords> = {
  starter: {
    description: "For one person with a handful of meetings a week.",
    features: [
      line("20 meetings per month"),
      line("WhatsApp bot", "whatsapp"),
      line("Basic summaries", "summaries"),
      line("Email support", "email-support"),
    ],
  },
  professional: {
    description: "For people whose work is meeting people.",
    features: [
      line("100 meetings per month"),
      line("Advanced AI summaries with action items", "action-items"),
      line("Auto-reschedule when running late", "running-late"),
      line("Priority support", "priority-support"),
      line("Custom meeting templates", "templates"),
    ],
  },
  enterprise: {
    description: "For small teams that share one way of working.",
    features: [
      line("Unlimited meetings"),
      line("Up to 5 team members", "teams"),
      line("API access", "api"),
      line("Custom integrations", "custom-integrations"),
      line("Dedicated account manager", "account-manager"),
      line("Advanced analytics", "analytics"),
    ],
  },
};
