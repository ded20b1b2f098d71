import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ConnectionFailure } from "~/domain/calendar-connection";
import { clearCalendarOutcome, readCalendarOutcome } from "~/http/calendar-attempt";
import { readPage } from "~/http/page";
import { type Toast, toastCookie } from "~/http/toast";

const FAILURES: Record<ConnectionFailure, string> = {
  denied: "Google did not give access, because the request was declined. Nothing was changed.",
  partial: "Parley needs every calendar permission that it asks for. Connect again and leave all boxes ticked.",
  expired: "This attempt is no longer valid. Please connect again.",
  failed: "Could not connect calendar",
};

/**
 * Says how connecting a calendar ended and goes on with the setup. It stands outside the layout and loads no scripts:
 * a live update would use up the message that is meant for the next page.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, integrations } = await readPage(request, context);
  const outcome = readCalendarOutcome(request);
  const toast = toastOf(new URL(request.url).searchParams, outcome, user.id, integrations);
  const next = `/dashboard/onboarding?step=${toast.kind === "success" ? 2 : 1}`;
  const headers = new Headers({ "set-cookie": toastCookie(toast) });
  if (outcome !== null) headers.append("set-cookie", clearCalendarOutcome());
  return data({ next }, { headers });
}

/**
 * @param outcome how an attempt of this browser ended just now; without one the page was opened by hand or from a link,
 *   and only what is so in any case is said
 */
function toastOf(
  query: URLSearchParams,
  outcome: ReturnType<typeof readCalendarOutcome>,
  userId: string,
  {
    googleCalendarConnected,
    googleCalendarEmail,
  }: { googleCalendarConnected: boolean; googleCalendarEmail: string | null },
): Toast {
  const [status, forUser] = [query.get("status"), query.get("user_id")];
  if (!status || !forUser) return { kind: "error", title: "Invalid Callback", text: "Missing status or user_id" };
  const failed = (text: string): Toast =>
    outcome === null && googleCalendarConnected
      ? { kind: "info", title: "Your calendar is connected", text: googleCalendarEmail ?? undefined }
      : { kind: "error", title: "Connection Failed", text };
  if (status !== "success") return failed(FAILURES[outcome === null || outcome === "success" ? "failed" : outcome]);
  if (forUser !== userId) return failed("Could not verify calendar connection");
  if (!googleCalendarConnected) return failed("Calendar not marked as connected in database");
  return { kind: "success", title: "Calendar Connected!", text: googleCalendarEmail ?? undefined };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: "Connecting your calendar – Parley" },
  ...(data ? [{ httpEquiv: "refresh", content: `1;url=${data.next}` }] : []),
];

export default function CalendarCallbackRoute() {
  const { next } = useLoaderData<typeof loader>();
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center px-6">
      <h1 className="headline">Your calendar</h1>
      <p role="status" className="mt-3 text-lg text-muted">
        Completing calendar connection...
      </p>
      <p className="mt-6">
        <a className="text-action underline" href={next}>
          Continue
        </a>
      </p>
    </main>
  );
}
