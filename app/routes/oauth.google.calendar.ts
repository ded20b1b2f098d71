import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { clearCalendarAttempt, readCalendarAttempt } from "~/http/calendar-attempt";
import { requireUser } from "~/http/guard";
import { finishConnection } from "~/services/connect-calendar";

/** Google sends the browser here. Whatever came of it is told to the page that people see. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireUser(request, context);
  const answer = new URL(request.url).searchParams;
  const outcome = await finishConnection(context, user.id, answer, readCalendarAttempt(request));
  const query = new URLSearchParams({
    status: outcome.ok ? "success" : "error",
    user_id: user.id,
    ...(!outcome.ok && { error: outcome.reason }),
  });
  return redirect(`/dashboard/calendar-callback?${query}`, {
    status: 303,
    headers: { "set-cookie": clearCalendarAttempt() },
  });
}
