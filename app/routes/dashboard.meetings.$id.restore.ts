import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { FAILURE_WORDS } from "~/domain/failure-words";
import { ownPath } from "~/domain/own-path";
import { requireMeeting } from "~/http/meeting";
import { redirectWithToast } from "~/http/toast";
import { restoreMeeting } from "~/services/meetings/restore";

/** Undoes a cancellation. */
export async function action(args: ActionFunctionArgs) {
  const { page, of } = await requireMeeting(args);
  const { request, context } = args;
  const back = ownPath(String((await request.formData()).get("returnTo") ?? ""), page);
  const outcome = await restoreMeeting(context, of);
  if (!outcome.ok) {
    const text = FAILURE_WORDS[outcome.reason] ?? FAILURE_WORDS.refused;
    return redirectWithToast(back, { kind: "error", title: "Failed to restore meeting", text });
  }
  await context.notifyPages(of.userId, "meetings");
  return redirectWithToast(back, { kind: "success", title: "Meeting restored" });
}

/** Somebody who opens the address of the form. */
export async function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/dashboard/meetings/${encodeURIComponent(params.id ?? "")}`);
}
