import * as z from "zod";
import type { Call } from "../call";

export const faultTables = { faults: "n INTEGER PRIMARY KEY, fault TEXT, left INTEGER" };

/**
 * What the next matching calls do instead of working. Without `status` the call is performed, late by `delayMs`.
 * `provider` is a name from the recorded exchanges or the front of one: "google" is also "google-calendar". It may also be the first segment of its paths: "llm".
 * `path` is tried on the real path, with and without the host before it and the query behind it.
 */
export const Fault = z.strictObject({
  provider: z.string(),
  method: z.string().optional(),
  path: z.string().refine(isPattern, "wants a regular expression").optional(),
  account: z.string().optional(),
  status: z.int().min(200).max(599).optional(),
  body: z.unknown().optional(),
  delayMs: z.int().min(0).max(120_000).optional(),
  drop: z.enum(["before", "after"]).optional(),
  times: z.int().min(1).default(1),
});
export type Fault = z.output<typeof Fault>;

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}

export function addFault(sql: SqlStorage, fault: Fault): void {
  sql.exec("INSERT INTO faults (fault, left) VALUES (?, ?)", JSON.stringify(fault), fault.times);
}

/** Everybody works again, whatever was still to fail. */
export function endFaults(sql: SqlStorage): void {
  sql.exec("DELETE FROM faults");
}

/** The oldest fault that fits this call, used up by one. */
export function takeFault(
  sql: SqlStorage,
  provider: string,
  call: Call,
  accountOf: () => string | undefined,
): Fault | undefined {
  const rows = sql
    .exec<{ n: number; fault: string }>("SELECT n, fault FROM faults WHERE left > 0 ORDER BY n")
    .toArray();
  for (const row of rows) {
    // Parsed when it was added; there may be many that wait for another account.
    const fault: Fault = JSON.parse(row.fault);
    if (!fits(fault, provider, call, accountOf)) continue;
    sql.exec("UPDATE faults SET left = left - 1 WHERE n = ?", row.n);
    return fault;
  }
  return undefined;
}

function fits(fault: Fault, provider: string, call: Call, accountOf: () => string | undefined): boolean {
  const named =
    provider === fault.provider || provider.startsWith(`${fault.provider}-`) || call.host === fault.provider;
  if (!named) return false;
  if (fault.method && fault.method.toUpperCase() !== call.method) return false;
  if (fault.path) {
    const pattern = new RegExp(fault.path);
    const { path, host, url } = call;
    const forms = [path, path + url.search, `/${host}${path}`, `/${host}${path}${url.search}`];
    if (!forms.some((form) => pattern.test(form))) return false;
  }
  return fault.account === undefined || sameAccount(fault.account, accountOf());
}

function sameAccount(wanted: string, account: string | undefined): boolean {
  const plain = (text: string) => (text.includes("@") ? text.toLowerCase() : text.replace(/\D/g, ""));
  return account !== undefined && plain(wanted) === plain(account);
}

/** What a fault with a status answers; text is sent as it is, whether or not it is what the provider would say. */
export function faultResponse(status: number, body: unknown): Response {
  if (typeof body !== "string") return Response.json(body ?? {}, { status });
  return new Response(status === 204 || status === 304 ? null : body, { status });
}

/** A Worker cannot cut a connection, so the body promises more than it gives and then fails: reading it throws. */
export function brokenResponse(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("{"));
      setTimeout(() => controller.error(new Error("connection dropped by a fault")), 0);
    },
  });
  const { readable, writable } = new FixedLengthStream(1_000);
  body.pipeTo(writable).catch(() => undefined);
  return new Response(readable, { headers: { "content-type": "application/json" } });
}
