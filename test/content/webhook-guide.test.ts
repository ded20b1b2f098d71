import ts from "typescript";
import { expect, test } from "vitest";
import { webhookCode } from "~/content/webhook-guide";
import { createWebhookReceiver, newWebhookSecret } from "~/providers/webhook-receiver";

type ReadEvent = (body: string, headers: Record<string, string | undefined>, secret: string) => { type: string };

/** The sample as it stands on the page, compiled and run. */
async function readEventOfPage(): Promise<ReadEvent> {
  const [{ code }] = webhookCode;
  const compiled = ts.transpile(code, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 });
  const { readEvent } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(compiled)}`);
  return readEvent;
}

/** What a receiver gets of us. */
async function sent(secrets: string[], now = Date.now()) {
  let got = { body: "", headers: {} as Record<string, string> };
  const fetcher = async (_: unknown, init?: RequestInit) => {
    got = { body: String(init?.body), headers: Object.fromEntries(new Headers(init?.headers)) };
    return new Response(null, { status: 204 });
  };
  const receiver = createWebhookReceiver({ allowLoopback: false, fetch: fetcher as typeof fetch });
  const body = JSON.stringify({ type: "meeting.created", data: { title: "Überblick 🗓️" } });
  await receiver.post("https://hooks.customer.com/", { id: "evt_1", body, secrets }, now);
  return got;
}

test("the code on the page takes what we send, and nothing else", async () => {
  const readEvent = await readEventOfPage();
  const [secret, old] = [newWebhookSecret(), newWebhookSecret()];
  const { body, headers } = await sent([secret, old]);
  expect(readEvent(body, headers, secret)).toMatchObject({ type: "meeting.created" });
  // After a rotation both fit.
  expect(readEvent(body, headers, old)).toMatchObject({ type: "meeting.created" });
  const refused: [string, Record<string, string | undefined>, string][] = [
    [`${body} `, headers, secret],
    [body, headers, newWebhookSecret()],
    [body, { ...headers, "webhook-id": "evt_2" }, secret],
    [body, { ...headers, "webhook-signature": "" }, secret],
    [body, { ...headers, "webhook-signature": undefined }, secret],
    [body, { ...headers, "webhook-timestamp": "x" }, secret],
    [body, {}, secret],
  ];
  for (const [text, sentHeaders, key] of refused) expect(() => readEvent(text, sentHeaders, key)).toThrow();
  const late = await sent([secret], Date.now() - 301_000);
  expect(() => readEvent(late.body, late.headers, secret)).toThrow("too old");
});
