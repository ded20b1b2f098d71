import { expect, test } from "vitest";
import { meeting } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const tea = meeting("Tea at the rectory", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00", []);
const review = meeting("Pipeline review", "2026-11-27T10:00:00+01:00", "2026-11-27T11:00:00+01:00", [omar]);

const begin = () => talkWith(tea, review);

test.each([["loop omar into the rectory thing", "Change “Tea at the rectory”"]])(
  "what nothing reads is asked about by what it names: %s",
  (said, guess) => {
    const talk = begin();
    const before = talk.events();
    const answer = talk.say(said);
    expect(answer).toContain("do you mean");
    expect(answer).toContain(guess);
    expect(talk.events()).toEqual(before);
  },
);

test("a guess is shown for a yes once it is wanted, and a no lets go of it", () => {
  const talk = begin();
  talk.say("loop omar into the rectory thing");
  expect(talk.say("yes")).toContain("Shall I change this?");
  const other = begin();
  other.say("loop omar into the rectory thing");
  other.say("no");
  expect(other.pending()).toBeNull();
  expect(other.events()).toHaveLength(2);
});

test.each([
  ["whats my first job thu", "Tea at the rectory"],
  ["what does friday hold?", "Pipeline review"],
])("a question that nothing reads is answered with what there is then: %s", (said, told) => {
  const talk = begin();
  expect(talk.say(said)).toContain(told);
  expect(talk.pending()).toBeNull();
});

test.each(["my nails are a disgrace honestly", "ta love", "tell omar i said hi"])(
  "nothing is guessed of what asks for nothing: %s",
  (said) => {
    const talk = begin();
    talk.say(said);
    expect(talk.pending()).toBeNull();
  },
);
