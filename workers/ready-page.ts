import { readToast } from "~/http/toast";

/** The pages that `run_worker_first` in `wrangler.toml` sends through the Worker; all others never come here. */
const PAGES = new Set(["/", "/landing", "/contact"]);

/** The page as it was rendered at build, for a visitor to whom nothing else is to be said; null when Remix must answer. */
export async function readyPage(request: Request, assets: Fetcher): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const url = new URL(request.url);
  if (!PAGES.has(url.pathname) || url.searchParams.has("scrollTo") || readToast(request)) return null;
  const response = await assets.fetch(request);
  return response.status === 200 || response.status === 304 ? response : null;
}
