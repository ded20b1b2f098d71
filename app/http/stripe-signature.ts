import { type Instant, MINUTE, SECOND } from "~/domain/time";
import { bytesOfHex, isSignedBy } from "./hmac";

const PART = /^(t|v1)=([0-9a-z]+)$/;
/** As Stripe's own libraries have it: what is older may be a recording. */
const TOLERANCE_MS = 5 * MINUTE;

/**
 * Whether Stripe signed this body lately: `Stripe-Signature: t=<unix seconds>,v1=<hex of HMAC-SHA256(secret, t.body)>`.
 * While a secret is replaced there are several `v1`. Compares in constant time; the body must be the bytes as they came.
 */
export async function verifyStripeSignature(
  rawBody: ArrayBuffer,
  header: string | null,
  secret: string,
  now: Instant,
): Promise<boolean> {
  const parts = (header ?? "").split(",").flatMap((part) => {
    const [, name, value = ""] = PART.exec(part.trim()) ?? [];
    return name ? [{ name, value }] : [];
  });
  const at = parts.find(({ name }) => name === "t")?.value ?? "";
  if (!/^\d{1,12}$/.test(at) || Math.abs(now - Number(at) * SECOND) > TOLERANCE_MS || secret === "") return false;
  const signatures = parts.filter(({ name, value }) => name === "v1" && /^[0-9a-f]{64}$/.test(value));
  const signed = await new Blob([`${at}.`, rawBody]).arrayBuffer();
  return isSignedBy(
    signed,
    secret,
    signatures.slice(0, 5).map(({ value }) => bytesOfHex(value)),
  );
}
