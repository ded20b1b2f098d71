import { expect, test } from "vitest";
import { isOtherPerson } from "~/domain/calendar-event";
import { converse } from "../support/dialogue";
import { knownAs, sayYes } from "../support/free-talk";

/** A chess game with Ines tomorrow at four is an hour later, and beside that something is remarked. */
const SAID = {
  en: {
    book: "chess with Ines tomorrow 16:00 to 17:00",
    change: "make it 5pm",
    remarks: ["fair enough", "makes sense", "typical", "oh well", "love it", "no worries", "mothers", "happy days"],
  },
  nl: {
    book: "schaken met Ines morgen van 16 tot 17 uur",
    change: "zet het op 17 uur",
    remarks: ["vind ik prima", "jammer dan", "stom van me", "het is wat", "leuk", "kinderen he", "eerlijk gezegd"],
  },
  de: {
    book: "Schach mit Ines morgen von 16 bis 17 Uhr",
    change: "leg es auf 17 Uhr",
    remarks: ["na gut", "verstehe", "schade", "zum Glück", "typisch", "Männer", "so ist das Leben", "mein Fehler"],
  },
  fr: {
    book: "échecs avec Ines demain de 16h à 17h",
    change: "mets-le à 17h",
    remarks: ["dommage", "c'est la vie", "franchement", "heureusement", "typique", "au temps pour moi"],
  },
  es: {
    book: "ajedrez con Ines mañana de 16 a 17h",
    change: "ponlo a las 17",
    remarks: ["menos mal", "qué pena", "por suerte", "sinceramente", "entiendo", "típico", "qué le vamos a hacer"],
  },
} as const;

const NOW = "2027-03-03T09:30:00+01:00";
const FIVE = Date.parse("2027-03-04T17:00:00+01:00");

for (const [language, { book, change, remarks }] of Object.entries(SAID))
  for (const isBooked of [false, true])
    test(`${language}: a change of what is ${isBooked ? "booked" : "shown"}, and a remark`, () => {
      const wrong: string[] = [];
      for (const text of remarks.flatMap((remark) => [`${remark}, ${change}`, `${change}. ${remark}`])) {
        const talk = converse({ now: NOW, preferred: language, contacts: knownAs("Ines Moreau") });
        if (isBooked) sayYes(talk, book);
        else talk.send(book);
        sayYes(talk, text);
        const [only, another] = talk.events();
        const comes = only?.attendees.filter(isOtherPerson).map(({ email }) => email) ?? [];
        if (another || only?.start !== FIVE || only.location || comes.join() !== "ines@example.com") wrong.push(text);
      }
      expect(wrong).toEqual([]);
    });
