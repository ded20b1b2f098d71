import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { ConfirmUpgrade } from "~/components/billing/confirm-upgrade";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { PageHeader } from "~/components/page-header";
import { selectBilling } from "~/db/quota";
import { viewBilling } from "~/domain/billing-view";
import { billingToast } from "~/domain/billing-words";
import { isPlanId, type PlanId, planOf } from "~/domain/plans";
import { standingOf } from "~/domain/subscription";
import { requireUser } from "~/http/guard";
import { billingOf, readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { keepPlan } from "~/services/billing/change-plan";
import { offerUpgrade, upgrade } from "~/services/billing/upgrade";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Change your plan – Parley" }];

const HOME = "/dashboard/billing";
const here = (plan: PlanId) => `${HOME}/upgrade?plan=${plan}`;

/** Asks Stripe what the plan of the address would cost; whatever else there is to say is said on the billing page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const plan = new URL(request.url).searchParams.get("plan");
  const { data } = await readPage(request, context, (userId) => ({ billing: selectBilling(context.db, userId) }));
  if (!isPlanId(plan)) throw redirectWithToast(HOME, billingToast("no-plan"));
  const billing = billingOf(data.billing);
  const { planName, renewsOn, endsOn, card, nextPlan } = viewBilling(billing, standingOf(billing, context.clock()));
  const found = await offerUpgrade(context, billing, plan);
  const page = { plan, planName, renewsOn, endsOn, card, nextPlan };
  if (found.ok) return { ...page, offer: found.offer, problem: null };
  if (found.reason === "smaller-comes" || found.reason === "stripe-down")
    return { ...page, offer: null, problem: found.reason };
  throw redirectWithToast(HOME, billingToast(found.reason));
}

/** What is shown is what is agreed to: it is reckoned anew when somebody asks, not when something else changes. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isSamePage = args.currentUrl.href === args.nextUrl.href && args.formMethod === undefined;
  return !isSamePage && args.defaultShouldRevalidate;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const form = await request.formData();
  const [intent, plan] = [form.get("intent"), form.get("plan")];
  if (!isPlanId(plan)) return redirectWithToast(HOME, billingToast("no-plan"));
  if (intent === "stay") {
    const change = await keepPlan(context, user.id);
    if (!change.ok) return redirectWithToast(HOME, billingToast(change.reason));
    return redirectWithToast(here(plan), billingToast("stays"));
  }
  const agreed = { plan, date: Number(form.get("date")), due: Number(form.get("due")) };
  const change = await upgrade(context, user.id, agreed);
  if (change.ok) return redirectWithToast(HOME, billingToast(change.done));
  return redirectWithToast(change.reason === "moved-on" ? here(plan) : HOME, billingToast(change.reason));
}

export default function Upgrade() {
  const { offer, plan, planName, problem, card, renewsOn, endsOn, nextPlan } = useLoaderData<typeof loader>();
  const { name } = planOf(plan);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={`Change from ${planName} to ${name}?`} text="Nothing is charged before you say so." />
      {offer && <ConfirmUpgrade key={offer.date} offer={offer} card={card} renewsOn={renewsOn} endsOn={endsOn} />}
      {problem === "smaller-comes" && nextPlan && (
        <SmallerComes plan={plan} now={planName} next={nextPlan.name} from={nextPlan.from} />
      )}
      {problem === "stripe-down" && (
        <Alert
          kind="error"
          title="Stripe does not answer at the moment"
          actions={
            <>
              <LinkButton to={here(plan)} look="secondary">
                Try again
              </LinkButton>
              <LinkButton to={HOME} look="secondary">
                Back to billing
              </LinkButton>
            </>
          }
        >
          So we cannot say what {name} costs today. Nothing was charged, and your plan is as it was.
        </Alert>
      )}
    </div>
  );
}

/** A smaller plan that was to come is given up first, by a yes of its own: then Stripe reckons from what has been paid. */
function SmallerComes({ plan, now, next, from }: { plan: PlanId; now: string; next: string; from: string }) {
  return (
    <Card title={`${next} is to begin on ${from}`} className="max-w-2xl">
      <p className="max-w-prose">
        To change to {planOf(plan).name} you first stay with {now}: {next} does not begin then. That costs nothing, and
        the next page says what {planOf(plan).name} costs before you pay.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="intent" value="stay" />
          <input type="hidden" name="plan" value={plan} />
          <SubmitButton pending="Processing...">{`Stay with ${now} and go on`}</SubmitButton>
        </Form>
        <LinkButton to={HOME} look="secondary">
          Not now
        </LinkButton>
      </div>
    </Card>
  );
}
