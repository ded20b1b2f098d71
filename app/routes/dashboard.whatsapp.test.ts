import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { selectPreferences } from "~/db/settings";
import { findNumber } from "~/db/whatsapp-numbers";
import { templateLanguage } from "~/domain/whatsapp-templates";
import { requireUser } from "~/http/guard";
import { redirectWithToast } from "~/http/toast";
import { sendTestMessage } from "~/services/send-test-message";

/** Sends one message to the connected number. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const [number, [preferences]] = await Promise.all([
    findNumber(context.db, user.id),
    selectPreferences(context.db, user.id),
  ]);
  if (!number)
    return redirectWithToast("/dashboard/integrations", { kind: "error", title: "WhatsApp is not connected" });
  const language = templateLanguage(preferences?.language ?? "");
  const sent = await sendTestMessage(context, { userId: user.id, ...number, language });
  return redirectWithToast("/dashboard/integrations", TOASTS[sent]);
}

const TOASTS = {
  sent: { kind: "success", title: "Test message sent", text: "Check your WhatsApp." },
  planned: {
    kind: "success",
    title: "Test message is on its way",
    text: "WhatsApp is busy: it comes within two minutes, or not at all.",
  },
  failed: { kind: "error", title: "Could not send the test message", text: "Please try again in a few minutes." },
  "not-wanted": {
    kind: "error",
    title: "You have stopped messages",
    text: "Text START to Parley, or switch messages on under Settings, Notifications.",
  },
} as const;

/** Where somebody lands who signs in again in the middle of it. */
export function loader() {
  return redirect("/dashboard/integrations");
}
