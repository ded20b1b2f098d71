import { expect, test } from "vitest";
import { counts, endBefore, ruleFrom, sameDay, shiftSeries, stampOf } from "~/domain/series";

const at = (text: string) => Date.parse(text);

test.each([
  ["RRULE:FREQ=WEEKLY;BYDAY=TU", "20261208T140000Z", "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261208T135959Z"],
  ["RRULE:FREQ=DAILY;COUNT=10", "20261208T140000Z", "RRULE:FREQ=DAILY;UNTIL=20261208T135959Z"],
  ["RRULE:COUNT=10;FREQ=DAILY", "20261208T140000Z", "RRULE:FREQ=DAILY;UNTIL=20261208T135959Z"],
  [
    "RRULE:FREQ=DAILY;UNTIL=20270101T000000Z;INTERVAL=2",
    "20261208T000000Z",
    "RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261207T235959Z",
  ],
  ["RRULE:FREQ=MONTHLY", "20270301", "RRULE:FREQ=MONTHLY;UNTIL=20270228"],
  ["EXDATE;TZID=Europe/Amsterdam:20261201T150000", "20261208T140000Z", "EXDATE;TZID=Europe/Amsterdam:20261201T150000"],
])("%s before %s is %s", (rule, stamp, ended) => {
  expect(endBefore([rule], stamp)).toEqual([ended]);
});

test("a rule goes on after a cut, with what is left where it counts its instances", () => {
  expect(ruleFrom(["EXDATE:20261201T140000Z", "RRULE:FREQ=WEEKLY"], 0)).toBe("FREQ=WEEKLY");
  expect(ruleFrom(["RRULE:FREQ=WEEKLY;UNTIL=20270101T000000Z"], 3)).toBe("FREQ=WEEKLY;UNTIL=20270101T000000Z");
  expect(ruleFrom(["RRULE:FREQ=WEEKLY;COUNT=10;BYDAY=TU"], 3)).toBe("FREQ=WEEKLY;COUNT=7;BYDAY=TU");
  expect(ruleFrom(["RRULE:COUNT=4;FREQ=WEEKLY"], 1)).toBe("COUNT=3;FREQ=WEEKLY");
  expect(ruleFrom(["RDATE:20261201T140000Z"], 0)).toBeUndefined();
  expect(counts(["RRULE:FREQ=WEEKLY;COUNT=4"])).toBe(true);
  expect(counts(["RRULE:FREQ=WEEKLY", "EXDATE:20261201T140000Z"])).toBe(false);
});

test("an instance carries the moment that its rules gave it, an event of its own none", () => {
  expect(stampOf({ id: "sync_20261208T140000Z", recurringEventId: "sync" })).toBe("20261208T140000Z");
  expect(stampOf({ id: "sync_20261208", recurringEventId: "sync" })).toBe("20261208");
  expect(stampOf({ id: "other", recurringEventId: "sync" })).toBe("");
  expect(stampOf({ id: "sync_20261208" })).toBe("");
});

test("a series keeps its clock time on both sides of the day the clocks change", () => {
  const zone = "Europe/Amsterdam";
  const first = { start: at("2026-10-13T15:00:00+02:00"), end: at("2026-10-13T15:30:00+02:00") };
  const moved = { start: at("2026-11-24T16:15:00+01:00"), end: at("2026-11-24T17:00:00+01:00") };
  expect(shiftSeries(first, moved, zone)).toEqual({
    start: at("2026-10-13T16:15:00+02:00"),
    end: at("2026-10-13T17:00:00+02:00"),
  });
});

test("a day is a day of the zone", () => {
  const evening = at("2026-11-24T22:30:00Z");
  expect(sameDay(evening, evening + 3_600_000, "Europe/Amsterdam")).toBe(false);
  expect(sameDay(evening, evening + 3_600_000, "UTC")).toBe(true);
});
