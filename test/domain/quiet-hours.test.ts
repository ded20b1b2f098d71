import { expect, test } from "vitest";
import { quietUntil } from "~/domain/quiet-hours";

test.each([
  ["2026-11-24T21:59:00+01:00", null],
  ["2026-11-24T22:00:00+01:00", "2026-11-25T07:00:00+01:00"],
  ["2026-11-25T00:30:00+01:00", "2026-11-25T07:00:00+01:00"],
  ["2026-11-25T06:59:00+01:00", "2026-11-25T07:00:00+01:00"],
  ["2026-11-25T07:00:00+01:00", null],
  ["2026-10-24T23:00:00+02:00", "2026-10-25T07:00:00+01:00"],
  ["2027-03-27T23:00:00+01:00", "2027-03-28T07:00:00+02:00"],
])("at %s it is quiet until %s", (now, until) => {
  const quiet = quietUntil(Date.parse(now), "Europe/Amsterdam");
  expect(quiet).toBe(until && Date.parse(until));
});

test("it is the night of where the user is", () => {
  const now = Date.parse("2026-11-24T23:00:00+01:00");
  expect(quietUntil(now, "America/New_York")).toBeNull();
  expect(quietUntil(now, "Asia/Tokyo")).toBeNull();
  expect(quietUntil(now, "Asia/Kolkata")).toBe(Date.parse("2026-11-25T07:00:00+05:30"));
});
