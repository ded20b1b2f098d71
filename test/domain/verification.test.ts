import { expect, test } from "vitest";
import { listCountries, readPhoneIn } from "~/domain/countries";
import { isWindowOpen, MESSAGE_WINDOW_MS } from "~/domain/message-window";
import { MAX_TRIES, nextSendAt, readCode, SENDS_WINDOW_MS, stateOfCode } from "~/domain/verification";

const now = Date.parse("2026-11-24T12:00Z");

test.each([
  [now + 1, 0, "waiting"],
  [now, 0, "expired"],
  [now + 1, MAX_TRIES - 1, "waiting"],
  [now + 1, MAX_TRIES, "locked"],
  [now, MAX_TRIES, "expired"],
])("a code that ends at %d with %d tries is %s", (expiresAt, tries, state) => {
  expect(stateOfCode({ phone: "+31612345678", expiresAt, tries }, now)).toBe(state);
});

test.each([
  [[], null],
  [[now, now], null],
  [[now - 3, now - 2, now - 1], now - 3 + SENDS_WINDOW_MS],
  [[now - 1, now - 3, now - 2], now - 3 + SENDS_WINDOW_MS],
  [[now - SENDS_WINDOW_MS, now - 2, now - 1], null],
  [[now - SENDS_WINDOW_MS + 1, now - 2, now - 1], now + 1],
  [[now - 4, now - 3, now - 2, now - 1], now - 3 + SENDS_WINDOW_MS],
])("after codes sent at %j the next one may go at %s", (sentAt, at) => {
  expect(nextSendAt(sentAt, now)).toBe(at);
});

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["123-456", "123456"],
  ["Your code: 004217.", "004217"],
  ["１２３４５６", "123456"],
  ["12345", undefined],
  ["1234567", undefined],
  ["", undefined],
  ["١٢٣٤٥٦", undefined],
])("%j is read as the code %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each([
  ["US", "(415) 555-2671", "+14155552671"],
  ["NL", "06 12345678", "+31612345678"],
  ["NL", "+31 6 1234 5678", "+31612345678"],
  ["US", "+31612345678", "+31612345678"],
  ["US", "0031612345678", "+31612345678"],
  ["GB", "07400 123456", "+447400123456"],
  ["US", "612345678", undefined],
  ["NL", "12", undefined],
  ["NL", "0612345678; drop table", undefined],
  ["", "0612345678", undefined],
  ["XX", "0612345678", undefined],
])("in %s %j is the number %s", (country, typed, phone) => {
  expect(readPhoneIn(country, typed)).toBe(phone);
});

test("every country has a name and a calling code, and the list is in the order of names", () => {
  const countries = listCountries();
  expect(countries.length).toBeGreaterThan(200);
  expect(countries.find(({ code }) => code === "NL")).toEqual({ code: "NL", name: "Netherlands", callingCode: "+31" });
  const names = countries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
});

test.each([
  [null, false],
  [now, true],
  [now - MESSAGE_WINDOW_MS + 1, true],
  [now - MESSAGE_WINDOW_MS, false],
])("after a last message at %s the window is open: %s", (lastInboundAt, open) => {
  expect(isWindowOpen(lastInboundAt, now)).toBe(open);
});
