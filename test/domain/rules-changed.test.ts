import { expect, test } from "vitest";
import { ending, endOf, inRhythm, onWeekday } from "~/domain/rules-changed";

test.each([
  ["FREQ=WEEKLY;INTERVAL=2", "FREQ=WEEKLY;BYDAY=TH", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH"],
  ["FREQ=WEEKLY;BYDAY=TU", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH", "FREQ=WEEKLY;BYDAY=TU;INTERVAL=2"],
  ["FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH", "FREQ=WEEKLY;BYDAY=TH"],
  ["FREQ=DAILY", "FREQ=WEEKLY;BYDAY=TH;COUNT=4", "FREQ=DAILY;COUNT=4"],
  ["FREQ=WEEKLY;BYDAY=TU;COUNT=3", "FREQ=WEEKLY;BYDAY=TH;UNTIL=20270331T235959Z", "FREQ=WEEKLY;BYDAY=TU;COUNT=3"],
  ["FREQ=MONTHLY;BYDAY=1MO", "FREQ=WEEKLY;BYDAY=MO", "FREQ=MONTHLY;BYDAY=1MO"],
])("the rhythm %s, of %s, is %s", (said, before, after) => {
  expect(inRhythm(said, before)).toBe(after);
});

test.each([
  ["FREQ=WEEKLY;BYDAY=TH", 2, "FREQ=WEEKLY;BYDAY=TU"],
  ["FREQ=WEEKLY;BYDAY=TU,TH", 5, "FREQ=WEEKLY;BYDAY=TU,TH"],
  ["FREQ=WEEKLY;INTERVAL=2", 5, "FREQ=WEEKLY;INTERVAL=2"],
  ["FREQ=DAILY", 5, "FREQ=DAILY"],
])("%s on weekday %i is %s", (rule, day, after) => {
  expect(onWeekday(rule, day)).toBe(after);
});

test("a rule has one end, and says which", () => {
  const counted = ending("FREQ=WEEKLY;BYDAY=TH;UNTIL=20270331T235959Z", 10);
  expect(counted).toBe("FREQ=WEEKLY;BYDAY=TH;COUNT=10");
  const dated = ending(counted, "2027-06-30");
  expect(dated).toBe("FREQ=WEEKLY;BYDAY=TH;UNTIL=20270630T235959Z");
  expect([counted, dated, "FREQ=DAILY"].map(endOf)).toEqual([{ count: 10 }, { lastDay: "2027-06-30" }, {}]);
});
