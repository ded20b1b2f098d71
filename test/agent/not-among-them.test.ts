import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

/** Two interviews and a review; it is Tuesday 24 November. */
const begin = () =>
  converse({
    now: "2026-11-24T09:05:00+01:00",
    events: [
      meeting("Interview A", "2026-11-26T10:00:00+01:00", "2026-11-26T11:00:00+01:00"),
      meeting("Interview B", "2026-11-27T10:00:00+01:00", "2026-11-27T11:00:00+01:00"),
      meeting("Review", "2026-11-25T15:00:00+01:00", "2026-11-25T16:00:00+01:00", [guest("Anna Bell")]),
    ],
  });

test.each([
  ["cancel the interview", "sorry, I meant the zebra call", "There is no “zebra call”"],
  ["cancel the interview", "no I meant budget", "There is no “budget”"],
  ["move the interview to 4", "sorry, I meant the budget talk", "There is no “budget talk”"],
  ["annuleer interview", "sorry, ik bedoelde de begroting", "Er komt geen “begroting”"],
  ["sag das Interview ab", "sorry, ich meinte das Budget", "“Budget” steht nicht an"],
  ["annule l'interview", "pardon, je voulais dire le budget", "Il n'y a pas de “budget”"],
  ["cancela interview", "perdón, quería decir presupuesto", "No hay ningún “presupuesto”"],
])("%s, %s: it is said that there is none, and the rows stay", (ask, rather, none) => {
  const talk = begin();
  expect(talk.say(ask)).toContain("{“Interview A”} {“Interview B”}");
  const again = talk.say(rather);
  expect(again).toContain(none);
  expect(again).toContain("{“Interview A”} {“Interview B”}");
  expect(talk.say("1")).toContain("“Interview A”");
});

test("what there is is still meant in place of the rows", () => {
  const talk = begin();
  talk.say("cancel the interview");
  expect(talk.say("sorry, I meant the review")).toMatch(/^Shall I cancel this\?\n“Review”/);
});

test.each([
  ["cancel the review", "❤️", "Nothing is cancelled yet."],
  ["cancel the review", "♥", "Nothing is cancelled yet."],
  ["cancel the review", "😍", "Nothing is cancelled yet."],
  ["annuleer de review", "❤️", "Er is nog niets geannuleerd."],
  ["sag den Review ab", "❤️", "Noch ist nichts abgesagt."],
  ["annule la review", "❤️", "Rien n'est encore annulé."],
  ["cancela la review", "❤️", "Aún no he cancelado nada."],
  ["book gym tomorrow at 20:00", "❤️", "Nothing is written yet."],
])("%s, %s: a heart is no yes, and is told what waits", (ask, heart, said) => {
  const talk = begin();
  talk.say(ask);
  const before = talk.events().length;
  expect(talk.say(heart)).toContain(said);
  expect(talk.events()).toHaveLength(before);
});

test.each(["👍", "✅", "👌", "👍🏽"])("%s is a yes", (sign) => {
  const talk = begin();
  talk.say("cancel the review");
  expect(talk.say(sign)).toMatch(/^Cancelled: “Review”/);
});
