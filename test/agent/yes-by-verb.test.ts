import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";

/** A Monday morning in Amsterdam, with a meeting on Tuesday at 11. */
const begin = () =>
  converse({
    now: "2027-03-01T08:20:00+01:00",
    contacts: contactRows("olga@example.com", "Olga Petrova"),
    events: [meeting("Physio", "2027-03-02T11:00:00+01:00", "2027-03-02T12:00:00+01:00")],
  });

/** When what is new begins, in UTC. */
function madeAfter(...said: string[]): string[] {
  const talk = begin();
  for (const words of said) talk.say(words);
  const made = talk.events().filter(({ title }) => title !== "Physio");
  return made.map(({ start }) => new Date(start).toISOString().slice(5, 16));
}

test.each([
  ["Book Olga tomorrow at 14:00", "what else do I have tomorrow?", "right, then put it in"],
  ["Boek Olga morgen om 14:00", "wat heb ik morgen nog?", "mooi, noteer het dan maar"],
  ["Boek Olga morgen om 14:00", "wat heb ik morgen nog?", "ok, inplannen maar"],
  ["Buch Olga morgen um 14 Uhr", "was habe ich morgen noch?", "prima, dann trag es bitte ein"],
  ["Buch Olga morgen um 14 Uhr", "was habe ich morgen noch?", "gut, eintragen"],
  ["Rendez-vous avec Olga demain à 14h", "j'ai quoi d'autre demain ?", "très bien, inscris-le"],
  ["Rendez-vous avec Olga demain à 14h", "j'ai quoi d'autre demain ?", "bon, réservez"],
  ["Reunión con Olga mañana a las 14:00", "¿qué más tengo mañana?", "bien, pues apúntala"],
  ["Reunión con Olga mañana a las 14:00", "¿qué más tengo mañana?", "perfecto, agéndala"],
])("a verb is a yes to the card that is shown again behind a question: %s / %s / %s", (ask, question, yes) => {
  expect(madeAfter(ask, question, yes)).toEqual(["03-02T13:00"]);
});

test.each([
  ["Book Olga tomorrow at 11:00", "put it in anyway"],
  ["Boek een afspraak met Olga morgen om 11:00", "leg hem toch maar vast"],
  ["Boek een afspraak met Olga morgen om 11:00", "toch inboeken graag"],
  ["Termin mit Olga morgen um 11 Uhr buchen", "trotzdem bitte eintragen"],
  ["Rendez-vous avec Olga demain à 11h", "note-le quand même"],
  ["Rendez-vous avec Olga demain à 11h", "réserve qd même"],
  ["Reunión con Olga mañana a las 11:00", "agéndala igualmente"],
])("and what collides is booked all the same: %s / %s", (ask, anyway) => {
  expect(madeAfter(ask, anyway)).toEqual(["03-02T10:00"]);
});

test.each([
  ["Boek Olga morgen om 14:00", "boek maar niet"],
  ["Buch Olga morgen um 14 Uhr", "bitte doch nicht buchen"],
  ["Rendez-vous avec Olga demain à 14h", "ne réserve pas"],
  ["Reunión con Olga mañana a las 14:00", "no la reserves"],
  ["Boek een afspraak met Olga morgen om 11:00", "toch maar niet inboeken"],
  ["Termin mit Olga morgen um 11 Uhr buchen", "doch nicht buchen"],
])("a verb that is denied is no yes: %s / %s", (ask, no) => {
  expect(madeAfter(ask, no)).toEqual([]);
});

test.each(["de 1e", "doe de 1e maar"])("the first of what is free, in figures: %s", (said) => {
  const talk = begin();
  talk.say("Boek een afspraak met Olga morgen om 11:00");
  expect(talk.say(said)).toMatch(/^Zal ik dit inplannen\?\n[^\n]*\n(?!.*11:00)di 2 mrt/);
});
