import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isPlanId } from "~/domain/plans";
import { findUserId } from "~/http/visitor";

/** Asked for by address, without a plan: back to the plans. */
export async function loader() {
  return redirect("/#pricing");
}

/** The plan buttons of the public site post here: the server knows who is signed in, the page does not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const plan = (await request.formData()).get("plan");
  if (!isPlanId(plan)) throw redirect("/#pricing", 303);
  const userId = await findUserId(request, context);
  throw redirect(userId === null ? "/auth?tab=signup" : `/dashboard/billing?plan=${plan}`, 303);
}
