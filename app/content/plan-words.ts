import { featuresOf, PLAN_FEATURES, type PlanFeature } from "~/domain/plan-features";
import { PLANS, type PlanId, planOf } from "~/domain/plans";
import type { Line } from "./line";

interface PlanWords {
  description: string;
  features: readonly Line[];
}

const DESCRIPTIONS: Record<PlanId, string> = {
  starter: "For one person with a handful of meetings a week.",
  professional: "For people whose work is meeting people.",
  enterprise: "For small teams that share one way of working.",
};

const FEATURES: Record<PlanFeature, string> = {
  whatsapp: "WhatsApp bot",
  "basic-summaries": "Basic summaries",
  "email-support": "Email support",
  "action-items": "Advanced AI summaries with action items",
  "running-late": "Auto-reschedule when running late",
  "priority-support": "Priority support",
  templates: "Custom meeting templates",
  teams: `Up to ${planOf("enterprise").members} team members`,
  "custom-integrations": "Custom integrations",
  "account-manager": "Dedicated account manager",
  analytics: "Advanced analytics",
};

/** What a plan offers, as its card says it. What it holds is in `domain/plans` and `domain/plan-features`. */
export const planWords = Object.fromEntries(
  PLANS.map(({ id, meetingsPerMonth, apiCallsPerMonth }): [PlanId, PlanWords] => {
    const meetings = meetingsPerMonth === null ? "Unlimited meetings" : `${meetingsPerMonth} meetings per month`;
    const lines = featuresOf(id).map((one) => ({ text: FEATURES[one], needs: PLAN_FEATURES[one].capability }));
    const calls =
      apiCallsPerMonth === null ? "unlimited calls" : `${apiCallsPerMonth.toLocaleString("en")} calls per month`;
    const api: Line = { text: `API access, ${calls}`, needs: "api" };
    return [id, { description: DESCRIPTIONS[id], features: [{ text: meetings }, ...lines, api] }];
  }),
) as Record<PlanId, PlanWords>; // one for each of PLANS
