import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { calendarAttemptCookie } from "~/http/calendar-attempt";
import { requireUser } from "~/http/guard";
import { methodOf } from "~/http/method";
import { redirectWithToast } from "~/http/toast";
import { beginConnection } from "~/services/connect-calendar";
import { disconnectCalendar } from "~/services/disconnect-calendar";

/** POST leads to Google's consent page, DELETE ends the connection. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  if ((await methodOf(request)) === "DELETE") {
    const gone = await disconnectCalendar(context, user.id);
    return redirectWithToast(
      "/dashboard/integrations",
      gone
        ? { kind: "success", title: "Calendar disconnected successfully" }
        : { kind: "error", title: "Failed to disconnect calendar", text: "Google is not answering. Please try again." },
    );
  }
  const { authUrl, encryptedAttempt } = await beginConnection(context, user.id, user.email);
  return redirect(authUrl, { status: 303, headers: { "set-cookie": calendarAttemptCookie(encryptedAttempt) } });
}

/** Where somebody lands who signs in again in the middle of it. */
export function loader() {
  return redirect("/dashboard/integrations");
}
