import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "~/http/guard";
import { requireSameOrigin } from "~/http/origin";
import { SESSION_HEADER } from "~/services/deps";

/** The socket on which open pages hear that something changed. It says what kind of thing, never what. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // Browsers let any site open a socket with our cookies: the origin is checked here as for a write.
  requireSameOrigin(request, context);
  const { user, session } = await requireUser(request, context);
  const headers = { upgrade: request.headers.get("upgrade") ?? "", [SESSION_HEADER]: session.id };
  return context.assistantOf({ userId: user.id }).fetch(new Request(request.url, { headers }));
}
