import { expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";

const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  talk.put(meeting("Haircut", "2026-11-26T13:00:00+01:00", "2026-11-26T13:45:00+01:00"));
  talk.put(meeting("Revue", "2026-11-26T16:00:00+01:00", "2026-11-26T17:00:00+01:00"));
  return talk;
};

test.each([
  ["pásame la revue de mañana para el lunes a la misma hora", "lun 30 nov, 16:00–17:00"],
  ["décale la revue de demain pour lundi, même heure", "lun. 30 nov., 16:00–17:00"],
  ["mueve la revue para el lunes 30, a la misma hora", "lun 30 nov, 16:00–17:00"],
  ["verzet de haircut van morgen op maandag, zelfde tijd", "ma 30 nov, 13:00–13:45"],
])("a day that it is of, and a weekday to which it goes: %s", (said, card) => {
  expect(begin().say(said)).toContain(card);
});

test("a weekday that is not the day beside it is asked about where nothing leads to it", () => {
  expect(begin().say("move the haircut to tomorrow friday")).toContain("is a Thursday, not a Friday");
});

test.each([
  ["I shall not make tomorrow's revue. Kindly shift it to Monday, same time.", "Mon 30 Nov, 16:00–17:00"],
  ["i cant make the revue tomorrow, push it to monday same time", "Mon 30 Nov, 16:00–17:00"],
  ["verzet de revue nr maandag zelfde tijd", "ma 30 nov, 16:00–17:00"],
  ["schuif de haircut ff door nr maandag, zelfde tijd", "ma 30 nov, 13:00–13:45"],
])("who cannot, and how it is texted: %s", (said, card) => {
  expect(begin().say(said)).toContain(card);
});

test("a number of a room is no hour", () => {
  expect(begin().say("zet overleg in zaal nr 4 om 10 uur maandag")).toContain("ma 30 nov, 10:00–10:30");
});

test("in dialect somebody sets right what was booked", () => {
  const talk = begin();
  talk.say("pilates freitag 11 uhr");
  talk.say("ja");
  expect(talk.say("ma sorry i mein samstag")).toContain("Auf: Sa, 28. Nov., 11:00–11:30");
});
