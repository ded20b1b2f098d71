import { describe, expect, test } from "vitest";
import { createGoogleOAuth } from "~/providers/google-oauth";
import { errorOf, fakeFetch, type Reply } from "./fake-fetch";

const answer = { access_token: "ya29.a", expires_in: 3599, scope: "openid email", token_type: "Bearer" };
const granted: Reply = { status: 200, body: answer };
const refused = (error: string, status = 400): Reply => ({ status, body: { error, error_description: "Bad Request" } });

function google(...replies: Reply[]) {
  const { calls, slept, connection } = fakeFetch(...replies);
  const oauth = createGoogleOAuth({
    clientId: "client-1",
    clientSecret: "client-secret",
    accountsBaseUrl: "http://localhost:8788/accounts.google.com",
    oauth2BaseUrl: "http://localhost:8788/oauth2.googleapis.com",
    apisBaseUrl: "http://localhost:8788/www.googleapis.com",
    ...connection,
    timeoutMs: 30,
  });
  return { calls, slept, oauth };
}

describe("the consent page", () => {
  const ask = {
    redirectUri: "http://localhost:8787/auth/google/callback",
    scopes: ["openid", "email"],
    state: "s",
    codeChallenge: "c",
    nonce: "n",
  };
  const asked = (more: object = {}) => {
    const url = new URL(google().oauth.authorizationUrl({ ...ask, ...more }));
    return { path: url.origin + url.pathname, query: Object.fromEntries(url.searchParams) };
  };

  test("is asked for a code with PKCE, state and nonce", () => {
    expect(asked()).toEqual({
      path: "http://localhost:8788/accounts.google.com/o/oauth2/v2/auth",
      query: {
        client_id: "client-1",
        redirect_uri: ask.redirectUri,
        response_type: "code",
        scope: "openid email",
        state: "s",
        code_challenge: "c",
        code_challenge_method: "S256",
        nonce: "n",
      },
    });
  });

  test("is asked for lasting access only when that is wanted", () => {
    const lasting = { access_type: "offline", prompt: "consent", include_granted_scopes: "true" };
    expect(asked({ offline: true, loginHint: "a@b.test" }).query).toMatchObject({ ...lasting, login_hint: "a@b.test" });
    expect(asked().query).not.toHaveProperty("access_type");
  });
});

describe("a code", () => {
  const code = { code: "4/0A", redirectUri: "http://localhost:8787/cb", codeVerifier: "verifier" };

  test("becomes tokens", async () => {
    const { calls, oauth } = google({ status: 200, body: { ...answer, refresh_token: "1//r", id_token: "eyJ" } });
    expect(await oauth.exchangeCode(code)).toEqual({
      accessToken: "ya29.a",
      expiresInSeconds: 3599,
      scope: "openid email",
      refreshToken: "1//r",
      idToken: "eyJ",
    });
    expect(calls[0]).toMatchObject({
      method: "POST",
      body: {
        grant_type: "authorization_code",
        code: "4/0A",
        client_id: "client-1",
        client_secret: "client-secret",
        redirect_uri: code.redirectUri,
        code_verifier: "verifier",
      },
    });
    expect(calls[0]?.url.href).toBe("http://localhost:8788/oauth2.googleapis.com/token");
  });

  test.each<[string, Reply, object]>([
    [
      "that was used before",
      refused("invalid_grant"),
      { status: 400, reason: "invalid_grant", retryable: false, outcome: "refused" },
    ],
    ["whose answer was lost", "break", { status: 0, outcome: "unknown" }],
  ])("%s is not sent twice", async (_, reply, expected) => {
    const { calls, oauth } = google(reply);
    expect(await errorOf(oauth.exchangeCode(code))).toMatchObject(expected);
    expect(calls).toHaveLength(1);
  });
});

describe("a refresh", () => {
  test("gives a new access token, and a new refresh token only when Google sends one", async () => {
    const { calls, oauth } = google(granted);
    expect(await oauth.refresh("1//r")).toEqual({
      accessToken: "ya29.a",
      expiresInSeconds: 3599,
      scope: "openid email",
    });
    expect(calls[0]?.body).toMatchObject({ grant_type: "refresh_token", refresh_token: "1//r" });
  });

  test.each<[string, Reply]>([
    ["a broken connection", "break"],
    ["silence", "hang"],
    ["a 503", { status: 503, body: "backend" }],
  ])("is repeated twice after %s", async (_, reply) => {
    const { calls, slept, oauth } = google(reply, reply, granted);
    expect(await oauth.refresh("1//r")).toMatchObject({ accessToken: "ya29.a" });
    expect(calls).toHaveLength(3);
    expect(slept).toEqual([200, 800]);
  });

  test("is given up after three tries", async () => {
    const { calls, oauth } = google("break", "break", "break");
    expect(await errorOf(oauth.refresh("1//r"))).toMatchObject({
      provider: "google-oauth",
      status: 0,
      retryable: true,
    });
    expect(calls).toHaveLength(3);
  });

  test("of a grant that is over is final at once", async () => {
    const { calls, oauth } = google(refused("invalid_grant"));
    expect(await errorOf(oauth.refresh("1//r"))).toMatchObject({ reason: "invalid_grant", retryable: false });
    expect(calls).toHaveLength(1);
  });

  test("whose answer makes no sense fails", async () => {
    const { oauth } = google({ status: 200, body: { access_token: 7 } });
    expect(await errorOf(oauth.refresh("1//r"))).toMatchObject({ reason: "unreadable", retryable: false });
  });
});

describe("revoking", () => {
  test.each<[string, Reply]>([
    ["a live token", { status: 200, body: {} }],
    ["a token that is dead already", refused("invalid_token")],
  ])("%s is done", async (_, reply) => {
    const { calls, oauth } = google(reply);
    await oauth.revoke("1//r");
    expect(calls[0]?.body).toEqual({ token: "1//r" });
  });

  test("that Google refuses for another reason fails", async () => {
    const { oauth } = google(refused("invalid_request"));
    expect(await errorOf(oauth.revoke("1//r"))).toMatchObject({ status: 400, reason: "invalid_request" });
  });
});
