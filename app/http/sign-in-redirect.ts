import { redirect } from "@remix-run/cloudflare";
import { ownPath } from "~/domain/own-path";

/** The page that a request belongs to: for a form posted elsewhere the page that held it. Always a path of our own. */
export function pageOf(request: Request): string {
  const url = new URL(request.url);
  const own = ownPath(url.pathname.replace(/\.data$/, "") + withoutRoutes(url), "/dashboard");
  if (request.method === "GET") return own;
  const referer = request.headers.get("referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  if (from?.origin !== url.origin || from.pathname.startsWith("/auth")) return own;
  return ownPath(`${from.pathname}${from.search}`, own);
}

/** To `/auth` and, after signing in, back to `page`. */
export function redirectToSignIn(page: string, headers?: HeadersInit): Response {
  const query = new URLSearchParams({ redirectTo: ownPath(page, "/dashboard") });
  return redirect(`/auth?${query}`, { status: 303, headers });
}

/** Remix adds names of routes to its own data requests, and `index` to forms of index routes. */
function withoutRoutes(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete("_routes");
  query.delete("index");
  return query.size > 0 ? `?${query}` : "";
}
