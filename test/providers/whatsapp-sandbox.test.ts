import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { OutgoingMessage } from "~/domain/message";
import { createWhatsApp } from "~/providers/whatsapp";
import { errorOf } from "./fake-fetch";

/*
 * The client against the sandbox that plays Meta by its published rules. A world of its own keeps other tests out.
 */
const world = "/~whatsapp-client";
const to = "+31600000001";
const settings = {
  baseUrl: env.WHATSAPP_BASE_URL.replace(/^https?:\/\/[^/]+/, (origin) => origin + world),
  apiVersion: env.WHATSAPP_API_VERSION,
  phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
  token: env.WHATSAPP_TOKEN,
  sleep: async () => undefined,
};
const whatsapp = createWhatsApp(settings);

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  const response = await env.SANDBOX.fetch(`http://sandbox.test${world}/control${path}`, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const Outbound = z.object({ messages: z.array(z.object({ id: z.string(), type: z.string(), text: z.string() })) });

async function outbound(number: string) {
  return Outbound.parse(await control("GET", `/whatsapp/outbound?to=${encodeURIComponent(number)}`)).messages;
}

beforeAll(async () => {
  await control("POST", "/reset");
  await control("POST", "/whatsapp/status", { auto: false });
  // A window that is open: the person wrote just now.
  await control("PUT", "/whatsapp/window", { number: to, from: Date.now() });
});

test.each<[string, OutgoingMessage]>([
  ["a text", { kind: "text", body: "Hello ☕" }],
  ["the longest text", { kind: "text", body: "x".repeat(4096) }],
  [
    "buttons with titles that are too long",
    {
      kind: "buttons",
      body: "Shall I?",
      footer: "f".repeat(90),
      buttons: ["1", "2", "3"].map((id) => ({ id, title: "Wednesday 25 November" })),
    },
  ],
  [
    "a list of ten rows that are too long",
    {
      kind: "list",
      body: "When?",
      label: "Show me all the free times",
      rows: [..."abcdefghij"].map((id) => ({ id, title: "t".repeat(60), description: "d".repeat(90) })),
    },
  ],
])("Meta takes %s", async (_, message) => {
  const id = await whatsapp.send(to, message, "delivery-1");
  expect(await outbound(to)).toContainEqual(expect.objectContaining({ id }));
});

test("a text outside the 24-hour window is refused for good", async () => {
  expect(await errorOf(whatsapp.send("+31600000002", { kind: "text", body: "Hello" }))).toMatchObject({
    code: 131047,
    retryable: false,
    outcome: "refused",
  });
});

test("a rate limit is waited out, and the message goes once", async () => {
  const before = (await outbound(to)).length;
  const body = {
    error: { message: "(#130429) Rate limit hit", type: "OAuthException", code: 130429, fbtrace_id: "x" },
  };
  await control("POST", "/faults", { provider: "whatsapp", account: to, status: 400, body, times: 2 });
  await whatsapp.send(to, { kind: "text", body: "After the limit" });
  expect((await outbound(to)).length).toBe(before + 1);
});

test("a connection that breaks after the send is unknown, and the message goes once", async () => {
  const before = (await outbound(to)).length;
  await control("POST", "/faults", { provider: "whatsapp", account: to, drop: "after" });
  const error = await errorOf(whatsapp.send(to, { kind: "text", body: "Once" }));
  expect(error).toMatchObject({ status: 0, outcome: "unknown" });
  expect((await outbound(to)).length).toBe(before + 1);
});

test("an answer that takes too long is unknown", async () => {
  const hurried = createWhatsApp({ ...settings, timeoutMs: 50 });
  await control("POST", "/faults", { provider: "whatsapp", account: to, delayMs: 3_000 });
  expect(await errorOf(hurried.send(to, { kind: "text", body: "Late" }))).toMatchObject({
    status: 0,
    outcome: "unknown",
  });
});

test("a wrong token is refused with Meta's code, and what was to be sent can be tried again", async () => {
  const stranger = createWhatsApp({ ...settings, token: "wrong-token" });
  expect(await errorOf(stranger.send(to, { kind: "text", body: "Hello" }))).toMatchObject({
    code: 190,
    retryable: true,
  });
});
