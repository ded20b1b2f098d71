import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

/** Which meeting was meant is said to a card that shows another one. */
const now = "2026-11-24T09:30:00+01:00";
const THURSDAY = "2026-11-26T15:00:00+01:00";
const TITLES = {
  en: ["Roadmap review", "Choir"],
  nl: ["Roadmapoverleg", "Koor"],
  de: ["Planungsrunde", "Chor"],
  fr: ["Point roadmap", "Chorale"],
  es: ["Repaso de ventas", "Coro"],
} as const;
const MOVE = {
  en: "move the roadmap review to thursday 3pm",
  nl: "verzet het roadmapoverleg naar donderdag 15 uur",
  de: "verschieb die Planungsrunde auf Donnerstag 15 Uhr",
  fr: "déplace le point roadmap à jeudi 15h",
  es: "mueve el repaso de ventas al jueves a las 15h",
} as const;
type Code = keyof typeof TITLES;

function talkIn(language: Code) {
  const [shown, meant] = TITLES[language];
  const events = [
    meeting(shown, "2026-11-25T15:00:00+01:00", "2026-11-25T16:00:00+01:00"),
    meeting(meant, "2026-11-25T18:00:00+01:00", "2026-11-25T18:30:00+01:00"),
  ];
  const talk = converse({ now, preferred: language, events });
  const startOf = (title: string) => talk.events().find((event) => event.title === title)?.start;
  return { talk, shown, meant, startOf };
}

describe("another one moves to the hour that was said, and what was shown stays", () => {
  test.each<[Code, string]>([
    ["en", "no, not that one, choir"],
    ["en", "not the roadmap review, choir"],
    ["en", "choir, not that one"],
    ["en", "wrong one, i meant choir"],
    ["nl", "nee niet die, het koor"],
    ["nl", "niet het roadmapoverleg maar het koor"],
    ["nl", "het koor, niet deze"],
    ["nl", "verkeerde, ik bedoel het koor"],
    ["de", "die nicht, den Chor"],
    ["de", "nicht die Planungsrunde, sondern den Chor"],
    ["de", "falscher Termin, ich meine den Chor"],
    ["fr", "pas ça, la chorale"],
    ["fr", "pas le point roadmap, la chorale"],
    ["fr", "la chorale, pas celui-là"],
    ["es", "ese no, el coro"],
    ["es", "no era ese, el coro"],
    ["es", "el coro, no ese"],
  ])("%s: %s", (language, text) => {
    const { talk, shown, meant, startOf } = talkIn(language);
    talk.say(MOVE[language]);
    sayYes(talk, text);
    expect(startOf(meant)).toBe(Date.parse(THURSDAY));
    expect(startOf(shown)).toBe(Date.parse("2026-11-25T15:00:00+01:00"));
  });
});

describe("the other of two that were listed", () => {
  test.each<[Code, string, string, string]>([
    ["en", "what's on tomorrow", "cancel the first", "nah the other one"],
    ["nl", "wat heb ik morgen", "annuleer de eerste", "nee joh, de andere"],
    ["de", "was habe ich morgen", "sag den ersten ab", "nö, den anderen"],
    ["fr", "c'est quoi demain ?", "annule le premier", "nan, l'autre plutôt"],
    ["es", "¿qué tengo mañana?", "cancela el primero", "no, lo otro mejor"],
  ])("%s: %s, %s, %s", (language, asked, cancels, text) => {
    const { talk, shown } = talkIn(language);
    talk.say(asked);
    talk.say(cancels);
    sayYes(talk, text);
    expect(talk.events()).toMatchObject([{ title: shown }]);
  });
});

test("what would move is called off altogether", () => {
  const { talk, meant } = talkIn("fr");
  talk.say(MOVE.fr);
  sayYes(talk, "non annule le point roadmap tout court");
  expect(talk.events()).toMatchObject([{ title: meant }]);
});

describe("a yes that says how long, or another day at that hour", () => {
  test.each<[Code, string, string, string]>([
    ["en", "haircut friday 10am", "yes but no more than 20 minutes", "2026-11-27T10:20:00+01:00"],
    ["de", "Friseur Freitag 10 Uhr", "passt, aber nur 20 min", "2026-11-27T10:20:00+01:00"],
    ["de", "Friseur Freitag 10 Uhr", "ok aber bloß 20 Minuten", "2026-11-27T10:20:00+01:00"],
    ["fr", "coiffeur vendredi 10h", "très bien mais seulement 20 min", "2026-11-27T10:20:00+01:00"],
    ["fr", "coiffeur vendredi 10h", "parfait, mais 20 minutes maximum", "2026-11-27T10:20:00+01:00"],
    ["en", "haircut friday 10am", "same hour mon instead", "2026-11-30T10:30:00+01:00"],
  ])("%s: %s, %s", (language, booked, text, end) => {
    const talk = converse({ now, preferred: language });
    talk.say(booked);
    sayYes(talk, text);
    expect(talk.events()).toMatchObject([{ end: Date.parse(end) }]);
  });
});
