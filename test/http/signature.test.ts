import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { verifyMetaSignature } from "~/http/signature";

const secret = "app-secret";
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const sign = (text: string, key = secret) => `sha256=${createHmac("sha256", key).update(text).digest("hex")}`;
const body = '{"object":"whatsapp_business_account","text":"caf\\u00e9 ☕"}';

test("a body that Meta signed is accepted", async () => {
  expect(await verifyMetaSignature(bytes(body), sign(body), secret)).toBe(true);
  expect(await verifyMetaSignature(bytes(""), sign(""), secret)).toBe(true);
  // A value worked out elsewhere, so that both sides cannot be wrong together.
  const known = "sha256=f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8";
  const text = "The quick brown fox jumps over the lazy dog";
  expect(await verifyMetaSignature(bytes(text), known, "key")).toBe(true);
});

test.each([
  ["no header", null],
  ["an empty header", ""],
  ["the signature of another body", sign(`${body} `)],
  ["the signature of another secret", sign(body, "other-secret")],
  ["a signature without its scheme", sign(body).slice(7)],
  ["an older scheme", sign(body).replace("sha256", "sha1")],
  ["a signature that is too short", sign(body).slice(0, -2)],
  ["a signature that is too long", `${sign(body)}00`],
  ["letters that are no hex", `sha256=${"z".repeat(64)}`],
])("%s is refused", async (_, header) => {
  expect(await verifyMetaSignature(bytes(body), header, secret)).toBe(false);
});

test("the same JSON printed differently is refused: the bytes count", async () => {
  const printedAgain = JSON.stringify(JSON.parse(body));
  expect(await verifyMetaSignature(bytes(printedAgain), sign(body), secret)).toBe(false);
});

test("without a secret nothing is accepted", async () => {
  expect(await verifyMetaSignature(bytes(body), sign(body, ""), "")).toBe(false);
});
