import { readToast } from "~/http/toast";

/** The pages that `run_worker_first` in `wrangler.toml` sends through the Worker; all others never come here. */
const PAGES = new Set(["/", "/landing", "/contact"]);

/** A page as the build left it. */
interface CachedPage {
  body: ArrayBuffer;
  headers: Headers;
}

/** Files change only with a deploy, which starts new Workers: each reads its few pages once. */
const cachedPages = new WeakMap<Fetcher, Map<string, CachedPage>>();

/** The page as it was rendered at build, for a visitor to whom nothing else is to be said; null when Remix must answer. */
export async function prerenderedPage(request: Request, assets: Fetcher): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const url = new URL(request.url);
  if (!PAGES.has(url.pathname) || url.searchParams.has("scrollTo") || readToast(request)) return null;
  const page = await fetchPage(url, assets);
  if (!page) return null;
  const { body, headers } = page;
  if (isKnown(request, headers)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

async function fetchPage(url: URL, assets: Fetcher): Promise<CachedPage | null> {
  const cached = cachedPages.get(assets) ?? new Map<string, CachedPage>();
  cachedPages.set(assets, cached);
  const kept = cached.get(url.pathname);
  if (kept) return kept;
  const response = await assets.fetch(new URL(url.pathname, url));
  if (response.status !== 200) return null;
  const page = { body: await response.arrayBuffer(), headers: new Headers(response.headers) };
  cached.set(url.pathname, page);
  return page;
}

/** Whether the browser has this very page; the network marks a page that it compresses as weak. */
function isKnown(request: Request, headers: Headers): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  const etag = headers.get("etag");
  const known = request.headers.get("if-none-match")?.split(",").map(plain) ?? [];
  return etag !== null && known.includes(plain(etag));
}
