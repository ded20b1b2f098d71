const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** A key as Google would have one, and tokens signed with it. */
export async function createIssuer(kid = "key-1") {
  const options = { ...ALGORITHM, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  // RSA always makes a pair.
  const { privateKey, publicKey } = (await crypto.subtle.generateKey(options, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const { kty, n, e } = (await crypto.subtle.exportKey("jwk", publicKey)) as JsonWebKey;
  return {
    keys: { keys: [{ kid, kty, n, e, alg: "RS256", use: "sig" }] },
    async sign(claims: object, header: object = { alg: "RS256", kid, typ: "JWT" }): Promise<string> {
      const text = `${part(header)}.${part(claims)}`;
      const signature = await crypto.subtle.sign(ALGORITHM.name, privateKey, new TextEncoder().encode(text));
      return `${text}.${encode(new Uint8Array(signature))}`;
    },
  };
}

export function part(value: object): string {
  return encode(new TextEncoder().encode(JSON.stringify(value)));
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
