import { describe, expect, test } from "vitest";
import type { Context } from "~/agent/understand/command";
import { parse } from "~/agent/understand/grammar/parse";
import { show } from "~/agent/understand/show";

const context: Context = {
  now: Date.parse("2026-03-04T09:30:00+01:00"),
  zone: "Europe/Amsterdam",
  locale: "en",
};

describe("while a proposal waits for its answer", () => {
  test.each([
    ["no, 4pm", "reschedule · 16:00"],
    ["yes but make it 4pm", "reschedule · 16:00"],
    ["make it 45 minutes", "reschedule · 45 min · lasts 45"],
    ["at 5 instead", "reschedule · 17:00"],
    ["4", "reschedule · 16:00"],
    ["can we do Wednesday?", "reschedule · 2026-03-11"],
    ["actually next Monday at 10", "reschedule · 2026-03-09 10:00"],
    ["add bob@example.com", "edit_attendees · with bob@example.com"],
    ["remove Bob", "edit_attendees · without Bob"],
    ["change the title to Kickoff", "reschedule · “Kickoff”"],
    ["call it Lunch", "reschedule · “Lunch”"],
    ["in the Blue Room", "reschedule · at Blue Room"],
    ["at Café Luna", "reschedule · at Café Luna"],
    ["no, at the office", "reschedule · at office"],
    ["without Anna", "edit_attendees · without Anna"],
    ["not with Anna", "edit_attendees · without Anna"],
    ["leave out Bob", "edit_attendees · without Bob"],
    ["and Tom", "edit_attendees · with Tom"],
    ["what about Friday", "reschedule · 2026-03-06"],
    ["can we do 5?", "reschedule · 17:00"],
    ["am I free Tuesday afternoon?", "find_slot · 2026-03-10 12:00–18:00 afternoon"],
    ["ok what's on tomorrow", "query · 2026-03-05"],
    ["cancel", "deny"],
    ["the second one", "out_of_domain"],
  ])("“%s” is a correction, a question or nothing, never a yes", (text, expected) => {
    expect(show(parse(text, { ...context, awaiting: "confirmation" }))).toBe(expected);
  });
});

describe("a yes is unmistakable", () => {
  test.each([
    "yes",
    "Yes!",
    "ok",
    "👍",
    "👍🏿",
    "yep go ahead",
    "sure, thanks",
    "no problem, yes",
    "that's perfect",
    "ja",
    "do it",
  ])("“%s” is one", (text) => {
    expect(parse(text, { ...context, locale: text === "ja" ? "nl" : "en" }).intent).toBe("confirm");
  });

  test.each([
    "yes?",
    "yes or no",
    "“yes”",
    '"yes"',
    "> yes",
    "Fwd: yes",
    "yes but not at 4",
    "not ok",
    "no yes",
    "what exactly",
    "thanks",
    "yes 5",
    "she said yes to Bob",
    "yesterday",
    "",
    "   ",
    "👍👎",
  ])("“%s” is none", (text) => {
    expect(parse(text, { ...context, awaiting: "confirmation" }).intent).not.toBe("confirm");
  });
});

test.each([
  ["to\u200bmor\u200brow at 3pm lunch", "create · “Lunch” · 2026-03-05 15:00"],
  ["\u202elunch tomorrow at 3pm\u202c", "create · “Lunch” · 2026-03-05 15:00"],
  ["“Lunch” tomorrow – 3pm", "create · “Lunch” · 2026-03-05 15:00"],
  ["<i>lunch</i> tomorrow at 3pm", "create · “Lunch” · 2026-03-05 15:00"],
])("what cannot be seen changes nothing: %j", (text, expected) => {
  expect(show(parse(text, context))).toBe(expected);
});

test("four hundred addresses are all taken, as typed, and the time behind them is read", () => {
  const addresses = Array.from({ length: 400 }, (_, i) => `Person${i}@example.com`);
  const command = parse(`schedule a call with ${addresses.join(", ")} tomorrow at 3pm`, context);
  expect(command.slots.attendees).toEqual(addresses);
  expect(command.when?.start).toBe("2026-03-05T15:00:00+01:00");
});

test("a story that mentions a booking asks for nothing", () => {
  const story = `${"Last summer my sister read a book about the sea and told everyone about it at length. ".repeat(6)}It was nice.`;
  expect(parse(story, context).intent).toBe("out_of_domain");
});

test.each([
  ["meeting tomorrow for 0 minutes", 0],
  ["workshop next week for 3 days", 4320],
])("“%s” reports the length as it was said", (text, minutes) => {
  expect(parse(text, context).slots.durationMinutes).toBe(minutes);
});
