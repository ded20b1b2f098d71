import type { Capability } from "./capabilities";
import { PLANS, type Plan, type PlanId } from "./plans";
import type { Standing } from "./subscription";

interface Feature {
  /** The cheapest plan that has it; every dearer one has it too. */
  from: PlanId;
  /** What of Parley it is: while that is coming, so is the feature. */
  capability: Capability;
  /** Whoever used it before there were plans keeps it: the plan names it, and nobody is refused. */
  open?: true;
}

/**
 * What plans differ in besides their numbers (`plans`): the one list by which pages, the agent and the API allow, and
 * which the plans' cards show, in this order.
 */
export const PLAN_FEATURES = {
  whatsapp: { from: "starter", capability: "whatsapp", open: true },
  "basic-summaries": { from: "starter", capability: "summaries" },
  "email-support": { from: "starter", capability: "email-support", open: true },
  "action-items": { from: "professional", capability: "action-items" },
  "running-late": { from: "professional", capability: "running-late", open: true },
  "priority-support": { from: "professional", capability: "priority-support" },
  templates: { from: "professional", capability: "templates" },
  teams: { from: "enterprise", capability: "teams" },
  "custom-integrations": { from: "enterprise", capability: "custom-integrations" },
  "account-manager": { from: "enterprise", capability: "account-manager" },
  analytics: { from: "enterprise", capability: "analytics" },
} as const satisfies Record<string, Feature>;

export type PlanFeature = keyof typeof PLAN_FEATURES;

/** The features that a plan's card adds to those of the plans before it. */
export function featuresOf(plan: PlanId): PlanFeature[] {
  const all = Object.keys(PLAN_FEATURES) as PlanFeature[]; // its keys are the type
  return all.filter((feature) => PLAN_FEATURES[feature].from === plan);
}

/**
 * Whether an account may use a feature now. While days of the trial are left it has everything, whatever plan was chosen
 * to follow; then a plan has what it and the cheaper ones name.
 */
export function hasFeature({ plan, trialDaysLeft }: Pick<Standing, "plan" | "trialDaysLeft">, feature: PlanFeature) {
  const { from, open }: Feature = PLAN_FEATURES[feature];
  if (open || trialDaysLeft > 0) return true;
  return plan !== null && rank(plan) >= rank(from);
}

/** The plans that have a feature, cheapest first. */
export function plansWith(feature: PlanFeature): readonly Plan[] {
  return PLANS.slice(rank(PLAN_FEATURES[feature].from));
}

const rank = (plan: PlanId) => PLANS.findIndex(({ id }) => id === plan);
