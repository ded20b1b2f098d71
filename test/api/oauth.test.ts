import { env } from "cloudflare:workers";
import { createHash, randomBytes } from "node:crypto";
import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { answerMcp } from "~/api/mcp/answer";
import { answerOAuth } from "~/api/oauth";
import { apiKeys, oauthCodes, oauthRefreshTokens } from "~/db/schema/api";
import { ownPath } from "~/domain/own-path";
import { HOUR, SECOND } from "~/domain/time";
import * as keysPage from "~/routes/dashboard.settings.api";
import * as page from "~/routes/oauth.authorize";
import worker from "../../workers/entry";
import { call } from "../support/api";
import { mailsTo } from "../support/mailbox";
import { use } from "../support/mcp";
import { APP, args, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

vi.setConfig({ testTimeout: 30_000 });

const HERE = "https://assistant.example/callback";

/** Everything that a client of OAuth and MCP asks of us. */
async function ask(
  input: string | URL | Request,
  init?: RequestInit,
  context: Partial<AppLoadContext> = {},
): Promise<Response> {
  const request = new Request(input as RequestInfo, init);
  const all = testContext(context);
  if (new URL(request.url).pathname === "/mcp") return answerMcp(request, all);
  return (await answerOAuth(request, all)) ?? new Response(null, { status: 404 });
}

/** What the official client keeps, and where it sends its person. */
class Remembers implements OAuthClientProvider {
  redirectUrl = HERE;
  clientMetadata = { client_name: "Test assistant", redirect_uris: [HERE], token_endpoint_auth_method: "none" };
  client: OAuthClientInformationMixed | undefined;
  held: OAuthTokens | undefined;
  verifier = "";
  sentTo: URL | undefined;
  state = () => "s t&te";
  clientInformation = () => this.client;
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.client = client;
  }
  tokens = () => this.held;
  saveTokens(tokens: OAuthTokens) {
    this.held = tokens;
  }
  redirectToAuthorization(url: URL) {
    this.sentTo = url;
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier;
  }
  codeVerifier = () => this.verifier;
}

const pathOf = (url: URL) => `${url.pathname}${url.search}`;

/** The person's answer on the page of consent: where the browser is sent. */
async function answerConsent(
  user: TestUser,
  url: URL,
  fields: Record<string, string> = { intent: "allow" },
): Promise<URL> {
  const answer = await responseOf(
    page.action(args(post(pathOf(url), fields, await sessionOf(user.id)))) as Promise<unknown>,
  );
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get("location") ?? "");
}

test("the official client registers, is let in by its person, lists meetings, and comes back with a refresh", async () => {
  const user = await createUser();
  const provider = new Remembers();
  const link = () =>
    new StreamableHTTPClientTransport(new URL(`${APP}/mcp`), {
      authProvider: provider,
      fetch: async (url, init) => ask(url, init),
    });
  const first = link();
  await expect(new Client({ name: "test", version: "1" }).connect(first)).rejects.toThrow();
  const url = provider.sentTo;
  if (!url) throw new Error("nobody was sent anywhere");
  expect([url.origin, url.pathname, url.searchParams.get("code_challenge_method")]).toEqual([
    APP,
    "/oauth/authorize",
    "S256",
  ]);

  const back = await answerConsent(user, url);
  expect([back.origin, back.searchParams.get("state"), back.searchParams.get("iss")]).toEqual([
    ...["https://assistant.example", "s t&te", APP],
  ]);
  await first.finishAuth(back.searchParams);
  const client = new Client({ name: "test", version: "1" });
  await client.connect(link());
  expect(await use(client, "list_meetings")).toMatchObject({ isError: false, said: { data: [] } });
  expect(provider.held?.scope).toBe("availability:read meetings:read meetings:write");

  // The access token has come to its end: the client gets another by itself.
  const [before] = await db.select().from(apiKeys).where(eq(apiKeys.userId, user.id));
  await db
    .update(apiKeys)
    .set({ accessUntil: Date.now() - 1 })
    .where(eq(apiKeys.userId, user.id));
  expect(await use(client, "list_meetings")).toMatchObject({ isError: false });
  const [after, ...others] = await db.select().from(apiKeys).where(eq(apiKeys.userId, user.id));
  expect(others).toEqual([]);
  expect(after?.keyHash).not.toBe(before?.keyHash);

  // Hashes alone are kept, the owner knows, and the page of keys ends it.
  const rows = JSON.stringify([
    after,
    await db.select().from(oauthRefreshTokens).where(eq(oauthRefreshTokens.userId, user.id)),
  ]);
  for (const secret of [provider.held?.access_token, provider.held?.refresh_token]) expect(rows).not.toContain(secret);
  expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
    "An assistant was connected to your Parley account",
  ]);
  const cookie = await sessionOf(user.id);
  const { keys } = await keysPage.loader(args(get("/dashboard/settings/api", cookie)));
  expect(keys.map(({ key }) => key)).toMatchObject([{ name: "Test assistant", isAssistant: true, state: "active" }]);
  await keysPage.action(args(post("/dashboard/settings/api", { intent: "revoke", id: after?.id ?? "" }, cookie)));
  await expect(use(client, "list_meetings")).rejects.toThrow();
});

const verifier = randomBytes(32).toString("base64url");
const challenge = createHash("sha256").update(verifier).digest("base64url");

async function registered(redirect_uris: string[] = [HERE], more: object = {}): Promise<Response> {
  const body = JSON.stringify({ client_name: "Test assistant", redirect_uris, ...more });
  const from = {
    "cf-connecting-ip": `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`,
  };
  return ask(`${APP}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json", ...from },
    body,
  });
}

function authorizeUrl(client_id: string, more: Record<string, string> = {}): URL {
  const url = new URL(`${APP}/oauth/authorize`);
  const fields = {
    ...{ response_type: "code", client_id, redirect_uri: HERE, state: "x", code_challenge: challenge },
    ...{ code_challenge_method: "S256", scope: "meetings:read", resource: `${APP}/mcp`, ...more },
  };
  for (const [name, value] of Object.entries(fields)) if (value !== "") url.searchParams.set(name, value);
  return url;
}

async function token(fields: Record<string, string>, context: Partial<AppLoadContext> = {}) {
  const answer = await ask(`${APP}/oauth/token`, { method: "POST", body: new URLSearchParams(fields) }, context);
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

/** A client that has been let in, and has its code. */
async function letIn(more: Record<string, string> = {}, fields: Record<string, string> = { intent: "allow" }) {
  const user = await createUser();
  const { client_id } = (await (await registered()).json()) as { client_id: string };
  const back = await answerConsent(user, authorizeUrl(client_id, more), fields);
  const code = back.searchParams.get("code") ?? "";
  const grant = { grant_type: "authorization_code", code, client_id, redirect_uri: HERE, code_verifier: verifier };
  return { user, client_id, back, code, grant };
}

const list = (access: string) =>
  ask(`${APP}/mcp`, {
    method: "POST",
    headers: {
      ...{ authorization: `Bearer ${access}`, "content-type": "application/json" },
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
  });

test("what is asked without a token says where to get one", async () => {
  const answer = await ask(`${APP}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const where = `${APP}/.well-known/oauth-protected-resource/mcp`;
  expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, `Bearer resource_metadata="${where}"`]);
  expect(await (await ask(where)).json()).toMatchObject({ resource: `${APP}/mcp`, authorization_servers: [APP] });
  expect(await (await ask(`${APP}/.well-known/oauth-authorization-server`)).json()).toMatchObject({
    ...{ issuer: APP, code_challenge_methods_supported: ["S256"] },
    registration_endpoint: `${APP}/oauth/register`,
  });
});

test("a code that comes twice gives nothing the second time, and ends what it was given for", async () => {
  const { grant } = await letIn();
  const { body } = await token(grant);
  expect((await list(body.access_token ?? "")).status).toBe(200);
  expect(await token(grant)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  expect((await list(body.access_token ?? "")).status).toBe(401);
  const refresh = { grant_type: "refresh_token", refresh_token: body.refresh_token ?? "", client_id: grant.client_id };
  expect((await token(refresh)).status).toBe(400);
});

test("of twenty that come at once with one code none has more than one connection", async () => {
  const { user, grant } = await letIn();
  const all = await Promise.all(Array.from({ length: 20 }, async () => token(grant)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await db.select().from(apiKeys).where(eq(apiKeys.userId, user.id))).length).toBeLessThanOrEqual(1);
});

test("a refresh token is good once; a copy of it ends the connection", async () => {
  const { grant, client_id } = await letIn();
  const one = (await token(grant)).body;
  const refresh = { grant_type: "refresh_token", refresh_token: one.refresh_token ?? "", client_id };
  expect((await token({ ...refresh, client_id: crypto.randomUUID() })).status).toBe(400);
  const two = (await token(refresh)).body;
  expect((await list(one.access_token ?? "")).status).toBe(401);
  expect((await list(two.access_token ?? "")).status).toBe(200);
  expect((await token(refresh)).status).toBe(400);
  expect((await list(two.access_token ?? "")).status).toBe(401);
  expect((await token({ ...refresh, refresh_token: two.refresh_token ?? "" })).status).toBe(400);
});

test.each([
  ["a wrong verifier", { code_verifier: randomBytes(32).toString("base64url") }, "invalid_grant"],
  ["no verifier", { code_verifier: "" }, "invalid_grant"],
  ["another address", { redirect_uri: "https://assistant.example/other" }, "invalid_grant"],
  ["another client", { client_id: crypto.randomUUID() }, "invalid_grant"],
  ["a code that was made up", { code: "abc" }, "invalid_grant"],
  ["another grant", { grant_type: "password" }, "unsupported_grant_type"],
  ["another resource", { resource: "https://other.example/mcp" }, "invalid_target"],
] as const)("%s gets no tokens", async (_, wrong, error) => {
  const { user, grant } = await letIn();
  expect(await token({ ...grant, ...wrong })).toMatchObject({ status: 400, body: { error } });
  expect(await db.select().from(apiKeys).where(eq(apiKeys.userId, user.id))).toEqual([]);
});

test("a code is good for a minute, and an access token for an hour", async () => {
  const late = await letIn();
  expect((await token(late.grant, { clock: () => Date.now() + 61 * SECOND })).status).toBe(400);
  const { grant } = await letIn();
  const { body } = await token(grant, { clock: () => Date.now() - HOUR });
  expect(body.error ?? body.expires_in).toBe(3_600);
  expect((await list(body.access_token ?? "")).status).toBe(401);
});

test.each([
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  ["http://assistant.example/callback"],
  ["https://user:pass@assistant.example/"],
  ["https://assistant.example/#x"],
  ["myapp://callback"],
  ["//assistant.example"],
  ["https://assistant.example/\nx"],
])("a client that would be answered at %s is not registered", async (uri) => {
  const answer = await registered([uri]);
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: "invalid_redirect_uri" }]);
});

test("a network registers so many clients an hour", async () => {
  const headers = { "content-type": "application/json", "cf-connecting-ip": "198.51.100.77" };
  const body = JSON.stringify({ redirect_uris: [HERE] });
  const all = await Promise.all(
    Array.from(
      { length: 25 },
      async () => (await ask(`${APP}/oauth/register`, { method: "POST", headers, body })).status,
    ),
  );
  expect(all.filter((status) => status === 201)).toHaveLength(20);
  expect(all.filter((status) => status === 429)).toHaveLength(5);
});

const consent = async (user: TestUser, url: URL) => page.loader(args(get(pathOf(url), await sessionOf(user.id))));

test("an unknown client, or one at another address, is sent nowhere", async () => {
  const user = await createUser();
  const { client_id } = (await (await registered()).json()) as { client_id: string };
  for (const url of [
    authorizeUrl(crypto.randomUUID()),
    authorizeUrl(client_id, { redirect_uri: "https://evil.example/" }),
    authorizeUrl(client_id, { redirect_uri: `${HERE}/more` }),
    authorizeUrl(client_id, { redirect_uri: "javascript:alert(1)" }),
  ]) {
    expect(await consent(user, url)).toMatchObject({ data: { asked: null }, init: { status: 400 } });
    const answer = await responseOf(
      page.action(args(post(pathOf(url), { intent: "allow" }, await sessionOf(user.id)))) as Promise<unknown>,
    );
    expect(answer.status).toBe(400);
  }
  expect(await db.select().from(oauthCodes).where(eq(oauthCodes.userId, user.id))).toEqual([]);
});

test.each([
  ["no PKCE", { code_challenge: "" }, "invalid_request"],
  ["plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
  ["an unknown scope", { scope: "meetings:read admin" }, "invalid_scope"],
  ["a scope that is not for assistants", { scope: "preferences:write" }, "invalid_scope"],
  ["tokens at once", { response_type: "token" }, "unsupported_response_type"],
  ["another resource", { resource: "https://other.example/mcp" }, "invalid_target"],
] as const)(
  "%s is told to the client when its user presses the button with its address, and not before",
  async (_, wrong, error) => {
    const user = await createUser();
    const { client_id } = (await (await registered()).json()) as { client_id: string };
    const url = authorizeUrl(client_id, wrong);
    expect(await consent(user, url)).toMatchObject({
      data: { asked: { host: "assistant.example", fault: error } },
      init: { status: 400 },
    });
    const html = await (await worker.fetch(get(pathOf(url), await sessionOf(user.id)) as never, env)).text();
    expect(html).toMatch(/Back to (?:<!-- -->)?assistant\.example/);
    // Whichever button is pressed: what cannot be asked for is not given.
    for (const intent of ["deny", "allow"]) {
      const back = await answerConsent(user, url, { intent });
      expect([back.origin, back.searchParams.get("error"), back.searchParams.get("state")]).toEqual([
        ...["https://assistant.example", error, "x"],
      ]);
    }
    expect(await db.select().from(oauthCodes).where(eq(oauthCodes.userId, user.id))).toEqual([]);
  },
);

test("the page names the client and where it is, only for whoever is signed in; a no is told", async () => {
  const user = await createUser();
  const { client_id } = (await (await registered()).json()) as { client_id: string };
  const url = authorizeUrl(client_id);
  expect(await consent(user, url)).toMatchObject({
    data: {
      asked: { name: "Test assistant", host: "assistant.example", scopes: ["meetings:read"] },
      email: user.email,
    },
  });
  const stranger = await responseOf(page.loader(args(get(pathOf(url)))) as Promise<unknown>);
  expect(stranger.headers.get("location")).toMatch(/^\/auth\?redirectTo=%2Foauth%2Fauthorize%3F/);
  const back = await answerConsent(user, url, { intent: "deny" });
  expect([back.searchParams.get("error"), back.searchParams.get("code")]).toEqual(["access_denied", null]);
  const elsewhere = new Request(post(pathOf(url), { intent: "allow" }, await sessionOf(user.id)), {
    headers: { "sec-fetch-site": "cross-site", cookie: await sessionOf(user.id) },
  });
  expect((await responseOf(page.action(args(elsewhere)) as Promise<unknown>)).status).toBe(403);
  expect(await db.select().from(oauthCodes).where(eq(oauthCodes.userId, user.id))).toEqual([]);
});

test("a request with a state of 4 kB is there again after signing in, to the letter", async () => {
  const user = await createUser();
  const { client_id } = (await (await registered()).json()) as { client_id: string };
  const state = randomBytes(3_000).toString("base64");
  const url = authorizeUrl(client_id, { state });
  const opened = async (path: string, cookie?: string) =>
    new URL(
      (await responseOf(page.loader(args(get(path, cookie))) as Promise<unknown>)).headers.get("location") ?? "",
      APP,
    );
  const resume = ownPath((await opened(pathOf(url))).searchParams.get("redirectTo"), "");
  expect(resume).toMatch(/^\/oauth\/authorize\?resume=/);
  // A name that was guessed leads nowhere.
  const guessed = await opened(`${resume.slice(0, -5)}aaaaa`);
  expect(guessed.pathname).toBe("/auth");
  const again = await opened(resume, await sessionOf(user.id));
  expect(pathOf(again)).toBe(pathOf(url));
  expect((await answerConsent(user, again)).searchParams.get("state")).toBe(state);
});

test.each([
  ["Parley” for your bank. “", "Parley' for your bank. '"],
  ["a\u202eelpoep", "aelpoep"],
  ["\u{1d5d6}laude\u200b *now*", "Claude now"],
])("a client that calls itself %j ends no quotes of ours and turns no words around", async (client_name, shown) => {
  expect(await (await registered([HERE], { client_name })).json()).toMatchObject({ client_name: shown });
});

test("a client whose name is nothing to see has none", async () => {
  expect((await registered([HERE], { client_name: "\u200b\u202e" })).status).toBe(400);
});

test.each(["redirect_uri", "client_id", "scope", "state"])("a request with two of %s is nobody's", async (name) => {
  const user = await createUser();
  const { client_id } = (await (await registered()).json()) as { client_id: string };
  const url = authorizeUrl(client_id);
  url.searchParams.append(name, name === "redirect_uri" ? "https://evil.example/" : "x");
  expect(await consent(user, url)).toMatchObject({ data: { asked: null } });
});

test("to write without asking takes a tick of its own", async () => {
  const scope = "meetings:write meetings:write:unattended";
  const asked = await letIn({ scope });
  expect((await token(asked.grant)).body.scope).toBe("meetings:write");
  const ticked = await letIn({ scope }, { intent: "allow", unattended: "on" });
  expect((await token(ticked.grant)).body.scope).toBe(scope);
  // Nobody gets it who has not asked.
  const sneaked = await letIn({ scope: "meetings:write" }, { intent: "allow", unattended: "on" });
  expect((await token(sneaked.grant)).body.scope).toBe("meetings:write");
});

test("a token is good for MCP alone, and its client can give it back", async () => {
  const { grant, client_id } = await letIn();
  const { body } = await token(grant);
  const access = body.access_token ?? "";
  expect(await call(access, "GET", "/meetings")).toMatchObject({ status: 401 });
  const revoke = (fields: Record<string, string>) =>
    ask(`${APP}/oauth/revoke`, { method: "POST", body: new URLSearchParams(fields) });
  await revoke({ token: access, client_id: crypto.randomUUID() });
  expect((await list(access)).status).toBe(200);
  expect((await revoke({ token: access, client_id })).status).toBe(200);
  expect((await list(access)).status).toBe(401);
});

test("a client on one's own machine is answered at any port of it", async () => {
  const user = await createUser();
  const { client_id } = (await (await registered(["http://127.0.0.1:33418/callback"])).json()) as { client_id: string };
  const at = (redirect_uri: string) => consent(user, authorizeUrl(client_id, { redirect_uri }));
  expect(await at("http://127.0.0.1:55555/callback")).toMatchObject({ data: { asked: { host: "127.0.0.1:55555" } } });
  expect(await at("http://127.0.0.1:55555/other")).toMatchObject({ data: { asked: null } });
  expect(await at("http://localhost:33418/callback")).toMatchObject({ data: { asked: null } });
});

test("the Worker answers all of it, and its page may be answered by the client's address and no other", async () => {
  const user = await createUser();
  const { client_id } = (await (await registered()).json()) as { client_id: string };
  const send = (request: Request) => worker.fetch(request as never, env);
  expect((await send(new Request(`${APP}/.well-known/oauth-authorization-server`))).status).toBe(200);
  const cross = {
    method: "POST",
    headers: { origin: "https://assistant.example" },
    body: new URLSearchParams({ grant_type: "x" }),
  };
  expect((await send(new Request(`${APP}/oauth/token`, cross))).status).toBe(400);
  expect((await send(new Request(`${APP}/oauth/token`))).status).toBe(405);
  const answer = await send(get(pathOf(authorizeUrl(client_id)), await sessionOf(user.id)));
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const forms = /form-action ([^;]*)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1]?.split(" ");
  expect(forms).toContain("https://assistant.example");
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  const html = await answer.text();
  for (const words of ["Test assistant", "assistant.example", user.email, "Allow", "Deny"])
    expect(html).toContain(words);
  expect(html).not.toContain("javascript:");
});
