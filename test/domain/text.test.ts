import { expect, test } from "vitest";
import { visibleLine } from "~/domain/text";

test.each([
  ["\u200b\u202e", ""],
  ["\u200d", ""],
  ["\u200f \ufe0f", ""],
  ["\u3164\u2800", ""],
  ["\u2066Budget", "Budget"],
  ["\u202egniteem\u202c", "gniteem"],
  [" Bud\u00adget\ufeff ", "Budget"],
  ["a\u{e0041}\u{e0042}b", "ab"],
  ["Family 👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "Family 👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ["جلسه می\u200cشود", "جلسه می\u200cشود"],
  ["פגישה\u200f!", "פגישה\u200f!"],
])("of the line %j is kept %j", (typed, kept) => {
  expect(visibleLine(typed)).toBe(kept);
});
