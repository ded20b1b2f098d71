import { expect, test } from "vitest";
import { ruleOf } from "~/domain/repeat-rule";
import { REPEATS } from "~/domain/repeats";
import { readRule, whyNotFrom } from "~/domain/rrule";

function readFrom(text: string, start: string, at: number | null = Date.parse(`${start}T09:00:00Z`)) {
  const rule = readRule(text);
  return "problem" in rule ? rule.problem : whyNotFrom(rule, start, at);
}

// 2026-12-15 is a Tuesday, the third of its month; 2026-12-31 is a Thursday.
test.each([
  ["FREQ=DAILY", "2026-12-15"],
  ["RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10", "2026-12-15"],
  ["freq=weekly;interval=2;byday=tu;wkst=mo", "2026-12-15"],
  ["FREQ=MONTHLY;BYDAY=3TU", "2026-12-15"],
  ["FREQ=MONTHLY;BYDAY=-1TH", "2026-12-31"],
  ["FREQ=MONTHLY;BYMONTHDAY=-1", "2026-12-31"],
  ["FREQ=YEARLY;BYMONTH=12;BYDAY=+3TU;UNTIL=20291231T000000Z", "2026-12-15"],
  ["FREQ=WEEKLY;BYDAY=TU;UNTIL=20261215T090000Z", "2026-12-15"],
])("%s from %s is a series", (text, start) => {
  expect(readFrom(text, start)).toBeNull();
});

test.each([
  ["", "An empty part is not taken"],
  ["FREQ", "FREQ cannot be empty"],
  ["WEEKLY", "WEEKLY is not taken"],
  ["INTERVAL=2", "FREQ is missing"],
  ["FREQ=HOURLY", "FREQ cannot be HOURLY"],
  ["FREQ=WEEKLY;BYSETPOS=1", "BYSETPOS is not taken"],
  ["FREQ=WEEKLY;INTERVAL=0", "INTERVAL cannot be 0"],
  ["FREQ=WEEKLY;COUNT=1000", "COUNT cannot be 1000"],
  ["FREQ=WEEKLY;FREQ=DAILY", "FREQ is there more than once"],
  ["FREQ=WEEKLY;COUNT=2;UNTIL=20270101T000000Z", "COUNT and UNTIL"],
  ["FREQ=WEEKLY;UNTIL=20270230T000000Z", "UNTIL is no date"],
  ["FREQ=WEEKLY;UNTIL=20270130", "UNTIL is a moment of UTC"],
  ["FREQ=WEEKLY;UNTIL=20261215T085959Z", "UNTIL is before"],
  ["FREQ=WEEKLY;BYDAY=2TU", "A number before a weekday"],
  ["FREQ=YEARLY;BYDAY=2TU", "A number before a weekday"],
  ["FREQ=WEEKLY;BYMONTHDAY=15", "BYMONTHDAY does not go"],
  ["FREQ=WEEKLY;BYDAY=MO", "does not name"],
  ["FREQ=MONTHLY;BYDAY=2TU", "does not name"],
  ["FREQ=MONTHLY;BYMONTHDAY=14", "does not name"],
  ["FREQ=YEARLY;BYMONTH=11", "does not name"],
  ["FREQ=DAILY\r\nATTENDEE:mailto:x@example.com", "FREQ cannot be"],
  ["FREQ=DAILY;__PROTO__=1", "is not taken"],
])("%s on a Tuesday, 15 December, is refused", (text, why) => {
  expect(readFrom(text, "2026-12-15")).toContain(why);
});

test("of whole days the end is a date", () => {
  expect(readFrom("FREQ=DAILY;UNTIL=20261215", "2026-12-15", null)).toBeNull();
  expect(readFrom("FREQ=DAILY;UNTIL=20261214", "2026-12-15", null)).toContain("UNTIL is before");
  expect(readFrom("FREQ=DAILY;UNTIL=20261216T000000Z", "2026-12-15", null)).toContain("UNTIL is a date");
});

test.each(REPEATS.filter(({ value }) => value !== "never"))(
  "what a form makes of $label is a rule of the API",
  (one) => {
    expect(readFrom(ruleOf(one.value, "2026-12-31"), "2026-12-31")).toBeNull();
  },
);

test.each([
  ["2026-10-31", "FREQ=MONTHLY;BYMONTHDAY=-1"],
  ["2026-11-30", "FREQ=MONTHLY;BYMONTHDAY=30"],
  ["2027-02-28", "FREQ=MONTHLY;BYMONTHDAY=28"],
])("every month from %s is %s, which leaves out no month but a February", (date, rule) => {
  expect(ruleOf("monthly", date)).toBe(rule);
});
