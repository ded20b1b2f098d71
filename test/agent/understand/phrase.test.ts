import { expect, test } from "vitest";
import { readLength, readPhrase } from "~/agent/understand/grammar/phrase";

const context = { now: Date.parse("2026-11-24T09:05:00+01:00"), zone: "Europe/Amsterdam" };
const free = { anchor: false, ahead: false };

test.each([
  ["tomorrow at 3pm", free, { kind: "datetime", start: "2026-11-25T15:00:00+01:00" }],
  ["half drie", free, { kind: "time", start: "14:30" }],
  ["at 3", free, { kind: "time", start: "15:00" }],
  ["at 3", { anchor: true, ahead: false }, { kind: "datetime", start: "2026-11-24T15:00:00+01:00" }],
  ["next week", free, { kind: "range", start: "2026-11-30", end: "2026-12-07", grain: "week" }],
  ["yesterday", free, { kind: "date", start: "2026-11-23" }],
  ["last Friday", { anchor: false, ahead: true }, { kind: "unresolved", problem: "that time has passed" }],
])("%j with %j is read as a time by the rules for whole messages", (words, options, when) => {
  const locale = words.includes("drie") ? "nl" : "en";
  expect(readPhrase(words, { ...context, locale }, options)?.when).toMatchObject(when);
});

test.each(["", "soonish perhaps", "the budget", "@"])("%j holds no time", (words) => {
  expect(readPhrase(words, context, free)).toBeNull();
});

test.each([
  ["half an hour", 30],
  ["for 45 min", 45],
  ["15 minutes before", 15],
  ["1h30", 90],
  ["as long as it takes", undefined],
])("%j as a length is %s minutes", (words, minutes) => {
  expect(readLength(words, context)).toBe(minutes);
});
