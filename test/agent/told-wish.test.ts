import { expect, test } from "vitest";
import { converse } from "../support/dialogue";
import { knownAs } from "../support/free-talk";

const PEOPLE = ["Greta Lindqvist", "Femke Bakker", "Heike Brandt", "Camille Roux", "Lucia Ortega", "Owen Clarke"];

/** On a Wednesday morning: lunch is booked for tomorrow at 13:00 with somebody. */
function booked(request: string) {
  const contacts = knownAs(...PEOPLE);
  const talk = converse({ now: "2026-11-25T09:30:00+01:00", contacts });
  talk.say(request);
  talk.say("ok");
  expect(talk.events()).toHaveLength(1);
  return talk;
}

const LUNCH = {
  en: "lunch with greta tomorrow at 1pm",
  nl: "lunch met femke morgen om 13 uur",
  de: "Trag mir morgen um 13 Uhr Mittagessen mit Heike ein",
  fr: "déjeuner avec Camille demain à 13h",
  es: "comida con Lucia mañana a las 13",
};

test.each([
  ["en", "greta says 1:30 is better for her"],
  ["en", "just heard from greta, 1:30 works better for her"],
  ["en", "greta's asking if we can do 1:30"],
  ["en", "greta wrote, she'd rather do 1:30"],
  ["en", "they just called, they can only do 1:30"],
  ["nl", "femke appt net, half twee zou haar beter uitkomen"],
  ["nl", "femke vraagt of half twee ook kan"],
  ["nl", "half twee komt femke beter uit"],
  ["nl", "femke belt net, half twee heeft ze liever"],
  ["nl", "ze zeggen dat ze alleen om half twee kunnen"],
  ["de", "Heike schreibt gerade, halb zwei wäre ihr lieber"],
  ["de", "Heike meldet sich grad, ihr würde halb zwei besser passen"],
  ["de", "Heike fragt ob's auch um halb zwei geht"],
  ["de", "halb zwei wäre Heike lieber"],
  ["de", "die haben nur um 13:30 Uhr was frei"],
  ["fr", "Camille m'écrit, 13h30 l'arrangerait mieux"],
  ["fr", "Camille vient d'écrire, 13h30 lui conviendrait mieux"],
  ["fr", "ils me disent qu'ils ne peuvent qu'à 13h30"],
  ["fr", "ils n'ont que 13h30"],
  ["es", "Lucia escribe, le vendría mejor a la 13:30"],
  ["es", "me ha escrito Lucia, mejor a las 13:30"],
  ["es", "me dicen que solo pueden a las 13:30"],
  ["es", "solo tienen a las 13:30"],
  ["en", "and 1:30 is easier for everyone"],
  ["nl", "en half twee is handiger voor iedereen"],
  ["de", "13:30 wäre für alle besser"],
  ["fr", "13h30 arrangerait mieux tout le monde"],
  ["es", "a las 13:30 les viene mejor a todos"],
] as const)("what a guest would rather have is asked for, and nobody is written to (%s): %s", (language, said) => {
  const talk = booked(LUNCH[language]);
  const card = talk.say(said);
  expect(card).toContain("13:30–14:00");
  expect(card).not.toMatch(/09:3\d|send|sturen|schicken|envoyer|enviar/);
  talk.say("ok");
  expect(talk.events().map(({ start }) => new Date(start).toISOString())).toEqual(["2026-11-26T12:30:00.000Z"]);
});

test.each([
  ["en", "owen says 1:30 suits him better"],
  ["en", "greta called at 1:30"],
  ["en", "greta says 1:30 doesn't suit her"],
  ["en", "greta says she's only free until 1:30"],
  ["nl", "femke zegt dat half twee niet kan"],
] as const)("what nobody who comes wishes is asked about (%s): %s", (language, said) => {
  const talk = booked(LUNCH[language]);
  talk.say(said);
  talk.say("ok");
  expect(talk.events().map(({ start }) => new Date(start).toISOString())).toEqual(["2026-11-26T12:00:00.000Z"]);
});
