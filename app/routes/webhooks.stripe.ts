import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { parseStripeEvent } from "~/forms/stripe";
import { onlyPost } from "~/http/method";
import { parseSignedJson } from "~/http/signed-body";
import { verifyStripeSignature } from "~/http/stripe-signature";
import { handleStripeEvent } from "~/services/billing/handle-event";

/** Stripe tells that something has changed. It is asked what, before it gets its answer: an event that is lost is sent again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const signature = request.headers.get("stripe-signature");
  if (!signature?.includes("v1=")) return new Response("Unauthorized", { status: 401 });
  const raw = await request.arrayBuffer();
  const { stripeWebhookSecret } = context.settings;
  if (!(await verifyStripeSignature(raw, signature, stripeWebhookSecret, context.clock()))) {
    return new Response("Unauthorized", { status: 401 });
  }
  const event = parseStripeEvent(parseSignedJson(raw));
  if (event === null) return new Response("OK");
  const isHandled = await handleStripeEvent(context, event);
  return isHandled ? new Response("OK") : new Response("Try again", { status: 503 });
}

export const loader = onlyPost;
