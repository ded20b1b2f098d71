import { expect, test } from "vitest";
import { createSealer, SealError } from "~/db/seal";

const key = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));
const oldKey = { id: "k1", key: key(1) };
const newKey = { id: "k2", key: key(2) };
const context = "user-1:google-token";

test("V11.3.2: what was sealed opens again, whatever it holds", async () => {
  const sealer = createSealer([oldKey]);
  for (const plain of ["ya29.token", "", "Zoë 🗓️", "x".repeat(100_000)]) {
    expect(await sealer.open(await sealer.seal(plain, context), context)).toBe(plain);
  }
});

test("V11.3.4: the same text is never sealed twice the same, and is not readable in what comes out", async () => {
  const sealer = createSealer([oldKey]);
  const sealed = await Promise.all(Array.from({ length: 50 }, () => sealer.seal("ya29.token", context)));
  expect(new Set(sealed).size).toBe(50);
  expect(sealed[0]).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]+$/);
  expect(sealed[0]).not.toContain("ya29");
});

test("a seal does not open for another user or another purpose", async () => {
  const sealer = createSealer([oldKey]);
  const sealed = await sealer.seal("secret", context);
  await expect(sealer.open(sealed, "user-2:google-token")).rejects.toThrow(SealError);
  await expect(sealer.open(sealed, "user-1:api-key")).rejects.toThrow(SealError);
});

test("V11.3.2: a seal with any part changed does not open", async () => {
  const sealer = createSealer([oldKey, newKey]);
  const sealed = await sealer.seal("secret", context);
  const [version, id, iv = "", cipher = ""] = sealed.split(".");
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
    await expect(sealer.open(parts.join("."), context), parts.join(".")).rejects.toThrow(SealError);
  }
});

test("a new key in front seals, and the old one still opens", async () => {
  const before = await createSealer([oldKey]).seal("secret", context);
  const rotated = createSealer([newKey, oldKey]);
  expect(await rotated.open(before, context)).toBe("secret");
  expect(await rotated.seal("secret", context)).toMatch(/^v1\.k2\./);
  await expect(createSealer([newKey]).open(before, context)).rejects.toThrow("no key k1");
});

test("keys that would not hold are refused at once", () => {
  expect(() => createSealer([])).toThrow(SealError);
  expect(() => createSealer([{ id: "k1", key: btoa("too short") }])).toThrow("32 bytes");
  expect(() => createSealer([{ id: "k1", key: "***" }])).toThrow("not base64");
  expect(() => createSealer([{ id: "k.1", key: key(1) }])).toThrow("key id");
  expect(() => createSealer([oldKey, { ...newKey, id: "k1" }])).toThrow("share an id");
});
