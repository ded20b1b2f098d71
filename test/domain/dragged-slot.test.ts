import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { draggedDays, draggedSlot } from "~/domain/dragged-slot";
import { HOUR, MINUTE } from "~/domain/time";

const ZONE = "Europe/Amsterdam";
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[${ZONE}]`).epochMilliseconds;
const still = { days: 0, minutes: 0, longer: 0 };
const meeting = (start: string, minutes = 30) => ({ start: at(start), end: at(start) + minutes * MINUTE });

test.each([
  ["2026-11-24T10:00", 30, still, "2026-11-24", "10:00", 30],
  ["2026-11-24T10:00", 30, { ...still, minutes: 75 }, "2026-11-24", "11:15", 30],
  ["2026-11-24T10:10", 30, { ...still, minutes: 15 }, "2026-11-24", "10:30", 30],
  ["2026-11-24T10:10", 30, { ...still, days: 2 }, "2026-11-26", "10:10", 30],
  ["2026-11-24T00:15", 30, { ...still, minutes: -30 }, "2026-11-23", "23:45", 30],
  ["2026-11-30T23:30", 30, { ...still, days: 1, minutes: 45 }, "2026-12-02", "00:15", 30],
  ["2026-11-24T10:00", 30, { ...still, longer: 45 }, "2026-11-24", "10:00", 75],
  ["2026-11-24T10:10", 30, { ...still, longer: 15 }, "2026-11-24", "10:10", 50],
  ["2026-11-24T10:00", 60, { ...still, longer: -180 }, "2026-11-24", "10:00", 15],
  // On the wall, whatever the clocks do between: the 25th of October has 25 hours.
  ["2026-10-24T10:00", 30, { ...still, days: 1 }, "2026-10-25", "10:00", 30],
])("%s of %d minutes dragged by %j begins %s %s and takes %d", (start, minutes, drag, date, time, length) => {
  expect(draggedSlot(meeting(start, minutes), drag, ZONE)).toEqual({
    startDate: date,
    startTime: time,
    durationMinutes: length,
  });
});

test("an event without a length can be made one of a quarter of an hour", () => {
  expect(draggedSlot(meeting("2026-11-24T10:00", 0), { ...still, longer: 15 }, ZONE).durationMinutes).toBe(15);
  expect(draggedSlot({ start: at("2026-11-24T10:00"), end: at("2026-11-24T10:00") + HOUR }, still, ZONE)).toMatchObject(
    {
      durationMinutes: 60,
    },
  );
});

test.each([
  [{ ...still, days: 3 }, "2026-10-27", "2026-10-29"],
  [{ ...still, days: -1 }, "2026-10-23", "2026-10-25"],
  [{ ...still, longer: 2880 }, "2026-10-24", "2026-10-28"],
  // At least a day is left of it.
  [{ ...still, longer: -7200 }, "2026-10-24", "2026-10-25"],
])("two whole days around a change of the clocks dragged by %j are %s to %s", (drag, startDate, endDate) => {
  expect(draggedDays({ startDate: "2026-10-24", endDate: "2026-10-26" }, drag)).toEqual({ startDate, endDate });
});
