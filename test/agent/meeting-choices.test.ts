import { expect, test } from "vitest";
import { meetingChoiceId } from "~/agent/state/meeting-choice";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";

const now = "2026-11-23T09:05:00+01:00";
const demo = meeting("Demo", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00");
const review = meeting("Review", "2026-11-25T14:30:00+01:00", "2026-11-25T15:30:00+01:00");
const board = {
  ...meeting("Board", "2026-11-25T17:00:00+01:00", "2026-11-25T18:00:00+01:00"),
  organizerSelf: false,
};
const begin = () => converse({ now, events: [demo, review, board] });

test.each([
  ["keeping both", (talk: ReturnType<typeof begin>) => talk.say("", meetingChoiceId("keep", [demo]))],
  ["a request that is refused", (talk: ReturnType<typeof begin>) => talk.say("", meetingChoiceId("move", [board]))],
])("%s lets go of the meeting that was to be moved", (_, tap) => {
  const talk = begin();
  expect(talk.say("", meetingChoiceId("move", [demo]))).toMatch(/When should “Demo” be/);
  tap(talk);
  expect(talk.say("an hour later")).not.toMatch(/Demo/);
});

test("keeping both leaves a booking open that has nothing to do with it", () => {
  const talk = begin();
  talk.say("book 30 min lunch tomorrow at 12:00");
  expect(talk.say("", meetingChoiceId("keep", [demo]))).toMatch(
    /^All right, both stay as they are\.\nShall I book this/,
  );
  expect(talk.say("yes")).toMatch(/Booked/i);
});

test("the answer to a notification's button is in the language of the notification", () => {
  const talk = begin();
  expect(talk.say("wat staat er woensdag?")).toMatch(/wo 25 nov/i);
  expect(talk.say("", meetingChoiceId("move", [demo]))).toMatch(/When should “Demo” be/);
});

test("undo while a card waits is about the card, and only the next one reaches further back", () => {
  play(
    begin(),
    `
    > remind me 30 minutes before the demo
    I'll remind you of “Demo” 30 minutes before.
    > book 30 min planning tomorrow at 11:00
    Shall I book this?
    > undo
    I did not book it
    > undo
    Undone. I'll remind you of “Demo” 15 minutes before.`,
  );
});
