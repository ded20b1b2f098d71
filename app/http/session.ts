import type { AppLoadContext } from "@remix-run/cloudflare";
import { runTogether, type Statement } from "~/db/database";
import { deleteSessionByToken, insertSession } from "~/db/sessions";
import { hashToken, newToken } from "~/db/token";
import { DEVICE_MAX, SESSION_MAX_MS } from "~/domain/session";
import { SECOND } from "~/domain/time";
import { forgetHostCookie, hashOfHostCookie, hostCookie, readHostCookie } from "./cookie";

const NAME = "session";

/** Whether the browser comes with a session. Nobody has looked whether that goes on: good for which links to show. */
export function hasSession(request: Request): boolean {
  return readHostCookie(request, NAME) !== null;
}

/** The hash of the session token in the request's cookie, null without one. */
export function sessionTokenHash(request: Request): string | null {
  return hashOfHostCookie(request, NAME);
}

/**
 * Starts a session with a new token. A session that the browser already had ends in the same transaction, so that a
 * token planted before sign-in is worth nothing after it.
 *
 * @param also statements to run in the same transaction, as for the audit log
 * @returns the `Set-Cookie` value
 */
export async function openSession(
  request: Request,
  { db, clock, sessionsEnded }: Pick<AppLoadContext, "db" | "clock" | "sessionsEnded">,
  userId: string,
  also: readonly Statement[] = [],
): Promise<string> {
  const before = sessionTokenHash(request);
  const token = newToken();
  const now = clock();
  const [replaced] = await runTogether(db, [
    deleteSessionByToken(db, before ?? ""),
    ...also,
    insertSession(db, {
      tokenHash: hashToken(token),
      id: crypto.randomUUID(),
      userId,
      createdAt: now,
      seenAt: now,
      expiresAt: now + SESSION_MAX_MS,
      device: (request.headers.get("user-agent") ?? "").slice(0, DEVICE_MAX),
    }),
  ]);
  // The batch answers in the order of its statements.
  const [ended] = replaced as Awaited<ReturnType<typeof deleteSessionByToken>>;
  if (ended) await sessionsEnded(ended.userId, { only: ended.id });
  return hostCookie(NAME, token, { maxAgeSeconds: SESSION_MAX_MS / SECOND });
}

/** The `Set-Cookie` value that makes the browser forget its session; the row in D1 goes separately. */
export function clearSession(): string {
  return forgetHostCookie(NAME);
}
