import type { AppLoadContext } from "@remix-run/cloudflare";
import { insertClient } from "~/db/oauth";
import { countTry } from "~/db/rate-limits";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { ACCESS_MS, OAUTH_SCOPES, USUAL_SCOPES } from "~/domain/oauth";
import { SECOND } from "~/domain/time";
import { ClientRegistration } from "~/forms/oauth";
import { announcesMore, readAtMost } from "~/http/body";
import { networkOfRequest } from "~/http/network";
import { exchangeCode, refreshTokens, revokeToken, type Tokens } from "~/services/oauth/tokens";
import { readJson } from "./http";

/** A form of the token endpoint has a few hundred bytes. */
const FORM_BYTES = 16_000;

type Answer = (request: Request, context: AppLoadContext) => Promise<Response>;

/** What clients of OAuth ask for by themselves; whether their user lets them is a page: routes/oauth.authorize. */
const ENDPOINTS: Readonly<Record<string, { method: "GET" | "POST"; answer: Answer }>> = {
  "/.well-known/oauth-protected-resource": {
    method: "GET",
    answer: async (_, { appUrl }) => json(200, resource(appUrl)),
  },
  "/.well-known/oauth-protected-resource/mcp": {
    method: "GET",
    answer: async (_, { appUrl }) => json(200, resource(appUrl)),
  },
  "/.well-known/oauth-authorization-server": {
    method: "GET",
    answer: async (_, { appUrl }) => json(200, server(appUrl)),
  },
  "/oauth/register": { method: "POST", answer: register },
  "/oauth/token": { method: "POST", answer: giveTokens },
  "/oauth/revoke": { method: "POST", answer: revoke },
};

/** @returns null when the address is none of these. Nothing is thrown. */
export async function answerOAuth(request: Request, context: AppLoadContext): Promise<Response | null> {
  const endpoint = ENDPOINTS[new URL(request.url).pathname];
  if (!endpoint) return null;
  const method = request.method === "HEAD" ? "GET" : request.method;
  if (method !== endpoint.method) return new Response(null, { status: 405, headers: { allow: endpoint.method } });
  try {
    return await endpoint.answer(request, context);
  } catch (error) {
    logEvent("oauth-failed", describeError(error), "error");
    return refuse(500, "server_error");
  }
}

/** RFC 9728. */
function resource(appUrl: string) {
  return {
    resource: `${appUrl}/mcp`,
    authorization_servers: [appUrl],
    // What a client that knows no better asks for.
    scopes_supported: USUAL_SCOPES,
    bearer_methods_supported: ["header"],
    resource_name: "Parley",
    resource_documentation: `${appUrl}/api/mcp`,
  };
}

/** RFC 8414. */
function server(appUrl: string) {
  return {
    issuer: appUrl,
    authorization_endpoint: `${appUrl}/oauth/authorize`,
    token_endpoint: `${appUrl}/oauth/token`,
    registration_endpoint: `${appUrl}/oauth/register`,
    revocation_endpoint: `${appUrl}/oauth/revoke`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    scopes_supported: OAUTH_SCOPES,
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${appUrl}/api/mcp`,
  };
}

/** RFC 7591. Anybody may; what it gives is a name under which a user can be asked. */
async function register(request: Request, { db, clock }: AppLoadContext): Promise<Response> {
  const read = await readJson(request);
  if ("refused" in read) return refuse(read.refused === "too-large" ? 413 : 400, "invalid_client_metadata");
  const parsed = ClientRegistration.safeParse(read.value);
  if (!parsed.success) {
    const isUri = parsed.error.issues.some(({ path }) => path[0] === "redirect_uris");
    const said = parsed.error.issues[0]?.message;
    return refuse(400, isUri ? "invalid_redirect_uri" : "invalid_client_metadata", said);
  }
  const now = clock();
  const until = await countTry(db, [{ limit: "oauth-register:address", who: networkOfRequest(request) }], now);
  if (until !== null) return refuse(429, "temporarily_unavailable", "Too many registrations from this network.");
  const { client_name: name, redirect_uris: redirectUris } = parsed.data;
  const id = crypto.randomUUID();
  await insertClient(db, { id, name, redirectUris, createdAt: now });
  return json(201, {
    ...{ client_id: id, client_id_issued_at: Math.floor(now / SECOND), client_name: name, redirect_uris: redirectUris },
    ...{ token_endpoint_auth_method: "none", response_types: ["code"] },
    grant_types: ["authorization_code", "refresh_token"],
  });
}

async function giveTokens(request: Request, context: AppLoadContext): Promise<Response> {
  const form = await readForm(request);
  if (!form) return refuse(400, "invalid_request");
  const field = (name: string) => form.get(name) ?? "";
  const resources = form.getAll("resource");
  if (resources.some((one) => one !== `${context.appUrl}/mcp`)) return refuse(400, "invalid_target");
  const clientId = field("client_id");
  const grant = field("grant_type");
  if (grant === "authorization_code") {
    const asked = {
      code: field("code"),
      clientId,
      redirectUri: field("redirect_uri"),
      verifier: field("code_verifier"),
    };
    return tokensOr(await exchangeCode(context, asked));
  }
  if (grant === "refresh_token")
    return tokensOr(await refreshTokens(context, { refresh: field("refresh_token"), clientId }));
  return refuse(400, "unsupported_grant_type");
}

function tokensOr(tokens: Tokens | null): Response {
  if (!tokens) return refuse(400, "invalid_grant");
  const { access, refresh, scopes } = tokens;
  return json(200, {
    ...{ access_token: access, token_type: "Bearer", expires_in: ACCESS_MS / SECOND },
    ...{ refresh_token: refresh, scope: scopes.join(" ") },
  });
}

async function revoke(request: Request, context: AppLoadContext): Promise<Response> {
  const form = await readForm(request);
  const token = form?.get("token");
  if (!token) return refuse(400, "invalid_request");
  await revokeToken(context, { token, clientId: form?.get("client_id") ?? "" });
  return new Response(null, { status: 200, headers: { "cache-control": "no-store" } });
}

/** Null when it is no form, or a field that has to be one is there twice. */
async function readForm(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded" || announcesMore(request, FORM_BYTES)) return null;
  const bytes = await readAtMost(request, FORM_BYTES);
  if (!bytes) return null;
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  return [...form.keys()].some((name) => name !== "resource" && form.getAll(name).length > 1) ? null : form;
}

function refuse(status: number, error: string, description?: string): Response {
  return json(status, { error, ...(description !== undefined && { error_description: description }) });
}

function json(status: number, body: object): Response {
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  return new Response(JSON.stringify(body), { status, headers });
}
