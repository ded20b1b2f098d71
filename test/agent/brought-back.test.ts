import { expect, test } from "vitest";
import { converse, meeting, playAll } from "../support/dialogue";
import { knownAs, lastOf } from "../support/free-talk";
import { now } from "../support/week";

const GYM = meeting("Gym", "2026-11-27T20:00:00+01:00", "2026-11-27T21:00:00+01:00");

const begin = (preferred = "en") => converse({ now, preferred, events: [GYM], contacts: knownAs("Luc Martin") });

const titles = (talk: ReturnType<typeof converse>) => talk.events().map(({ title }) => title);

/** A booking, a cancellation of the gym, and words that bring back. */
type Language = "en" | "nl" | "de" | "fr" | "es";
const SAID: Record<Language, [booking: string, cancellation: string, back: string[]]> = {
  en: [
    "book padel tomorrow 8pm",
    "cancel the gym",
    ["restore it", "put it back", "could you restore it please", "bring it back", "put them back in"],
  ],
  nl: ["zet padel morgen 20u", "annuleer gym", ["zet maar terug", "zet m maar weer terug", "herstel dat maar"]],
  de: [
    "trag padel morgen 20 Uhr ein",
    "sag gym ab",
    ["stell ihn wieder her", "trag es bitte wieder ein", "wiederherstellen"],
  ],
  fr: ["réserve padel demain 20h", "annule gym", ["remets les", "remets-le", "rétablis"]],
  es: ["reserva pádel mañana a las 20", "cancela gym", ["vuelve a ponerlo", "ponlo otra vez", "restáuralo"]],
};

const CASES = Object.entries(SAID).flatMap(([language, [booking, cancellation, back]]) =>
  back.map((words) => [language as Language, words, booking, cancellation] as const),
);

test.each(CASES)("%s, %j right behind a booking takes nothing off", (language, words, booking) => {
  const talk = begin(language);
  const said = lastOf(talk, [booking, words]);
  expect(talk.events()).toHaveLength(2);
  expect(said).toMatch(/undo|ongedaan|rückgängig|arrière|deshacer/);
});

test.each(CASES)("%s, %j behind a cancellation and a booking brings back what was cancelled", (...said) => {
  const [language, words, booking, cancellation] = said;
  const talk = begin(language);
  lastOf(talk, [cancellation, booking, words]);
  expect(talk.events()).toHaveLength(2);
  expect(titles(talk)).toContain("Gym");
});

test.each([
  ["en", "bring back the gym"],
  ["en", "put the gym back please"],
  ["nl", "zet de gym maar terug"],
  ["de", "stell den gym wieder her"],
  ["fr", "remets le gym"],
  ["es", "vuelve a poner el gym"],
] as const)("%s, %j brings back the one that is named, and a booking stays", (language, words) => {
  const [booking, cancellation] = SAID[language];
  const talk = begin(language);
  lastOf(talk, [cancellation, booking, words]);
  expect(titles(talk)).toContain("Gym");
  expect(talk.events()).toHaveLength(2);
});

test.each([
  ["en", "put the gym back"],
  ["nl", "doe de gym terug"],
  ["nl", "zet de padel maar terug"],
  ["fr", "remets le padel"],
])("%s, %j, of what was booked or left alone, takes nothing off", (language, words) => {
  const talk = begin(language);
  lastOf(talk, [SAID[language as Language][0], words]);
  expect(talk.events()).toHaveLength(2);
});

playAll(
  {
    "what was kept is not called off for it": `
      > cancel the gym
      Shall I cancel this?
      > no
      I left it
      > ok put it back
      I have cancelled nothing that I could bring back`,
    "nor is what an undo has brought back": `
      > cancel the gym
      Shall I cancel this?
      > yes
      Cancelled
      > undo
      “Gym” is back as it was
      > put it back
      I have cancelled nothing that I could bring back`,
    "a move is taken back, and one before a booking is asked about": `
      > move the gym to 9pm
      Shall I move
      > yes
      Changed
      > put it back
      “Gym” is back as it was … 20:00–21:00
      > move the gym to 9pm
      Shall I move
      > yes
      Changed
      > book padel tomorrow 8pm
      Shall I book
      > yes
      Booked
      > put it back
      Shall I undo`,
    "where nothing was called off that is said": `
      > bring back the gym
      I have cancelled nothing that I could bring back`,
    "back to how it was takes back whatever was done": `
      > book padel tomorrow 8pm
      Shall I book
      > yes
      Booked
      > put it back the way it was
      “Padel” is off your calendar again`,
  },
  begin,
);

const BACK_AGAIN: Record<Language, [golf: string, cancellation: string, back: string, undo: string]> = {
  en: ["book golf tomorrow 6pm", "cancel the gym", "bring back the gym", "undo"],
  nl: ["zet golf morgen 18u", "annuleer gym", "zet de gym terug", "ongedaan maken"],
  de: ["trag golf morgen 18 Uhr ein", "sag gym ab", "stell gym wieder her", "rückgängig"],
  fr: ["réserve golf demain 18h", "annule gym", "remets le gym", "undo"],
  es: ["reserva golf mañana a las 18", "cancela gym", "vuelve a poner el gym", "deshacer"],
};

test.each(Object.entries(BACK_AGAIN))("%s, an undo right behind what was brought back is of that", (...said) => {
  const [language, [golf, cancellation, back, undo]] = said;
  const talk = begin(language);
  lastOf(talk, [golf, cancellation, back]);
  expect(titles(talk)).toEqual(["Golf", "Gym"]);
  talk.say(undo);
  expect(titles(talk)).toEqual(["Golf"]);
  // And once more it is there again.
  talk.say(undo);
  expect(titles(talk)).toEqual(["Golf", "Gym"]);
});

test.each([
  ["put it back", "move the gym to 9pm"],
  ["bring back the gym", "move the gym to 9pm"],
])("%j of a move, and an undo: it is where it had been moved to", (back, move) => {
  const talk = begin();
  lastOf(talk, [move, back]);
  expect(talk.events().map(({ start }) => start)).toEqual([GYM.start]);
  talk.say("undo");
  expect(talk.events().map(({ start }) => start)).toEqual([GYM.start + 60 * 60_000]);
});

test("what was brought back is not called off by being put back again", () => {
  const talk = begin();
  lastOf(talk, ["cancel the gym", "put it back", "put it back"]);
  expect(titles(talk)).toEqual(["Gym"]);
});

test("an undo of what was brought back before something else was said shows it first", () => {
  const talk = converse({ now, events: [GYM], contacts: knownAs("Luc Martin") });
  lastOf(talk, ["cancel the gym", "bring back the gym", "book padel tomorrow 8pm", "undo"]);
  expect(talk.say("undo")).toContain("Shall I cancel this?");
  expect(titles(talk)).toEqual(["Gym"]);
});

test("behind an undo of what is named, what was done after it is asked about first", () => {
  const talk = begin();
  lastOf(talk, ["book padel tomorrow 8pm", "ok"]);
  talk.wait(1);
  lastOf(talk, ["book golf tomorrow 6pm", "undo the padel"]);
  expect(titles(talk)).toEqual(["Golf", "Gym"]);
  expect(talk.say("undo")).toContain("Shall I undo");
  expect(titles(talk)).toEqual(["Golf", "Gym"]);
  talk.say("undo");
  expect(titles(talk)).toEqual(["Gym"]);
});

test("what was booked and undone is shown again by its name, and nobody is invited to it", () => {
  const talk = begin();
  lastOf(talk, ["book padel tomorrow 8pm", "undo"]);
  expect(talk.say("bring back padel")).toContain("Shall I book this?");
  talk.say("no");
  expect(talk.say("bring back squash")).not.toContain("e-mail");
});

test.each([
  ["en", "undo"],
  ["nl", "ongedaan maken"],
  ["de", "rückgängig"],
  ["fr", "undo"],
  ["es", "deshacer"],
] as const)("%s, %j at a card is a no to it, and nothing waits behind it", (language, undo) => {
  const talk = begin(language);
  const [booking] = SAID[language];
  talk.say(booking);
  expect(talk.say(undo)).not.toMatch(/Padel|Pádel|Gym/);
  expect(talk.pending()).toBeNull();
  for (const text of ["yes", BACK_AGAIN[language][0], "yes", "yes"]) talk.say(text);
  expect(titles(talk)).toEqual(["Golf", "Gym"]);
});
