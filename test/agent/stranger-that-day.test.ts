import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

/** Beside what was booked, one with somebody whom nobody knows: on its day, and the address is asked. */
const SAID = {
  en: [
    "viewing with mia monday 17:00",
    "on that day at 19:00 coffee with noor",
    "one with noor ali the same day at 19:00",
  ],
  nl: ["bezichtiging met mia maandag 17 uur", "en diezelfde dag om 19 uur een met noor"],
  de: [
    "Besichtigung mit Mia am Montag um 17 Uhr",
    "am selben Tag um 19 Uhr einen mit Noor",
    "Kaffee mit Noor am selben Tag um 19 Uhr",
  ],
  fr: ["visite avec mia lundi à 17h", "le même jour à 19h un café avec noor"],
  es: ["visita con mia el lunes a las 17", "un café con noor ese mismo día a las 19"],
};

const CASES = Object.entries(SAID).flatMap(([language, [booked = "", ...texts]]) =>
  texts.map((text) => ({ language, booked, text })),
);

test.each(CASES)("$language: $text", ({ language, booked, text }) => {
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: language });
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Mia Berg")]));
  sayYes(talk, booked);
  talk.say(text);
  sayYes(talk, "noor@example.com");
  const [, made] = talk.events().filter(({ start }) => start > Date.parse("2027-03-05T00:00:00+01:00"));
  expect(made?.start).toBe(Date.parse("2027-03-08T19:00:00+01:00"));
  expect(made?.attendees.map(({ email }) => email)).toContain("noor@example.com");
});
