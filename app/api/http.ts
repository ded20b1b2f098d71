import type { AppLoadContext } from "@remix-run/cloudflare";
import { API_CALLS_PER_MINUTE, API_MINUTE_MS } from "~/domain/api-key";
import type { ApiProblemName } from "~/domain/api-problems";
import { writeMoment } from "~/domain/api-time";
import { API_BYTES } from "~/domain/body-limits";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { secondsUntil } from "~/domain/rate-limits";
import { type Instant, SECOND } from "~/domain/time";
import type { KeyHolder, KeyRefusal } from "~/http/api-key";
import { announcesMore, readAtMost } from "~/http/body";
import type { ApiAnswer, ApiCall } from "./operation";
import { problem } from "./problem";

/*
 * What calls with a key have in common over HTTP, of the API and of MCP: names of requests, bodies, limits, origins.
 */

/**
 * Answers one call, with an id that its answer and the log name. Nothing is thrown: what breaks is answered as our fault.
 *
 * @param answer gets the headers of every answer, to which it may add
 */
export async function answerCall(
  request: Request,
  { appUrl }: Pick<AppLoadContext, "appUrl">,
  failed: "api-failed" | "mcp-failed",
  answer: (refuse: ApiCall["refuse"], headers: Headers) => Promise<ApiAnswer | Response>,
): Promise<Response> {
  const requestId = newRequestId();
  const refuse: ApiCall["refuse"] = (name, more) => problem(appUrl, requestId, name, more);
  const headers = new Headers({ "request-id": requestId, "cache-control": "no-store" });
  try {
    const answered = await answer(refuse, headers);
    return answered instanceof Response ? withHeaders(answered, headers) : respond(request, answered, headers);
  } catch (error) {
    logEvent(failed, { requestId, ...describeError(error) }, "error");
    return respond(request, refuse("server-error"), headers);
  }
}

const newRequestId = () => `req_${crypto.randomUUID().replaceAll("-", "")}`;

function withHeaders(response: Response, headers: Headers): Response {
  const all = new Headers(response.headers);
  for (const [name, value] of headers) all.set(name, value);
  return new Response(response.body, { status: response.status, headers: all });
}

/** @param all headers of every answer */
function respond(request: Request, { status, headers = {}, body }: ApiAnswer, all: Headers): Response {
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  if (body === undefined || request.method === "HEAD") return new Response(null, { status, headers: all });
  if (!all.has("content-type")) all.set("content-type", "application/json");
  return new Response(JSON.stringify(body), { status, headers: all });
}

/** The JSON of a body of at most 1 MB. */
export async function readJson(request: Request): Promise<{ value: unknown } | { refused: ApiProblemName }> {
  if (announcesMore(request, API_BYTES)) return { refused: "too-large" };
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return { refused: "not-json" };
  const bytes = await readAtMost(request, API_BYTES);
  if (bytes === null) return { refused: "too-large" };
  try {
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)) };
  } catch {
    return { refused: "bad-json" }; // said by the answer
  }
}

/** draft-ietf-httpapi-ratelimit-headers-10. */
export function limitHeaders({ minute }: Pick<KeyHolder, "minute">, now: Instant): [string, string][] {
  return [
    ["ratelimit-policy", `"minute";q=${API_CALLS_PER_MINUTE};w=${API_MINUTE_MS / SECOND}`],
    ["ratelimit", `"minute";r=${minute.left};t=${secondsUntil(minute.endsAt, now)}`],
  ];
}

/** Whether a web page may call so; no web page sends no `Origin`. */
export function allowOrigin(request: Request, { key }: Pick<KeyHolder, "key">, headers: Headers): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  headers.set("vary", "Origin");
  if (!key.allowedOrigins.includes(origin)) return false;
  headers.set("access-control-allow-origin", origin);
  headers.set("access-control-expose-headers", EXPOSED);
  return true;
}

const EXPOSED = "ETag, Location, Request-Id, RateLimit, RateLimit-Policy, Retry-After, Idempotent-Replayed";

/**
 * A browser asks without the key, so nothing is known of what it allows: the browser may send the call, and that is
 * refused before anything is done where the key does not allow the origin.
 */
export function preflight(request: Request, methods: readonly string[]): ApiAnswer {
  const origin = request.headers.get("origin");
  if (origin === null) return { status: 204, headers: { allow: methods.join(", ") } };
  return {
    status: 204,
    headers: {
      vary: "Origin",
      "access-control-allow-origin": origin,
      "access-control-allow-methods": methods.join(", "),
      "access-control-allow-headers":
        "Authorization, Content-Type, Idempotency-Key, If-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name",
      "access-control-max-age": "600",
    },
  };
}

/** The refusal of a key, with the headers that say what to do about it. */
export function refuseKey(
  { refused, until, holder }: KeyRefusal,
  request: Request,
  headers: Headers,
  refuse: ApiCall["refuse"],
  now: Instant,
): ApiAnswer {
  if (holder) {
    for (const [name, value] of limitHeaders(holder, now)) headers.set(name, value);
    allowOrigin(request, holder, headers);
  }
  if (until !== undefined) headers.set("retry-after", String(secondsUntil(until, now)));
  else headers.set("www-authenticate", refused === "missing-key" ? "Bearer" : 'Bearer error="invalid_token"');
  return refuse(
    refused,
    refused === "quota-used-up" && until !== undefined ? { resets_at: writeMoment(until, "UTC") } : {},
  );
}
