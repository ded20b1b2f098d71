import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { notingAs } from "~/domain/calendar-act";
import { FAILURE_WORDS } from "~/domain/failure-words";
import type { SeriesUndo } from "~/domain/gone-meeting";
import { ownPath } from "~/domain/own-path";
import { readReach } from "~/domain/series-reach";
import { keepFormWords } from "~/http/form-draft";
import { requireUser } from "~/http/guard";
import { requireMeeting } from "~/http/meeting";
import { redirectWithToast } from "~/http/toast";
import { findGone } from "~/services/meetings/find-gone";
import { restoreMeeting } from "~/services/meetings/restore";
import { restoreSeries } from "~/services/meetings/series";

/**
 * Undoes a cancellation; with `?reach=` what was done to more of a series, of whose meetings none may be left to be found.
 * What a form about it held, that could not be saved, is there again when it is opened next.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const undo = undoOfSeries(new URL(request.url).searchParams);
  const { page, of } = undo ? await requireSeries(args) : await requireMeeting(args, findGone);
  const form = await request.formData();
  const back = ownPath(String(form.get("returnTo") ?? ""), page);
  form.delete("returnTo");
  const kept = await keepFormWords(request, context, back, form);
  const headers = kept === null ? undefined : { "set-cookie": kept };
  const outcome = undo ? await restoreSeries(context, { ...of, undo }) : await restoreMeeting(context, of);
  if (!outcome.ok) {
    const text = FAILURE_WORDS[outcome.reason] ?? FAILURE_WORDS.refused;
    return redirectWithToast(back, { kind: "error", title: "Failed to restore meeting", text }, headers);
  }
  await context.notifyPages(of.userId, "meetings");
  const title = undo === null ? "Meeting restored" : undo.did === "move" ? "Moved back" : "Series restored";
  const text = kept === null ? undefined : "What you typed is not saved yet.";
  return redirectWithToast(back, { kind: "success", title, text }, headers);
}

/** As `undoBySeries` writes it; null for one meeting. */
function undoOfSeries(query: URLSearchParams): SeriesUndo | null {
  const reach = readReach(query.get("reach"));
  if (reach === "one") return null;
  return { reach, did: query.get("did") === "move" ? "move" : "cancel", meetingId: query.get("id") ?? "" };
}

/** Whose it is Google says: it is read from the user's own calendar. */
async function requireSeries({ request, context, params }: ActionFunctionArgs) {
  const { user, zone } = await requireUser(request, context);
  const by = { via: "web" } as const;
  const now = context.clock();
  const note = notingAs(context.assistantOf({ userId: user.id }), crypto.randomUUID(), now);
  return { page: "/dashboard/meetings", of: { userId: user.id, eventId: params.id ?? "", by, note, zone, now } };
}

/** Somebody who opens the address of the form. */
export async function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/dashboard/meetings/${encodeURIComponent(params.id ?? "")}`);
}
