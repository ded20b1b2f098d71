import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { LiveUpdates } from "~/components/live-updates";
import { Shell, TrialBanner } from "~/components/shell";
import { Toasts } from "~/components/toasts";
import { isSubscribed } from "~/domain/subscription";
import { meetingsLeft, trialDaysLeft } from "~/domain/trial";
import { readPage } from "~/http/page";

export const handle = { hydrate: true, showsToasts: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, integrations } = await readPage(request, context);
  const daysLeft = trialDaysLeft(user.createdAt, context.clock());
  const dismissed = /(?:^|;\s*)trialBannerDismissed=true(?:;|$)/.test(request.headers.get("cookie") ?? "");
  const hidden = isSubscribed(integrations.subscriptionStatus) || (dismissed && daysLeft > 0);
  const left = meetingsLeft(integrations.trialMeetingsUsed, integrations.trialMeetingsLimit);
  return { who: user.email, banner: hidden ? null : { daysLeft, meetingsLeft: left } };
}

export default function DashboardLayout() {
  const { who, banner } = useLoaderData<typeof loader>();
  return (
    <Shell who={who} banner={banner && <TrialBanner {...banner} />}>
      <LiveUpdates />
      <Toasts className="mb-6" />
      <Outlet />
    </Shell>
  );
}
