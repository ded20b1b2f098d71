import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { MINUTE, SECOND } from "~/domain/time";
import { readSvixHeaders, verifySvixSignature } from "~/http/svix-signature";

const now = Date.now();
const seconds = (ms: number) => String(Math.floor(ms / SECOND));
const secret = `whsec_${Buffer.from("a key of 24 bytes, plain").toString("base64")}`;
const body = '{"type":"email.delivered","data":{"subject":"caf\\u00e9 ☕"}}';
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

function sign(text: string, { id = "msg_1", at = seconds(now), key = secret } = {}) {
  const raw = Buffer.from(key.replace("whsec_", ""), "base64");
  return createHmac("sha256", raw).update(`${id}.${at}.${text}`).digest("base64");
}

function headers(changes: Record<string, string | null> = {}): Headers {
  const all = { "svix-id": "msg_1", "svix-timestamp": seconds(now), "svix-signature": `v1,${sign(body)}`, ...changes };
  const given = new Headers();
  for (const [name, value] of Object.entries(all)) if (value !== null) given.set(name, value);
  return given;
}

async function isGood(given: Headers, text = body, key = secret): Promise<boolean> {
  const signed = readSvixHeaders(given, now);
  return signed !== null && (await verifySvixSignature(bytes(text), signed, key));
}

test("a body that Svix signed is accepted, by any of several signatures", async () => {
  expect(await isGood(headers())).toBe(true);
  const other = `v1,${sign("other")}`;
  expect(await isGood(headers({ "svix-signature": `v1a,nonsense ${other} v1,${sign(body)}` }))).toBe(true);
});

test("the example of Svix's own documents is accepted", async () => {
  const timestamp = "1614265330";
  const signed = readSvixHeaders(
    new Headers({
      "svix-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "svix-timestamp": timestamp,
      "svix-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }),
    Number(timestamp) * SECOND,
  );
  expect(signed).not.toBeNull();
  const key = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  expect(signed && (await verifySvixSignature(bytes('{"test": 2432232314}'), signed, key))).toBe(true);
});

test.each([
  ["no id", headers({ "svix-id": null })],
  ["no time", headers({ "svix-timestamp": null })],
  ["no signature", headers({ "svix-signature": null })],
  ["another id", headers({ "svix-id": "msg_2" })],
  ["another time", headers({ "svix-timestamp": seconds(now + MINUTE) })],
  ["a time that is no number", headers({ "svix-timestamp": "now" })],
  ["the signature of another body", headers({ "svix-signature": `v1,${sign("other")}` })],
  ["the signature of another secret", headers({ "svix-signature": `v1,${sign(body, { key: "whsec_b3RoZXI=" })}` })],
  ["a signature without its version", headers({ "svix-signature": sign(body) })],
  ["an older version", headers({ "svix-signature": `v0,${sign(body)}` })],
  ["nonsense", headers({ "svix-signature": "v1,===" })],
])("%s is refused", async (_, given) => {
  expect(await isGood(given)).toBe(false);
});

test.each([
  ["five minutes old", -5 * MINUTE, true],
  ["older", -5 * MINUTE - 2 * SECOND, false],
  ["ahead of the clock", 5 * MINUTE + 2 * SECOND, false],
])("a signature that is %s", async (_, offset, expected) => {
  const whole = Math.floor(now / SECOND) * SECOND;
  const at = seconds(whole + offset);
  const given = headers({ "svix-timestamp": at, "svix-signature": `v1,${sign(body, { at })}` });
  expect(readSvixHeaders(given, whole) !== null).toBe(expected);
});

test("the same JSON printed differently is refused, and so is everything without a key", async () => {
  expect(await isGood(headers(), JSON.stringify(JSON.parse(body)))).toBe(false);
  expect(await isGood(headers(), body, "whsec_")).toBe(false);
  expect(await isGood(headers(), body, secret.replace("whsec_", ""))).toBe(false);
});
