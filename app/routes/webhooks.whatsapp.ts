import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { logEvent } from "~/domain/log-event";
import { parseWhatsAppWebhook } from "~/forms/whatsapp";
import { sameSecret } from "~/http/secret";
import { isMetaSignature, verifyMetaSignature } from "~/http/signature";
import { parseSignedJson } from "~/http/signed-body";
import { receiveWhatsApp } from "~/services/receive-whatsapp";

/** Meta asks once, when the webhook is set up: the challenge goes back bare. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const ours = await sameSecret(query.get("hub.verify_token") ?? "", context.settings.whatsappVerifyToken);
  if (query.get("hub.mode") !== "subscribe" || !ours) return new Response("Forbidden", { status: 403 });
  return new Response(query.get("hub.challenge") ?? "");
}

/** Checks the signature over the raw body, keeps what came, answers 200. The work happens later. */
export async function action({ request, context }: ActionFunctionArgs) {
  const signature = request.headers.get("x-hub-signature-256");
  if (!isMetaSignature(signature)) return new Response("Unauthorized", { status: 401 });
  const raw = await request.arrayBuffer();
  if (!(await verifyMetaSignature(raw, signature, context.settings.whatsappAppSecret))) {
    return new Response("Unauthorized", { status: 401 });
  }
  // What cannot be read is counted as unmodelled.
  const webhook = parseWhatsAppWebhook(parseSignedJson(raw), context.settings.whatsappPhoneNumberId);
  const { unmodelled, foreign } = webhook;
  if (unmodelled + foreign > 0) logEvent("webhook-unmodelled", { parts: unmodelled, foreign });
  context.afterAnswer(await receiveWhatsApp(context, webhook));
  return new Response("OK");
}
