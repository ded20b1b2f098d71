import { expect, test } from "vitest";
import { meeting } from "../support/dialogue";
import { talkWith } from "../support/free-talk";

/** What is said of a new meeting and has no other place is its note, on the card and in the calendar. */
const NOTED: [text: string, card: string, note: string][] = [
  [
    "book the boiler service monday 10am, key under the mat",
    "*Boiler service*\nMon 30 Nov, 10:00–10:30",
    "key under the mat",
  ],
  [
    "lesson for Priya saturday 1pm till 2.30, pickup at the depot",
    "*Lesson for Priya*\nSat 28 Nov, 13:00–14:30",
    "pickup at the depot",
  ],
  ["put haircut in thursday 10, the new salon not the old one", "*Haircut*", "the new salon not the old one"],
  [
    "boiler service next monday 10am, key under the mat",
    "*Boiler service*\nMon 30 Nov, 10:00–10:30",
    "key under the mat",
  ],
  ["ketel nakijken maandag 10:15, sleutel onder de mat", "*Ketel nakijken*", "sleutel onder de mat"],
  ["ramonage lundi 14h, clé sous le paillasson", "*Ramonage*", "clé sous le paillasson"],
  ["revisión caldera lunes 16h, llave bajo el felpudo", "*Revisión caldera*", "llave bajo el felpudo"],
  ["zet rijles zaterdag 10 uur erin, ophalen bij de Jumbo", "*Rijles*\nza 28 nov, 10:00–10:30", "ophalen bij de Jumbo"],
  ["kapper vrijdag 11 uur, achteringang", "*Kapper*\nvr 27 nov, 11:00–11:30", "achteringang"],
  ["Zahnarzt Freitag 9 Uhr, Hintereingang", "*Zahnarzt*\nFr, 27. Nov., 09:00–09:30", "Hintereingang"],
  ["coiffeur vendredi à 10h, deuxième étage", "*Coiffeur*\nven. 27 nov., 10:00–10:30", "deuxième étage"],
  [
    "boiler service on 10 december 10am, key under the mat, ask for Frank at the desk",
    "*Boiler service*\nThu 10 Dec, 10:00–10:30\nNote",
    "key under the mat, ask for Frank at the desk",
  ],
  [
    "piano tuner tuesday 2pm, bring the old score, park behind the church",
    "*Piano tuner*\nTue 1 Dec, 14:00–14:30\nNote",
    "bring the old score, park behind the church",
  ],
  [
    "loodgieter vrijdag 9 uur, twee keer bellen en naar Marta vragen",
    "*Loodgieter*",
    "twee keer bellen en naar Marta vragen",
  ],
  [
    "Klempner freitag 9 uhr, zweimal klingeln und nach Marta fragen",
    "*Klempner*",
    "zweimal klingeln und nach Marta fragen",
  ],
  ["plombier vendredi 9h, sonner deux fois, demander Marta", "*Plombier*", "sonner deux fois, demander Marta"],
  [
    "fontanero viernes a las 9, llamar dos veces y preguntar por Marta",
    "*Fontanero*",
    "llamar dos veces y preguntar por Marta",
  ],
  ["apunta peluquería el jueves a las 11, con el carné", "*Peluquería*\njue 26 nov, 11:00–11:30", "con el carné"],
];

test.each(NOTED)("%s", (text, card, note) => {
  const talk = talkWith();
  const answer = talk.say(text);
  expect(answer).toContain(card);
  expect(answer).toContain(`“${note}”`);
  talk.say("yes");
  expect(talk.events()).toMatchObject([{ description: note }]);
});

test.each([
  "no note",
  "without the note please",
  "no, drop the note",
  "zonder notitie",
  "ohne Notiz",
  "sans la note",
  "quita la nota",
])("“%s” leaves it out", (without) => {
  const talk = talkWith();
  talk.say("book the boiler service monday 10am, key under the mat");
  expect(talk.say(without)).not.toContain("key under the mat");
  talk.say("yes");
  expect(talk.events()).toMatchObject([{ title: "Boiler service", description: "" }]);
});

test("it stays while something else of the meeting is set right, and shows where there is no room for it", () => {
  const talk = talkWith(meeting("Choir", "2026-11-30T10:00:00+01:00", "2026-11-30T11:00:00+01:00"));
  expect(talk.say("book the boiler service monday 10am, key under the mat")).toMatch(/already.*key under the mat/s);
  expect(talk.say("make it 1pm")).toMatch(/13:00–13:30.*“key under the mat”/s);
});

test.each([
  "boiler service next thursday 10am, key under the mat",
  "book the boiler service next thursday 10am, key under the mat",
])("which day is meant is asked all the same: %s", (text) => {
  const talk = talkWith();
  expect(talk.say(text)).toContain("do you mean");
  expect(talk.say("Thu 3 Dec")).toMatch(/Thu 3 Dec.*“key under the mat”/s);
});

test("whoever is invited would read it, so it is named and left out", () => {
  const talk = talkWith();
  const answer = talk.say("lunch with Omar on friday at 1pm, surprise");
  expect(answer).toContain("“surprise”");
  expect(answer).not.toContain("Note:");
});

test.each([
  ["meeting with Omar friday 13.30, St. Marie hospital, he wants to see it", "*St. Marie hospital*"],
  ["rdv avec Omar vendredi 13h30, clinique Sainte Barbe", "*Clinique Sainte Barbe*"],
])("what has no name yet is called by them: %s", (text, title) => {
  const answer = talkWith().say(text);
  expect(answer).toContain(title);
  expect(answer).toContain("Omar Haddad");
});

test.each([
  ["dentist friday 9, cancel the gym"],
  ["put dentist down for friday 9, oh it was doctor not dentist"],
  ["tomorrow 10 kelly cut, 11.30 shauna roots"],
  ["dentist monday at 3.. hang on he's in school til 3.30 make it 4"],
])("“%s” holds more than a note may", (text) => {
  expect(talkWith().say(text)).not.toContain("Note:");
});
