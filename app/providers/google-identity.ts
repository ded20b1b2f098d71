import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod";
import { ProviderError } from "./errors";
import { type Connection, request } from "./request";

interface GoogleIdentityConfig extends Connection {
  clientId: string;
  /** Where the keys are that sign identity tokens. */
  certsUrl: string;
}

export type GoogleIdentity = ReturnType<typeof createGoogleIdentity>;

/** Who somebody is at Google. `subject` is theirs for good, the address may change. */
export interface GooglePerson {
  subject: string;
  email: string;
  emailVerified: boolean;
  /** The domain of the Workspace that the account belongs to (`hd`); absent for a personal one. */
  hostedDomain?: string;
  name?: string;
}

const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
/** How far two clocks may be apart. */
const SKEW_SECONDS = 60;
/** How long Google's keys are believed without asking again. */
const KEYS_MS = 300_000;
/** An unknown key asks again, but no sooner: Google has changed its keys, or somebody made the key's id up. */
const NEW_KEYS_MS = 30_000;

/** Beside what `jwtVerify` has checked: one audience, this sign-in's nonce, and who it is. */
const Claims = z.object({
  aud: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
  email: z.email(),
  email_verified: z.boolean().default(false),
  hd: z.string().optional(),
  name: z.string().optional(),
});
const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Google's keys, by address; they outlive a request, but not their own time. */
const keySets = new Map<string, JWTVerifyGetKey>();

/** Reads identity tokens, and believes only those that Google has signed for us and for this very sign-in. */
export function createGoogleIdentity(config: GoogleIdentityConfig) {
  const keys = keySets.get(config.certsUrl) ?? keysOf(config);
  keySets.set(config.certsUrl, keys);

  return {
    /**
     * @param nonce what this sign-in sent to Google; a token of another sign-in has another
     * @param now UTC milliseconds
     * @returns undefined when anything about the token is wrong
     * @throws ProviderError when Google's keys cannot be had
     */
    async verify(token: string, nonce: string, now: number): Promise<GooglePerson | undefined> {
      const payload = await jwtVerify(token, keys, {
        algorithms: ["RS256"],
        issuer: ISSUERS,
        audience: config.clientId,
        clockTolerance: SKEW_SECONDS,
        currentDate: new Date(now),
      }).then(
        (verified) => verified.payload,
        (error: unknown) => {
          if (error instanceof errors.JOSEError) return undefined;
          throw error;
        },
      );
      const claims = Claims.safeParse(payload);
      if (!claims.success || claims.data.nonce !== nonce) return undefined;
      const { iat, sub, email, email_verified, hd, name } = claims.data;
      if (iat > now / 1_000 + SKEW_SECONDS) return undefined;
      return {
        subject: sub,
        email,
        emailVerified: email_verified,
        ...(hd && { hostedDomain: hd }),
        ...(name && { name }),
      };
    },
  };
}

function keysOf(config: GoogleIdentityConfig): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(config.certsUrl), {
    cacheMaxAge: KEYS_MS,
    cooldownDuration: NEW_KEYS_MS,
    // With our time limit and our errors.
    [customFetch]: async (url) => {
      const answer = await request("google-oauth", config, { method: "GET", url, write: false });
      const parsed = Keys.safeParse(answer.body);
      if (answer.ok && parsed.success) return Response.json(parsed.data);
      throw new ProviderError("google-oauth", answer.status, { reason: "no-keys", write: false });
    },
  });
}
