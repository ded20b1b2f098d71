import { type Call, isRecord } from "../call";
import type { Webhook } from "../world";

export const exchangeTables = { exchanges: "n INTEGER PRIMARY KEY AUTOINCREMENT, line TEXT" };

/** Older ones are forgotten. */
const KEEP = 20_000;
/** Names of header, form and JSON values that open something. */
const SECRETS = /^(client_secret|refresh_token|access_token|id_token|code|token|x-goog-channel-token)$/;

interface Exchange {
  provider: string;
  method: string;
  url: string;
  requestHeaders: Record<string, string>;
  requestBody: unknown;
  status: number;
  responseHeaders: Record<string, string>;
  responseBody: unknown;
}

/** Records a provider call, and gives the same response back. */
export async function recordCall(sql: SqlStorage, provider: string, call: Call, response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  record(sql, {
    provider,
    method: call.method,
    url: cutUrl(call.url),
    requestHeaders: headersOf(call.headers),
    requestBody: await requestBodyOf(call),
    status: response.status,
    responseHeaders: headersOf(response.headers),
    responseBody: responseBodyOf(response, bytes),
  });
  const empty = response.status === 204 || response.status === 304 || bytes.byteLength === 0;
  return new Response(empty ? null : bytes, response);
}

/** Records a webhook with its raw body, which its signature belongs to. */
export function recordWebhook(sql: SqlStorage, webhook: Webhook, status: number, answered: string): void {
  record(sql, {
    provider: webhook.provider,
    method: "POST",
    url: webhook.url,
    requestHeaders: headersOf(new Headers(webhook.headers)),
    requestBody: webhook.body,
    status,
    responseHeaders: {},
    responseBody: answered,
  });
}

/** Exchanges after number `since`, one JSON object a line. */
export function exchangeLines(sql: SqlStorage, since: number): string {
  return sql
    .exec<{ n: number; line: string }>("SELECT n, line FROM exchanges WHERE n > ? ORDER BY n", since)
    .toArray()
    .map(({ n, line }) => `{"n":${n},${line.slice(1)}\n`)
    .join("");
}

function record(sql: SqlStorage, exchange: Exchange): void {
  sql.exec("INSERT INTO exchanges (line) VALUES (?)", JSON.stringify(exchange));
  sql.exec("DELETE FROM exchanges WHERE n <= (SELECT MAX(n) FROM exchanges) - ?", KEEP);
}

function headersOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => {
      if (name === "authorization") return [name, value.replace(/((?:re|sk|rk)_(?:test_)?)?\S+$/, "$1cut")]; // the kind of key stays
      if (name === "set-cookie" || name === "cookie") return [name, "cut"];
      if (name === "location") return [name, value.replace(/([?&]code=)[^&]*/, "$1cut")];
      return [name, SECRETS.test(name) ? "cut" : value];
    }),
  );
}

function cutUrl(url: URL): string {
  const cut = new URL(url);
  for (const name of cut.searchParams.keys()) if (SECRETS.test(name)) cut.searchParams.set(name, "cut");
  return cut.toString();
}

async function requestBodyOf(call: Call): Promise<unknown> {
  const type = call.headers.get("content-type") ?? "";
  if (call.bytes.byteLength === 0) return null;
  if (type.startsWith("application/x-www-form-urlencoded")) {
    const form = new URLSearchParams(call.body);
    for (const name of [...form.keys()]) if (SECRETS.test(name)) form.set(name, "cut");
    return form.toString();
  }
  if (type.startsWith("multipart/form-data")) {
    const form = await new Response(call.bytes, { headers: { "content-type": type } }).formData();
    return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === "string" ? value : "file"]));
  }
  return withoutSecrets(call.body);
}

function responseBodyOf(response: Response, bytes: ArrayBuffer): unknown {
  if (bytes.byteLength === 0) return null;
  const type = response.headers.get("content-type") ?? "";
  return type.startsWith("application/json") ? withoutSecrets(new TextDecoder().decode(bytes)) : "";
}

function withoutSecrets(text: string): unknown {
  try {
    return cutSecrets(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Only top-level names: that is where every provider here keeps them. */
function cutSecrets(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (typeof inner !== "string" || !SECRETS.test(name)) return [name, inner];
      return [name, name === "id_token" ? "cut.cut.cut" : "cut"]; // keeps the look of a signed token
    }),
  );
}
