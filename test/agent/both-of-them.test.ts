import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const TWO = {
  en: "book gym tomorrow 9-10 and lunch with mia friday 12",
  nl: "zet sporten morgen 9-10 en lunch met mia vrijdag 12 uur",
  de: "trag sport morgen 9-10 und mittagessen mit mia freitag 12 uhr ein",
  fr: "mets sport demain 9h-10h et déjeuner avec mia vendredi 12h",
  es: "pon gimnasio mañana de 9 a 10 y comida con mia el viernes a las 12",
} as const;

type Language = keyof typeof TWO;

const CANCEL: Record<Language, string[]> = {
  en: ["cancel both", "cancel them both", "scrap both", "cancel both of them please"],
  nl: ["zeg ze allebei af", "annuleer beide", "annuleer ze allebei"],
  de: ["sag beide ab", "beide absagen", "storniere beide"],
  fr: ["annule les deux"],
  es: ["cancela las dos", "anula ambas", "cancela los dos"],
};

const MOVE: Record<Language, string[]> = {
  en: ["move both to monday", "move them both to Monday"],
  nl: ["verzet ze allebei naar maandag", "verplaats beide naar maandag"],
  de: ["verschieb beide auf montag"],
  fr: ["déplace les deux à lundi", "décale-les tous les deux à lundi"],
  es: ["pasa las dos al lunes", "mueve ambas al lunes"],
};

const of = (all: Record<Language, string[]>) =>
  Object.entries(all).flatMap(([language, said]) => said.map((text) => [language as Language, text] as const));

function begin(preferred: Language) {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred });
  talk.put(
    meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [
      guest("Mia Berg"),
      guest("Tom Baker"),
    ]),
  );
  return talk;
}

const days = (talk: ReturnType<typeof converse>) =>
  talk
    .events()
    .flatMap(({ title, start }) => (title === "Group photo" ? [] : [new Date(start).toISOString().slice(8, 16)]));

test.each(of(CANCEL))("%s, %j: both that were just booked go, and of a card nothing is written", (language, text) => {
  const talk = begin(language);
  for (const said of [TWO[language], "yes"]) talk.say(said);
  expect(days(talk)).toEqual(["04T08:00", "05T11:00"]);
  for (const said of [text, "yes"]) talk.say(said);
  expect(days(talk)).toEqual([]);
  const open = begin(language);
  for (const said of [TWO[language], text]) open.say(said);
  expect(open.pending()).toBeNull();
  expect(days(open)).toEqual([]);
});

test.each(of(MOVE))("%s, %j: both go to that day, each at its hour", (language, text) => {
  const talk = begin(language);
  for (const said of [TWO[language], "yes", text, "yes"]) talk.say(said);
  expect(days(talk)).toEqual(["08T08:00", "08T11:00"]);
});

test("two that each got a yes are both as well, and one is not", () => {
  const talk = begin("en");
  for (const said of ["book gym tomorrow 9-10", "yes", "lunch with mia friday 12", "yes", "cancel both", "yes"])
    talk.say(said);
  expect(days(talk)).toEqual([]);
});

test("how far both go is no change of the last one alone, and what both cannot have is not given to one", () => {
  const talk = begin("en");
  for (const said of [TWO.en, "yes", "make both an hour later", "yes"]) talk.say(said);
  expect(days(talk)).toEqual(["04T09:00", "05T12:00"]);
  expect(talk.say("make both half an hour longer")).toContain("I'm not sure what to make of");
});

/** As many as that day has: what may be an hour as well is how many. */
test.each([
  ["en", "cancel the 2 of tomorrow", 0],
  ["nl", "annuleer de 2 van morgen", 0],
  ["nl", "zeg die van 2 uur morgen af", 1],
  ["de", "sag die 2 von morgen ab", 0],
  ["de", "die beiden morgen bitte absagen", 0],
  ["fr", "annule les 2 de demain", 0],
  ["es", "cancela las 2 de mañana", 0],
  ["es", "anula las 2 citas de mañana", 0],
  ["es", "cancela la de las 2 de mañana", 1],
  ["en", "cancel the 2 o'clock tomorrow", 1],
] as const)("%s, “%s”, where two are on that day", (preferred, text, left) => {
  const events = [10, 14].map((hour) =>
    meeting(`Visit ${hour}`, `2027-03-04T${hour}:00:00+01:00`, `2027-03-04T${hour}:30:00+01:00`),
  );
  const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred, events });
  for (const said of [text, "yes"]) talk.say(said);
  expect(talk.events()).toHaveLength(left);
});
