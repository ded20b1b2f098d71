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
  name?: string;
}

const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
/** How far two clocks may be apart. */
const SKEW_SECONDS = 60;
/** When Google does not say how long its keys are good. */
const KEYS_SECONDS = 300;

const Header = z.object({ alg: z.literal("RS256"), kid: z.string() });
const Claims = z.object({
  iss: z.string().refine((issuer) => ISSUERS.includes(issuer)),
  aud: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
  email: z.email(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
});
const Keys = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal("RSA"), n: z.string(), e: z.string() })),
});
type Key = z.output<typeof Keys>["keys"][number];

/** Google's keys, by address; they outlive a request, but not their own time. */
const known = new Map<string, { keys: Key[]; until: number }>();

/** Reads identity tokens, and believes only those that Google has signed for us and for this very sign-in. */
export function createGoogleIdentity(config: GoogleIdentityConfig) {
  async function findKey(kid: string, now: number): Promise<Key | undefined> {
    const cached = known.get(config.certsUrl);
    const found = cached && cached.until > now ? cached.keys.find((key) => key.kid === kid) : undefined;
    if (found) return found;
    // An unknown id: Google has changed its keys, or somebody made it up.
    const keys = await fetchKeys();
    known.set(config.certsUrl, { keys, until: now + KEYS_SECONDS * 1_000 });
    return keys.find((key) => key.kid === kid);
  }

  async function fetchKeys(): Promise<Key[]> {
    const answer = await request("google-oauth", config, { method: "GET", url: config.certsUrl, write: false });
    const parsed = Keys.safeParse(answer.body);
    if (answer.ok && parsed.success) return parsed.data.keys;
    throw new ProviderError("google-oauth", answer.status, { reason: "no-keys", write: false });
  }

  return {
    /**
     * @param nonce what this sign-in sent to Google; a token of another sign-in has another
     * @param now UTC milliseconds
     * @returns undefined when anything about the token is wrong
     * @throws ProviderError when Google's keys cannot be had
     */
    async verify(token: string, nonce: string, now: number): Promise<GooglePerson | undefined> {
      const [head = "", body = "", signature = "", ...rest] = token.split(".");
      const header = Header.safeParse(readPart(head));
      const claims = Claims.safeParse(readPart(body));
      if (rest.length > 0 || !header.success || !claims.success) return undefined;
      const { aud, exp, iat, sub, email, email_verified, name } = claims.data;
      const seconds = now / 1_000;
      if (aud !== config.clientId || claims.data.nonce !== nonce) return undefined;
      if (exp < seconds - SKEW_SECONDS || iat > seconds + SKEW_SECONDS) return undefined;
      const key = await findKey(header.data.kid, now);
      if (!key || !(await isSigned(key, `${head}.${body}`, signature))) return undefined;
      return { subject: sub, email, emailVerified: email_verified, ...(name && { name }) };
    },
  };
}

async function isSigned({ kty, n, e }: Key, text: string, signature: string): Promise<boolean> {
  const bytes = readBytes(signature);
  if (!bytes) return false;
  const key = await crypto.subtle.importKey("jwk", { kty, n, e, alg: "RS256" }, ALGORITHM, false, ["verify"]);
  return crypto.subtle.verify(ALGORITHM.name, key, bytes, new TextEncoder().encode(text));
}

function readPart(part: string): unknown {
  const bytes = readBytes(part);
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined; // no JSON: not a token
  }
}

function readBytes(base64url: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(base64url)) return undefined;
  try {
    const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined; // a length that base64 does not have
  }
}
