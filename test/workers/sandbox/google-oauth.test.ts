import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { CLIENT, EVENTS, openWorld } from "./sandbox-world";

const REDIRECT = "http://localhost:8787/oauth/google/calendar";
const CALENDAR = "https://www.googleapis.com/auth/calendar.events";
const VERIFIER = "v".repeat(43);

const ask = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: CLIENT.client_id,
    redirect_uri: REDIRECT,
    response_type: "code",
    scope: `openid email ${CALENDAR}`,
    state: "0123456789abcdef",
    access_type: "offline",
    prompt: "consent",
    nonce: "once",
    code_challenge: createHash("sha256").update(VERIFIER).digest("base64url"),
    code_challenge_method: "S256",
    ...changes,
  });

type World = ReturnType<typeof openWorld>;

async function allow(world: World, scopes = ["openid", "email", CALENDAR], changes: Record<string, string> = {}) {
  const form = new URLSearchParams({ ask: ask(changes).toString(), account: "anna@parley.test", decision: "allow" });
  for (const scope of scopes) form.append("scope", scope);
  const answer = await world.call("POST", "/accounts.google.com/o/oauth2/v2/auth/decision", form);
  return new URL(answer.headers.get("location") ?? "");
}

function token(world: World, form: Record<string, string>) {
  return world.call("POST", "/oauth2.googleapis.com/token", new URLSearchParams({ ...CLIENT, ...form }));
}

function exchange(world: World, code: string, changes: Record<string, string> = {}) {
  const form = { grant_type: "authorization_code", code, redirect_uri: REDIRECT, code_verifier: VERIFIER };
  return token(world, { ...form, ...changes });
}

test("a code is good once, and gives tokens with an identity that the published key verifies", async () => {
  const world = openWorld();
  const back = await allow(world);
  expect(back.searchParams.get("state")).toBe("0123456789abcdef");
  const code = back.searchParams.get("code") ?? "";
  const { body } = await exchange(world, code);
  expect(body).toMatchObject({ token_type: "Bearer", expires_in: 3599, refresh_token: expect.any(String) });
  expect((await exchange(world, code)).body.error).toBe("invalid_grant");

  const [head = "", claims = "", signature = ""] = body.id_token.split(".");
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  const { keys } = (await world.call("GET", "/www.googleapis.com/oauth2/v3/certs")).body;
  const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("jwk", keys[0], algorithm, false, ["verify"]);
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  expect(await crypto.subtle.verify(algorithm, key, bytes(signature), signed)).toBe(true);
  expect(JSON.parse(new TextDecoder().decode(bytes(claims)))).toMatchObject({
    ...{ aud: CLIENT.client_id, email: "anna@parley.test", email_verified: true, nonce: "once" },
  });
});

test.each([
  ["another verifier", { code_verifier: "w".repeat(43) }, "invalid_grant"],
  ["another redirect", { redirect_uri: "http://localhost:8787/auth/callback" }, "invalid_grant"],
  ["a wrong secret", { client_secret: "wrong" }, "invalid_client"],
])("a code with %s gives %j → %s", async (_name, changes, error) => {
  const world = openWorld();
  const code = (await allow(world)).searchParams.get("code") ?? "";
  expect((await exchange(world, code, changes)).body).toMatchObject({ error });
});

test("a redirect that differs by one slash is refused on Google's own page", async () => {
  const world = openWorld();
  const query = ask({ redirect_uri: `${REDIRECT}/` });
  const answer = await world.call("GET", `/accounts.google.com/o/oauth2/v2/auth?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain("redirect_uri_mismatch");
});

test("a scope that was unticked is not granted, and its calls are refused", async () => {
  const world = openWorld();
  const code = (await allow(world, ["openid", "email"])).searchParams.get("code") ?? "";
  const { body } = await exchange(world, code);
  expect(body.scope).toBe("openid https://www.googleapis.com/auth/userinfo.email");
  const bearer = { authorization: `Bearer ${body.access_token}` };
  const refused = await world.call("GET", EVENTS, undefined, bearer);
  expect([refused.status, refused.body.error.errors[0].reason]).toEqual([403, "insufficientPermissions"]);
});

test("a refresh token comes only with offline access and a consent that is new or asked for", async () => {
  const world = openWorld();
  const refreshOf = async (changes: Record<string, string>) => {
    const code = (await allow(world, undefined, changes)).searchParams.get("code") ?? "";
    return (await exchange(world, code)).body.refresh_token;
  };
  expect(await refreshOf({ access_type: "online" })).toBeUndefined();
  expect(await refreshOf({ prompt: "select_account" })).toBeUndefined();
  expect(await refreshOf({})).toBeTypeOf("string");
});

test("a person who says no comes back with access_denied and the state", async () => {
  const world = openWorld();
  const form = new URLSearchParams({ ask: ask().toString(), decision: "deny" });
  const answer = await world.call("POST", "/accounts.google.com/o/oauth2/v2/auth/decision", form);
  expect(answer.headers.get("location")).toBe(`${REDIRECT}?error=access_denied&state=0123456789abcdef`);
});

test("after the grant is withdrawn a refresh is invalid_grant and the access token is dead", async () => {
  const world = openWorld();
  const { body } = await world.control("POST", "/google/grant", { account: "anna@parley.test" });
  const refresh = { grant_type: "refresh_token", refresh_token: body.refresh_token };
  expect((await token(world, refresh)).status).toBe(200);
  await world.control("POST", "/google/revoke", { account: "anna@parley.test" });
  const dead = await token(world, refresh);
  expect([dead.status, dead.body.error]).toEqual([400, "invalid_grant"]);
  const bearer = { authorization: `Bearer ${body.access_token}` };
  expect((await world.call("GET", EVENTS, undefined, bearer)).body.error.errors[0].reason).toBe("authError");
});
