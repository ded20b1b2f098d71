import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { ApiScope } from "~/domain/api-scopes";
import { ACCESS_MS, CODE_MS, connectionEnd, REFRESH_MS } from "~/domain/oauth";
import type { Instant } from "~/domain/time";
import type { Db } from "./database";
import { apiKeys, oauthClients, oauthCodes, oauthRefreshTokens } from "./schema/api";

export type OAuthClient = typeof oauthClients.$inferSelect;

export function insertClient(db: Db, client: Omit<OAuthClient, "usedAt">) {
  return db.insert(oauthClients).values({ ...client, usedAt: client.createdAt });
}

/** A client that has registered: a row or none. */
export function selectClient(db: Db, id: string) {
  return db.select().from(oauthClients).where(eq(oauthClients.id, id));
}

/** A client whose users come back stays. */
export function touchClient(db: Db, id: string, now: Instant) {
  return db.update(oauthClients).set({ usedAt: now }).where(eq(oauthClients.id, id));
}

type NewCode = Omit<typeof oauthCodes.$inferInsert, "expiresAt" | "usedAt">;

export function insertCode(db: Db, code: NewCode, now: Instant) {
  return db.insert(oauthCodes).values({ ...code, expiresAt: now + CODE_MS });
}

/** Takes away the codes that a user's consent has made and nobody has used yet. */
export function dropCodes(db: Db, userId: string) {
  return db.delete(oauthCodes).where(and(eq(oauthCodes.userId, userId), isNull(oauthCodes.usedAt)));
}

/** Uses up a code: a row the first time, in time, by the client and for the address that it was given for. */
export function claimCode(
  db: Db,
  { codeHash, clientId, redirectUri }: { codeHash: string; clientId: string; redirectUri: string },
  now: Instant,
) {
  return db
    .update(oauthCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(oauthCodes.codeHash, codeHash),
        eq(oauthCodes.clientId, clientId),
        eq(oauthCodes.redirectUri, redirectUri),
        isNull(oauthCodes.usedAt),
        gt(oauthCodes.expiresAt, now),
      ),
    )
    .returning();
}

/** A code whatever became of it: a row or none. */
export function selectCode(db: Db, codeHash: string) {
  return db.select().from(oauthCodes).where(eq(oauthCodes.codeHash, codeHash));
}

interface NewConnection {
  id: string;
  userId: string;
  clientId: string;
  /** The client's own name for itself. */
  name: string;
  scopes: ApiScope[];
  accessHash: string;
  shown: string;
}

/**
 * The connection of a user and a client, as a key of the API: its hash is that of the access token there is now. The one
 * that the same client had before ends.
 */
export function insertConnection(
  db: Db,
  { id, userId, clientId, name, scopes, accessHash, shown }: NewConnection,
  now: Instant,
) {
  return [
    db
      .update(apiKeys)
      .set({ revokedAt: now })
      .where(and(eq(apiKeys.userId, userId), eq(apiKeys.clientId, clientId), isNull(apiKeys.revokedAt))),
    db.insert(apiKeys).values({
      ...{ id, userId, clientId, name, scopes, shown, keyHash: accessHash, allowedOrigins: [], createdAt: now },
      ...{ expiresAt: connectionEnd(now), accessUntil: now + ACCESS_MS },
    }),
  ] as const;
}

/** Gives a live connection its next access token, in place of the last one: a row or none. */
export function renewConnection(
  db: Db,
  { id, clientId, accessHash, shown }: { id: string; clientId: string; accessHash: string; shown: string },
  now: Instant,
) {
  return db
    .update(apiKeys)
    .set({ keyHash: accessHash, shown, accessUntil: now + ACCESS_MS, expiresAt: connectionEnd(now) })
    .where(and(eq(apiKeys.id, id), eq(apiKeys.clientId, clientId), isNull(apiKeys.revokedAt)))
    .returning({ scopes: apiKeys.scopes });
}

export function insertRefreshToken(db: Db, token: { tokenHash: string; keyId: string; userId: string }, now: Instant) {
  return db.insert(oauthRefreshTokens).values({ ...token, createdAt: now, expiresAt: now + REFRESH_MS });
}

/** Uses up a refresh token of this client: a row the first time, in time. */
export function claimRefreshToken(db: Db, tokenHash: string, clientId: string, now: Instant) {
  const isTheirs = sql`EXISTS (SELECT 1 FROM ${apiKeys} WHERE ${apiKeys.id} = ${oauthRefreshTokens.keyId}
    AND ${apiKeys.clientId} = ${clientId})`;
  return db
    .update(oauthRefreshTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oauthRefreshTokens.tokenHash, tokenHash),
        isNull(oauthRefreshTokens.usedAt),
        gt(oauthRefreshTokens.expiresAt, now),
        isTheirs,
      ),
    )
    .returning();
}

/** A refresh token whatever became of it: a row or none. */
export function selectRefreshToken(db: Db, tokenHash: string) {
  return db.select().from(oauthRefreshTokens).where(eq(oauthRefreshTokens.tokenHash, tokenHash));
}

/** The connection of an access token: a row or none. */
export function selectConnection(db: Db, accessHash: string) {
  return db
    .select({ id: apiKeys.id, userId: apiKeys.userId, clientId: apiKeys.clientId })
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, accessHash));
}
