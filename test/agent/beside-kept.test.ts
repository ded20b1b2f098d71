import { expect, test } from "vitest";
import { standsAfter } from "../support/dialogue";
import { INTERVIEW, PILATES, ROADMAP, withMilaAndOla } from "../support/week";

/** What stands in the calendar behind a yes, on a Wednesday morning. */
const after = (text: string) => standsAfter(withMilaAndOla(), text);

test.each([
  "Don't move pilates, just the roadmap, to 4 pm",
  "pilates niet verzetten, enkel roadmap naar 16u",
  "De pilates blijft staan, alleen roadmap gaat naar 16 uur.",
  "Pilates bleibt, nur Roadmap auf 16 Uhr",
  "pilates reste, seulement roadmap à 16 h",
  "el pilates no lo muevas, solo roadmap a las 16h",
])("only the other one is changed: %j", (text) => {
  expect(after(text)).toEqual([PILATES, "Roadmap 26 16:00 Ola", INTERVIEW]);
});

test.each([
  "cancel today, but not pilates",
  "Zeg af wat ik vandaag heb, maar laat pilates gewoon staan.",
  "Heute alles absagen, nur Pilates bleibt",
  "Annule ce que j'ai aujourd'hui, mais ne touche pas au pilates.",
  "hoy cancela todo menos pilates",
])("what stays is not what goes: %j", (text) => {
  expect(after(text)).toContain(PILATES);
});

test.each([
  "fri cancel everything but the interview",
  "Fr alles absagen, nur Interview Mila bleibt",
  "vie cancela todo menos la entrevista con mila",
])("a day in two letters is a day: %j", (text) => {
  expect(after(text)).toEqual([PILATES, ROADMAP, INTERVIEW]);
});
