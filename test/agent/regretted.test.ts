import { expect, test } from "vitest";
import { converse } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

const BOOKED = {
  en: "put a swim in on friday at 10",
  nl: "zet vrijdag om 10 uur zwemmen in de agenda",
  de: "trag schwimmen am freitag um 10 ein",
  fr: "mets piscine vendredi 10h",
  es: "pon piscina el viernes a las 10",
};

function booked(language: keyof typeof BOOKED) {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00", preferred: language });
  sayYes(talk, BOOKED[language]);
  return talk;
}

/** What takes it back stands at the front or the end, and the rest only tells why. */
test.each([
  ["en", "sorry, get rid of that, kid is sick"],
  ["en", "oh no she can't do fridays, take it off again"],
  ["nl", "toch maar niet, ik red het niet, haal maar weg"],
  ["nl", "bij nader inzien liever niet. Gooi er maar weer uit"],
  ["nl", "trek maar weer in, mijn baas heeft me nodig"],
  ["de", "ach nein, ich schaff das nicht, nimm es wieder raus"],
  ["de", "oh nein, da kann ich gar nicht, bitte wieder löschen"],
  ["fr", "bon en fait non, je finis trop tard, supprime"],
  ["fr", "réflexion faite non, vire ça"],
  ["es", "pensándolo bien no, bórralo"],
  ["es", "uy no, que ese día no puedo, bórrala"],
] as const)("%s: called off again: %s", (language, text) => {
  const talk = booked(language);
  sayYes(talk, text);
  expect(talk.events()).toEqual([]);
});

test.each([
  ["en", "scratch that he's just phoned he's not coming"],
  ["en", "hmm better not, my boss wants me in"],
  ["en", "ugh scrap that my mum is in hospital"],
  ["de", "doch nicht, er hat grad angerufen, er kommt nicht"],
  ["es", "al final no, acaba de llamar y no viene"],
] as const)("%s: whether it shall be undone is asked: %s", (language, text) => {
  const talk = booked(language);
  expect(talk.say(text)).toMatch(/\[(?:Undo|Rückgängig|Deshacer)\]/);
});

test.each([
  ["en", "cancel the violin lesson, kid is sick"],
  ["en", "no, cancel the violin, he is sick"],
] as const)("%s: something else is meant: %s", (language, text) => {
  const talk = booked(language);
  expect(talk.say(text)).not.toMatch(/Swim/);
});
