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
