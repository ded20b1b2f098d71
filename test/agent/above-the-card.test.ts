import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";

/** A yes is to what was asked last: whatever else is answered meanwhile, the open question stands below it. */
const begin = (...said: string[]) => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  talk.put(meeting("Padel", "2026-11-27T20:00:00+01:00", "2026-11-27T21:00:00+01:00"));
  talk.put(meeting("Gym", "2026-11-26T18:00:00+01:00", "2026-11-26T19:00:00+01:00"));
  for (const one of said) talk.say(one);
  return talk;
};

const UNREAD = {
  "a forwarded message": { kind: "other", forwarded: true },
  "a picture, a sticker, a card": { kind: "other" },
  "a voice note": { kind: "audio" },
} as const;

describe.each(Object.entries(UNREAD))("behind %s", (_, message) => {
  test("a cancellation that waits is shown again", () => {
    const talk = begin("cancel padel");
    const answer = talk.pass(message);
    expect(answer).toMatch(/^I (can|don't)[\s\S]*\nShall I cancel this\?[\s\S]*“Padel”[\s\S]*\[Yes, cancel it\]/);
    expect(talk.say("yes")).toMatch(/^Cancelled: “Padel”/);
  });

  test("and so is what is to be picked, or is asked for", () => {
    expect(begin("move padel").pass(message)).toMatch(/When should “Padel” be/);
    expect(begin("book lunch with zed on friday at 12").pass(message)).toMatch(/What is zed's e-mail address\?/i);
    expect(begin("cancel padel", "yes", "move gym to 7pm").pass(message)).toMatch(/Shall I move this\?[\s\S]*“Gym”/);
  });

  test("where nothing is open nothing stands below", () => {
    expect(begin().pass(message).split("\n")).toHaveLength(1);
  });
});

test.each([
  "what does it cost?",
  "help",
  "what's the weather like tomorrow in paris?",
  "remind me 5 minutes before the gym",
])("behind the answer to “%s” as well", (asked) => {
  const talk = begin("cancel padel");
  expect(talk.say(asked)).toMatch(/Shall I cancel this\?[\s\S]*“Padel”/);
  expect(talk.say("yes")).toMatch(/^Cancelled: “Padel”/);
});

test("what is to be taken back is shown again too", () => {
  const talk = begin("book tea on friday at 10", "yes", "no");
  expect(talk.pass({ kind: "other", forwarded: true })).toMatch(/forwarded[\s\S]*\n.*“?Tea/);
});
