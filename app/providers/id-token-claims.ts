import { z } from "zod";
import type { Instant } from "~/domain/time";
import { SECOND } from "~/domain/time";

const Claims = z.object({
  iss: z.enum(["https://accounts.google.com", "accounts.google.com"]),
  aud: z.string(),
  sub: z.string().min(1),
  email: z.email(),
  nonce: z.string(),
  exp: z.number(),
});

/**
 * Who granted access, from the ID token that came with the access token. It is read and not verified by its signature:
 * only for tokens that came straight from Google's token endpoint over TLS (OpenID Connect Core, 3.1.3.7).
 *
 * @returns undefined when it is missing, meant for somebody else, of another attempt, or over
 */
export function readIdTokenClaims(
  idToken: string | undefined,
  { clientId, nonce, now }: { clientId: string; nonce: string; now: Instant },
): { sub: string; email: string } | undefined {
  const claims = Claims.safeParse(payloadOf(idToken ?? "")).data;
  if (!claims || claims.aud !== clientId || claims.nonce !== nonce || claims.exp * SECOND <= now) return undefined;
  return { sub: claims.sub, email: claims.email.toLowerCase() };
}

function payloadOf(idToken: string): unknown {
  const payload = idToken.split(".")[1] ?? "";
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
