/** One call that a client made. */
interface SeenCall {
  method: string;
  url: URL;
  headers: Headers;
  /** JSON parsed, a form as an object of its fields. */
  body: unknown;
  redirect: RequestRedirect;
}

export type Reply = { status: number; body?: unknown } | "break" | "hang";

/**
 * A `fetch` that answers with the given replies in turn and keeps what was asked. "break" is a connection that breaks,
 * "hang" one that never answers until the caller gives up. A call too many fails.
 */
export function fakeFetch(...replies: Reply[]) {
  const calls: SeenCall[] = [];
  const slept: number[] = [];

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    // Not `text()`: the runtime warns when a form is read as a text.
    const text = new TextDecoder().decode(await request.arrayBuffer());
    calls.push({
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: read(request, text),
      redirect: request.redirect,
    });
    const reply = replies[calls.length - 1];
    if (!reply) throw new Error(`Call ${calls.length} was not expected`);
    if (reply === "break") throw new TypeError("Network connection lost");
    if (reply === "hang") return hang(init?.signal ?? undefined);
    const body =
      reply.body === undefined ? null : typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
    return new Response(body, { status: reply.status });
  }

  async function sleep(milliseconds: number) {
    slept.push(milliseconds);
  }

  return { calls, slept, connection: { fetch, sleep } };
}

function read(request: Request, text: string): unknown {
  const isForm = request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
  if (isForm) return Object.fromEntries(new URLSearchParams(text));
  return text === "" ? undefined : JSON.parse(text);
}

function hang(signal: AbortSignal | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** The error that a promise ends with; fails when it does not. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    return error;
  }
  throw new Error(`Expected an error, got ${JSON.stringify(value)}`);
}
