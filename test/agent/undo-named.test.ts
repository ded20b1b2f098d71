import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";

const sam = { email: "sam@example.com", name: "Sam Visser" };
const mia = { email: "mia@example.com", name: "Mia Chen" };

const begin = (preferred: string) =>
  converse({
    now: "2026-11-24T09:05:00+01:00",
    preferred,
    events: [
      meeting("Budget", "2026-11-26T11:00:00+01:00", "2026-11-26T12:00:00+01:00", [mia]),
      meeting("Review", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [sam]),
      meeting("Padel", "2026-11-26T18:00:00+01:00", "2026-11-26T19:00:00+01:00"),
      meeting("Gym", "2026-11-27T18:00:00+01:00", "2026-11-27T19:00:00+01:00"),
    ],
    contacts: [sam, mia].flatMap(({ email, name }) => contactRows(email, name)),
  });

/** Books a call, then a lunch. */
function twoBooked(preferred = "en") {
  const talk = begin(preferred);
  for (const text of ["call with sam friday at 10", "yes", "lunch with mia friday at 12", "yes"]) talk.say(text);
  expect(titles(talk)).toEqual(["Budget", "Review", "Padel", "Call", "Lunch", "Gym"]);
  return talk;
}

const titles = (talk: ReturnType<typeof begin>) => talk.events().map(({ title }) => title);

test.each(["nah scrap that", "ah no, scratch that", "hmm delete it please"])(
  "what was just booked is asked to be cancelled by “%s”",
  (text) => {
    const talk = twoBooked();
    expect(talk.say(text)).toContain("Shall I cancel this?\n“Lunch”");
    talk.say("yes");
    expect(titles(talk)).not.toContain("Lunch");
  },
);

test("what is named is taken back, and not what was done last", () => {
  const talk = twoBooked();
  expect(talk.say("undo the call")).toContain("“Call”");
  talk.say("yes");
  expect(titles(talk)).toEqual(["Budget", "Review", "Padel", "Lunch", "Gym"]);
});

test.each([
  ["en", "undo the gym"],
  ["en", "undo the dinner"],
  ["en", "please undo the gym, that was wrong"],
  ["nl", "maak de gym ongedaan"],
  ["de", "mach den Kaffee wieder rückgängig"],
  ["de", "mach das Gym rückgängig"],
  ["fr", "défais la gym"],
  ["es", "deshaz el gym"],
])("%s, %j: what nothing was done with is asked about", (language, text) => {
  const talk = twoBooked(language);
  expect(talk.send(text)).toMatchObject({ kind: "list" });
  expect(titles(talk)).toEqual(["Budget", "Review", "Padel", "Call", "Lunch", "Gym"]);
});

test.each([
  ["nl", "maak de lunch maar ongedaan"],
  ["de", "mach das Lunch bitte rückgängig"],
  ["es", "deshaz lunch por favor"],
  ["fr", "défais le lunch"],
  ["de", "zurück"],
  ["en", "no sorry, undo that please"],
  ["en", "oops wrong person, undo"],
  ["en", "undo the last one"],
  ["en", "undo that booking"],
])("%s, %j: the last is meant", (language, text) => {
  const talk = twoBooked(language);
  expect(talk.say(text)).toContain("Lunch");
  expect(titles(talk)).toEqual(["Budget", "Review", "Padel", "Call", "Gym"]);
});

function batch() {
  const talk = begin("en");
  talk.say("move budget to 16:00 and review to 17:00 on thursday");
  talk.say("yes");
  expect(talk.events().map(({ title, start }) => [title, new Date(start).getUTCHours()])).toEqual([
    ["Budget", 15],
    ["Review", 16],
    ["Padel", 17],
    ["Gym", 17],
  ]);
  return talk;
}

test("of what one yes did the part that is named", () => {
  const talk = batch();
  expect(talk.say("undo the budget one")).toContain("“Budget”");
  expect(talk.events().map(({ title, start }) => [title, new Date(start).getUTCHours()])).toEqual([
    ["Budget", 10],
    ["Review", 16],
    ["Padel", 17],
    ["Gym", 17],
  ]);
});

test("one of them was fine where it was", () => {
  const talk = batch();
  const answer = talk.say("no wait the budget was fine where it was");
  expect(answer).not.toContain("Review");
  talk.say("yes");
  expect(talk.events().map(({ title, start }) => [title, new Date(start).getUTCHours()])).toEqual([
    ["Budget", 10],
    ["Review", 16],
    ["Padel", 17],
    ["Gym", 17],
  ]);
});

test("the only thing done is asked about, where another is named", () => {
  const talk = begin("en");
  talk.say("proposal friday 14-16");
  talk.say("yes");
  expect(talk.say("undo the lunch")).toMatch(/nothing lately with “lunch”[\s\S]*“Proposal”/);
  expect(talk.say("no")).toContain("I left everything as it is");
  expect(titles(talk)).toContain("Proposal");
});

test.each([
  ["en", "undo the booking"],
  ["nl", "maak de boeking ongedaan"],
  ["de", "mach die buchung rückgängig"],
])("what is called by its kind is taken back, and not what was done last: %s, %s", (preferred, words) => {
  const talk = begin(preferred);
  for (const text of ["call with sam friday at 10", "yes", "move padel to 19:00", "yes"]) talk.say(text);
  const asked = talk.say(words);
  expect(asked).toContain("“Call”");
  expect(asked).not.toContain("“Padel”");
});

test.each(["undo both", "undo everything", "alles ongedaan maken"])("%s shows what there is", (words) => {
  const talk = twoBooked();
  const asked = talk.say(words);
  expect(asked).toContain("Call");
  expect(asked).toContain("Lunch");
  expect(titles(talk)).toEqual(["Budget", "Review", "Padel", "Call", "Lunch", "Gym"]);
});

test.each([
  ["en", "wait no that was a mistake put it back"],
  ["en", "oops, my mistake"],
  ["en", "by accident! restore it please"],
  ["nl", "oeps dat was een vergissing, zet hem terug"],
  ["nl", "nee wacht dat was fout"],
  ["de", "ups das war ein versehen"],
  ["de", "das war ein fehler, stell es bitte wieder her"],
  ["fr", "oups c'était une erreur, remets-le"],
  ["fr", "non je me suis trompé"],
  ["es", "uy fue un error, ponlo otra vez"],
  ["es", "me equivoqué"],
])("%s, %j: what was just called off is back", (language, text) => {
  const talk = begin(language);
  talk.say("cancel padel");
  talk.say("yes");
  expect(titles(talk)).toEqual(["Budget", "Review", "Gym"]);
  talk.say(text);
  expect(titles(talk)).toEqual(["Budget", "Review", "Padel", "Gym"]);
});
