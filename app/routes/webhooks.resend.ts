import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { parseResendEvent } from "~/forms/resend";
import { onlyPost } from "~/http/method";
import { parseSignedJson } from "~/http/signed-body";
import { readSvixHeaders, verifySvixSignature } from "~/http/svix-signature";
import { receiveMailEvent } from "~/services/receive-mail-event";

/** Resend tells what has become of a mail. */
export async function action({ request, context }: ActionFunctionArgs) {
  const signed = readSvixHeaders(request.headers, context.clock());
  if (!signed) return new Response("Unauthorized", { status: 401 });
  const raw = await request.arrayBuffer();
  if (!(await verifySvixSignature(raw, signed, context.settings.resendWebhookSecret))) {
    return new Response("Unauthorized", { status: 401 });
  }
  const event = parseResendEvent(parseSignedJson(raw));
  if (event !== null) await receiveMailEvent(context, signed.id, event);
  return new Response("OK");
}

export const loader = onlyPost;
