import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { loggedPath } from "~/domain/logged-path";
import calendar from "./components/calendar/calendar.css?inline";
import { NonceContext } from "./components/nonce";
import { StyleTextContext } from "./components/style-text";
import { readStyleSheet, type StyleSheet, styleOfPage, withoutFetchedFonts } from "./http/page-style";
import pages from "./styles/pages.css?inline";

/** Stands for the style while a page is made: what it needs is known once it is there. */
const STYLE_MARK = "style-of-this-page";
/** With its tag, which nobody else's words can hold. */
const STYLE = new RegExp(`>${STYLE_MARK}-(app|guest|site)</style>`);
const sheets = {
  app: lazySheet(() => pages + calendar),
  guest: lazySheet(() => withoutFetchedFonts(pages)),
  site: lazySheet(() => pages),
};
const marks = { app: `${STYLE_MARK}-app`, guest: `${STYLE_MARK}-guest`, site: `${STYLE_MARK}-site` };

/** Taken apart for the first page that asks for it. */
function lazySheet(css: () => string): () => StyleSheet {
  let sheet: StyleSheet | undefined;
  return () => (sheet ??= readStyleSheet(css()));
}

export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
) {
  let status = responseStatusCode;
  const page = (
    <NonceContext.Provider value={nonce}>
      <StyleTextContext.Provider value={marks}>
        <RemixServer context={withoutSite(remixContext)} url={request.url} nonce={nonce} />
      </StyleTextContext.Provider>
    </NonceContext.Provider>
  );
  const body = await renderToReadableStream(page, {
    signal: request.signal,
    nonce,
    onError() {
      status = 500;
    },
  });
  // Nothing of a page comes later than the rest: its loaders have ended before it is made.
  await body.allReady;
  const html = await new Response(body).text();
  responseHeaders.set("content-type", "text/html; charset=utf-8");
  const styled = html.replace(STYLE, (_, name: keyof typeof sheets) => `>${styleOfPage(sheets[name](), html)}</style>`);
  return new Response(styled, { headers: responseHeaders, status });
}

const isOfSite = (routeId: string) => routeId.startsWith("routes/_site");

/**
 * The public site is not among the routes that scripts of the app lead to: a list of its files would come with every page.
 * Links to it load a document.
 */
function withoutSite(context: EntryContext): EntryContext {
  if (context.staticHandlerContext.matches.some(({ route }) => isOfSite(route.id))) return context;
  const routes = Object.entries(context.manifest.routes).filter(([id]) => !isOfSite(id));
  return { ...context, manifest: { ...context.manifest, routes: Object.fromEntries(routes) } };
}

/** Logs what broke and where, never its message: a failed query names its values, and those are people's. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const path = loggedPath(new URL(request.url).pathname);
  const refusal = refusalOf(error);
  if (refusal) {
    logEvent(refusal === 404 ? "page-not-found" : "page-refused", { path, method: request.method, status: refusal });
    return;
  }
  const where = error instanceof Error ? /^\s+at (.+)$/m.exec(error.stack ?? "")?.[1] : undefined;
  logEvent("page-failed", { path, ...describeError(error), where }, "error");
}

/** The status with which Remix itself refuses a request that no page takes, as a form sent to one without any. */
function refusalOf(error: unknown): number | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  return error.status >= 400 && error.status < 500 ? error.status : undefined;
}
