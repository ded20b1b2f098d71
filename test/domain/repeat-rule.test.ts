import { expect, test } from "vitest";
import { recurrenceInWords } from "~/domain/recurrence";
import { ruleOf, withEnd, withLastMeeting } from "~/domain/repeat-rule";

const now = Date.UTC(2026, 10, 24);

test.each([
  ["in the zone", "Europe/Amsterdam", "2026-11-26T10:00:00Z", false, "2026-12-17", "UNTIL=20261217T100000Z"],
  [
    "of an evening in America",
    "America/New_York",
    "2026-11-27T01:00:00Z",
    false,
    "2026-12-17",
    "UNTIL=20261218T010000Z",
  ],
  ["of a morning in Asia", "Asia/Tokyo", "2026-11-25T23:00:00Z", false, "2026-12-17", "UNTIL=20261216T230000Z"],
  [
    "over a change of the clocks",
    "Europe/Amsterdam",
    "2026-11-26T10:00:00Z",
    false,
    "2027-04-01",
    "UNTIL=20270401T090000Z",
  ],
  ["of whole days", "America/New_York", "2026-11-26T05:00:00Z", true, "2026-12-17", "UNTIL=20261217"],
])("the last day of a series %s is its own", (_, zone, start, isAllDay, day, until) => {
  const first = { start: Date.parse(start), isAllDay };
  const rule = withEnd(ruleOf("weekly", "2026-11-26"), day, first, zone);
  // As words are read.
  const read = `FREQ=WEEKLY;BYDAY=TH;UNTIL=${day.replaceAll("-", "")}T235959Z`;
  expect(withLastMeeting(read, first, zone)).toBe(rule);
  expect(rule).toBe(`FREQ=WEEKLY;BYDAY=TH;${until}`);
  const words = day.startsWith("2027") ? "Thu 1 Apr 2027" : "Thu 17 Dec";
  expect(recurrenceInWords(rule, zone, { now })).toBe(`every week on Thu, until ${words}`);
});

test("a series that comes so often says how often", () => {
  const first = { start: Date.parse("2026-11-26T10:00:00Z"), isAllDay: false };
  const rule = withEnd(ruleOf("daily", "2026-11-26"), 10, first, "Europe/Amsterdam");
  expect(recurrenceInWords(rule, "Europe/Amsterdam", { now })).toBe("every day, 10 times");
});

test.each(["", "FREQ=DAILY;COUNT=5", "FREQ=WEEKLY;UNTIL=20261218T010000Z"])(
  "a rule that ends with no day of words stays as it is: %j",
  (rule) => {
    expect(withLastMeeting(rule, { start: 0, isAllDay: false }, "Asia/Tokyo")).toBe(rule);
  },
);
