import { type Instant, MINUTE, SECOND } from "~/domain/time";
import { isSignedBy } from "./hmac";

/** As Svix's own libraries have it: what is older may be a recording. */
const TOLERANCE_MS = 5 * MINUTE;
/** While a secret is replaced there are two. */
const MOST_SIGNATURES = 5;

/** What Svix signs a webhook with. */
export interface SvixHeaders {
  id: string;
  /** Unix seconds, as it came. */
  timestamp: string;
  /** The bytes of each `v1`. */
  signatures: Uint8Array<ArrayBuffer>[];
}

/**
 * The headers `svix-id`, `svix-timestamp` and `svix-signature` (`v1,<base64>` several times, a space between), where they
 * can be a fresh signature at all: a body without one need not be read.
 *
 * @returns null when one is missing, malformed, or more than five minutes off
 */
export function readSvixHeaders(headers: Headers, now: Instant): SvixHeaders | null {
  const id = headers.get("svix-id") ?? "";
  const timestamp = headers.get("svix-timestamp") ?? "";
  if (!/^[\x21-\x7e]{1,255}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now - Number(timestamp) * SECOND) > TOLERANCE_MS) return null;
  const signatures = (headers.get("svix-signature") ?? "")
    .split(" ")
    .flatMap((part) => /^v1,([A-Za-z0-9+/]{43}=)$/.exec(part)?.[1] ?? [])
    .slice(0, MOST_SIGNATURES)
    .map(bytesOf);
  return signatures.length > 0 ? { id, timestamp, signatures } : null;
}

/**
 * Whether Svix signed this body: HMAC-SHA256 over `id.timestamp.body`. Compares in constant time; the body must be the
 * bytes as they came.
 *
 * @param secret `whsec_` and the key as base64
 */
export async function verifySvixSignature(
  rawBody: ArrayBuffer,
  { id, timestamp, signatures }: SvixHeaders,
  secret: string,
): Promise<boolean> {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  if (!encoded) return false;
  const signed = await new Blob([`${id}.${timestamp}.`, rawBody]).arrayBuffer();
  return isSignedBy(signed, bytesOf(encoded), signatures);
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
