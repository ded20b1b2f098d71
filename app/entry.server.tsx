import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { NonceContext } from "./components/nonce";
import { StyleTextContext } from "./components/style-text";
import app from "./styles/app.css?inline";
import site from "./styles/site.css?inline";

const STYLES = { app, site };

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
      <StyleTextContext.Provider value={STYLES}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
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
  if (isbot(request.headers.get("user-agent") ?? "")) await body.allReady;
  responseHeaders.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { headers: responseHeaders, status });
}

/** Logs what broke and where, never its message: a failed query names its values, and those are people's. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const where = error instanceof Error ? /^\s+at (.+)$/m.exec(error.stack ?? "")?.[1] : undefined;
  const path = new URL(request.url).pathname;
  logEvent("page-failed", { path, ...describeError(error), where }, "error");
}
