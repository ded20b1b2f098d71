import type { AppLoadContext } from "@remix-run/cloudflare";
import * as googleCalendar from "~/routes/webhooks.google-calendar";
import * as whatsapp from "~/routes/webhooks.whatsapp";

interface Webhook {
  loader(args: { request: Request; params: object; context: AppLoadContext }): Response | Promise<Response>;
  action(args: { request: Request; params: object; context: AppLoadContext }): Promise<Response>;
}

/** Every address below `/webhooks/`. The Worker answers them itself: a provider that waits needs no pages' machinery. */
const WEBHOOKS: Readonly<Record<string, Webhook>> = {
  "/webhooks/whatsapp": whatsapp,
  "/webhooks/google-calendar": googleCalendar,
};

/** @returns null when the address is no webhook's */
export async function answerWebhook(request: Request, context: AppLoadContext): Promise<Response | null> {
  const webhook = WEBHOOKS[new URL(request.url).pathname.replace(/\/$/, "")];
  if (!webhook) return null;
  const args = { request, params: {}, context };
  if (request.method === "GET" || request.method === "HEAD") return webhook.loader(args);
  if (request.method === "POST") return webhook.action(args);
  return new Response("Method Not Allowed", { status: 405, headers: { allow: "GET, POST" } });
}
