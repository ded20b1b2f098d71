import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Statement } from "~/db/database";
import type { Instant } from "~/domain/time";
import { checkKey } from "~/http/api-key";
import { allowOrigin, answerCall, limitHeaders, preflight, readJson, refuseKey } from "./http";
import { isIdempotencyKey, once } from "./idempotency";
import { readIfMatch } from "./if-match";
import type { ApiAnswer, ApiCall, Operation } from "./operation";
import { OPERATIONS } from "./operations";
import { type ApiError, errorsOf } from "./problem";

export const API_ROOT = "/api/v1";

type Refuse = ApiCall["refuse"];

/** What was sent, checked by the operation's schemas, or why it is refused. */
type Sent = Pick<ApiCall, "query" | "body" | "ifMatch"> | { refused: ApiAnswer };

/** Answers one call below `/api/v1`. */
export const answerApi = (request: Request, context: AppLoadContext): Promise<Response> =>
  answerCall(request, context, "api-failed", (refuse, headers) => answer(request, context, refuse, headers));

/** @param headers of every answer; what the key allows a web page is added to them */
async function answer(request: Request, context: AppLoadContext, refuse: Refuse, headers: Headers): Promise<ApiAnswer> {
  const path = new URL(request.url).pathname.slice(API_ROOT.length);
  const found = OPERATIONS.flatMap((one) => {
    const id = idIn(path, one.path);
    return id === null ? [] : [{ operation: one, id }];
  });
  if (found.length === 0) return refuse("not-found");
  const methods = found.map(({ operation: { method } }) => method);
  if (request.method === "OPTIONS") return preflight(request, methods);
  const method = request.method === "HEAD" ? "GET" : request.method;
  const called = found.find(({ operation }) => operation.method === method);
  if (!called) {
    const refused = refuse("method-not-allowed");
    return { ...refused, headers: { ...refused.headers, allow: methods.join(", ") } };
  }

  const { operation, id } = called;
  const now = context.clock();
  const sent = await readSent(request, operation, refuse);
  const reads = "refused" in sent ? undefined : readsOf(operation, context, id, sent.query, now);
  const checked = await checkKey(request, context, reads);
  if ("refused" in checked) return refuseKey(checked, request, headers, refuse, now);
  // What was allowed over MCP is allowed there alone (RFC 8707).
  if (checked.key.clientId !== null) return refuseKey({ refused: "wrong-key" }, request, headers, refuse, now);
  for (const [name, value] of limitHeaders(checked, now)) headers.set(name, value);
  if (!allowOrigin(request, checked, headers)) return refuse("origin-not-allowed");
  if (operation.scope !== null && !checked.key.scopes.includes(operation.scope))
    return refuse("missing-scope", { scope: operation.scope });
  if ("refused" in sent) return sent.refused;
  const { rows, ...holder } = checked;
  const zone = holder.preferences.timezone;
  const call: ApiCall = {
    context,
    request,
    holder,
    zone,
    id,
    ...sent,
    rows,
    effectId: crypto.randomUUID(),
    now,
    refuse,
  };
  return perform(operation, call);
}

async function perform(operation: Operation, call: ApiCall): Promise<ApiAnswer> {
  const handle = (effectId: string) => operation.handle({ ...call, effectId } as Parameters<Operation["handle"]>[0]);
  const key = operation.keyed ? call.request.headers.get("idempotency-key") : null;
  if (key === null) return handle(call.effectId);
  if (!isIdempotencyKey(key))
    return call.refuse("bad-header", { detail: "`Idempotency-Key` has 1 to 255 visible letters of ASCII." });
  return once(call, key, JSON.stringify([operation.id, call.id, call.query, call.body]), handle);
}

/** The thing that an address names, "" where it names none, or null where it is another address. */
function idIn(path: string, pattern: string): string | null {
  if (!pattern.endsWith("/{id}")) return path === pattern ? "" : null;
  const start = pattern.slice(0, -"{id}".length);
  const rest = path.startsWith(start) ? path.slice(start.length) : "";
  if (rest === "" || rest.includes("/")) return null;
  try {
    return decodeURIComponent(rest);
  } catch {
    return null; // "%" and no number
  }
}

function readsOf({ reads }: Operation, { db }: AppLoadContext, id: string, query: unknown, now: Instant) {
  if (!reads) return undefined;
  // The query was parsed by the operation's own schema.
  return (userId: SQL): Record<string, Statement> => reads(db, { userId, id, query: query as never, now });
}

async function readSent(request: Request, operation: Operation, refuse: Refuse): Promise<Sent> {
  const query = readQuery(new URL(request.url).searchParams, operation.query);
  if ("errors" in query) return { refused: refuse("bad-query", query) };
  const guard = operation.guarded ? request.headers.get("if-match") : null;
  const ifMatch = guard === null ? null : readIfMatch(guard);
  if (guard !== null && ifMatch === null) return { refused: refuse("bad-header", { detail: NO_ETAG }) };
  if (!operation.body) return { query: query.value, body: undefined, ifMatch };
  const read = await readJson(request);
  if ("refused" in read) return { refused: refuse(read.refused) };
  if (!isObject(read.value)) return { refused: refuse("bad-json") };
  const parsed = operation.body.safeParse(read.value);
  if (!parsed.success) return { refused: refuse("bad-body", { errors: errorsOf(parsed.error, "#") }) };
  return { query: query.value, body: parsed.data, ifMatch };
}

const NO_ETAG = "`If-Match` is an `ETag` that we have sent, in its quotes, or `*`.";

function readQuery(
  query: URLSearchParams,
  schema: z.ZodObject | undefined,
): { value: unknown } | { errors: ApiError[] } {
  const names = [...new Set(query.keys())];
  const twice = names.filter((name) => query.getAll(name).length > 1);
  const unknown = schema ? [] : names;
  const errors = [
    ...twice.map((name) => ({ pointer: `?${name}`, detail: "It is there more than once." })),
    ...unknown.map((name) => ({ pointer: `?${name}`, detail: "There is no such field." })),
  ];
  if (errors.length > 0) return { errors };
  const parsed = schema?.safeParse(Object.fromEntries(query));
  if (parsed && !parsed.success) return { errors: errorsOf(parsed.error, "?") };
  return { value: parsed?.data };
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
