import { expect, test } from "vitest";
import { createEncryption, DecryptionError } from "~/db/encryption";

const key = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));
const oldKey = { id: "k1", key: key(1) };
const newKey = { id: "k2", key: key(2) };
const context = "user-1:google-token";

test("V11.3.2: what was encrypted is decrypted again, whatever it holds", async () => {
  const encryption = createEncryption([oldKey]);
  for (const plain of ["ya29.token", "", "Zoë 🗓️", "x".repeat(100_000)]) {
    expect(await encryption.decrypt(await encryption.encrypt(plain, context), context)).toBe(plain);
  }
});

test("V11.3.4: the same text is never encrypted twice the same, and is not readable in what comes out", async () => {
  const encryption = createEncryption([oldKey]);
  const encrypted = await Promise.all(Array.from({ length: 50 }, () => encryption.encrypt("ya29.token", context)));
  expect(new Set(encrypted).size).toBe(50);
  expect(encrypted[0]).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]+$/);
  expect(encrypted[0]).not.toContain("ya29");
});

test("a text does not decrypt for another user or another purpose", async () => {
  const encryption = createEncryption([oldKey]);
  const encrypted = await encryption.encrypt("secret", context);
  await expect(encryption.decrypt(encrypted, "user-2:google-token")).rejects.toThrow(DecryptionError);
  await expect(encryption.decrypt(encrypted, "user-1:api-key")).rejects.toThrow(DecryptionError);
});

test("V11.3.2: a text with any part changed does not decrypt", async () => {
  const encryption = createEncryption([oldKey, newKey]);
  const encrypted = await encryption.encrypt("secret", context);
  const [version, id, iv = "", cipher = ""] = encrypted.split(".");
  const flip = (text: string) => (text.startsWith("A") ? "B" : "A") + text.slice(1);
  const broken = [
    [version, "k2", iv, cipher],
    [version, id, flip(iv), cipher],
    [version, id, iv, flip(cipher)],
    [version, id, iv, cipher.slice(0, -2)],
    [version, id, iv, "!!!!"],
    [version, "k3", iv, cipher],
    ["v2", id, iv, cipher],
    [version, id, iv],
    [version, id, iv, cipher, "more"],
  ];
  for (const parts of broken) {
    await expect(encryption.decrypt(parts.join("."), context), parts.join(".")).rejects.toThrow(DecryptionError);
  }
});

test("a new key in front encrypts, and the old one still decrypts", async () => {
  const before = await createEncryption([oldKey]).encrypt("secret", context);
  const rotated = createEncryption([newKey, oldKey]);
  expect(await rotated.decrypt(before, context)).toBe("secret");
  expect(await rotated.encrypt("secret", context)).toMatch(/^v1\.k2\./);
  await expect(createEncryption([newKey]).decrypt(before, context)).rejects.toThrow("no key k1");
});

test("keys that would not hold are refused at once", () => {
  expect(() => createEncryption([])).toThrow(DecryptionError);
  expect(() => createEncryption([{ id: "k1", key: btoa("too short") }])).toThrow("32 bytes");
  expect(() => createEncryption([{ id: "k1", key: "***" }])).toThrow("not base64");
  expect(() => createEncryption([{ id: "k.1", key: key(1) }])).toThrow("key id");
  expect(() => createEncryption([oldKey, { ...newKey, id: "k1" }])).toThrow("share an id");
});

test("a keyed hash is the same for one text and purpose, and after a rotation the old key's is among them", async () => {
  const [hash] = await createEncryption([oldKey]).keyedHashes("anna@example.com", "trial");
  expect(hash).toMatch(new RegExp(`^${oldKey.id}\\.[\\w-]{43}$`));
  const rotated = createEncryption([newKey, oldKey]);
  const [first, second] = await rotated.keyedHashes("anna@example.com", "trial");
  expect(second).toBe(hash);
  const others = [
    await rotated.keyedHashes("anna@example.com", "other"),
    await rotated.keyedHashes("bob@example.com", "trial"),
  ].flat();
  expect(new Set([first, hash, ...others]).size).toBe(6);
});
