import { createHash, randomBytes } from "node:crypto";

/** 256 random bits as base64url: for a cookie or a link. Only its `hashToken` is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** base64url of a verifier's SHA-256, as PKCE (RFC 7636) wants it. */
export function codeChallenge(verifier: string): string {
  return createHash("sha256").update(verifier).digest("base64url");
}

/** SHA-256 as hex. Enough for tokens, which are random already; passwords need `hashPassword`. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
