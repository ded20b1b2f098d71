import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { LiveUpdates } from "~/components/live-updates";
import { PaymentBanner, Shell, TrialBanner } from "~/components/shell";
import { Toasts } from "~/components/toasts";
import { selectBilling } from "~/db/quota";
import { standingOf } from "~/domain/subscription";
import { meetingsLeft } from "~/domain/trial";
import { billingOf, readPage } from "~/http/page";

export { unlessFormAgain as shouldRevalidate } from "~/components/keep-words";

export const handle = { hydrate: true, showsToasts: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, data } = await readPage(request, context, (userId) => ({ billing: selectBilling(context.db, userId) }));
  const billing = billingOf(data.billing);
  const standing = standingOf(billing, context.clock());
  const { trialDaysLeft: daysLeft, isTrialContinued, used, limit, graceEndsAt, problem } = standing;
  const isOpen = problem === "payment-open" || graceEndsAt !== null;
  const dismissed = /(?:^|;\s*)trialBannerDismissed=true(?:;|$)/.test(request.headers.get("cookie") ?? "");
  const isSubscribed = billing.subscriptionId !== null && billing.endedAt === null;
  const hidden = isSubscribed || (dismissed && daysLeft > 0);
  const banner = hidden ? null : { daysLeft, isTrialContinued, meetingsLeft: meetingsLeft(used, limit ?? 0) };
  return {
    who: user.email,
    banner,
    payment: isSubscribed && isOpen ? { goesOnUntil: problem === "payment-open" ? null : graceEndsAt } : null,
  };
}

export default function DashboardLayout() {
  const { who, banner, payment } = useLoaderData<typeof loader>();
  return (
    <Shell who={who} banner={payment ? <PaymentBanner {...payment} /> : banner && <TrialBanner {...banner} />}>
      <LiveUpdates />
      <Toasts className="mb-6" />
      <Outlet />
    </Shell>
  );
}
