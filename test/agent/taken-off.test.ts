import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting, playAll } from "../support/dialogue";

const [OLA, TEUN] = [guest("Ola Nilsen"), guest("Teun Mulder")] as const;

const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: [OLA, TEUN].flatMap(({ email, name }) => contactRows(email, name, {})),
    events: [meeting("Harbour tour", "2026-11-27T11:00:00+01:00", "2026-11-27T12:00:00+01:00", [OLA, TEUN])],
  });

/** Whoever a verb of taking away speaks of by "her" leaves the meeting that is named behind it; the meeting stays. */
playAll(
  {
    "who was told of in front, whatever is told of them": `
      > Ola has her exams, take her off the harbour tour
      “Harbour tour” … No longer invited: Ola Nilsen
      > no
      .
      > Teun has moved to Leeds so remove him from the harbour tour on Friday
      “Harbour tour” … No longer invited: Teun Mulder
      > no
      .
      > Ola heeft examens, haal haar maar uit de harbour tour
      “Harbour tour” … Niet meer uitgenodigd: Ola Nilsen
      > nee
      .
      > Ola hat Prüfungen, nimm sie aus der Harbour tour raus
      “Harbour tour” … Nicht mehr eingeladen: Ola Nilsen
      > nein
      .
      > Teun hat Schicht, nimm ihn mal aus der Harbour tour raus
      “Harbour tour” … Nicht mehr eingeladen: Teun Mulder
      > nein
      .
      > Ola passe ses examens, retire-la de harbour tour
      “Harbour tour” … Plus invité : Ola Nilsen
      > non
      .
      > Teun est de garde. enlève le stp du harbour tour de vendredi
      “Harbour tour” … Plus invité : Teun Mulder
      > non
      .
      > Ola tiene exámenes, quítala del harbour tour
      “Harbour tour” … Ya sin invitación: Ola Nilsen`,
    "nobody was told of: who is asked, and nothing is cancelled": `
      > take her off the harbour tour
      Who do you mean for “Harbour tour”?`,
    "a meeting that is taken off stays one": `
      > retire le harbour tour
      J'annule ce rendez-vous ? … “Harbour tour”`,
  },
  begin,
);

test.each([
  "can the harbour tour come off?",
  "can the harbour tour come off? i'm wrecked",
  "kan de harbour tour eruit?",
  "kan de harbour tour er ff uit? ben kapot",
  "kan de harbour tour weg? ik voel me niet lekker",
  "kann die Harbour tour raus?",
  "kann die Harbour tour raus? ich bin total fertig",
])("what may go is called off, and not asked about: %s", (said) => {
  expect(begin().say(said)).toMatch(
    /^(?:Shall I cancel|Zal ik dit annuleren|Soll ich das absagen)[\s\S]*“Harbour tour”/,
  );
});

test.each([
  ["plan lezing zaterdag om 20 uur", "ja", "het is zondag geworden"],
  ["trag Lesung Samstag um 20 Uhr ein", "ja", "es ist Sonntag geworden"],
])("what has become another day is moved: %s", (...said) => {
  const talk = begin();
  expect(said.map((line) => talk.say(line)).at(-1)).toMatch(
    /^(?:Zal ik dit verzetten|Soll ich das verschieben)[\s\S]*29/,
  );
});
