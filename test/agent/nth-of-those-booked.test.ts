import { expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { knownAs, sayYes } from "../support/free-talk";

/** Of what was just booked together, or told, one is meant by its place, and not the 2nd of a month. */
const now = "2026-11-23T09:30:00+01:00";
const start = (hour: string) => Date.parse(`2026-11-27T${hour}:00+01:00`);

test.each([
  ["en", "omar fri 9am and mila fri 3pm", "2nd one 3:30 instead", "09:00", "15:30"],
  ["en", "omar fri 9am and mila fri 3pm", "make the first 9:30", "09:30", "15:00"],
  ["nl", "omar vrijdag 9 uur en mila vrijdag 15 uur", "2e liever 15u30", "09:00", "15:30"],
  ["nl", "omar vrijdag 9 uur en mila vrijdag 15 uur", "de tweede toch maar om half vier", "09:00", "15:30"],
  ["de", "Omar Freitag 9 Uhr und Mila Freitag 15 Uhr", "den 2. besser 15:30", "09:00", "15:30"],
  ["de", "Omar Freitag 9 Uhr und Mila Freitag 15 Uhr", "der zweite doch erst um halb vier", "09:00", "15:30"],
  ["fr", "omar vendredi 9h et mila vendredi 15h", "le 2e plutôt 15h30", "09:00", "15:30"],
  ["es", "omar el viernes a las 9 y mila el viernes a las 15h", "la segunda mejor a las 15:30", "09:00", "15:30"],
])("%s: %s, %s", (language, booked, text, first, second) => {
  const talk = converse({ now, preferred: language, contacts: knownAs("Omar Haddad", "Mila Jansen") });
  sayYes(talk, booked);
  expect(talk.events()).toHaveLength(2);
  sayYes(talk, text);
  expect(talk.events().map((event) => event.start)).toEqual([start(first), start(second)]);
});

test.each([
  ["nl", "wat heb ik vrijdag", "2e annuleren"],
  ["de", "was habe ich Freitag", "den 2. absagen"],
  ["de", "was habe ich Freitag", "sag den 2. ab"],
  ["fr", "qu'est-ce que j'ai vendredi", "annule le 2e"],
  ["en", "what's on friday", "scrap the 2nd"],
  ["es", "qué tengo el viernes", "cancela el 2º"],
])("%s: %s, %s", (language, asked, text) => {
  const events = [
    meeting("Choir", "2026-11-27T09:00:00+01:00", "2026-11-27T10:00:00+01:00"),
    meeting("Chess", "2026-11-27T15:00:00+01:00", "2026-11-27T16:00:00+01:00"),
  ];
  const talk = converse({ now, preferred: language, events });
  talk.say(asked);
  sayYes(talk, text);
  expect(talk.events()).toMatchObject([{ title: "Choir" }]);
});
