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
  expect(firstDayOfWeek(acceptLanguage)).toBe(day);
});
