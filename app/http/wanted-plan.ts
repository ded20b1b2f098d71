import { isPlanId, type PlanId } from "~/domain/plans";
import { forgetHostCookie, hostCookie, readHostCookie } from "./cookie";

const NAME = "plan";
/** Long enough to sign up and to open a mail. */
const MAX_AGE_SECONDS = 2 * 60 * 60;

/** The `Set-Cookie` value that keeps the plan which a visitor chose, through signing up. */
export function wantedPlanCookie(plan: PlanId): string {
  return hostCookie(NAME, plan, { maxAgeSeconds: MAX_AGE_SECONDS });
}

/** Where somebody who has chosen a plan goes once they are signed in, and the cookie that forgets the choice. */
export function wantedPlanPath(request: Request): { path: string; cookie: string } | null {
  const plan = readHostCookie(request, NAME);
  if (!isPlanId(plan)) return null;
  return { path: `/dashboard/billing?plan=${plan}`, cookie: forgetHostCookie(NAME) };
}
