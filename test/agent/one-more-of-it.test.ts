import { expect, test } from "vitest";
import { isOtherPerson } from "~/domain/calendar-event";
import { converse, guest, meeting } from "../support/dialogue";
import { knownAs, sayYes } from "../support/free-talk";

/** A chess game with Ines tomorrow at four, however it came up: the same on Saturday as well, in whatever words. */
const SAID = {
  en: {
    title: "Chess",
    book: "chess with Ines tomorrow 16:00 to 17:00",
    move: "move chess to 16:00",
    ask: "what do I have tomorrow?",
    more: [
      "saturday too please",
      "clone it to saturday",
      "do the same on saturday, thursday stays",
      "repeat the chess with Ines on saturday, leave thursday as is",
      "i'd like an additional one on saturday",
      "both days then, thursday and saturday",
      "keep thursday and add saturday",
      "book the same for saturday",
      "a second chess with Ines on saturday at 4pm",
    ],
  },
  nl: {
    title: "Schaken",
    book: "schaken met Ines morgen van 16 tot 17 uur",
    move: "verzet het schaken naar 16 uur",
    ask: "wat heb ik morgen?",
    more: [
      "zaterdag erbij graag",
      "kopieer het naar zaterdag",
      "zaterdag nog precies zo een",
      "zaterdag ook, donderdag niet verzetten",
      "naast die van morgen ook op zaterdag",
      "laat donderdag zoals het is en doe zaterdag ook",
      "allebei de dagen, donderdag en zaterdag",
      "nog een keer schaken met Ines op zaterdag",
      "zaterdag een tweede keer",
    ],
  },
  de: {
    title: "Schach",
    book: "Schach mit Ines morgen von 16 bis 17 Uhr",
    move: "verschieb Schach auf 16 Uhr",
    ask: "was habe ich morgen?",
    more: [
      "am samstag auch bitte",
      "dupliziere es auf samstag",
      "samstag genau so einen noch mal",
      "mach das samstag nochmal, donnerstag bleibt",
      "leg es zusätzlich auf samstag",
      "donnerstag und samstag, beides",
      "noch einmal am samstag",
      "donnerstag lassen wir so, samstag dann auch",
    ],
  },
  fr: {
    title: "Échecs",
    book: "échecs avec Ines demain de 16h à 17h",
    move: "déplace échecs à 16h",
    ask: "qu'est-ce que j'ai demain ?",
    more: [
      "samedi aussi stp",
      "duplique-le samedi",
      "encore un pareil samedi",
      "on remet ça samedi, jeudi reste",
      "samedi à 16h aussi, en plus de demain",
      "garde jeudi et ajoute samedi",
      "jeudi et samedi, les deux",
      "la même chose samedi, sans toucher à jeudi",
      "refais ça samedi",
    ],
  },
  es: {
    title: "Ajedrez",
    book: "ajedrez con Ines mañana de 16 a 17h",
    move: "pasa el ajedrez a las 16",
    ask: "¿qué tengo mañana?",
    more: [
      "el sábado también porfa",
      "duplícalo el sábado",
      "otra igual el sábado",
      "repítelo el sábado, el jueves se queda",
      "el sábado a las 16 también, además de mañana",
      "añade el sábado",
      "jueves y sábado, los dos días",
      "lo mismo el sábado sin tocar el jueves",
      "cópialo al sábado",
    ],
  },
};

const NOW = "2027-03-03T09:30:00+01:00";
type Talk = ReturnType<typeof converse>;

const kept = (talk: Talk) =>
  talk
    .events()
    .map(({ start, end, attendees }) => {
      const at = new Date(start + 3_600_000).toISOString();
      const who = attendees.filter(isOtherPerson).map(({ email }) => email.split("@")[0]);
      return `${at.slice(8, 10)} ${at.slice(11, 16)} ${(end - start) / 60_000} ${who}`;
    })
    .toSorted();

for (const [language, { title, book, move, ask, more }] of Object.entries(SAID)) {
  const there = (talk: Talk, from: string, to: string) =>
    talk.put(meeting(title, `2027-03-04T${from}+01:00`, `2027-03-04T${to}+01:00`, [guest("Ines Moreau")]));
  const states: Record<string, (talk: Talk) => void> = {
    shown: (talk) => talk.send(book),
    booked: (talk) => sayYes(talk, book),
    told: (talk) => {
      there(talk, "16:00", "17:00");
      talk.send(ask);
    },
    "being moved": (talk) => {
      there(talk, "09:00", "10:00");
      talk.send(move);
    },
  };
  for (const [state, make] of Object.entries(states))
    test(`${language}, ${state}: once more on Saturday`, () => {
      const wrong: string[] = [];
      for (const text of more) {
        const talk = converse({ now: NOW, preferred: language, contacts: knownAs("Ines Moreau") });
        make(talk);
        sayYes(talk, text);
        const found = kept(talk).join(" / ");
        if (found !== "04 16:00 60 ines / 06 16:00 60 ines") wrong.push(`${text}: ${found}`);
      }
      expect(wrong).toEqual([]);
    });
}
