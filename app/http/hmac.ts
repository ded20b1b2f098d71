const ALGORITHM = { name: "HMAC", hash: "SHA-256" };

/**
 * Whether one of the signatures is HMAC-SHA256 of these bytes under the key. Compares in constant time.
 *
 * @param key text, or the bytes themselves where a provider gives them encoded
 */
export async function isSignedBy(
  signed: BufferSource,
  key: string | Uint8Array<ArrayBuffer>,
  signatures: readonly Uint8Array<ArrayBuffer>[],
): Promise<boolean> {
  const bytes = typeof key === "string" ? new TextEncoder().encode(key) : key;
  const verifier = await crypto.subtle.importKey("raw", bytes, ALGORITHM, false, ["verify"]);
  const checks = signatures.map((signature) => crypto.subtle.verify("HMAC", verifier, signature, signed));
  return (await Promise.all(checks)).includes(true);
}

/** @param hex an even number of digits, which the caller has checked */
export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
