import { expect, test } from "vitest";
import { createEmail } from "~/providers/email";
import { fakeFetch, type Reply } from "./fake-fetch";

const mail = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

function client(...replies: Reply[]) {
  const network = fakeFetch(...replies);
  const config = { baseUrl: "https://api.resend.com", apiKey: "re_key", from: "Parley <hello@parley.test>" };
  return { email: createEmail({ ...config, ...network.connection, timeoutMs: 50 }), network };
}

test("a mail goes out with its key, its sender and who we are", async () => {
  const { email, network } = client({ status: 200, body: { id: "mail-1" } });
  expect(await email.send("a@example.com", { ...mail, replyTo: "b@example.com" }, "support/1")).toBe("mail-1");
  const [call] = network.calls;
  expect(call).toMatchObject({
    method: "POST",
    body: {
      to: ["a@example.com"],
      reply_to: "b@example.com",
      subject: "Hello",
      tags: [{ name: "delivery", value: "c3VwcG9ydC8x" }],
    },
  });
  expect(call?.url.href).toBe("https://api.resend.com/emails");
  expect(call?.headers.get("authorization")).toBe("Bearer re_key");
  expect(call?.headers.get("idempotency-key")).toBe("support/1");
  expect(call?.headers.get("user-agent")).toBeTruthy();
});

test("what can be switched off says where, for one click; what cannot has no such header", async () => {
  const { email, network } = client({ status: 200, body: { id: "1" } }, { status: 200, body: { id: "2" } });
  await email.send("a@example.com", { ...mail, unsubscribeUrl: "https://parley.test/unsubscribe/t" }, "reminder/1");
  await email.send("a@example.com", mail, "support/1");
  expect(network.calls[0]?.body).toMatchObject({
    headers: {
      "List-Unsubscribe": "<https://parley.test/unsubscribe/t>",
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
  expect(network.calls[1]?.body).not.toHaveProperty("headers");
});

test.each<[string, Reply, { retryable: boolean; outcome: string }]>([
  ["a limit", { status: 429, body: { name: "rate_limit_exceeded" } }, { retryable: true, outcome: "refused" }],
  ["today's quota", { status: 429, body: { name: "daily_quota_exceeded" } }, { retryable: true, outcome: "refused" }],
  [
    "this month's quota",
    { status: 429, body: { name: "monthly_quota_exceeded" } },
    { retryable: false, outcome: "refused" },
  ],
  [
    "the same key still at work",
    { status: 409, body: { name: "concurrent_idempotent_requests" } },
    { retryable: true, outcome: "refused" },
  ],
  [
    "the key of another mail",
    { status: 409, body: { name: "invalid_idempotent_request" } },
    { retryable: false, outcome: "refused" },
  ],
  ["a bad address", { status: 422, body: { name: "validation_error" } }, { retryable: false, outcome: "refused" }],
  ["a wrong API key", { status: 403, body: { name: "invalid_api_key" } }, { retryable: false, outcome: "refused" }],
  ["a stumble", { status: 500, body: { name: "internal_server_error" } }, { retryable: true, outcome: "unknown" }],
  ["a gateway's own page", { status: 502 }, { retryable: true, outcome: "unknown" }],
  ["a broken connection", "break", { retryable: true, outcome: "unknown" }],
  ["no answer in time", "hang", { retryable: true, outcome: "unknown" }],
  ["an answer without an id", { status: 200, body: {} }, { retryable: false, outcome: "unknown" }],
])("%s is told as what it is", async (_, reply, expected) => {
  const { email } = client(reply);
  await expect(email.send("a@example.com", mail, "key")).rejects.toMatchObject({ name: "ProviderError", ...expected });
});
