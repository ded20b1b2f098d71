import { bearerOf, type Call, formOf, html, json, seeOther } from "../call";
import type { World } from "../world";
import {
  accountOf,
  addAccessToken,
  addRefreshToken,
  consent,
  consentOf,
  findToken,
  randomText,
  revokeGrant,
  TOKEN_SECONDS,
} from "./accounts";
import { type Ask, askOf, redirectUris } from "./ask";
import { consentPage, refusalPage } from "./consent-page";
import { longScope, profileOf, publicKeys, signIdToken } from "./id-token";

const CODE_MS = 10 * 60 * 1000;

/** The hosts of Google's sign-in: consent, tokens, keys, userinfo. */
export async function answerOAuth(call: Call, world: World): Promise<Response> {
  switch (`${call.method} ${call.path}`) {
    case "GET /o/oauth2/v2/auth":
      return authorize(call, world);
    case "POST /o/oauth2/v2/auth/decision":
      return decide(call, world);
    case "POST /token":
      return token(call, world);
    case "POST /revoke":
      return revoke(call, world);
    case "GET /oauth2/v3/certs":
      return json(await publicKeys(world), 200, { "cache-control": "public, max-age=3600" });
    case "GET /v1/userinfo":
    case "GET /oauth2/v3/userinfo":
      return userinfo(call, world);
    case "GET /.well-known/openid-configuration":
      return json(discovery(world));
    default:
      return json({ error: "invalid_request" }, 404);
  }
}

function authorize(call: Call, world: World): Response {
  const ask = askOf(call.query);
  const refusal = refusalOf(ask, world);
  if (refusal) return html(refusalPage(world, refusal), 400);
  const known = ask.prompt === "none" && ask.loginHint && consentOf(world.sql, ask.loginHint);
  if (ask.prompt === "none") {
    if (!known) return back(ask, { error: "login_required" });
    if (!ask.scopes.every((scope) => known.includes(longScope(scope)))) return back(ask, { error: "consent_required" });
    return allow(ask, ask.loginHint, ask.scopes, world);
  }
  return html(consentPage(world, ask, call.query.toString()));
}

/** The consent page's own form; a person's click, so it is no part of Google's API. */
function decide(call: Call, world: World): Response {
  const form = formOf(call);
  const ask = askOf(new URLSearchParams(form.get("ask") ?? ""));
  const refusal = refusalOf(ask, world);
  if (refusal) return html(refusalPage(world, refusal), 400);
  if (form.get("decision") !== "allow") return back(ask, { error: "access_denied" });
  const email = (form.get("other")?.trim() || form.get("account") || "").toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) return html(consentPage(world, ask, form.get("ask") ?? "", true), 400);
  return allow(ask, email, form.getAll("scope"), world);
}

function allow(ask: Ask, address: string, ticked: string[], world: World): Response {
  const { email } = accountOf(world.sql, address);
  const given = ask.scopes.filter((scope) => ticked.includes(scope)).map(longScope);
  const before = consentOf(world.sql, email);
  const isNew = given.some((scope) => !before.includes(scope));
  const all = consent(world.sql, email, given);
  const scopes = ask.includeGranted ? all : given;
  const offline = ask.offline && (isNew || ask.prompt.includes("consent"));

  const code = `4/0A${randomText(32)}`;
  const { redirectUri, codeChallenge, nonce } = ask;
  const kept = JSON.stringify({ redirectUri, codeChallenge, nonce, scopes, offline } satisfies Granted);
  world.sql.exec("INSERT INTO google_codes VALUES (?, ?, ?, ?)", code, email, kept, world.now + CODE_MS);
  return back(ask, { code, scope: scopes.join(" "), authuser: "0", prompt: ask.prompt || "none" });
}

/** What a code stands for. */
interface Granted {
  redirectUri: string;
  codeChallenge: string;
  nonce: string;
  scopes: string[];
  offline: boolean;
}

function refusalOf(ask: Ask, world: World): string | undefined {
  if (ask.clientId !== world.env.GOOGLE_CLIENT_ID) return "Error 401: invalid_client";
  if (!redirectUris(world.env).includes(ask.redirectUri)) return "Error 400: redirect_uri_mismatch";
  if (ask.responseType !== "code" || ask.scopes.length === 0) return "Error 400: invalid_request";
  if (ask.codeChallenge && ask.codeChallengeMethod !== "S256") return "Error 400: invalid_request";
  return undefined;
}

function back(ask: Ask, answer: Record<string, string>): Response {
  const url = new URL(ask.redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state: ask.state })) url.searchParams.set(name, value);
  return seeOther(url.toString());
}

async function token(call: Call, world: World): Promise<Response> {
  const form = formOf(call);
  const { env, sql, now } = world;
  if (form.get("client_id") !== env.GOOGLE_CLIENT_ID || form.get("client_secret") !== env.GOOGLE_CLIENT_SECRET) {
    return json({ error: "invalid_client", error_description: "The OAuth client was not found." }, 401);
  }
  if (form.get("grant_type") === "refresh_token") {
    const grant = findToken(sql, form.get("refresh_token") ?? "", "refresh", now);
    if (!grant) return invalidGrant("Token has been expired or revoked.");
    const access = addAccessToken(sql, grant.email, grant.scope, now);
    return json({ access_token: access, expires_in: TOKEN_SECONDS, scope: grant.scope, token_type: "Bearer" });
  }
  if (form.get("grant_type") !== "authorization_code") return json({ error: "unsupported_grant_type" }, 400);
  return exchange(form, world);
}

async function exchange(form: URLSearchParams, world: World): Promise<Response> {
  const { sql, now } = world;
  const code = form.get("code") ?? "";
  const row = sql
    .exec<{ email: string; ask: string; expires_at: number }>("SELECT * FROM google_codes WHERE code = ?", code)
    .toArray()[0];
  sql.exec("DELETE FROM google_codes WHERE code = ?", code); // single use, also when the rest is wrong
  if (!row || row.expires_at < now) return invalidGrant("Malformed auth code.");
  const granted: Granted = JSON.parse(row.ask);
  if (granted.redirectUri !== form.get("redirect_uri")) return invalidGrant("Bad Request");
  if (granted.codeChallenge && (await challengeOf(form.get("code_verifier") ?? "")) !== granted.codeChallenge) {
    return invalidGrant("Invalid code verifier.");
  }
  const account = accountOf(sql, row.email);
  const scope = granted.scopes.join(" ");
  return json({
    access_token: addAccessToken(sql, account.email, scope, now),
    expires_in: TOKEN_SECONDS,
    ...(granted.offline && { refresh_token: addRefreshToken(sql, account.email, scope) }),
    scope,
    token_type: "Bearer",
    ...(granted.scopes.includes("openid") && {
      id_token: await signIdToken(world, account, granted.scopes, granted.nonce),
    }),
  });
}

function invalidGrant(description: string): Response {
  return json({ error: "invalid_grant", error_description: description }, 400);
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier)));
  return btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function revoke(call: Call, { sql, now }: World): Response {
  const value = formOf(call).get("token") ?? call.query.get("token") ?? "";
  const grant = findToken(sql, value, "refresh", now) ?? findToken(sql, value, "access", now);
  if (!grant) return json({ error: "invalid_token", error_description: "Token expired or revoked" }, 400);
  revokeGrant(sql, grant.email);
  return json({});
}

function userinfo(call: Call, { sql, now }: World): Response {
  const grant = findToken(sql, bearerOf(call), "access", now);
  if (!grant) return json({ error: "invalid_request", error_description: "Invalid Credentials" }, 401);
  return json(profileOf(sql, accountOf(sql, grant.email), grant.scope.split(" ")));
}

function discovery({ base }: World) {
  return {
    issuer: "https://accounts.google.com",
    authorization_endpoint: `${base}/accounts.google.com/o/oauth2/v2/auth`,
    token_endpoint: `${base}/oauth2.googleapis.com/token`,
    userinfo_endpoint: `${base}/openidconnect.googleapis.com/v1/userinfo`,
    revocation_endpoint: `${base}/oauth2.googleapis.com/revoke`,
    jwks_uri: `${base}/www.googleapis.com/oauth2/v3/certs`,
  };
}
