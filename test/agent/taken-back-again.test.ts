import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

/** What was done in this talk is as it was: the last two things, one of what went together, and what was moved. */
const now = "2026-11-24T09:30:00+01:00";
const CHOIR = meeting("Choir", "2026-11-26T18:00:00+01:00", "2026-11-26T19:00:00+01:00");
const CHESS = meeting("Chess", "2026-11-26T20:00:00+01:00", "2026-11-26T21:00:00+01:00");
const talkIn = (preferred: string) => converse({ now, preferred, events: [CHOIR, CHESS] });

const DONE = {
  en: {
    books: "haircut friday 10am",
    cancels: "cancel choir",
    both: "cancel choir and chess",
    moves: "move choir to friday 6pm",
  },
  nl: {
    books: "kapper vrijdag 10 uur",
    cancels: "annuleer choir",
    both: "annuleer choir en chess",
    moves: "verzet choir naar vrijdag 18 uur",
  },
  de: {
    books: "Friseur Freitag 10 Uhr",
    cancels: "sag Choir ab",
    both: "sag Choir und Chess ab",
    moves: "verschieb Choir auf Freitag 18 Uhr",
  },
  fr: {
    books: "coiffeur vendredi 10h",
    cancels: "annule choir",
    both: "annule choir et chess",
    moves: "déplace choir à vendredi 18h",
  },
  es: {
    books: "peluquería el viernes a las 10",
    cancels: "cancela choir",
    both: "cancela choir y chess",
    moves: "mueve choir al viernes a las 18",
  },
} as const;
type Code = keyof typeof DONE;

describe("the last two things at once", () => {
  test.each<[Code, string]>([
    ["en", "undo the last two"],
    ["en", "take back both of those"],
    ["nl", "maak de laatste twee wijzigingen ongedaan"],
    ["nl", "allebei terugdraaien"],
    ["de", "die letzten beiden bitte rückgängig machen"],
    ["de", "mach beides rückgängig"],
    ["fr", "annule les deux dernières actions"],
    ["fr", "défais les 2 derniers changements"],
    ["es", "deshaz los dos últimos cambios"],
    ["es", "deshaz las 2 últimas"],
  ])("%s: %s", (language, text) => {
    const talk = talkIn(language);
    sayYes(talk, DONE[language].books);
    sayYes(talk, DONE[language].cancels);
    expect(talk.events().map(({ title }) => title)).not.toContain("Choir");
    talk.say(text);
    expect(talk.events()).toMatchObject([{ title: "Choir", start: CHOIR.start }, { title: "Chess" }]);
  });

  test("both of one yes, and not what was done before", () => {
    const talk = talkIn("en");
    sayYes(talk, DONE.en.books);
    sayYes(talk, DONE.en.both);
    talk.say("undo both");
    expect(talk.events()).toHaveLength(3);
  });
});

describe("one of two that were called off together is there again", () => {
  test.each<[Code, string]>([
    ["en", "choir back pls"],
    ["nl", "zet choir weer terug"],
    ["nl", "choir toch terug"],
    ["de", "Choir wieder eintragen"],
    ["de", "Choir doch wieder rein"],
    ["fr", "remets choir quand même"],
    ["es", "choir otra vez, por favor"],
  ])("%s: %s", (language, text) => {
    const talk = talkIn(language);
    sayYes(talk, DONE[language].both);
    expect(talk.events()).toHaveLength(0);
    talk.say(text);
    expect(talk.events()).toMatchObject([{ title: "Choir", start: CHOIR.start }]);
  });

  test("another wish that names it brings nothing back", () => {
    const talk = talkIn("en");
    sayYes(talk, DONE.en.both);
    for (const text of ["I'm not going to choir after all", "choir again on friday at 6pm"]) talk.say(text);
    expect(talk.events()).toHaveLength(0);
  });
});

describe("what was moved is where it was, and what was a mistake is undone", () => {
  test.each<[Code, "moves" | "cancels", string]>([
    ["en", "moves", "move it back please"],
    ["nl", "moves", "schuif hem weer terug"],
    ["nl", "moves", "terug naar waar hij stond"],
    ["de", "moves", "schieb es wieder zurück"],
    ["de", "moves", "wieder zurück"],
    ["fr", "moves", "remets-le à sa place"],
    ["es", "moves", "vuelve a ponerlo donde estaba"],
    ["es", "cancels", "uy, ha sido un error"],
    ["de", "cancels", "das war gar nicht gewollt"],
    ["en", "cancels", "oops, didn't mean to do that"],
  ])("%s: %s, %s", (language, done, text) => {
    const talk = talkIn(language);
    sayYes(talk, DONE[language][done]);
    expect(talk.events().some(({ start }) => start === CHOIR.start)).toBe(false);
    talk.say(text);
    expect(talk.events()).toMatchObject([{ title: "Choir", start: CHOIR.start }, { title: "Chess" }]);
  });
});
