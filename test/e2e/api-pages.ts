import { createHash, randomUUID } from "node:crypto";
import type { Page } from "playwright-core";

/** A page that is there once somebody has done something, under a name that is the same each time. */
export interface MadePage {
  name: string;
  path: string;
  /** Of its answer. */
  status?: number;
}

const HALF_HOUR = 30 * 60_000;
const CALLBACK = "https://assistant.example/callback";
const challenge = createHash("sha256").update("a".repeat(43)).digest("base64url");

/**
 * Makes what the pages of the API, of assistants and of booking links show, by their own forms.
 *
 * @param page of a browser that is signed in, at an account with a calendar
 */
export async function makeApiPages(page: Page, appUrl: string): Promise<MadePage[]> {
  const post = async (path: string, fields: [string, string][]) => {
    const headers = { origin: appUrl, "content-type": "application/x-www-form-urlencoded" };
    const sent = { data: `${new URLSearchParams(fields)}`, headers, maxRedirects: 0 };
    const answer = await page.request.post(appUrl + path, sent);
    if (answer.status() >= 400)
      throw new Error(`${path} answered ${answer.status()}: ${(await answer.text()).slice(0, 500)}`);
    return answer;
  };
  const text = async (path: string) => (await page.request.get(appUrl + path)).text();

  const links = "/dashboard/meetings/links";
  const times = Array.from({ length: 3 }, (_, n): [string, string] => {
    const soon = Math.ceil(Date.now() / HALF_HOUR) * HALF_HOUR + 50 * 2 * HALF_HOUR;
    return ["times", String(soon + n * 4 * HALF_HOUR)];
  });
  const offer = async (title: string, more: [string, string][]) => {
    const id = randomUUID();
    const fields: [string, string][] = [
      ["id", id],
      ["title", title],
      ["durationMinutes", "30"],
      ["language", "en"],
    ];
    await post(`${links}/new`, [...fields, ...times, ...more]);
    return id;
  };
  await offer("Budget for the harbour", [
    ["guestName", "Anna"],
    ["guestEmail", "anna@example.com"],
  ]);
  const single = /\/book\/[\w-]{43}/.exec(await text(links))?.[0] ?? "";
  const group = await offer("Planning with three", [
    ["guestName", "Anna"],
    ["guestEmail", "anna@example.com"],
    ["others", "tom@example.org, eva@example.net"],
    ["namesOthers", "on"],
  ]);
  const [ofGroup = ""] = [...(await text(`${links}/${group}`)).matchAll(/\/book\/[\w-]{43}/g)].map(([path]) => path);
  await post(ofGroup, [
    ["intent", "can"],
    ["zone", "Europe/London"],
    ["can", times[1]?.[1] ?? ""],
  ]);

  const registration = { client_name: "Harbour assistant", redirect_uris: [CALLBACK] };
  const registered = await page.request.post(`${appUrl}/oauth/register`, { data: registration });
  const { client_id } = (await registered.json()) as { client_id: string };
  const asked = {
    ...{ response_type: "code", client_id, redirect_uri: CALLBACK, code_challenge: challenge, state: "x" },
    code_challenge_method: "S256",
    scope: "availability:read meetings:read meetings:write meetings:write:unattended",
  };
  const consent = `/oauth/authorize?${new URLSearchParams(asked)}`;
  const allowed = await post(consent, [["intent", "allow"]]);
  const code = new URL(allowed.headers().location ?? "").searchParams.get("code") ?? "";
  const grant = { grant_type: "authorization_code", code, client_id, redirect_uri: CALLBACK };
  const tokens = await page.request.post(`${appUrl}/oauth/token`, {
    form: { ...grant, code_verifier: "a".repeat(43) },
  });
  const { access_token } = (await tokens.json()) as { access_token: string };
  const proposed = { title: "Kick-off", start: new Date(Number(times[2]?.[1]) + 24 * 2 * HALF_HOUR).toISOString() };
  await page.request.post(`${appUrl}/mcp`, {
    data: {
      ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
      params: {
        name: "propose_meeting",
        arguments: { ...proposed, participants: [{ email: "anna@example.com" }] },
      },
    },
    headers: { authorization: `Bearer ${access_token}`, accept: "application/json, text/event-stream" },
  });

  const keys = "/dashboard/settings/api";
  await post(keys, [
    ["intent", "create"],
    ["id", randomUUID()],
    ["name", "Reports"],
    ["life", "90"],
    ["allowedOrigins", ""],
    ["scopes", "meetings:read"],
    ["scopes", "availability:read"],
  ]);
  const revoke = /\/dashboard\/settings\/api\/[\w-]{36}\/revoke/.exec(await text(keys))?.[0] ?? "";
  return [
    { name: "/oauth/authorize", path: consent },
    { name: "/oauth/authorize/fault", path: consent.replace("type=code", "type=token"), status: 400 },
    { name: "/oauth/authorize/unknown", path: "/oauth/authorize?client_id=none", status: 400 },
    { name: "/dashboard/settings/api/with-assistants", path: keys },
    { name: "/dashboard/settings/api/revoke", path: revoke },
    { name: "/dashboard/meetings/proposals/open", path: "/dashboard/meetings/proposals" },
    { name: "/dashboard/meetings/links/open", path: links },
    { name: "/dashboard/meetings/links/group", path: `${links}/${group}` },
    { name: "/book/single", path: `${single}?zone=America%2FNew_York` },
    { name: "/book/group", path: `${ofGroup}?zone=Europe%2FLondon` },
  ];
}
