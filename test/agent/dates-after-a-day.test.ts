import { expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";

/** A Tuesday morning in Amsterdam. */
const now = "2026-12-01T09:05:00+01:00";
const begin = () =>
  converse({
    now,
    events: [
      meeting("Standup", "2026-12-04T09:30:00+01:00", "2026-12-04T10:00:00+01:00"),
      meeting("Gym", "2026-12-10T09:30:00+01:00", "2026-12-10T10:00:00+01:00"),
    ],
  });

test.each([
  "what's on from 3 to 8 december",
  "what's on 3-8 december",
  "what's on 3 to 8 december",
  "am i free 3 to 8 december",
  "wat staat er van 3 tot 8 december",
  "qu'est-ce que j'ai du 3 au 8 décembre",
  "qué tengo del 3 al 8 de diciembre",
])("%s is the same days, whatever day was asked about", (text) => {
  const plain = begin().say(text);
  const talk = begin();
  talk.say("what's on thu 10 dec");
  expect(talk.say(text)).toBe(plain);
  expect(plain).not.toContain("2027");
});
