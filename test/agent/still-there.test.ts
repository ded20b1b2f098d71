import { expect, test } from "vitest";
import { standsAfter } from "../support/dialogue";
import { INTERVIEW, PILATES, ROADMAP, withMilaAndOla } from "../support/week";

/** What stands in the calendar behind a yes, on a Wednesday morning. */
const after = (text: string) => standsAfter(withMilaAndOla(), text);

test.each([
  "If pilates is still on today, cancel it please.",
  "pilates still on today? if so cancel",
  "Als pilates vandaag nog doorgaat, zeg het dan af.",
  "als pilates vandaag nog staat, annuleer maar",
  "Falls Pilates heute noch drinsteht, sag es bitte ab.",
  "Sag Pilates heute ab, falls es noch stattfindet",
  "Si pilates est toujours prévu aujourd'hui, annule-le.",
  "si pilates tjs prévu auj, annule",
  "Si pilates sigue en pie hoy, cancélalo.",
  "si hoy sigue lo de pilates quítalo",
])("that a meeting is still there is what finding it tells: %j", (text) => {
  expect(after(text)).toEqual([ROADMAP, INTERVIEW]);
});

test.each([
  "If the roadmap tomorrow is still planned, move it to 11.",
  "als roadmap morgen nog staat, verzet hem naar 11 uur",
  "falls Roadmap morgen noch ansteht, verschieb ihn auf 11 Uhr",
  "si roadmap est toujours prévu demain, décale-le à 11 h",
  "si el roadmap de mañana sigue en pie, pásalo a las 11",
])("so it is moved: %j", (text) => {
  expect(after(text)).toEqual([PILATES, "Roadmap 26 11:00 Ola", INTERVIEW]);
});

test.each(["if pilates is boring, cancel it", "si pilates no sigue en pie, cancela el roadmap"])(
  "what else it hangs on is asked about: %j",
  (text) => {
    expect(after(text)).toEqual([PILATES, ROADMAP, INTERVIEW]);
  },
);
