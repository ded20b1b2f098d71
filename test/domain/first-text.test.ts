import { expect, test } from "vitest";
import { FIRST_TEXTS, firstText } from "~/domain/first-text";
import { SPOKEN } from "~/domain/language";
import { qrCode, qrPath } from "~/domain/qr-code";
import { readQrCode } from "../support/read-qr-code";

test.each(SPOKEN)("the first text in %s opens WhatsApp with its words typed, by link and by code", (language) => {
  const { text, url, qr } = firstText("https://wa.me/15550783881", language);
  expect(text).toBe(FIRST_TEXTS[language]);
  const link = new URL(url);
  expect([link.origin, link.pathname, link.searchParams.get("text")]).toEqual([
    ...["https://wa.me", "/15550783881"],
    text,
  ]);
  expect(url).not.toContain("+");
  const rows = qrCode(url);
  expect(qr).toEqual({ size: rows.length, path: qrPath(rows) });
  expect(readQrCode(rows)).toBe(url);
});

test("an address that is too long for a code still has its link", () => {
  const { url, qr } = firstText(`https://chat.example/${"long".repeat(20)}`, "en");
  expect(url).toContain("?text=What%27s%20on%20tomorrow%3F");
  expect(qr).toBeNull();
});
