import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { calendarOutcomeCookie, clearCalendarAttempt, readCalendarAttempt } from "~/http/calendar-attempt";
import { requireUser } from "~/http/guard";
import { finishConnection } from "~/services/connect-calendar";

/** Google sends the browser here. Whatever came of it is told to the page that people see. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireUser(request, context);
  const answer = new URL(request.url).searchParams;
  const attempt = readCalendarAttempt(request);
  const outcome = await finishConnection(context, user.id, answer, attempt);
  const query = new URLSearchParams({
    status: outcome.ok ? "success" : "error",
    user_id: user.id,
    ...(!outcome.ok && { error: outcome.reason }),
  });
  const headers = new Headers({ "set-cookie": clearCalendarAttempt() });
  // Without an attempt the address was opened from a link, and nothing ended.
  if (attempt !== null) {
    headers.append("set-cookie", calendarOutcomeCookie(outcome.ok ? "success" : outcome.reason));
  }
  return redirect(`/dashboard/calendar-callback?${query}`, { status: 303, headers });
}
