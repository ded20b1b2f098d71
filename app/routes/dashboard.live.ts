import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "~/http/guard";
import { requireSameOrigin } from "~/http/origin";

/** The socket on which open pages hear that something changed. It says what kind of thing, never what. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // Browsers let any site open a socket with our cookies: the origin is checked here as for a write.
  requireSameOrigin(request, context);
  const { user } = await requireUser(request, context);
  const answer = await context
    .assistantOf({ userId: user.id })
    .fetch(new Request(request.url, { headers: { upgrade: request.headers.get("upgrade") ?? "" } }));
  return answer;
}
