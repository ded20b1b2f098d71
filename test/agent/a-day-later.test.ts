import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

/**
 * "The day after", of what is open or was just booked, is counted from the day of that and not from today, at the same
 * hour; the same said of the day before.
 */
interface Said {
  booked: string;
  after: string[];
  before: string[];
}

const SAID: Record<string, Said> = {
  en: {
    booked: "lunch with mia thursday 12 to 1pm",
    after: [
      "no, same time the day after",
      "actually same time the day after",
      "move it to the day after",
      "make it the day after",
      "the day after instead",
      "push it to the day after, same time",
      "put the lunch with mia on the day after",
    ],
    before: ["same time the day before please", "no, the day before", "move it to the day before"],
  },
  nl: {
    booked: "lunch met mia donderdag van 12 tot 13 uur",
    after: [
      "nee, zelfde tijd de dag erna",
      "zet die met mia maar op dezelfde tijd de dag erna",
      "toch maar de dag erna",
      "verzet hem naar de dag erna",
    ],
    before: ["verzet hem naar de dag ervoor", "liever de dag ervoor, zelfde tijd"],
  },
  de: {
    booked: "Mittagessen mit Mia am Donnerstag von 12 bis 13 Uhr",
    after: ["doch dieselbe Zeit am Tag danach", "verschieb es auf den Tag danach", "lieber am Tag danach, selbe Zeit"],
    before: ["lieber am Tag davor, selbe Zeit"],
  },
  fr: {
    booked: "déjeuner avec mia jeudi de 12h à 13h",
    after: ["non, même heure le lendemain", "décale-le au lendemain", "plutôt le lendemain, même heure"],
    before: ["plutôt la veille, même heure"],
  },
  es: {
    booked: "comida con mia el jueves de 12 a 13h",
    after: ["no, a la misma hora al día siguiente", "pásala al día siguiente"],
    before: ["mejor el día antes, a la misma hora"],
  },
};

const CASES = Object.entries(SAID).flatMap(([language, { booked, after, before }]) =>
  [...after.map((text) => [text, "12"] as const), ...before.map((text) => [text, "10"] as const)].flatMap(
    ([text, day]) => [true, false].map((isBooked) => ({ language, booked, text, day, isBooked })),
  ),
);

test.each(CASES)("$language: $text, booked: $isBooked", ({ language, booked, text, day, isBooked }) => {
  // On a Friday: the coming Thursday is nearly a week away.
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: language });
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Mia Berg")]));
  if (isBooked) sayYes(talk, booked);
  else talk.send(booked);
  sayYes(talk, text);
  const [event, another] = talk.events().filter(({ title }) => title !== "Group photo");
  expect(another).toBeUndefined();
  expect(event?.start).toBe(Date.parse(`2027-03-${day}T12:00:00+01:00`));
});

test.each([
  // Asked about: nothing is booked for the day after today.
  ["haircut again the day after", ["2027-03-12"]],
  ["move the haircut to the day after", ["2027-03-13"]],
  ["move the haircut a week later", ["2027-03-19"]],
] as const)("%s, of another than was spoken of last", (text, days) => {
  const talk = converse({ now: "2027-03-05T09:30:00+01:00", preferred: "en" });
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Mia Berg")]));
  sayYes(talk, "haircut friday 12 march 17:00");
  sayYes(talk, "call with mia thursday 15:00");
  sayYes(talk, text);
  const haircuts = talk.events().filter(({ title }) => title === "Haircut");
  expect(haircuts.map(({ start }) => start).toSorted()).toEqual(days.map((day) => Date.parse(`${day}T17:00:00+01:00`)));
});
