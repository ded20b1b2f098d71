import { isComing } from "~/content/line";
import { planWords } from "~/content/plan-words";
import { PLANS, type Plan } from "~/domain/plans";
import { Badge } from "../badge";
import { buttonClass } from "../button";
import { MarkedLine } from "../marked-line";

/** The plans. Each button is a form, so that the page is the same for everybody and the server decides what is next. */
export function Pricing() {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {PLANS.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

function PlanCard({ plan: { id, name, priceCents, popular } }: { plan: Plan }) {
  const { description, features } = planWords[id];
  return (
    <li className={`flex flex-col card p-5 sm:p-6 ${popular ? "inset-ring-2 inset-ring-action" : ""}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="heading">{name}</h3>
        {popular && <Badge tone="action">Most Popular</Badge>}
      </div>
      <p className="mt-1 text-muted">{description}</p>
      <p className="mt-5">
        <span className="figure">€{priceCents / 100}</span> <span className="text-muted">per month</span>
      </p>
      <ul className="mt-5 mb-6 grid gap-2">
        {features.map((feature) => (
          <li
            key={feature.text}
            className={
              isComing(feature)
                ? "flex gap-2.5 text-muted before:content-['○'/'']"
                : "flex gap-2.5 before:text-action before:content-['✓'/'']"
            }
          >
            <MarkedLine {...feature} />
          </li>
        ))}
      </ul>
      <form method="post" action="/checkout" className="mt-auto print:hidden">
        <input type="hidden" name="plan" value={id} />
        <button type="submit" className={buttonClass(popular ? "primary" : "secondary", "w-full")}>
          Choose {name}
        </button>
      </form>
    </li>
  );
}
