import { expect, test } from "vitest";
import { explain } from "~/agent/understand/explain";
import { understand } from "~/agent/understand/understand";

const context = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/Amsterdam", locale: "en" };

test("an explanation names the rules in order, with the words each read and what it made", () => {
  const lines = explain("move my 3pm with Anna to next Friday afternoon", context)?.fired.map(
    ({ about, rule, words, made }) => `${about} | ${rule} | ${words} | ${made}`,
  );
  expect(lines).toEqual([
    "intent | begins with the word for it | move | reschedule",
    "time | time of day | 3pm | clock 15:00 sure true",
    "time | weekday | next Friday | date Friday wdMod 1",
    "time | part of the day | afternoon | part afternoon",
    "time | the meeting's own time | 3pm | 15:00",
    "time | settled in the user's zone | next Friday afternoon | 2026-03-13T12:00:00+01:00 to 2026-03-13T18:00:00+01:00",
    "slot | in front of any marker | move my | head",
    "slot | behind a marker for “with” | Anna | with",
  ]);
});

test.each([
  "lunch every other Tuesday at noon",
  "asdf",
  "",
  "yes",
  "cancel my 3pm",
  "meeting on 30 February",
  "push everything after 3 by half an hour",
  "remind me 10 minutes before every meeting",
  "schuif de pitch een kwartier op",
])("the explained command of “%s” is the one the conversation acts on", (text) => {
  expect(explain(text, context)?.command).toEqual(understand(text, context));
});

test("what goes beyond one meeting is named before what the grammar found", () => {
  const [first, second] = explain("push everything after 3 by half an hour", context)?.fired ?? [];
  expect(first).toMatchObject({ rule: "all meetings that fit", made: "reschedule, every" });
  expect(second).toMatchObject({ about: "intent", words: "push" });
});

test("a zone that does not exist explains nothing", () => {
  expect(explain("lunch tomorrow", { now: 0, zone: "Mars/Olympus" })).toBeNull();
});
