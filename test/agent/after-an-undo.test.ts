import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const NOW = "2027-03-03T09:30:00+01:00";
const NAMES = {
  en: ["Lunch", "Haircut"],
  nl: ["Lunch", "Kapper"],
  de: ["Mittagessen", "Friseur"],
  fr: ["Déjeuner", "Coiffeur"],
  es: ["Comida", "Peluquería"],
} as const;

type Language = keyof typeof NAMES;

function begin(preferred: Language) {
  const talk = converse({ now: NOW, preferred });
  const [lunch, haircut] = NAMES[preferred];
  talk.put(meeting(lunch, "2027-03-04T12:00:00+01:00", "2027-03-04T13:00:00+01:00", [guest("Mia Berg")]));
  talk.put(meeting(haircut, "2027-03-05T16:00:00+01:00", "2027-03-05T16:30:00+01:00"));
  return talk;
}

/** What is done, and its undo. */
function undone(preferred: Language, request: string) {
  const talk = begin(preferred);
  for (const text of [request, "yes", "undo"]) talk.say(text);
  return talk;
}

const times = (talk: ReturnType<typeof converse>) =>
  talk.events().map(({ title, start }) => `${title} ${new Date(start).toISOString().slice(5, 16)}`);

const AGAIN: Record<Language, [request: string, again: string[]]> = {
  en: [
    "book gym friday 10-11",
    ["redo it", "put it back after all", "actually do book it", "sorry, redo", "bring it back"],
  ],
  nl: ["zet sporten vrijdag 10-11 uur", ["zet het toch maar terug", "doe het toch maar", "toch weer inplannen"]],
  de: ["trag sport freitag 10-11 uhr ein", ["doch wieder rein", "trag es doch wieder ein", "wiederherstellen"]],
  fr: ["mets sport vendredi de 10h à 11h", ["remets-le finalement", "rétablis", "refais-le"]],
  es: ["pon gimnasio el viernes de 10 a 11", ["vuelve a ponerla", "rehacer", "ponlo otra vez"]],
};

test.each(
  Object.entries(AGAIN).flatMap(([language, [request, again]]) =>
    again.map((text) => [language as Language, request, text] as const),
  ),
)("%s, %j is undone, %j: it is shown again, and a yes writes it", (language, request, text) => {
  const talk = undone(language, request);
  expect(talk.events()).toHaveLength(2);
  talk.say(text);
  expect(talk.events()).toHaveLength(2);
  talk.say("yes");
  expect(talk.events()).toHaveLength(3);
});

test("a cancellation and a move are done again as well", () => {
  const cancelled = undone("en", "cancel lunch");
  for (const text of ["redo it", "yes"]) cancelled.say(text);
  expect(times(cancelled)).toEqual(["Haircut 03-05T15:00"]);
  const moved = undone("en", "move lunch to 3pm");
  for (const text of ["redo", "yes"]) moved.say(text);
  expect(times(moved)).toEqual(["Lunch 03-04T14:00", "Haircut 03-05T15:00"]);
});

const MEANT: Record<Language, [cancel: string, meant: string[]]> = {
  en: ["cancel lunch", ["no i meant the haircut", "I meant the haircut", "sorry, the haircut"]],
  nl: ["annuleer de lunch", ["nee ik bedoelde de kapper", "oeps, de kapper"]],
  de: ["sag das mittagessen ab", ["nein ich meinte den friseur"]],
  fr: ["annule le déjeuner", ["non je voulais dire le coiffeur", "je parlais du coiffeur"]],
  es: ["cancela la comida", ["no, quería decir la peluquería", "me refería a la peluquería"]],
};

test.each(
  Object.entries(MEANT).flatMap(([language, [request, meant]]) =>
    meant.map((text) => [language as Language, request, text] as const),
  ),
)("%s, %j is undone, %j: the other one is called off in its place", (language, request, text) => {
  const talk = undone(language, request);
  for (const said of [text, "yes"]) talk.say(said);
  expect(talk.events().map(({ title }) => title)).toEqual([NAMES[language][0]]);
});

test.each([
  ["move lunch to 3pm", "Haircut 03-05T14:00"],
  ["move lunch to monday", "Haircut 03-08T15:00"],
  ["move lunch to monday at 9", "Haircut 03-08T08:00"],
])("%j: what moves in its place goes to the same hour, the same day, or both", (request, moved) => {
  const before = undone("en", request);
  for (const text of ["no, I meant the haircut", "yes"]) before.say(text);
  expect(times(before)).toEqual(["Lunch 03-04T11:00", moved]);
  // A card is not undone first.
  const shown = begin("en");
  for (const text of [request, "no, I meant the haircut", "yes"]) shown.say(text);
  expect(times(shown)).toEqual(["Lunch 03-04T11:00", moved]);
  // What was done is put back in the same breath.
  const done = begin("en");
  for (const text of [request, "yes", "no, I meant the haircut", "yes"]) done.say(text);
  expect(times(done)).toEqual(["Lunch 03-04T11:00", moved]);
});

test("what was taken back can be had at another hour", () => {
  const talk = undone("en", "book gym friday 10-11");
  for (const text of ["make it 8 in the morning", "yes"]) talk.say(text);
  expect(times(talk)).toEqual(["Lunch 03-04T11:00", "Gym 03-05T07:00", "Haircut 03-05T15:00"]);
});

test("a day said of a meeting that is back where it was is counted from there", () => {
  const talk = undone("en", "move lunch to monday");
  for (const text of ["try lunch on friday at 9 instead", "yes"]) talk.say(text);
  expect(times(talk)).toEqual(["Lunch 03-05T08:00", "Haircut 03-05T15:00"]);
});
