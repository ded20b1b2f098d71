import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

/**
 * Time that is kept for oneself: one card, on one day or every week, also where something stands in one of the weeks. A
 * question whether one is free stays a question.
 */
const begin = () =>
  converse({
    now: "2026-11-24T09:30:00+01:00",
    events: [meeting("Call with Otto", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00")],
  });

const WEEKLY: Record<string, string[]> = {
  en: [
    "I'd like every Thursday afternoon kept free from now on",
    "thu afternoons free from here on pls",
    "every thursday afternoon: block",
    "always leave thursday afternoon clear",
  ],
  nl: [
    "houd voortaan elke donderdagmiddag vrij",
    "alle donderdagmiddagen vrijhouden aub",
    "ik wil dat elke donderdagmiddag vrij blijft",
    "donderdagmiddag voortaan blokkeren",
  ],
  de: [
    "halt mir ab sofort jeden Donnerstagnachmittag frei",
    "Donnerstagnachmittage bitte freihalten",
    "ab jetzt soll jeder Donnerstagnachmittag frei bleiben, kannst du das blocken?",
  ],
  fr: [
    "désormais je voudrais que tous mes jeudis après-midi restent libres",
    "jeudis aprem à garder libres dorénavant",
    "peux-tu bloquer le jeudi après-midi toutes les semaines ?",
  ],
  es: [
    "a partir de ahora quiero tener libres todos los jueves por la tarde",
    "resérvame las tardes de los jueves",
    "mantén libres todas las tardes de los jueves",
  ],
};

const ONCE: Record<string, string[]> = {
  en: ["I want friday morning free to paint", "can you block friday morning? I have to paint"],
  nl: ["kun je vrijdagochtend vrijhouden? ik moet schilderen", "vrijdagochtend blokkeren om te schilderen"],
  de: ["halte mir den Freitagvormittag zum Malen frei", "freitag vormittag blocken, ich will malen"],
  fr: ["garde-moi le vendredi matin libre, je dois peindre", "vendredi matin à bloquer pour peindre"],
  es: ["bloquea la mañana del viernes, tengo que pintar", "necesito el viernes por la mañana libre para pintar"],
};

const HOURS = [
  ["nl", "blokkeer morgen van één tot drie uur 's middags voor de boekhouding", "Boekhouding"],
  ["es", "resérvame mañana de una a tres de la tarde para las facturas", "Facturas"],
  ["de", "halt mir morgen von eins bis drei frei", "Focus"],
  ["fr", "bloque demain de 13h à 15h pour les factures", "Factures"],
  ["en", "keep one to three tomorrow afternoon free for the books", "Books"],
] as const;

const ASKED: Record<string, string[]> = {
  en: ["do I have friday morning free", "I need to know if friday morning is free"],
  nl: ["heb ik vrijdagochtend vrij?", "blijft vrijdagochtend vrij?"],
  de: ["habe ich Freitagvormittag frei", "ich will wissen, ob ich Freitagvormittag frei bin"],
  fr: ["j'ai vendredi matin de libre ?", "je veux savoir si je suis libre vendredi matin"],
  es: ["¿tengo libre el viernes por la mañana?", "quiero saber si estoy libre el viernes por la mañana"],
};

const rows = (all: Record<string, string[]>) =>
  Object.entries(all).flatMap(([language, sentences]) => sentences.map((said) => [language, said] as const));

const made = (talk: ReturnType<typeof begin>) => talk.events().filter(({ title }) => title !== "Call with Otto");

describe("every week", () => {
  test.each(rows(WEEKLY))("%s: %s", (_language, said) => {
    const talk = begin();
    expect(talk.say(said)).toMatch(/12:00–18:00.*“Call with Otto”/s);
    expect(talk.pending()).toMatchObject({
      kind: "proposal",
      actions: [{ draft: { start: Date.parse("2026-11-26T12:00:00+01:00"), recurrence: "FREQ=WEEKLY;BYDAY=TH" } }],
    });
  });
});

describe("one morning, and what for", () => {
  test.each(rows(ONCE))("%s: %s", (_language, said) => {
    const talk = begin();
    sayYes(talk, said);
    expect(made(talk)).toMatchObject([
      { start: Date.parse("2026-11-27T09:00:00+01:00"), end: Date.parse("2026-11-27T12:00:00+01:00") },
    ]);
  });
});

test.each(HOURS)("hours in words or figures: %s, %s", (_language, said, title) => {
  const talk = begin();
  sayYes(talk, said);
  expect(made(talk)).toMatchObject([
    { title, start: Date.parse("2026-11-25T13:00:00+01:00"), end: Date.parse("2026-11-25T15:00:00+01:00") },
  ]);
});

test.each([
  ["en", "block friday from 2"],
  ["nl", "blokkeer vrijdag vanaf 14 uur"],
  ["de", "blocke freitag ab 14 uhr"],
  ["fr", "bloque vendredi à partir de 14h"],
  ["es", "bloquea el viernes desde las 14h"],
])("from an hour on it goes to the end of the working day: %s, %s", (_language, said) => {
  const talk = begin();
  sayYes(talk, said);
  expect(made(talk)).toMatchObject([
    { start: Date.parse("2026-11-27T14:00:00+01:00"), end: Date.parse("2026-11-27T18:00:00+01:00") },
  ]);
});

describe("whether one is free is only asked", () => {
  test.each(rows(ASKED))("%s: %s", (_language, said) => {
    const talk = begin();
    talk.say(said);
    expect(talk.pending()).toBeNull();
    expect(made(talk)).toEqual([]);
  });
});
