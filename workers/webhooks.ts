import type { AppLoadContext } from "@remix-run/cloudflare";
import { WEBHOOK_BYTES } from "~/domain/body-limits";
import { announcesMore, limitBody } from "~/http/body";
import * as googleCalendar from "~/routes/webhooks.google-calendar";
import * as resend from "~/routes/webhooks.resend";
import * as stripe from "~/routes/webhooks.stripe";
import * as whatsapp from "~/routes/webhooks.whatsapp";

interface Webhook {
  loader(args: { request: Request; params: object; context: AppLoadContext }): Response | Promise<Response>;
  action(args: { request: Request; params: object; context: AppLoadContext }): Promise<Response>;
}

/** Every address below `/webhooks/`. The Worker answers them itself: a provider that waits needs no pages' machinery. */
const WEBHOOKS: Readonly<Record<string, Webhook>> = {
  "/webhooks/whatsapp": whatsapp,
  "/webhooks/google-calendar": googleCalendar,
  "/webhooks/stripe": stripe,
  "/webhooks/resend": resend,
};

/** @returns null when the address is no webhook's */
export async function answerWebhook(request: Request, context: AppLoadContext): Promise<Response | null> {
  const webhook = WEBHOOKS[new URL(request.url).pathname.replace(/\/$/, "")];
  if (!webhook) return null;
  if (request.method === "GET" || request.method === "HEAD") return webhook.loader({ request, params: {}, context });
  if (request.method === "POST") return takeWebhook(webhook, request, context);
  return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, POST" } });
}

/** The body is read by the webhook itself, after it has looked at what says whose it is. */
async function takeWebhook(webhook: Webhook, sent: Request, context: AppLoadContext): Promise<Response> {
  if (announcesMore(sent, WEBHOOK_BYTES)) return tooLarge();
  const { request, exceeded } = limitBody(sent, WEBHOOK_BYTES);
  try {
    return await webhook.action({ request, params: {}, context });
  } catch (error) {
    if (exceeded()) return tooLarge();
    throw error;
  }
}

const tooLarge = () => new Response("Content Too Large", { status: 413 });
