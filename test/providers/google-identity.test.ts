import { afterEach, expect, test, vi } from "vitest";
import { createGoogleIdentity } from "~/providers/google-identity";
import { createIssuer, part } from "../support/id-token";
import { fakeFetch, type Reply } from "./fake-fetch";

const NOW = Date.parse("2026-03-04T09:30:00Z");
const SECONDS = NOW / 1_000;
const NONCE = "nonce-of-this-sign-in";
const CLIENT = "client.apps.googleusercontent.com";
const good = {
  iss: "https://accounts.google.com",
  aud: CLIENT,
  sub: "110700000000000000001",
  email: "robin@example.com",
  email_verified: true,
  name: "Robin",
  nonce: NONCE,
  iat: SECONDS,
  exp: SECONDS + 3_600,
};
const issuer = await createIssuer();
const stranger = await createIssuer();
let hosts = 0;

/** A client whose keys come from the given answers; each has its own address, because keys are remembered by it. */
function client(...replies: Reply[]) {
  hosts += 1;
  const network = fakeFetch(...replies);
  const certsUrl = `https://keys-${hosts}.test/certs`;
  return { identity: createGoogleIdentity({ clientId: CLIENT, certsUrl, ...network.connection }), network };
}

const withKeys = () => client({ status: 200, body: issuer.keys });

test("V10.5.1 V10.5.2 V10.5.4: a token that Google signed for us and for this sign-in says who it is", async () => {
  const { identity } = withKeys();
  expect(await identity.verify(await issuer.sign(good), NONCE, NOW)).toEqual({
    subject: good.sub,
    email: good.email,
    emailVerified: true,
    name: "Robin",
  });
});

test.each([
  ["of another client", { aud: "somebody-else" }],
  ["of another sign-in", { nonce: "another" }],
  ["of another issuer", { iss: "https://accounts.evil.example" }],
  ["that has run out", { exp: SECONDS - 61 }],
  ["from the future", { iat: SECONDS + 61 }],
  ["without a subject", { sub: "" }],
  ["without a nonce", { nonce: undefined }],
  ["without an end", { exp: undefined }],
  ["that is not good yet", { nbf: SECONDS + 61 }],
  ["for several clients", { aud: [CLIENT, "somebody-else"] }],
])("a token %s is refused", async (_, change) => {
  const { identity } = withKeys();
  expect(await identity.verify(await issuer.sign({ ...good, ...change }), NONCE, NOW)).toBeUndefined();
});

test.each([
  ["signed by somebody else", async () => stranger.sign(good)],
  [
    "whose words were changed",
    async () => swap(await issuer.sign(good), part({ ...good, email: "victim@example.com" })),
  ],
  ["without a signature", async () => `${part({ alg: "none", kid: "key-1" })}.${part(good)}.`],
  ["that names another algorithm", async () => issuer.sign(good, { alg: "HS256", kid: "key-1" })],
  ["of an unknown key", async () => issuer.sign(good, { alg: "RS256", kid: "made-up" })],
  ["that is none", async () => "not a token"],
  ["that is empty", async () => ""],
])("a token %s is refused", async (_, make) => {
  const { identity } = withKeys();
  expect(await identity.verify(await make(), NONCE, NOW)).toBeUndefined();
});

function swap(token: string, body: string): string {
  const [head, , signature] = token.split(".");
  return `${head}.${body}.${signature}`;
}

test("the Workspace that an account belongs to is said", async () => {
  const { identity } = withKeys();
  const token = await issuer.sign({ ...good, hd: "example.com" });
  expect(await identity.verify(token, NONCE, NOW)).toMatchObject({ hostedDomain: "example.com" });
});

test("an address that Google has not verified is said to be so", async () => {
  const { identity } = withKeys();
  const { email_verified: _, ...silent } = good;
  expect(await identity.verify(await issuer.sign(silent), NONCE, NOW)).toMatchObject({ emailVerified: false });
});

test("keys are fetched once, and again when Google has new ones", async () => {
  const next = await createIssuer("key-2");
  const { identity, network } = client({ status: 200, body: issuer.keys }, { status: 200, body: next.keys });
  await identity.verify(await issuer.sign(good), NONCE, NOW);
  await identity.verify(await issuer.sign(good), NONCE, NOW);
  expect(network.calls).toHaveLength(1);
  // A key id that was made up right after the keys were fetched asks nobody.
  expect(await identity.verify(await next.sign(good), NONCE, NOW)).toBeUndefined();
  expect(network.calls).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ["Date"] });
  expect(await identity.verify(await next.sign(good), NONCE, NOW)).toBeDefined();
  expect(network.calls).toHaveLength(2);
});

afterEach(() => vi.useRealTimers());

test("keys that cannot be had are an error of Google's, not a refusal", async () => {
  const { identity } = client({ status: 503 });
  await expect(identity.verify(await issuer.sign(good), NONCE, NOW)).rejects.toMatchObject({ name: "ProviderError" });
});
