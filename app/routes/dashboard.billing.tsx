import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BillingBanners } from "~/components/billing/banners";
import { CurrentPlan } from "~/components/billing/current-plan";
import { BillingHistory } from "~/components/billing/history";
import { PaymentMethodCard } from "~/components/billing/payment-method";
import { PlanGrid } from "~/components/billing/plan-grid";
import { Withdrawal } from "~/components/billing/withdrawal";
import { PageHeader } from "~/components/page-header";
import { selectInvoices } from "~/db/billing";
import { selectBilling } from "~/db/quota";
import { viewBilling } from "~/domain/billing-view";
import { billingToast } from "~/domain/billing-words";
import { isPlanId, type PlanId } from "~/domain/plans";
import { hasBeenPaid, standingOf } from "~/domain/subscription";
import { requireUser } from "~/http/guard";
import { billingOf, readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { canWithdraw, changePlan, endWithPeriod, withdraw } from "~/services/billing/change-plan";
import { refreshBilling } from "~/services/billing/check-accounts";
import { finishCheckout, startCheckout } from "~/services/billing/checkout";
import { openPortal } from "~/services/billing/open-portal";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Billing – Parley" }];

const HOME = "/dashboard/billing";

/** What the page shows comes from our own tables; whoever comes back from Stripe first has them brought up to date. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const returned = query.get("session_id") ?? (query.has("from") ? "" : null);
  if (returned !== null) throw await welcomeBack(request, context, returned);
  const { data } = await readPage(request, context, (userId) => ({
    billing: selectBilling(context.db, userId),
    invoices: selectInvoices(context.db, userId),
  }));
  const billing = billingOf(data.billing);
  const now = context.clock();
  context.afterAnswer(() => refreshBilling(context, billing, now));
  const wanted = query.get("plan");
  return {
    ...viewBilling(billing, standingOf(billing, now)),
    canWithdraw: canWithdraw(billing, now),
    wanted: isPlanId(wanted) ? wanted : null,
    invoices: data.invoices,
  };
}

/** From Stripe's pages: what it says is read and told, and the address loses what it carried. */
async function welcomeBack(request: Request, context: LoaderFunctionArgs["context"], sessionId: string) {
  const { user } = await requireUser(request, context);
  if (sessionId === "") {
    const [billing] = await selectBilling(context.db, user.id);
    if (billing) await refreshBilling(context, billing, null);
    return redirect(HOME, { status: 303 });
  }
  const outcome = await finishCheckout(context, user.id, sessionId);
  return redirectWithToast(HOME, billingToast(outcome));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const form = await request.formData();
  const [intent, plan] = [form.get("intent"), form.get("plan")];
  if (intent === "choose") return choose(context, user.id, plan);
  if (intent === "portal" || intent === "card") {
    const url = await openPortal(context, user.id, intent === "card" ? "payment_method_update" : undefined);
    return url ? redirect(url, { status: 303 }) : redirectWithToast(HOME, billingToast("no-portal"));
  }
  if (intent === "cancel" || intent === "resume") {
    return told(await endWithPeriod(context, user.id, intent === "cancel"));
  }
  if (intent === "withdraw" && form.get("confirm") === "yes") return told(await withdraw(context, user.id));
  return redirectWithToast(HOME, billingToast("no-plan"));
}

/** A plan that is none of ours is refused before Stripe is asked; with a plan already, it is changed. */
async function choose(context: ActionFunctionArgs["context"], userId: string, plan: FormDataEntryValue | null) {
  if (!isPlanId(plan)) return redirectWithToast(HOME, billingToast("no-plan"));
  const start = await startCheckout(context, userId, plan satisfies PlanId);
  if (start.ok) return redirect(start.url, { status: 303 });
  if (start.reason === "subscribed") {
    const change = await changePlan(context, userId, plan);
    if (!change.ok && change.reason === "costs") return redirect(`${HOME}/upgrade?plan=${plan}`, { status: 303 });
    return told(change);
  }
  return redirectWithToast(HOME, billingToast("no-checkout"));
}

function told(change: Awaited<ReturnType<typeof changePlan>>) {
  return redirectWithToast(HOME, billingToast(change.ok ? change.done : change.reason));
}

export default function Billing() {
  const { wanted, invoices, canWithdraw: withdrawable, ...page } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Subscription Management" text="Your plan, what you have used of it, and what else there is." />
      <BillingBanners page={page} wanted={wanted} />
      <CurrentPlan page={page} />
      <PlanGrid page={page} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <PaymentMethodCard page={page} />
        <BillingHistory invoices={invoices} />
      </div>
      {withdrawable && <Withdrawal isPaid={hasBeenPaid(page.status)} />}
    </div>
  );
}
