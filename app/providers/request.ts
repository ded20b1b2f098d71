import { ProviderError, type ProviderName } from "./errors";

/** What every client's settings may hold beside its own. */
export interface Connection {
  /** Milliseconds for one try, body included. */
  timeoutMs?: number;
  /** For tests; the platform's own otherwise. */
  fetch?: typeof fetch;
  /** Waits between two tries; for tests. */
  sleep?(milliseconds: number): Promise<void>;
}

export interface Call {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  url: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON, `URLSearchParams` as a form, `FormData` as one with files. */
  body?: object | URLSearchParams | FormData;
  /** Whether the call may change something at the provider. */
  write: boolean;
}

/** An answer of any status. `body` is undefined when it was empty, or when a refusal was no JSON. */
export interface Answer {
  status: number;
  ok: boolean;
  body: unknown;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * One try. Redirects are not followed: a token must not travel to another host.
 *
 * @throws ProviderError with status 0 when no whole answer came in time
 */
export async function request(
  provider: ProviderName,
  { timeoutMs = DEFAULT_TIMEOUT_MS, fetch: fetcher = globalThis.fetch }: Connection,
  { method, url, headers, body, write }: Call,
): Promise<Answer> {
  const { type, sent } = encode(body);
  const init: RequestInit = {
    method,
    headers: { "user-agent": "Parley/1.0", ...(type && { "content-type": type }), ...headers },
    ...(sent && { body: sent }),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  };
  try {
    const response = await fetcher(url, init);
    const text = await response.text();
    // Every success is JSON or empty, so anything else was cut off on its way: as good as no answer.
    const answer = response.ok && text !== "" ? JSON.parse(text) : readJson(text);
    return { status: response.status, ok: response.ok, body: answer };
  } catch (cause) {
    throw new ProviderError(provider, 0, { write, cause });
  }
}

/** Without a `type` the platform names it: only it knows the boundary of a form with files. */
function encode(body: Call["body"]): { type?: string; sent?: BodyInit } {
  if (body === undefined || body instanceof FormData) return { sent: body };
  if (body instanceof URLSearchParams) return { type: "application/x-www-form-urlencoded", sent: body.toString() };
  return { type: "application/json", sent: JSON.stringify(body) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
