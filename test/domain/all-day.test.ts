import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countDays, daysFrom, daysTouched, shiftDays, slotOfDays } from "~/domain/all-day";
import { checkAllDay, MAX_DAYS } from "~/domain/meeting-limits";
import { changedEvent } from "~/domain/new-meeting";
import { HOUR } from "~/domain/time";
import { localDay, zoned } from "~/domain/zones";
import { exampleEvent } from "./example-event";

/** Zones of whole, half and three quarter hours, on both sides of the date line, with midnights that a change skips. */
const ZONES = [
  "Europe/Amsterdam",
  "Europe/London",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "America/Los_Angeles",
  "America/New_York",
  "America/St_Johns",
  "America/Santiago",
  "America/Havana",
  "Africa/Cairo",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Apia",
  "Pacific/Honolulu",
  "Atlantic/Azores",
];
const zone = fc.constantFrom(...ZONES);
/** Days from 2026 to 2028, both changes of the clocks of each year among them. */
const first = fc.integer({ min: 0, max: 1_000 }).map((day) => daysFrom("2026-01-01", day).endDate);
const days = fc.integer({ min: 1, max: MAX_DAYS });

describe("the days of an event and its moments", () => {
  test("are the same days again in every zone, on both sides of a change of the clocks", () => {
    fc.assert(
      fc.property(zone, first, days, (where, startDate, count) => {
        const allDay = daysFrom(startDate, count);
        const slot = slotOfDays(allDay, where);
        expect(daysTouched(slot, where)).toEqual(allDay);
        expect(countDays(allDay)).toBe(count);
        expect(localDay(slot.start, where)).toBe(startDate);
        expect(localDay(slot.end - 1, where)).toBe(daysFrom(startDate, count - 1).endDate);
        // A change moves an end by an hour, two at most in a year apart.
        expect(Math.abs(slot.end - slot.start - count * 24 * HOUR)).toBeLessThanOrEqual(HOUR);
      }),
      { numRuns: 2_000 },
    );
  });

  test("move by days and not by hours", () => {
    fc.assert(
      fc.property(zone, first, days, fc.integer({ min: -400, max: 400 }), (where, startDate, count, by) => {
        const moved = shiftDays(daysFrom(startDate, count), by);
        expect(countDays(moved)).toBe(count);
        expect(shiftDays(moved, -by)).toEqual(daysFrom(startDate, count));
        expect(daysTouched(slotOfDays(moved, where), where)).toEqual(moved);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ["Europe/Amsterdam", "2026-03-28", 3, 71],
    ["Europe/Amsterdam", "2026-10-24", 3, 73],
    ["America/Los_Angeles", "2026-03-07", 3, 71],
    ["America/Los_Angeles", "2026-10-31", 3, 73],
    ["Asia/Kolkata", "2026-03-28", 3, 72],
    // Midnight itself is skipped: the day begins an hour later.
    ["America/Havana", "2026-03-08", 1, 23],
  ])("%s: from %s, %i days are %i hours", (where, startDate, count, hours) => {
    const { start, end } = slotOfDays(daysFrom(startDate, count), where);
    expect((end - start) / HOUR).toBe(hours);
  });
});

describe("whole days that may be booked", () => {
  const now = Date.parse("2026-11-24T23:30:00+01:00");
  const problems = (startDate: string, count: number, where = "Europe/Amsterdam", attendees = 0) =>
    checkAllDay(daysFrom(startDate, count), { attendees, now, zone: where }).map(({ code }) => code);

  test.each([
    ["today, though it is late", "2026-11-24", 1, []],
    ["yesterday", "2026-11-23", 1, ["past"]],
    ["a stretch that began before", "2026-11-20", 7, []],
    ["as long as may be", "2026-12-01", MAX_DAYS, []],
    ["a day longer", "2026-12-01", MAX_DAYS + 1, ["too-many-days"]],
    ["in two years", "2028-11-24", 1, []],
    ["a day later", "2028-11-25", 1, ["too-far"]],
    ["of no days", "2026-12-01", 0, ["end-before-start"]],
  ])("%s", (_what, startDate, count, codes) => {
    expect(problems(startDate, count)).toEqual(codes);
  });

  test("which day it is, is the user's to say", () => {
    expect(problems("2026-11-24", 1, "Asia/Kolkata")).toEqual(["past"]);
    expect(problems("2026-11-24", 1, "America/Los_Angeles")).toEqual([]);
    expect(zoned(now, "Asia/Kolkata").day).toBe(25);
  });

  test("no more guests than Google invites", () => {
    expect(problems("2026-12-01", 1, "Europe/Amsterdam", 201)).toEqual(["too-many-attendees"]);
  });
});

test("an event becomes one of whole days, moves as such and gets a time of day again", () => {
  const timed = exampleEvent({
    start: Date.parse("2026-11-27T15:00:00+01:00"),
    end: Date.parse("2026-11-27T16:00:00+01:00"),
  });
  const friday = daysFrom("2026-11-27", 1);
  const whole = changedEvent(timed, { slot: slotOfDays(friday, "Europe/Amsterdam"), allDay: friday });
  expect(whole).toMatchObject({ allDay: true, ...friday, start: Date.parse("2026-11-27T00:00:00+01:00") });
  const back = changedEvent(whole, { slot: { start: timed.start, end: timed.end }, allDay: null });
  expect(back).toMatchObject({ allDay: false, start: timed.start, end: timed.end });
  expect(back).not.toHaveProperty("startDate");
  // A new title alone leaves the days.
  expect(changedEvent(whole, { slot: { start: whole.start, end: whole.end }, title: "Away" })).toEqual({
    ...whole,
    title: "Away",
  });
});
