/** One HTTP request, read whole, with the world's prefix taken off. */
export interface Call {
  method: string;
  /** As it was asked for, prefix included. */
  url: URL;
  /** First segment of the path: a provider's real host ("graph.facebook.com"), or a page. */
  host: string;
  /** The rest of the path, with its leading slash. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  bytes: ArrayBuffer;
  /** The body as text. */
  body: string;
}

/** @param path the path of the request without the world's prefix */
export async function readCall(request: Request, path: string): Promise<Call> {
  const url = new URL(request.url);
  const bytes = await request.arrayBuffer();
  const [, host = "", ...rest] = path.split("/");
  return {
    method: request.method,
    url,
    host,
    path: `/${rest.join("/")}`,
    query: url.searchParams,
    headers: request.headers,
    bytes,
    body: new TextDecoder().decode(bytes),
  };
}

/** The JSON body, or undefined when it is none. */
export function jsonOf(call: Call): unknown {
  try {
    return JSON.parse(call.body);
  } catch {
    return undefined;
  }
}

/** The fields of a form body, each once. */
export function formOf(call: Call): URLSearchParams {
  return new URLSearchParams(call.body);
}

/** The bearer token of the Authorization header, or "". */
export function bearerOf(call: Call): string {
  return /^Bearer +(.+)$/i.exec(call.headers.get("authorization") ?? "")?.[1] ?? "";
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { "cache-control": "no-store", ...headers } });
}

export function html(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
