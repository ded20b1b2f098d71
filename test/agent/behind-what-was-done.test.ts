import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { knownAs, sayYes } from "../support/free-talk";

/** Short words behind what was just done or told: they are about that, and no request of their own. */
const now = "2026-11-24T09:30:00+01:00";
const contacts = knownAs("Omar Haddad", "Mila Jansen");
const talkIn = (preferred: string, ...events: ReturnType<typeof meeting>[]) =>
  converse({ now, preferred, contacts, events });

describe("somebody comes as well, or stays out of it", () => {
  test.each([
    ["en", "omar friday 9am", "w/ mila", ["mila", "omar"]],
    ["en", "omar friday 9am", "with mila.", ["mila", "omar"]],
    ["nl", "afspraak met omar vrijdag 9 uur", "met mila", ["mila", "omar"]],
    ["nl", "omar en mila vrijdag 9 uur", "hou omar er maar buiten", ["mila"]],
    ["de", "Fr Omar 9 Uhr", "mit Mila", ["mila", "omar"]],
    ["de", "Omar und Mila Freitag 9 Uhr", "halt Omar da raus", ["mila"]],
    ["fr", "rdv omar vendredi 9h", "avec mila", ["mila", "omar"]],
    ["es", "reunión con omar el viernes a las 9", "con mila", ["mila", "omar"]],
    ["es", "reunión con omar el viernes a las 9", "tiene que ser mila", ["mila"]],
  ])("%s: %s, %s", (language, booked, text, come) => {
    const talk = talkIn(language);
    sayYes(talk, booked);
    sayYes(talk, text);
    const [event, another] = talk.events();
    expect(another).toBeUndefined();
    expect(event?.attendees.flatMap(({ self, email }) => (self ? [] : [email.split("@", 1)[0]])).sort()).toEqual(come);
  });
});

describe("the other one of a day that was told", () => {
  const choir = meeting("Choir", "2026-11-25T09:00:00+01:00", "2026-11-25T10:00:00+01:00");
  const chess = meeting("Chess", "2026-11-25T15:00:00+01:00", "2026-11-25T16:00:00+01:00");

  test.each([
    ["en", "what's on tomorrow", "move choir to friday same time", "same for the other one"],
    ["en", "what's on tomorrow", "move choir to friday same time", "and the other one too please"],
    ["nl", "wat heb ik morgen", "verzet choir naar vrijdag zelfde tijd", "andere ook"],
    ["de", "was habe ich morgen", "verschieb Choir auf Freitag, gleiche Zeit", "den anderen auch"],
    ["fr", "qu'est-ce que j'ai demain", "déplace choir à vendredi même heure", "pareil pour l'autre"],
    ["es", "qué tengo mañana", "mueve choir al viernes a la misma hora", "lo otro también"],
  ])("moves as far: %s, %s", (language, asked, moves, text) => {
    const talk = talkIn(language, choir, chess);
    talk.say(asked);
    sayYes(talk, moves);
    sayYes(talk, text);
    const FRIDAY = 2 * 86_400_000;
    expect(talk.events()).toMatchObject([{ start: choir.start + FRIDAY }, { start: chess.start + FRIDAY }]);
  });

  test.each([
    ["nl", "wat heb ik morgen", "annuleer choir", "de andere ook"],
    ["fr", "qu'est-ce que j'ai demain", "annule choir", "l'autre aussi"],
  ])("goes as well: %s, %s", (language, asked, cancels, text) => {
    const talk = talkIn(language, choir, chess);
    talk.say(asked);
    sayYes(talk, cancels);
    sayYes(talk, text);
    expect(talk.events()).toEqual([]);
  });
});

describe("another part of the day that was asked about", () => {
  test.each([
    ["en", "am I free friday morning?", "and after lunch?"],
    ["en", "am I free friday morning?", "what about the afternoon"],
    ["nl", "ben ik vrijdagochtend vrij?", "en na de lunch?"],
    ["de", "Fr Vormittag frei?", "u. nach dem Mittag?"],
    ["fr", "libre vendredi matin ?", "et après le dej ?"],
    ["es", "¿estoy libre el viernes por la mañana?", "¿y por la tarde?"],
  ])("%s: %s, %s", (language, asked, text) => {
    const talk = talkIn(language, meeting("Choir", "2026-11-27T16:00:00+01:00", "2026-11-27T17:00:00+01:00"));
    talk.say(asked);
    expect(talk.say(text)).toContain("16:00");
  });
});

describe("days off end on a day, which is still one", () => {
  test.each([
    ["en", "holidays next week mon-fri", "hols only til wed incl"],
    ["en", "holidays next week mon-fri", "the holidays only go until Wednesday, Wednesday included"],
    ["nl", "verlof volgende week ma t/m vr", "verlof maar t/m wo"],
    ["de", "Urlaub nächste Woche Mo-Fr", "Urlaub nur bis inkl. Mi"],
    ["fr", "vacances la semaine prochaine lun-ven", "les vacances ne vont que jusqu'à mercredi inclus"],
    ["fr", "vacances la semaine prochaine lun-ven", "les vacances seulement jusqu'à mercredi"],
    ["es", "vacaciones la semana que viene de lunes a viernes", "vacaciones solo hasta el mié inclusive"],
  ])("%s: %s, %s", (language, booked, text) => {
    const talk = talkIn(language);
    sayYes(talk, booked);
    sayYes(talk, text);
    const [start, end] = ["2026-11-30T00:00:00+01:00", "2026-12-03T00:00:00+01:00"].map((at) => Date.parse(at));
    expect(talk.events()).toMatchObject([{ start, end }]);
  });
});
