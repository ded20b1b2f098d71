import { expect, test } from "vitest";
import { qrCode, qrPath } from "~/domain/qr-code";
import { readQrCode } from "../support/read-qr-code";

const link = "https://wa.me/15550783881?text=What%27s%20on%20tomorrow%3F";

test.each([
  ["", 21],
  ["a", 21],
  ["a".repeat(14), 21],
  ["a".repeat(15), 25],
  [link, 33],
  ["Grüße 🙂 ¿mañana?", 25],
  ["x".repeat(62), 33],
  ["x".repeat(63), 37],
  ["x".repeat(84), 37],
  ["x".repeat(85), 41],
  ["0".repeat(106), 41],
])("%j is read back from its code", (text, size) => {
  const code = qrCode(text);
  expect([code.length, ...new Set(code.map((row) => row.length))]).toEqual([size, size]);
  expect(readQrCode(code)).toBe(text);
});

test("every length that fits is read back, whatever the bytes", () => {
  for (let length = 0; length <= 106; length++) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(32 + ((i * 37 + length * 11) % 95))).join("");
    expect(readQrCode(qrCode(text))).toBe(text);
  }
});

test("what does not fit is refused", () => {
  expect(() => qrCode("x".repeat(107))).toThrow(RangeError);
});

test("the path draws exactly the dark modules", () => {
  const code = qrCode(link);
  const drawn = code.map((row) => row.map(() => false));
  for (const [, x, y, run] of qrPath(code).matchAll(/M(\d+) (\d+)\.5h(\d+)/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  }
  expect(drawn).toEqual(code);
  expect(qrPath(code).length).toBeLessThan(3_000);
});
