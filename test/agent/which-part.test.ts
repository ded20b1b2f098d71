import { expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";

/** Of several requests it is said which one cannot be done, and why. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:25:00+01:00" });
  talk.put(meeting("Vertrag", "2026-11-26T10:00:00+01:00", "2026-11-26T10:30:00+01:00"));
  talk.put(meeting("Koffie met Tom", "2026-11-26T15:00:00+01:00", "2026-11-26T15:30:00+01:00"));
  return talk;
};

test("what is off already is called so", () => {
  const talk = begin();
  talk.say("cancel koffie met tom");
  talk.say("yes");
  const answer = talk.say("move the Vertrag to 11 and cancel Koffie met Tom");
  expect(answer).toMatch(/“Koffie met Tom” had already been cancelled/);
  expect(answer).toMatch(/Shall I move this\?[\s\S]*“Vertrag”[\s\S]*11:00–11:30/);
});

test("what is not there is named by its words", () => {
  expect(begin().say("move the Vertrag to 11 and cancel the pottery class")).toMatch(
    /This part is not done yet:\n“[^”]*pottery class”: I can't find/,
  );
});
