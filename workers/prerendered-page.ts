import { hasSession } from "~/http/session";
import { readToast } from "~/http/toast";
import { ANSWERED_PAGES } from "./answered-pages";

/** Addresses of pages are plain words; what has a dot is a file, or Remix's. */
const PAGE = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
/** What has no page of the site: no file is looked for. */
const OF_APP = /^\/(?:api\/v1|auth|book|checkout|dashboard|healthz|mcp|oauth|sign-out|unsubscribe|webhooks)(?:\/|$)/;
/** Where the build puts the pages as those see them who are signed in. No address of a page begins so. */
const SIGNED_IN = "/_signed-in";

/** A page as the build left it. */
interface CachedPage {
  body: ArrayBuffer;
  headers: Headers;
}

/** Files change only with a deploy, which starts new Workers: each reads its few pages once. */
const cachedPages = new WeakMap<Fetcher, Map<string, CachedPage>>();

/**
 * The public page as it was rendered at build, one for visitors and one for whoever is signed in; null where there is
 * none, and where Remix has something else to say on it. A message that waits stays until a page shows it.
 */
export async function prerenderedPage(request: Request, assets: Fetcher): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const url = new URL(request.url);
  const path = url.pathname.toLowerCase().replace(/(?<=.)\/$/, "");
  if (!PAGE.test(path) || OF_APP.test(path)) return null;
  if (ANSWERED_PAGES.includes(path) && (url.searchParams.has("scrollTo") || readToast(request))) return null;
  const isSignedIn = hasSession(request);
  const page = await fetchPage(new URL(isSignedIn ? SIGNED_IN + path : path, url), assets);
  if (!page) return null;
  const headers = headersFor(request, page, isSignedIn);
  if (isKnown(request, headers)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : page.body, { headers });
}

async function fetchPage(file: URL, assets: Fetcher): Promise<CachedPage | null> {
  const cached = cachedPages.get(assets) ?? new Map<string, CachedPage>();
  cachedPages.set(assets, cached);
  const kept = cached.get(file.pathname);
  if (kept) return kept;
  const response = await assets.fetch(file);
  if (response.status !== 200) return null;
  const page = { body: await response.arrayBuffer(), headers: new Headers(response.headers) };
  cached.set(file.pathname, page);
  return page;
}

/** What is kept of one may not be shown to the other, nor loaded ahead for whoever saves data. */
function headersFor(request: Request, page: CachedPage, isSignedIn: boolean): Headers {
  const headers = new Headers(page.headers);
  headers.set("vary", "Cookie, Save-Data");
  if (isSignedIn) headers.set("cache-control", "private, max-age=0, must-revalidate");
  if (request.headers.get("save-data")?.toLowerCase() === "on") headers.delete("speculation-rules");
  return headers;
}

/** Whether the browser has this very page; the network marks a page that it compresses as weak. */
function isKnown(request: Request, headers: Headers): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  const etag = headers.get("etag");
  const known = request.headers.get("if-none-match")?.split(",").map(plain) ?? [];
  return etag !== null && known.includes(plain(etag));
}
