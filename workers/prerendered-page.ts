import { escapeHtml } from "~/domain/mail";
import { sectionAsked } from "~/http/landing-section";
import { hasSession } from "~/http/session";
import { clearToast, readToast } from "~/http/toast";
import { ANSWERED_PAGES, TOLD_PAGE } from "./answered-pages";
import { withSecurityHeaders } from "./security-headers";

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
  const section = FIRST_PAGES.includes(path) ? sectionAsked(url) : null;
  if (section) return redirectTo(section);
  const toast = readToast(request);
  if (toast && ANSWERED_PAGES.includes(path)) return null;
  const isSignedIn = hasSession(request);
  // What leads to the first page has worked, and says so in a line.
  const isTold = path === "/" && !isSignedIn && toast?.kind === "success" && toast.text === undefined;
  const file = isTold ? TOLD_PAGE.file : isSignedIn ? SIGNED_IN + path : path;
  const page = await fetchPage(new URL(file, url), assets);
  if (!page) return null;
  if (isTold) return withWords(page, toast.title);
  const headers = headersFor(request, page, isSignedIn);
  if (isKnown(request, headers)) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : page.body, { headers });
}

const FIRST_PAGES = ["/", "/landing"];

const redirectTo = (location: string) =>
  withSecurityHeaders(new Response(null, { status: 302, headers: { location } }), {
    ...{ nonce: "", formTargets: [], isPrivate: false },
  });

/** Said once: the browser forgets the message with the answer that shows it. */
function withWords(page: CachedPage, words: string): Response {
  const headers = new Headers(page.headers);
  headers.delete("etag");
  headers.set("cache-control", "no-store");
  headers.set("set-cookie", clearToast());
  return new Response(
    new TextDecoder().decode(page.body).replace(TOLD_PAGE.mark, () => escapeHtml(words)),
    { headers },
  );
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
