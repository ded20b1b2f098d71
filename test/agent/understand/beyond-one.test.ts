import { expect, test } from "vitest";
import { understand } from "~/agent/understand/understand";

/** A Wednesday. */
const context = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/Amsterdam" };

test.each([
  ["a room from 1:00 pm until 2:30 pm on Friday", "2026-03-06T13:00:00+01:00", "2026-03-06T14:30:00+01:00"],
  ["book the gallery for Saturday from 9 AM until 2 PM", "2026-03-07T09:00:00+01:00", "2026-03-07T14:00:00+01:00"],
])("the hours of a booking are its own time and no conditions: %s", (text, start, end) => {
  const { when, slots } = understand(text, context);
  expect(when).toMatchObject({ start, end });
  expect(slots.limits).toBeUndefined();
});

test.each([
  ["find 30 min next week until 2", { untilMinute: 840 }],
  ["find 30 min with Tom next week from 10 on", { fromMinute: 600 }],
])("an hour beside a week is a condition: %s", (text, limits) => {
  expect(understand(text, context)).toMatchObject({ intent: "find_slot", slots: { limits } });
});

test("the next day is a day, and the next standup one of a series", () => {
  const moved = understand("move the review with Jon to the next day at the same time", context);
  expect(moved).toMatchObject({ intent: "reschedule", when: { start: "2026-03-05" }, manner: "same-time" });
  expect(understand("cancel the next standup", context)).toMatchObject({ intent: "cancel", manner: "one" });
});

test.each(["find a cleaner who does suede", "get me a copy of the report", "find 2 good films for tonight"])(
  "only time is looked for in a calendar: %s",
  (text) => {
    expect(understand(text, context).intent).toBe("out_of_domain");
  },
);

test.each([
  "find me half an hour tomorrow",
  "get 45 min with Tom",
  "find an hour for focus",
  "zoek een uurtje met Tom",
])("a length that is looked for is free time: %s", (text) => {
  expect(understand(text, context).intent).toBe("find_slot");
});
