import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ownPath } from "~/domain/own-path";
import { requireUser } from "~/http/guard";
import { redirectWithToast } from "~/http/toast";
import { refreshCalendar } from "~/services/refresh-calendar";

/** Reads the calendar anew and goes back to the page that asked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const returnTo = ownPath(String((await request.formData()).get("returnTo") ?? ""), "/dashboard/calendar");
  const outcome = await refreshCalendar(context, user.id, context.clock());
  if (outcome === "fresh") return redirectWithToast(returnTo, { kind: "success", title: "Calendar is up to date" });
  return redirectWithToast(returnTo, { kind: "error", title: "Could not load calendar events", text: WHY[outcome] });
}

/** Somebody who opens the address of the form. */
export async function loader() {
  return redirect("/dashboard/calendar");
}

const WHY = {
  "not-connected": "No calendar is connected.",
  revoked: "Google has ended the access. Please connect the calendar again.",
  "too-large":
    "There is more in it than Parley can read: something in it repeats far too often. Take that out and try again in ten minutes.",
  "no-permission":
    "Google does not let Parley read it: the permission is missing or was withdrawn. Please connect the calendar again and leave every box ticked.",
  down: "Google does not answer at the moment. What you see is from the last time.",
};
