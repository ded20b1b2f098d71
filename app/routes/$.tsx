import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { logEvent } from "~/domain/log-event";

/** Any path that is no page: the root's error page answers. The path is logged, its query never. */
export async function loader({ request }: LoaderFunctionArgs) {
  logEvent("page-not-found", { path: new URL(request.url).pathname.slice(0, 100) });
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function Missing() {
  return null;
}
