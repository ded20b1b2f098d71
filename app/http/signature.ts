import { bytesOfHex, isSignedBy } from "./hmac";

const META_SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

/** Whether a header can be a signature at all: a body without one need not be read. */
export function isMetaSignature(header: string | null): boolean {
  return META_SIGNATURE.test(header ?? "");
}

/**
 * Whether Meta signed this body: `X-Hub-Signature-256: sha256=<hex of HMAC-SHA256(app secret, raw body)>`.
 * Compares in constant time. The body must be the bytes as they came: parsed and printed again they differ.
 *
 * @param header the header's value, null when it is missing
 */
export async function verifyMetaSignature(
  rawBody: ArrayBuffer,
  header: string | null,
  secret: string,
): Promise<boolean> {
  const hex = META_SIGNATURE.exec(header ?? "")?.[1];
  if (!hex || secret === "") return false;
  return isSignedBy(rawBody, secret, [bytesOfHex(hex)]);
}
