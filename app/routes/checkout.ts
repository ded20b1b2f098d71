import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { isPlanId } from "~/domain/plans";
import { findUserId } from "~/http/visitor";
import { wantedPlanCookie } from "~/http/wanted-plan";

/** Asked for by address, without a plan: back to the plans. */
export async function loader() {
  return redirect("/#pricing");
}

/**
 * The plan buttons of the public site post here: the server knows who is signed in, the page does not. Who is not signs
 * up first, and comes to the payment of that plan then.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const plan = (await request.formData()).get("plan");
  if (!isPlanId(plan)) throw redirect("/#pricing", 303);
  const userId = await findUserId(request, context);
  if (userId !== null) throw redirect(`/dashboard/billing?plan=${plan}`, 303);
  throw redirect("/auth?tab=signup", { status: 303, headers: { "set-cookie": wantedPlanCookie(plan) } });
}
