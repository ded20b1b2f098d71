import { env } from "cloudflare:workers";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { insertSession } from "~/db/sessions";
import { hashToken, newToken } from "~/db/token";
import { SESSION_MAX_MS } from "~/domain/session";
import { createContext } from "../../workers/context";
import { db } from "./user";

export const APP = "http://localhost:8787";

/** What a loader or action gets, on the real bindings; `changes` stand in for parts of it. */
export function testContext(changes: Partial<AppLoadContext> = {}): AppLoadContext {
  return { ...createContext(env), ...changes };
}

/** A live session of this user: the value of the `Cookie` header. */
export async function sessionOf(userId: string, at = Date.now()): Promise<string> {
  const token = newToken();
  await insertSession(db, {
    tokenHash: hashToken(token),
    id: crypto.randomUUID(),
    userId,
    createdAt: at,
    seenAt: at,
    expiresAt: at + SESSION_MAX_MS,
    device: "Test browser",
  });
  return `__Host-session=${token}`;
}

/** A page load, with a session's cookie or none. */
export function get(path: string, cookie = ""): Request {
  return new Request(`${APP}${path}`, { headers: cookie ? { cookie } : {} });
}

/**
 * A form as a browser sends it from our own page, from a network of its own: what strangers may do is counted by network.
 * A field may have several values.
 */
export function post(path: string, fields: Record<string, string | string[]>, cookie = ""): Request {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  return new Request(`${APP}${path}`, {
    method: "POST",
    body,
    headers: {
      "sec-fetch-site": "same-origin",
      referer: `${APP}${path}`,
      "cf-connecting-ip": crypto.randomUUID(),
      ...(cookie && { cookie }),
    },
  });
}

/** The arguments of a loader or action. */
export function args(request: Request, params: Record<string, string> = {}, context = testContext()) {
  return { request, params, context };
}

/** What a loader or action answered, when that is a Response, thrown or returned. */
export async function responseOf(work: Promise<unknown>): Promise<Response> {
  const answer = await work.catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return answer;
  throw answer instanceof Error ? answer : new Error(`No Response: ${JSON.stringify(answer)}`);
}

/** The name=value part of each cookie that an answer sets, ready for the next request. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
