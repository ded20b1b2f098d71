import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { selectMeeting } from "~/db/meeting-list";
import { FAILURE_WORDS } from "~/domain/failure-words";
import { requireUser } from "~/http/guard";
import { redirectWithToast } from "~/http/toast";
import { reviveMeeting } from "~/services/revive-meeting";

/** Undoes a cancellation. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { user, zone } = await requireUser(request, context);
  const eventId = params.id ?? "";
  const [row] = await selectMeeting(context.db, user.id, eventId);
  if (!row) throw new Response(null, { status: 404, statusText: "Not Found" });

  const page = `/dashboard/meetings/${encodeURIComponent(eventId)}`;
  const outcome = await reviveMeeting(context, { userId: user.id, eventId, zone, now: context.clock() });
  if (!outcome.ok) {
    const text = FAILURE_WORDS[outcome.reason] ?? FAILURE_WORDS.refused;
    return redirectWithToast(page, { kind: "error", title: "Failed to restore meeting", text });
  }
  await context.notify(user.id, "meetings");
  return redirectWithToast(page, { kind: "success", title: "Meeting restored" });
}

/** Somebody who opens the address of the form. */
export async function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/dashboard/meetings/${encodeURIComponent(params.id ?? "")}`);
}
