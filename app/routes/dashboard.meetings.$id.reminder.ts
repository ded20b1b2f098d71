import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { runTogether } from "~/db/database";
import { setMeetingReminder } from "~/db/meeting-reminders";
import { MeetingReminderForm } from "~/forms/settings";
import { requireMeeting } from "~/http/meeting";
import { redirectWithToast } from "~/http/toast";

/** When the user is reminded of this one meeting. */
export async function action(args: ActionFunctionArgs) {
  const { page, of } = await requireMeeting(args);
  const { context, request } = args;
  const submission = parseWithZod(await request.formData(), { schema: MeetingReminderForm });
  if (submission.status !== "success") {
    return redirectWithToast(page, {
      kind: "error",
      title: "Reminder not saved",
      text: "Please choose from the list.",
    });
  }
  const { minutes } = submission.value;
  await runTogether(context.db, setMeetingReminder(context.db, of.userId, of.eventId, minutes, context.clock()));
  await context.notifyPages(of.userId, "meetings");
  return redirectWithToast(page, { kind: "success", title: "Reminder saved" });
}

/** Somebody who opens the address of the form. */
export async function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/dashboard/meetings/${encodeURIComponent(params.id ?? "")}`);
}
