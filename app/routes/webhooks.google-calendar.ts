import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { findChannel } from "~/db/google-channels";
import { hashToken } from "~/db/token";
import { onlyPost } from "~/http/method";
import { sameSecret } from "~/http/secret";

/** Long enough for Google's ids and our tokens; anything longer is not theirs. */
const HEADER_MAX = 256;

/** Google rings: something in a calendar changed. It says no more, so the user's assistant looks for itself. */
export async function action({ request, context }: ActionFunctionArgs) {
  const id = request.headers.get("x-goog-channel-id") ?? "";
  const token = request.headers.get("x-goog-channel-token") ?? "";
  const isSane = id !== "" && token !== "" && id.length <= HEADER_MAX && token.length <= HEADER_MAX;
  const channel = isSane ? await findChannel(context.db, id) : undefined;
  // An unknown channel is compared all the same, so that the time tells nothing.
  const isOurs = await sameSecret(hashToken(token), channel?.tokenHash ?? hashToken(""));
  if (!channel || !isOurs) return new Response("Unauthorized", { status: 401 });
  if (request.headers.get("x-goog-resource-state") !== "sync") {
    await context.assistantOf({ userId: channel.userId }).syncCalendar(channel.userId);
  }
  return new Response(null, { status: 204 });
}

export const loader = onlyPost;
