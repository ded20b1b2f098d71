import { planWords } from "~/content/plan-words";
import type { BillingPage } from "~/domain/billing-view";
import { formatPrice } from "~/domain/money-words";
import { isPaymentOpen } from "~/domain/subscription";
import { Badge } from "../badge";
import { LinkButton } from "../button";
import { Card } from "../card";
import { MarkedLine } from "../marked-line";
import { ChoosePlan } from "./choose-plan";

type OfferedPlan = BillingPage["plans"][number];

export function PlanGrid({ page }: { page: BillingPage }) {
  return (
    <Card id="plans" title="Plans" text="Per month, in euro. VAT is included where it applies.">
      <ul className="grid gap-4 lg:grid-cols-3">
        {page.plans.map((plan) => (
          <Plan key={plan.id} plan={plan} page={page} />
        ))}
      </ul>
      <ChangeNote page={page} />
    </Card>
  );
}

function Plan({ plan, page }: { plan: OfferedPlan; page: BillingPage }) {
  const isMine = plan.id === page.plan;
  const { description, features } = planWords[plan.id];
  return (
    <li
      className={`flex flex-col rounded-control p-5 inset-ring forced-colors:border ${isMine ? "bg-action-soft inset-ring-action" : "inset-ring-line"}`}
    >
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {plan.name} {plan.popular && <Badge tone="action">Most Popular</Badge>}
      </h3>
      <p className="figure mt-2">{formatPrice(plan.priceCents)}</p>
      <p className="mt-1 text-muted">{description}</p>
      <ul className="mt-3 mb-5 list-disc pl-5">
        {features.map((feature) => (
          <li key={feature.text}>
            <MarkedLine {...feature} />
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <PlanAction plan={plan} page={page} />
      </div>
    </li>
  );
}

function PlanAction({ plan, page }: { plan: OfferedPlan; page: BillingPage }) {
  const isMine = plan.id === page.plan;
  if (isMine && !page.nextPlan) return <p className="font-medium text-ok">✓ Your plan</p>;
  const words = isMine ? `Stay with ${plan.name}` : `Choose ${plan.name}`;
  if (plan.isUpgrade)
    return (
      <LinkButton to={`/dashboard/billing/upgrade?plan=${plan.id}`} look="secondary" className="w-full">
        {words}
      </LinkButton>
    );
  if (isUnpaid(page) || (page.endsOn && plan.isSmaller && page.status !== "trialing")) return null;
  return (
    <ChoosePlan id={plan.id} primary={plan.popular && !page.isLive}>
      {words}
    </ChoosePlan>
  );
}

const isUnpaid = ({ isLive, status }: BillingPage) => isLive && isPaymentOpen(status);

/** What a change costs and when it comes; where a smaller plan holds less than was used, that is said. */
function ChangeNote({ page }: { page: BillingPage }) {
  const words = changeWords(page);
  return words && <p className="mt-4 text-muted text-sm">{words}</p>;
}

function changeWords(page: BillingPage): string | null {
  const { isLive, status, plans, usage, renewsOn, endsOn } = page;
  if (!isLive) return page.isTrialLeft ? "What is left of your free trial stays free." : null;
  if (isUnpaid(page)) return "The plan can be changed once the open invoice is paid.";
  if (status === "trialing") return "Until your trial ends a change is free.";
  const up = "Moving up starts today and charges the difference, which you see before you pay.";
  if (endsOn) return `${up} To move down, resume your plan first: it ends on ${endsOn}.`;
  const used = usage?.used ?? 0;
  const tooSmall = plans.filter(({ isSmaller, meetings }) => isSmaller && meetings !== null && meetings < used);
  const holds = tooSmall.map(({ name, meetings }) => `${name} holds ${meetings}`).join(", ");
  return `${up} Moving down starts on ${renewsOn}${holds && `; you have used ${used} meetings and ${holds}`}.`;
}
