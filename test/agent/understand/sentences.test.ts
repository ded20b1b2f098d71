import { describe, expect, test } from "vitest";
import { parse } from "~/agent/understand/grammar/parse";
import { show } from "~/agent/understand/show";
import { rowsOf } from "./rows";
import { dutch } from "./sentences-dutch";
import { english } from "./sentences-english";
import { french } from "./sentences-french";
import { german } from "./sentences-german";
import { spanish } from "./sentences-spanish";
import { texted } from "./sentences-texted";

const now = Date.parse("2026-03-04T09:30:00+01:00");
const zone = "Europe/Amsterdam";

const tables = { en: `${english}\n${texted}`, nl: dutch, de: german, fr: french, es: spanish };

for (const [locale, table] of Object.entries(tables)) {
  describe(`in ${locale}`, () => {
    test.each(rowsOf(table))("“%s” is read in full", (text, expected) => {
      expect(show(parse(text, { now, zone, locale }))).toBe(expected);
    });
  });
}

test("the tables hold more than six hundred sentences", () => {
  expect(Object.values(tables).join("\n").split(" → ").length).toBeGreaterThan(600);
});

test.each([
  ["zet morgen om 3 uur een afspraak met Anna in mijn agenda", "create"],
  ["ich habe morgen um 15 Uhr einen Termin mit Anna, bitte verschiebe das nicht", "create"],
  ["annule mon rendez-vous avec Anna, s'il te plaît", "cancel"],
  ["cancela mi cita con Anna, por favor", "cancel"],
])("without a locale the words tell the language: “%s”", (text, intent) => {
  expect(parse(text, { now, zone }).intent).toBe(intent);
});
