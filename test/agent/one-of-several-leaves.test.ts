import { expect, test } from "vitest";
import { isOtherPerson } from "~/domain/calendar-event";
import { converse, shown } from "../support/dialogue";
import { knownAs, sayYes } from "../support/free-talk";

/** Chess with Ines and Bram: one of them is told to stay away, and the game goes on. */
const SAID = {
  en: {
    book: "chess with Ines and Bram tomorrow 16:00 to 17:00",
    leaves: [
      "Bram can't make it, drop him",
      "bram can't come, take him off",
      "Bram is ill, take him out of it",
      "Bram's not coming, remove him",
      "bram is out. remove him please",
    ],
  },
  nl: {
    book: "schaken met Ines en Bram morgen van 16 tot 17 uur",
    leaves: ["bram kan niet, haal hem eraf", "Bram is ziek, haal hem eruit"],
  },
  de: {
    book: "Schach mit Ines und Bram morgen von 16 bis 17 Uhr",
    leaves: ["Bram kann nicht, streich ihn", "bram kommt doch nicht, nimm ihn raus", "Bram ist krank, lad ihn aus"],
  },
  fr: {
    book: "échecs avec Ines et Bram demain de 16h à 17h",
    leaves: ["Bram ne peut pas, enlève-le", "bram ne vient plus, retire-le"],
  },
  es: {
    book: "ajedrez con Ines y Bram mañana de 16 a 17h",
    leaves: ["Bram no puede, quítalo", "bram no viene, sácalo", "Bram está malo, quítalo de la reunión"],
  },
} as const;

const known = { now: "2027-03-03T09:30:00+01:00", contacts: knownAs("Ines Moreau", "Bram Visser") };
const coming = (talk: ReturnType<typeof converse>) =>
  talk.events().map(({ attendees }) => attendees.filter(isOtherPerson).map(({ name }) => name));

for (const [preferred, { book, leaves }] of Object.entries(SAID))
  for (const text of leaves)
    test(`${preferred}: ${text}`, () => {
      const talk = converse({ ...known, preferred });
      sayYes(talk, book);
      sayYes(talk, text);
      expect(coming(talk)).toEqual([["Ines Moreau"]]);
    });

test("nobody is named: whom, is asked, and nothing is called off", () => {
  const talk = converse(known);
  sayYes(talk, SAID.en.book);
  const answer = talk.send("drop him");
  expect(shown(answer)).toContain("Who do you mean");
  expect(coming(talk)).toEqual([["Ines Moreau", "Bram Visser"]]);
});

test("who has something else comes in nobody's place", () => {
  const talk = converse(known);
  sayYes(talk, SAID.en.book);
  sayYes(talk, "Bram has another thing, he's out");
  expect(coming(talk).flat()).toContain("Ines Moreau");
});

test.each(["bram can't make it, drop him", "drop bram", "remove bram please", "bram is ill, take him off"])(
  "of guests who are known by their addresses: %s",
  (text) => {
    const talk = converse({ now: known.now });
    sayYes(talk, "chess with anna@example.com and bram@example.com tomorrow 16:00 to 17:00");
    sayYes(talk, text);
    const [event] = talk.events();
    expect(event?.attendees.filter(isOtherPerson).map(({ email }) => email)).toEqual(["anna@example.com"]);
  },
);
