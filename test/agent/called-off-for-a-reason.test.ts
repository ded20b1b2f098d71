import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";
import { knownAs, sayYes } from "../support/free-talk";

const BOOKED = {
  en: "viewing with mia monday 17:00",
  nl: "bezichtiging met mia maandag 17 uur",
  de: "Besichtigung mit Mia am Montag um 17 Uhr",
  fr: "visite avec mia lundi à 17h",
  es: "visita con mia el lunes a las 17",
};

/** Why it is called off is said of who was to come: she goes with it, and does not leave it. */
test.each([
  ["en", "actually cancel, she signed elsewhere"],
  ["nl", "annuleer maar, ze heeft elders getekend"],
  ["de", "sag ab, sie hat woanders unterschrieben"],
  ["fr", "en fait annule, elle a signé ailleurs"],
  ["fr", "annule. elle a déménagé"],
  ["fr", "annule, elle est malade"],
  ["es", "cancela, ella firmó en otro sitio"],
] as const)("%s: %s", (language, text) => {
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: language });
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Mia Berg")]));
  sayYes(talk, BOOKED[language]);
  sayYes(talk, text);
  expect(talk.events().filter(({ title }) => title !== "Group photo")).toEqual([]);
});

/** What is told names the meeting by one of its words, and what is asked for speaks of it by none. */
test.each([
  ["en", "ruby cancelled on me again!! take her out of monday"],
  ["en", "the ruby people have postponed so remove them from my monday"],
  ["nl", "ruby heeft afgezegd, haal haar eruit"],
  ["de", "ruby hat abgesagt, nimm sie raus"],
  ["fr", "ruby a annulé, enlève-la"],
  ["es", "ruby canceló, quítala"],
] as const)("%s: who called off is named in the title: %s", (language, text) => {
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: language });
  talk.put(meeting("Ruby blow dry", "2027-03-08T10:00:00+01:00", "2027-03-08T10:30:00+01:00"));
  talk.put(meeting("Colour stock", "2027-03-08T12:00:00+01:00", "2027-03-08T12:30:00+01:00"));
  sayYes(talk, text);
  expect(talk.events().map(({ title }) => title)).toEqual(["Colour stock"]);
});

test("of two that are called by the same name it is the one of the day that is said", () => {
  const talk = converse({ now: "2027-03-05T09:30:00+01:00" });
  talk.put(meeting("Ruby blow dry", "2027-03-08T10:00:00+01:00", "2027-03-08T10:30:00+01:00"));
  talk.put(meeting("Ruby wedding trial", "2027-03-10T10:00:00+01:00", "2027-03-10T10:30:00+01:00"));
  sayYes(talk, "ruby cancelled on me again, take her out of wednesday");
  expect(talk.events().map(({ title }) => title)).toEqual(["Ruby blow dry"]);
});

test.each(["quita lo de las 10 del lunes que la chica se mudó", "borra lo de las 10 del lunes q no llego"])(
  "es: behind the hour of what goes, why, with no stop or in one letter: %s",
  (text) => {
    const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: "es" });
    talk.put(meeting("Corte Ruby", "2027-03-08T10:00:00+01:00", "2027-03-08T10:30:00+01:00"));
    talk.put(meeting("Tinte", "2027-03-08T12:00:00+01:00", "2027-03-08T12:30:00+01:00"));
    sayYes(talk, text);
    expect(talk.events().map(({ title }) => title)).toEqual(["Tinte"]);
  },
);

/** Behind what goes, how it is with somebody, whatever was not typed between and whatever word is in it. */
test.each([
  ["en", "cancel the spinning I'm not paying to sit and drink tea"],
  ["en", "cancel spinning not feeling great"],
  ["nl", "zeg spinning af ik heb hoofdpijn"],
  ["de", "sag Spinning ab ich hab Rückenschmerzen"],
  ["fr", "annule spinning j'ai mal au dos"],
  ["es", "cancela spinning no me encuentro bien"],
] as const)("%s: and why, without a stop: %s", (language, text) => {
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: language });
  talk.put(meeting("Spinning", "2027-03-08T10:00:00+01:00", "2027-03-08T10:30:00+01:00"));
  sayYes(talk, text);
  expect(talk.events()).toEqual([]);
});

test.each([
  ["de", "sag Spinning bitte nicht kurzfristig ab"],
  ["nl", "annuleer spinning niet per ongeluk"],
  ["en", "cancel spinning, no don't"],
] as const)("%s: what shall not go stays: %s", (language, text) => {
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: language });
  talk.put(meeting("Spinning", "2027-03-08T10:00:00+01:00", "2027-03-08T10:30:00+01:00"));
  expect(talk.say(text)).not.toContain("10:30");
});

test.each([
  ["en", "drop mia she doesn't eat meat"],
  ["en", "drop mia, she's ooo"],
  ["nl", "haal mia eraf ze is afwezig"],
  ["de", "nimm Mia raus, sie ist abwesend"],
  ["fr", "enlève mia elle mange pas de viande"],
  ["es", "quita a mia, ella está de viaje"],
] as const)("%s: of a guest it tells why she goes, and asks for nothing: %s", (language, text) => {
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: language });
  const [mia, tom] = [guest("Mia Berg"), guest("Tom Adler")];
  talk.put(meeting("Tasting", "2027-03-08T10:00:00+01:00", "2027-03-08T10:30:00+01:00", [mia, tom]));
  talk.say("tasting");
  sayYes(talk, text);
  expect(talk.events().flatMap(({ attendees }) => attendees?.map(({ email }) => email))).toEqual([tom.email]);
});

/** What is told of somebody beside it, behind an article as well: who that is says nothing of the meeting. */
test.each([
  ["es", "cancela el taller, Ruby está enferma"],
  ["es", "anula el taller del lunes que Ruby está de baja"],
  ["es", "cancela el taller del lunes q me quedo en Burgos"],
  ["es", "cancela el taller, Ruby trabaja en un proyecto sobre vinos"],
  ["fr", "annule le taller de lundi, Ruby est partie sur un chantier"],
  ["fr", "annule le taller, je suis sur un déménagement"],
  ["en", "cancel the taller, Ruby went to a talk about cheese"],
] as const)("%s: %s", (language, text) => {
  const contacts = knownAs("Ruby Hale");
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: language, contacts });
  talk.put(meeting("Taller", "2027-03-08T10:00:00+01:00", "2027-03-08T11:00:00+01:00"));
  talk.put(meeting("Colour stock", "2027-03-08T12:00:00+01:00", "2027-03-08T12:30:00+01:00"));
  sayYes(talk, text);
  expect(talk.events().map(({ title }) => title)).toEqual(["Colour stock"]);
});

test.each(["mueve el taller al martes, Ruby está mala", "pasa el taller al martes, que Ruby no puede"])(
  "who cannot is not asked along: %s",
  (text) => {
    const contacts = knownAs("Ruby Hale");
    const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: "es", contacts });
    talk.put(meeting("Taller", "2027-03-08T10:00:00+01:00", "2027-03-08T11:00:00+01:00"));
    sayYes(talk, text);
    expect(talk.events()).toMatchObject([{ start: Date.parse("2027-03-09T10:00:00+01:00"), attendees: [] }]);
  },
);

/** A no, why, and a last clause that only says so: what was just booked goes. */
test.each([
  ["en", "hm no, I won't make it in time, take it out"],
  ["nl", "nee toch niet, dat haal ik nooit, haal eruit"],
  ["de", "ach nein, das schaff ich nie, nimm raus"],
  ["fr", "ah en fait non, j'arriverai jamais à temps, enlève"],
  ["es", "bueno al final no, no voy a llegar nunca, quítalo"],
  ["es", "uy no, que no llego, quita"],
] as const)("%s: %s", (language, text) => {
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: language });
  sayYes(talk, BOOKED[language].replace(/ (with|met|mit|avec|con) mia/i, ""));
  sayYes(talk, text);
  expect(talk.events()).toEqual([]);
});

test("what is wrong with one of its guests takes off that one", () => {
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", contacts: knownAs("Mia Berg") });
  sayYes(talk, BOOKED.en);
  expect(talk.say("no, she can't make it, remove her")).toContain("No longer invited: Mia Berg");
});
