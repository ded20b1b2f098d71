import { expect, test } from "vitest";
import { firstDayOfWeek } from "~/domain/week-start";

test.each([
  ["nl-NL,nl;q=0.9,en;q=0.8", 1],
  ["nl", 1],
  ["en-US,en;q=0.9", 7],
  ["en-GB", 1],
  ["en", 7],
  ["pt-PT", 7],
  ["ar-EG", 6],
  ["dv-MV", 5],
  // The language has no country, the next one has.
  ["en,nl-NL;q=0.8", 1],
  ["zh-Hant-TW", 7],
  ["*", 1],
  ["", 1],
  [null, 1],
  ["en-a, x;q=0, <script>, nl-NL", 1],
])("for %s weeks begin on day %i", (acceptLanguage, day) => {
  expect(firstDayOfWeek("en", acceptLanguage)).toBe(day);
});

test.each([
  ["nl", "en-US,en;q=0.9", 1],
  ["de", null, 1],
  ["es", "en-US", 1],
  // Of a language of many countries the browser says which.
  ["es", "en-US,es-MX;q=0.8", 7],
  ["fr", "fr,fr-CA;q=0.9,en-US;q=0.8", 7],
])("for an account in %s whose browser says %s weeks begin on day %i", (language, acceptLanguage, day) => {
  expect(firstDayOfWeek(language, acceptLanguage)).toBe(day);
});
