import { describe, expect, test } from "vitest";
import { showTime } from "~/agent/understand/show";
import { understand } from "~/agent/understand/understand";
import { rowsOf } from "./rows";
import { dutchTimes } from "./times-dutch";
import { englishTimes } from "./times-english";
import { frenchTimes } from "./times-french";
import { germanTimes } from "./times-german";
import { spanishTimes } from "./times-spanish";

const now = Date.parse("2026-03-04T09:30:00+01:00");
const zone = "Europe/Amsterdam";

const tables = { en: englishTimes, nl: dutchTimes, de: germanTimes, fr: frenchTimes, es: spanishTimes };

for (const [locale, table] of Object.entries(tables)) {
  describe(`in ${locale}`, () => {
    test.each(rowsOf(table))("“%s” is %s", (text, expected) => {
      expect(showTime(understand(text, { now, zone, locale }).when)).toBe(expected);
    });
  });
}

test("each language has more than a hundred times of its own", () => {
  for (const table of Object.values(tables)) expect(table.split(" → ").length).toBeGreaterThan(100);
});
