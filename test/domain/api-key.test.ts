import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { apiKeyOf, isApiKey } from "~/domain/api-key";
import { readMoment, writeMoment } from "~/domain/api-time";

const key = apiKeyOf(randomBytes(64));

test("a key is known by its beginning and its checksum, which is the CRC-32 that every library computes", () => {
  expect(key).toMatch(/^parley_live_[0-9A-Za-z]{38}$/);
  expect(isApiKey(key)).toBe(true);
  const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  const check = [...key.slice(-6)].reduce((sum, letter) => sum * 62 + digits.indexOf(letter), 0);
  expect(check).toBe(crc32(key.slice(12, 44)));
});

test("a key with any letter changed is none", () => {
  for (let place = 0; place < key.length; place++) {
    const other = key[place] === "x" ? "y" : "x";
    expect(isApiKey(key.slice(0, place) + other + key.slice(place + 1)), String(place)).toBe(false);
  }
});

test.each([
  ["2026-03-05T15:00:00+01:00", "Europe/Amsterdam", Date.UTC(2026, 2, 5, 14)],
  ["2026-03-05T15:00+01:00", null, Date.UTC(2026, 2, 5, 14)],
  ["2026-03-05T14:00:00Z", "Asia/Kolkata", Date.UTC(2026, 2, 5, 14)],
  ["2026-03-05T15:00:00+02:00", "Europe/Amsterdam", "other-offset"],
  ["2026-03-29T02:30:00+01:00", "Europe/Amsterdam", "no-such-time"],
  ["2026-03-29T02:30:00+01:00", null, Date.UTC(2026, 2, 29, 1, 30)],
  // Of an hour that comes twice the offset says which.
  ["2026-10-25T02:30:00+02:00", "Europe/Amsterdam", Date.UTC(2026, 9, 25, 0, 30)],
  ["2026-10-25T02:30:00+01:00", "Europe/Amsterdam", Date.UTC(2026, 9, 25, 1, 30)],
  ["2026-03-05T15:00:00", null, "no-moment"],
  ["2026-02-30T15:00:00Z", null, "no-moment"],
  ["2026-03-05T15:00:00+99:00", null, "no-moment"],
  ["2026-03-05", null, "no-moment"],
] as const)("%s in %s is %s", (text, zone, moment) => {
  expect(readMoment(text, zone)).toBe(moment);
});

test("a moment is written with the offset of its zone", () => {
  expect(writeMoment(Date.UTC(2026, 6, 1, 12), "Europe/Amsterdam")).toBe("2026-07-01T14:00:00+02:00");
});
