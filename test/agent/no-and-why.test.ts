import { describe, expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";
import { knownAs } from "../support/free-talk";

const begin = () => converse({ now: "2026-11-30T09:30:00+01:00", contacts: knownAs("Mia Collins") });

const BOOKED = {
  en: ["coffee with Mia tomorrow at 2pm", "yes"],
  nl: ["zet morgen om 14u koffie met Mia", "ja"],
  de: ["Kaffee mit Mia morgen um 14 Uhr", "ja"],
  fr: ["Café avec Mia demain à 14h", "oui"],
  es: ["Café con Mia mañana a las 14h", "sí"],
} as const;

const behind = (language: keyof typeof BOOKED, text: string) => {
  const talk = begin();
  for (const said of BOOKED[language]) talk.say(said);
  return talk.say(text);
};

describe("a no and why, right behind what was booked, offers to undo it", () => {
  test.each([
    ["en", "actually no, the boss wants me in the shop"],
    ["en", "on second thought no my sister has the car"],
    ["nl", "laat maar, ze komen pas volgend jaar"],
    ["nl", "nee toch niet oma is gevallen"],
    ["de", "doch lieber nicht, das Kind hat Fieber"],
    ["fr", "finalement non, la voiture est en panne"],
    ["fr", "en fait non, je serai absent"],
    ["es", "mejor no, mi madre está en el hospital"],
    ["es", "al final no, el viernes no puedo"],
  ] as const)("%s: %s", (language, text) => {
    expect(behind(language, text)).toMatch(/Shall I undo it|terugdraaien|rückgängig|Je reviens en arrière|Lo deshago/);
  });
});

describe("and what is to be done instead is what is asked about", () => {
  test.each([
    ["nl", "bij nader inzien toch niet, haal maar weer weg", /annuleren/],
    ["de", "bei näherer Betrachtung doch lieber nicht, nimm es wieder raus", /absagen/],
    ["fr", "réflexion faite non, enlève-le", /annule/],
    ["es", "pensándolo mejor no, quítalo", /Cancelo/],
    ["en", "come to think of it, cancel that", /cancel/],
    ["en", "actually no, in the office", /Where: Office/],
    ["en", "actually no, we are eating at the Lion", /Where: Lion/],
    ["en", "actually no — she's in Leeds, make it 9", /09:00/],
    ["nl", "nee, toch in de kantine", /Waar: Kantine/],
    ["de", "doch nicht, lieber um 15 Uhr", /15:00–15:30/],
  ] as const)("%s: %s", (language, text, asked) => {
    expect(behind(language, text)).toMatch(asked);
  });
});

test.each([
  ["try-out kleine zaal vrijdag van 8 tot half 1", /\*Try-out kleine zaal\*/],
  ["grote schuur vrijdag van 8 tot half 1", /\*Grote schuur\*/],
  ["vrijdag 19u bestuur grote zaal", /grote zaal/i],
])("a word with two of a letter, or like one that greets, is a word: %s", (text, card) => {
  expect(begin().say(text)).toMatch(card);
});

/** There is more with her, and she is only why. */
test.each([
  ["en", "cancel it, mia has no time"],
  ["en", "cancel that, mia doesn't have time"],
  ["nl", "annuleer het, mia heeft geen tijd"],
  ["de", "sag es ab, mia hat keine zeit"],
  ["fr", "annule-le, mia n'a pas le temps"],
  ["es", "cancélala, mia no tiene tiempo"],
] as const)("%s: “%s” is of what was just booked", (language, text) => {
  const talk = begin();
  const mia = guest("Mia Collins");
  talk.put(meeting("Pilates", "2026-12-02T10:00:00+01:00", "2026-12-02T11:00:00+01:00", [mia]));
  for (const said of [...BOOKED[language], text, language === "en" ? "yes" : "ok"]) talk.say(said);
  expect(talk.events().map(({ title }) => title)).toEqual(["Pilates"]);
});
