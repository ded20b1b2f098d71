import { expect, test } from "vitest";
import { converse, meeting, playAll } from "../support/dialogue";
import { now } from "../support/week";

const begin = () =>
  converse({
    now,
    events: [
      meeting("Pricing workshop", "2026-11-25T11:00:00+01:00", "2026-11-25T12:00:00+01:00"),
      meeting("Interview Mila", "2026-11-25T16:00:00+01:00", "2026-11-25T17:00:00+01:00"),
      meeting("Interview Rob", "2026-11-27T16:00:00+01:00", "2026-11-27T17:00:00+01:00"),
    ],
  });

test.each([
  ["cancel the interview", "sorry, i meant pricing workshop"],
  ["cancel the interview", "no i meant the pricing workshop"],
  ["annuleer het interview", "sorry, ik bedoelde pricing workshop"],
  ["sag das interview ab", "sorry, ich meinte pricing workshop"],
  ["annule interview", "pardon je voulais dire pricing workshop"],
  ["cancela interview", "perdón, quería decir pricing workshop"],
])("%j, and of the rows %j: that one is shown, and no row", (asked, meant) => {
  const talk = begin();
  expect(talk.send(asked)).toMatchObject({ kind: "list" });
  const card = talk.say(meant);
  expect(card).toContain("“Pricing workshop”");
  expect(card).not.toContain("Interview");
  talk.say("ok");
  expect(talk.events().map(({ title }) => title)).toEqual(["Interview Mila", "Interview Rob"]);
});

playAll(
  {
    "what was wanted of it stays": `
      > move the interview to 5pm
      Which one
      > sorry, i meant pricing workshop
      Shall I move this? … “Pricing workshop” … 17:00–18:00`,
    "a row that is meant is still a row": `
      > cancel the interview
      Which one
      > i meant mila
      Shall I cancel this? … “Interview Mila”`,
  },
  begin,
);

test.each(["🙏", "🙏🏽", "🙏🙏", " 🙏🏿 "])("%s thanks", (hands) => {
  const talk = begin();
  expect(talk.say(hands)).toBe("You're welcome!");
  talk.say("book padel friday 6pm");
  expect(talk.say(hands)).toContain("Nothing is written yet");
  expect(talk.events()).toHaveLength(3);
});
