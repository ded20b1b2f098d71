import { describe, expect, test } from "vitest";
import { converse } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

/** Days off that are told as they were taken, or politely asked for, are put in as whole days. */
const now = "2026-11-24T09:30:00+01:00";

function daysAfter(language: string, said: string) {
  const talk = converse({ now, preferred: language });
  sayYes(talk, said);
  return talk.events().map(({ allDay, start, end }) => ({ allDay, start, end }));
}

const day = (iso: string) => Date.parse(`${iso}T00:00:00+01:00`);

describe("one day", () => {
  test.each([
    ["en", "we'll be off on Thursday, note it please"],
    ["nl", "ik heb donderdag een dag vrij genomen, zet je dat erin?"],
    ["nl", "donderdag vrijgenomen, noteer even"],
    ["de", "ich habe mir Donnerstag freigenommen, schreib das in den Kalender"],
    ["fr", "jeudi je prends ma journée"],
    ["es", "el jueves me lo he cogido libre, apúntalo"],
    ["es", "me he pedido el jueves libre, ponlo en la agenda"],
  ])("%s: %s", (language, said) => {
    expect(daysAfter(language, said)).toEqual([{ allDay: true, start: day("2026-11-26"), end: day("2026-11-27") }]);
  });
});

describe("several days", () => {
  test.each([
    ["en", "We'll be on holiday from Tuesday to Thursday next week, please block that out."],
    ["nl", "vakantie di tem do volgende week"],
    ["nl", "we zijn volgende week van dinsdag tot en met donderdag met vakantie, kun je dat aanduiden?"],
    ["de", "nächste Woche habe ich von Dienstag bis Donnerstag Urlaub, vermerk das bitte"],
    ["de", "kannst du meinen Urlaub nächste Woche Di bis Do eintragen?"],
    ["fr", "tu peux mettre mes congés de mardi à jeudi la semaine prochaine ?"],
    ["es", "¿puedes poner mis vacaciones de martes a jueves la semana que viene?"],
  ])("%s: %s", (language, said) => {
    expect(daysAfter(language, said)).toEqual([{ allDay: true, start: day("2026-12-01"), end: day("2026-12-04") }]);
  });
});

test.each([
  ["en", "am I off on Thursday?"],
  ["de", "habe ich am Donnerstag Urlaub?"],
  ["fr", "je suis en congé jeudi ?"],
])("whether one is off is only asked: %s, %s", (language, said) => {
  expect(daysAfter(language, said)).toEqual([]);
});
