import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { ownPath } from "~/domain/own-path";
import { requireUser } from "~/http/guard";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Puts the trial banner away in this browser, until the trial is over. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(request, context);
  const returnTo = String((await request.formData()).get("returnTo") ?? "");
  const cookie = `trialBannerDismissed=true; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
  return redirect(ownPath(returnTo, "/dashboard"), { status: 303, headers: { "set-cookie": cookie } });
}
