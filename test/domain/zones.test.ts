import { describe, expect, test } from "vitest";
import { HOUR, MINUTE } from "~/domain/time";
import { dayWindow, isZone, localDay, shifted } from "~/domain/zones";

test.each([
  ["Europe/Amsterdam", true],
  ["Asia/Kathmandu", true],
  ["UTC", true],
  ["Europe/Atlantis", false],
  ["+02:00", false],
  ["", false],
  ["'; DROP", false],
])("%j as a zone: %s", (name, expected) => {
  expect(isZone(name)).toBe(expected);
});

test.each([
  ["Europe/Amsterdam", "2026-11-23T22:59:59Z", "2026-11-23"],
  ["Europe/Amsterdam", "2026-11-23T23:00:00Z", "2026-11-24"],
  ["America/New_York", "2026-11-24T04:59:00Z", "2026-11-23"],
  ["America/New_York", "2026-11-24T05:00:00Z", "2026-11-24"],
  ["Asia/Kolkata", "2026-11-23T18:29:00Z", "2026-11-23"],
  ["Asia/Kolkata", "2026-11-23T18:30:00Z", "2026-11-24"],
  ["Asia/Kathmandu", "2026-11-23T18:14:00Z", "2026-11-23"],
  ["Asia/Kathmandu", "2026-11-23T18:15:00Z", "2026-11-24"],
  ["Pacific/Apia", "2026-11-23T10:59:00Z", "2026-11-23"],
  ["Pacific/Apia", "2026-11-23T11:00:00Z", "2026-11-24"],
])("in %s the day at %s is %s", (zone, moment, day) => {
  expect(localDay(Date.parse(moment), zone)).toBe(day);
});

describe("a day", () => {
  test.each([
    ["Europe/Amsterdam", "2026-03-28", 24],
    ["Europe/Amsterdam", "2026-03-29", 23],
    ["Europe/Amsterdam", "2026-03-30", 24],
    ["Europe/Amsterdam", "2026-10-25", 25],
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    ["America/St_Johns", "2026-03-08", 23],
    ["America/St_Johns", "2026-11-01", 25],
    ["Australia/Lord_Howe", "2026-04-05", 24.5],
    ["Australia/Lord_Howe", "2026-10-04", 23.5],
    ["Asia/Kolkata", "2026-03-29", 24],
    ["Asia/Kathmandu", "2026-03-29", 24],
    ["America/Havana", "2026-03-08", 23],
    ["Pacific/Apia", "2011-12-29", 24],
    ["Pacific/Apia", "2011-12-31", 24],
  ])("in %s on %s lasts %d hours", (zone, date, hours) => {
    const { start, end } = dayWindow(date, zone);
    expect((end - start) / HOUR).toBe(hours);
    expect(localDay(start, zone)).toBe(date);
    expect(localDay(end - MINUTE, zone)).toBe(date);
    expect(localDay(start - MINUTE, zone)).not.toBe(date);
  });

  test("that a zone left out is empty", () => {
    const { start, end } = dayWindow("2011-12-30", "Pacific/Apia");
    expect(end - start).toBe(0);
  });

  test("begins at one o'clock where midnight is skipped", () => {
    expect(dayWindow("2026-03-08", "America/Havana").start).toBe(Date.parse("2026-03-08T01:00:00-04:00"));
  });

  test("with a date that does not exist is refused", () => {
    expect(() => dayWindow("2026-02-30", "UTC")).toThrow(RangeError);
  });
});

test("whole days later keeps the time on the wall over the night the clocks change, hours later do not", () => {
  const before = Date.parse("2026-03-27T15:00:00+01:00");
  const shown = (minutes: number) => new Date(shifted(before, minutes, "Europe/Amsterdam")).toISOString();
  expect(shown(7 * 1440)).toBe("2026-04-03T13:00:00.000Z");
  expect(shown(-7 * 1440)).toBe("2026-03-20T14:00:00.000Z");
  expect(shown(2 * 1440 + 30)).toBe("2026-03-29T13:30:00.000Z");
  expect(shown(-90)).toBe("2026-03-27T12:30:00.000Z");
});
