const IV_BYTES = 12;

export interface EncryptionKey {
  /** Names the key inside what it encrypted: letters, digits, "-" and "_". */
  id: string;
  /** Base64 of 32 random bytes. */
  key: string;
}

export interface Encryption {
  /**
   * @param plain text to keep secret
   * @param context whose it is and what for, as in "user-id:google-token"; needed again to decrypt it
   * @returns `v1.<key id>.<iv>.<ciphertext and tag>`, never twice the same
   */
  encrypt(plain: string, context: string): Promise<string>;
  /** @throws DecryptionError when it was encrypted with another context or an unknown key, or was tampered with */
  decrypt(encrypted: string, context: string): Promise<string>;
  /**
   * Hashes by which a text that is not kept is known again, one for each key, the first key's first: that one is to be
   * stored, and any of them may be what was stored before the keys were rotated.
   *
   * @returns `<key id>.<HMAC-SHA-256>`, always the same
   */
  keyedHashes(text: string, context: string): Promise<[string, ...string[]]>;
}

/** Says what is wrong, never what was inside. */
export class DecryptionError extends Error {
  override readonly name = "DecryptionError";
}

/**
 * AES-256-GCM for secrets at rest. The first key encrypts, every key decrypts: to rotate, put a new one in front.
 * The context is authenticated, so that a token copied into another user's row does not decrypt there.
 *
 * @throws DecryptionError when there is no key, an id is bad or repeated, or a key is not 32 bytes
 */
export function createEncryption(keys: readonly EncryptionKey[]): Encryption {
  const [first] = keys;
  if (!first) throw new DecryptionError("There is no key to encrypt with");
  const bytesOf = new Map(keys.map(({ id, key }) => [id, readKey(id, key)]));
  if (bytesOf.size < keys.length) throw new DecryptionError("Two keys share an id");
  const imported = new Map<string, Promise<CryptoKey>>();

  /** Imported when first used, once. */
  function keyOf(id: string): Promise<CryptoKey> {
    const known = imported.get(id);
    if (known) return known;
    const bytes = bytesOf.get(id);
    if (!bytes) throw new DecryptionError(`There is no key ${id}`);
    const key = crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
    imported.set(id, key);
    return key;
  }

  /** A key of its own for hashes, made from the one that encrypts. */
  async function keyedHash(id: string, text: string, context: string): Promise<string> {
    const secret = await crypto.subtle.importKey("raw", bytesOf.get(id) ?? new Uint8Array(), "HKDF", false, [
      "deriveKey",
    ]);
    const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(`keyed-hash:${context}`) };
    const hmac = { name: "HMAC", hash: "SHA-256", length: 256 };
    const key = await crypto.subtle.deriveKey(derivation, secret, hmac, false, ["sign"]);
    return `${id}.${base64url(new Uint8Array(await crypto.subtle.sign("HMAC", key, utf8(text))))}`;
  }

  return {
    async keyedHashes(text, context) {
      const others = keys.slice(1).map(({ id }) => keyedHash(id, text, context));
      return [await keyedHash(first.id, text, context), ...(await Promise.all(others))];
    },

    async encrypt(plain, context) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const cipher = await crypto.subtle.encrypt(parameters(iv, context), await keyOf(first.id), utf8(plain));
      return ["v1", first.id, base64url(iv), base64url(new Uint8Array(cipher))].join(".");
    },

    async decrypt(encrypted, context) {
      const [version, id, iv, cipher, ...rest] = encrypted.split(".");
      if (version !== "v1" || !id || !iv || !cipher || rest.length > 0)
        throw new DecryptionError("This is not an encrypted text");
      const key = await keyOf(id);
      try {
        const plain = await crypto.subtle.decrypt(parameters(bytes(iv), context), key, bytes(cipher));
        return new TextDecoder().decode(plain);
      } catch {
        throw new DecryptionError("The text was tampered with, or belongs to something else");
      }
    },
  };
}

function parameters(iv: Uint8Array<ArrayBuffer>, context: string) {
  return { name: "AES-GCM", iv, additionalData: utf8(context) };
}

function readKey(id: string, key: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(id)) throw new DecryptionError("A key id must be letters, digits, - and _");
  let decoded: Uint8Array<ArrayBuffer>;
  try {
    decoded = bytes(key);
  } catch {
    throw new DecryptionError(`Key ${id} is not base64`);
  }
  if (decoded.length !== 32) throw new DecryptionError(`Key ${id} must be 32 bytes long`);
  return decoded;
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function base64url(data: Uint8Array): string {
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Both alphabets of base64, padded or not. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
