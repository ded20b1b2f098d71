import { noteEvent } from "~/db/audit-log";
import { findGoogleAccount, type GoogleAccount, revokeGoogleAccount, saveTokens } from "~/db/google-accounts";
import { MINUTE, SECOND } from "~/domain/time";
import { isProviderError, type ProviderError } from "~/providers/errors";
import type { Deps, RefreshAccess } from "./deps";

/** A token this close to its end is refreshed first, so that it does not end between two calls of one turn. */
const REFRESH_BEFORE_MS = 2 * MINUTE;

/** Whose tokens they are and what they are: encrypted for one user, they do not open in another's row. */
export const tokenPurpose = (userId: string) => `${userId}:google-token`;

/** Runs a call with a valid access token; `revoked` when the grant is over. Every other provider error is thrown on. */
export type GoogleSession = <T>(call: (accessToken: string) => Promise<T>) => Promise<{ value: T } | { revoked: true }>;

/**
 * One turn's way to a user's Google account. The token is opened once, refreshed when it is about to end, and refreshed
 * once more when Google answers 401 all the same, or that it allows us too little: where that stays so the grant is over.
 */
export function openGoogle(
  deps: Pick<Deps, "db" | "encryption" | "clock" | "refreshAccess" | "notifyPages">,
  account: Pick<GoogleAccount, "userId" | "accessToken" | "accessTokenExpiresAt" | "revokedAt">,
): GoogleSession {
  type Access = Awaited<ReturnType<RefreshAccess>>;
  let access: Promise<Access> | undefined;

  async function firstAccess(): Promise<Access> {
    if (account.revokedAt !== null) return { revoked: true };
    if (account.accessTokenExpiresAt - REFRESH_BEFORE_MS <= deps.clock())
      return deps.refreshAccess(account.userId, account.accessToken);
    return { accessToken: await deps.encryption.decrypt(account.accessToken, tokenPurpose(account.userId)) };
  }

  return async (call) => {
    access ??= firstAccess();
    const first = await access;
    if ("revoked" in first) return first;
    try {
      return { value: await call(first.accessToken) };
    } catch (error) {
      if (!isProviderError(error) || (error.status !== 401 && !isTooLittle(error))) throw error;
      access = deps.refreshAccess(account.userId, account.accessToken);
      const renewed = await access;
      return "revoked" in renewed ? renewed : again(call, renewed.accessToken);
    }
  };

  async function again<T>(
    call: (accessToken: string) => Promise<T>,
    accessToken: string,
  ): Promise<{ value: T } | { revoked: true }> {
    try {
      return { value: await call(accessToken) };
    } catch (error) {
      if (!isProviderError(error) || !isTooLittle(error)) throw error;
      const ended = await endGrant(deps, account.userId);
      access = Promise.resolve(ended);
      return ended;
    }
  }
}

/** The user has taken the right to the calendar from the grant, or an administrator has: no later try will do better. */
const isTooLittle = ({ provider, status, reason }: ProviderError) =>
  provider === "google-calendar" && status === 403 && reason === "insufficientPermissions";

/** Notes that Google's grant is over, for pages as well; whoever reads the calendar by the clock tells its owner. */
async function endGrant(deps: Pick<Deps, "db" | "clock" | "notifyPages">, userId: string): Promise<{ revoked: true }> {
  if (await revokeGoogleAccount(deps.db, userId, deps.clock())) {
    await noteEvent(deps.db, userId, "calendar-revoked", deps.clock());
    await deps.notifyPages(userId, "integrations");
  }
  return { revoked: true };
}

/**
 * Asks Google for a new access token and keeps it encrypted, unless somebody has done so since the caller read the spent
 * one. Open pages hear of a grant that turns out to be over. `workers` makes sure that one user has one flight at a time.
 */
export async function refreshAccess(
  deps: Pick<Deps, "db" | "encryption" | "googleOAuth" | "clock" | "notifyPages">,
  userId: string,
  spent: string,
): ReturnType<RefreshAccess> {
  const account = await findGoogleAccount(deps.db, userId);
  if (!account || account.revokedAt !== null) return { revoked: true };
  if (account.accessToken !== spent) {
    return { accessToken: await deps.encryption.decrypt(account.accessToken, tokenPurpose(userId)) };
  }
  try {
    const refreshToken = await deps.encryption.decrypt(account.refreshToken, tokenPurpose(userId));
    const tokens = await deps.googleOAuth.refresh(refreshToken);
    // Both are encrypted anew, so that a key that was put in front takes them over.
    const all = { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
    await saveTokens(deps.db, userId, account.refreshToken, await encryptTokens(deps, userId, all));
    return { accessToken: tokens.accessToken };
  } catch (error) {
    if (!isProviderError(error) || error.reason !== "invalid_grant") throw error;
    return endGrant(deps, userId);
  }
}

/** Tokens as Google gave them, in the form in which they are stored. Google sends a new refresh token only sometimes. */
export async function encryptTokens(
  { encryption, clock }: Pick<Deps, "encryption" | "clock">,
  userId: string,
  tokens: { accessToken: string; expiresInSeconds: number; refreshToken?: string },
) {
  return {
    accessToken: await encryption.encrypt(tokens.accessToken, tokenPurpose(userId)),
    accessTokenExpiresAt: clock() + tokens.expiresInSeconds * SECOND,
    ...(tokens.refreshToken && { refreshToken: await encryption.encrypt(tokens.refreshToken, tokenPurpose(userId)) }),
  };
}
