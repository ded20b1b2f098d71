import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "~/http/guard";
import { methodOf } from "~/http/method";
import { redirectWithToast } from "~/http/toast";
import { disconnectWhatsApp } from "~/services/disconnect-whatsapp";

/** DELETE takes the number away. A number is connected in the setup, by its code. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  if ((await methodOf(request)) !== "DELETE") return redirect("/dashboard/onboarding?step=whatsapp", 303);
  await disconnectWhatsApp(context, user.id);
  return redirectWithToast("/dashboard/integrations", {
    kind: "success",
    title: "WhatsApp disconnected successfully",
  });
}

/** Where somebody lands who signs in again in the middle of it. */
export function loader() {
  return redirect("/dashboard/integrations");
}
