import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { calendarAttemptCookie } from "~/http/calendar-attempt";
import { requireUser } from "~/http/guard";
import { redirectWithToast } from "~/http/toast";
import { beginConnection } from "~/services/connect-calendar";
import { switchCollection } from "~/services/summaries/switch-collection";

const PAGE = "/dashboard/integrations";

/** Switches the collection of transcripts; where Google has to be asked first, it leads to its consent page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const wanted = (await request.formData()).get("collect") === "on" ? "on" : "off";
  const outcome = await switchCollection(context, user.id, wanted, context.clock());
  if (outcome === "no-calendar") {
    return redirectWithToast(PAGE, { kind: "error", title: "Please connect your calendar first" });
  }
  if (outcome === "done") {
    const title = wanted === "on" ? "Transcripts are collected" : "Transcripts are no longer collected";
    return redirectWithToast(PAGE, { kind: "success", title });
  }
  const { authUrl, encryptedAttempt } = await beginConnection(context, user.id, user.email, { meet: true });
  return redirect(authUrl, { status: 303, headers: { "set-cookie": calendarAttemptCookie(encryptedAttempt) } });
}

/** Somebody who opens the address of the form. */
export function loader() {
  return redirect(PAGE);
}
