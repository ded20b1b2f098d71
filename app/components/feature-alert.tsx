import { type PlanFeature, plansWith } from "~/domain/plan-features";
import { Alert } from "./alert";
import { LinkButton } from "./button";

/** Says which plans have something that the user's has not, and leads to them. */
export function FeatureAlert({ feature, what }: { feature: PlanFeature; what: string }) {
  const plans = plansWith(feature).map(({ name }) => name);
  return (
    <Alert actions={<LinkButton to="/dashboard/billing#plans">See the plans</LinkButton>}>
      {what} are part of {plans.join(" and ")}.
    </Alert>
  );
}
