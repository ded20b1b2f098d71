export type PlanId = "starter" | "professional" | "enterprise";

export interface Plan {
  id: PlanId;
  name: string;
  /** Per month, in euro cents. */
  priceCents: number;
  /** Meetings that may be booked in one month; null when there is no limit. */
  meetingsPerMonth: number | null;
  members: number;
  /** Calls of the public API in one month; null when there is no limit. */
  apiCallsPerMonth: number | null;
  popular: boolean;
}

/** The paid plans, cheapest first. */
export const PLANS: readonly Plan[] = [
  {
    id: "starter",
    name: "Starter",
    priceCents: 2_900,
    meetingsPerMonth: 20,
    members: 1,
    apiCallsPerMonth: 10_000,
    popular: false,
  },
  {
    id: "professional",
    name: "Professional",
    priceCents: 4_900,
    meetingsPerMonth: 100,
    members: 1,
    apiCallsPerMonth: 100_000,
    popular: true,
  },
  {
    id: "enterprise",
    name: "Enterprise",
    priceCents: 9_900,
    meetingsPerMonth: null,
    members: 5,
    apiCallsPerMonth: null,
    popular: false,
  },
];

/** Calls of the public API in one month without a paid plan. */
export const FREE_API_CALLS_PER_MONTH = 1_000;

/** Calls of the public API in one month with this plan, or with none; null when there is no limit. */
export function apiCallsOf(plan: PlanId | null): number | null {
  return plan === null ? FREE_API_CALLS_PER_MONTH : planOf(plan).apiCallsPerMonth;
}

/** A plan by its id. */
export function planOf(id: PlanId): Plan {
  const plan = PLANS.find((one) => one.id === id);
  if (!plan) throw new RangeError(`no plan is called ${id}`);
  return plan;
}

export function isPlanId(value: unknown): value is PlanId {
  return PLANS.some(({ id }) => id === value);
}
