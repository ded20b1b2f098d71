import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { logEvent } from "~/domain/log-event";
import { loggedPath } from "~/domain/logged-path";

/** Any path that is no page: the root's error page answers. */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const referer = request.headers.get("referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  // A link of our own that leads nowhere is ours to mend; anything else is somebody's guess.
  const link = from?.origin === url.origin ? { from: loggedPath(from.pathname) } : {};
  logEvent("page-not-found", { path: loggedPath(url.pathname), ...link });
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function Missing() {
  return null;
}
