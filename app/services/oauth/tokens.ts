import { randomBytes } from "node:crypto";
import {
  claimCode,
  claimRefreshToken,
  insertConnection,
  insertRefreshToken,
  renewConnection,
  selectClient,
  selectCode,
  selectConnection,
  selectRefreshToken,
  touchClient,
} from "~/db/oauth";
import { codeChallenge, hashToken, newToken } from "~/db/token";
import { apiKeyOf, shownPart } from "~/domain/api-key";
import type { ApiScope } from "~/domain/api-scopes";
import { isVerifier } from "~/domain/oauth";
import type { Deps } from "../deps";
import { endKey } from "../end-key";

type Needs = Pick<Deps, "db" | "clock">;

/** Shown once: hashes alone are kept. */
export interface Tokens {
  access: string;
  refresh: string;
  scopes: ApiScope[];
}

/**
 * Tokens for a code, once. A code that comes a second time was seen by somebody else: what it was given for ends.
 *
 * @returns null when it is not to be had
 */
export async function exchangeCode(
  { db, clock }: Needs,
  { code, clientId, redirectUri, verifier }: { code: string; clientId: string; redirectUri: string; verifier: string },
): Promise<Tokens | null> {
  const now = clock();
  const codeHash = hashToken(code);
  const [[claimed], [client]] = await db.batch([
    claimCode(db, { codeHash, clientId, redirectUri }, now),
    selectClient(db, clientId),
  ]);
  if (!claimed || !client) {
    const [known] = await selectCode(db, codeHash);
    if (known?.usedAt) await endKey(db, known.userId, known.keyId, now);
    return null;
  }
  const { userId, keyId, scopes, challenge } = claimed;
  if (!isVerifier(verifier) || codeChallenge(verifier) !== challenge) return null;
  const tokens = newTokens(scopes);
  const connection = { id: keyId, userId, clientId, name: client.name, scopes, ...stored(tokens) };
  await db.batch([
    ...insertConnection(db, connection, now),
    insertRefreshToken(db, { tokenHash: hashToken(tokens.refresh), keyId, userId }, now),
    touchClient(db, clientId, now),
  ]);
  return tokens;
}

/**
 * New tokens for a refresh token, once. One that comes a second time is in two hands, and nobody knows in which: the
 * connection ends, and the user is asked again.
 */
export async function refreshTokens(
  { db, clock }: Needs,
  { refresh, clientId }: { refresh: string; clientId: string },
): Promise<Tokens | null> {
  const now = clock();
  const tokenHash = hashToken(refresh);
  const [claimed] = await claimRefreshToken(db, tokenHash, clientId, now);
  if (!claimed) {
    const [known] = await selectRefreshToken(db, tokenHash);
    if (known?.usedAt) await endKey(db, known.userId, known.keyId, now);
    return null;
  }
  const { keyId, userId } = claimed;
  const tokens = newTokens([]);
  const [[renewed]] = await db.batch([
    renewConnection(db, { id: keyId, clientId, ...stored(tokens) }, now),
    insertRefreshToken(db, { tokenHash: hashToken(tokens.refresh), keyId, userId }, now),
    touchClient(db, clientId, now),
  ]);
  return renewed ? { ...tokens, scopes: renewed.scopes } : null;
}

/** Ends the connection of a token, access or refresh, of this client (RFC 7009); of any other nothing happens. */
export async function revokeToken(
  { db, clock }: Needs,
  { token, clientId }: { token: string; clientId: string },
): Promise<void> {
  const tokenHash = hashToken(token);
  const [[access], [refresh]] = await db.batch([selectConnection(db, tokenHash), selectRefreshToken(db, tokenHash)]);
  const now = clock();
  if (access?.clientId === clientId) await endKey(db, access.userId, access.id, now);
  // Only its own client knows a refresh token.
  if (refresh) await endKey(db, refresh.userId, refresh.keyId, now);
}

function newTokens(scopes: ApiScope[]): Tokens {
  return { access: apiKeyOf(randomBytes(64)), refresh: newToken(), scopes };
}

const stored = ({ access }: Tokens) => ({ accessHash: hashToken(access), shown: shownPart(access) });
