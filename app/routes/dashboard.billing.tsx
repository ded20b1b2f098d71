import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { Badge } from "~/components/badge";
import { Card } from "~/components/card";
import { MarkedLine } from "~/components/marked-line";
import { PageHeader } from "~/components/page-header";
import { planWords } from "~/content/plan-words";
import { isBuilt, whenBuilt } from "~/domain/capabilities";
import { isPlanId, PLANS } from "~/domain/plans";
import { isSubscribed } from "~/domain/subscription";
import { trialDaysLeft } from "~/domain/trial";
import { readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Billing – Parley" }];

/** Until payments are open this page shows where the user stands and what the plans are; it sells nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, integrations } = await readPage(request, context);
  const wanted = new URL(request.url).searchParams.get("plan");
  return {
    subscribed: isSubscribed(integrations.subscriptionStatus),
    daysLeft: trialDaysLeft(user.createdAt, context.clock()),
    used: integrations.trialMeetingsUsed,
    limit: integrations.trialMeetingsLimit,
    wanted: isPlanId(wanted) ? wanted : null,
    plans: PLANS.map(({ id, name, priceCents, popular }) => ({ id, name, priceCents, popular, ...planWords[id] })),
  };
}

export default function Billing() {
  const { subscribed, daysLeft, used, limit, wanted, plans } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Subscription Management" text="Your plan, what you have used of it, and what else there is." />
      {!subscribed && daysLeft > 0 && (
        <Alert title={`Free trial: ${daysLeft} ${daysLeft === 1 ? "day" : "days"} remaining`} />
      )}
      {!subscribed && daysLeft === 0 && (
        <Alert kind="error" title="Your free trial has ended. Please choose a plan to continue.">
          {whenBuilt(
            "paid-plans",
            undefined,
            "Paid plans are coming; they are not open yet. Your calendar and your data stay as they are.",
          )}
        </Alert>
      )}
      {wanted && !isBuilt("paid-plans") && (
        <Alert title="Paid plans are not open yet">
          We have not charged anything. Until they are, the free trial is all there is.
        </Alert>
      )}
      <Card title="Usage" text={`${used} of ${limit} meetings used`}>
        <progress className="w-full" max={limit} value={Math.min(used, limit)} aria-label="Meetings used" />
      </Card>
      <Card
        title="Plans"
        text={`Per month, in euro.${whenBuilt("paid-plans", "", " Paid plans are coming; they are not open yet.")}`}
      >
        <ul className="grid gap-4 lg:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.id} className="rounded-control p-5 inset-ring inset-ring-line">
              <h3 className="flex flex-wrap items-center gap-2 font-semibold">
                {plan.name} {plan.popular && <Badge tone="action">Most Popular</Badge>}
              </h3>
              <p className="figure mt-2">€{plan.priceCents / 100}</p>
              <p className="mt-1 text-muted">{plan.description}</p>
              <ul className="mt-3 list-disc pl-5">
                {plan.features.map((feature) => (
                  <li key={feature.text}>
                    <MarkedLine {...feature} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
