import { expect, test } from "vitest";
import { wordsOf } from "~/agent/words/catalogue";
import { SPOKEN } from "~/domain/language";
import { converse, guest, meeting } from "../support/dialogue";

const NOW = "2026-11-25T09:30:00+01:00";
const events = [
  meeting("Call", "2026-11-27T10:00:00+01:00", "2026-11-27T11:00:00+01:00", [guest("Tom Barker")]),
  meeting("Call", "2026-11-27T14:00:00+01:00", "2026-11-27T15:00:00+01:00", [guest("Mia Chen")]),
];

test.each(["See times", "see times", "see times.", "See  times?"])(
  "“%s”, which is what opens the list, shows the list again and books nothing with anybody called times",
  (typed) => {
    const talk = converse({ now: NOW });
    const list = talk.say("find 30 min on friday");
    expect(talk.say(typed)).toBe(list);
    expect(talk.say("the first one")).toContain("Fri 27 Nov");
  },
);

test("what opens the list of meetings shows them again", () => {
  const talk = converse({ now: NOW, events });
  const list = talk.say("cancel the call");
  expect(talk.say("see meetings")).toBe(list);
});

test.each(SPOKEN)("in %s what opens a list is no request of its own when no list is open", (language) => {
  const talk = converse({ now: NOW, preferred: language });
  const said = talk.say(wordsOf({ language }).menus.times);
  expect(said).toBe(wordsOf({ language }).fixed["stale-choice"]);
});
