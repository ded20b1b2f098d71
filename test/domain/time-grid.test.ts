import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import type { CalendarEvent } from "~/domain/calendar-event";
import { datesOf, rangeOf } from "~/domain/calendar-range";
import { viewTimeGrid } from "~/domain/time-grid";
import { exampleEvent } from "./example-event";

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const AMSTERDAM = "Europe/Amsterdam";
const workday = { startMinute: 540, endMinute: 1080, days: [1, 2, 3, 4, 5] };
const now = at("2026-11-24T09:42:00Z");

const timed = (id: string, start: string, end: string, differs: Partial<CalendarEvent> = {}) =>
  exampleEvent({ id, title: id, start: at(start), end: at(end), ...differs });
const days = (id: string, startDate: string, endDate: string) =>
  exampleEvent({
    ...{ id, title: id, allDay: true, startDate, endDate },
    ...{ start: at(`${startDate}T00:00:00Z`), end: at(`${endDate}T00:00:00Z`) },
  });
const gridOf = (date: string, events: readonly CalendarEvent[], zone = AMSTERDAM, mostColumns = 4) =>
  viewTimeGrid(datesOf(rangeOf("week", date, 1)), events, { zone, workday, now, mostColumns });
const dayOf = (date: string, events: readonly CalendarEvent[], zone = AMSTERDAM) => {
  const day = gridOf(date, events, zone).days.find((one) => one.date === date);
  if (!day) throw new Error(date);
  return { ...day, all: [...day.early, ...day.events, ...day.late] };
};

test("an event stands where the user's clock has it, also half an hour off", () => {
  const call = timed("call", "2026-11-24T10:00:00Z", "2026-11-24T11:30:00Z");
  expect(dayOf("2026-11-24", [call]).events).toMatchObject([{ from: 660, to: 750, time: "11:00–12:30" }]);
  expect(dayOf("2026-11-24", [call], "Asia/Kolkata").events).toMatchObject([
    { from: 930, to: 1020, time: "3:30–5:00 pm" },
  ]);
});

test.each([
  [0, ""],
  [30, "30 min"],
  [59, "59 min"],
  [60, "1 h"],
  [65, "1 h 05"],
  [150, "2 h 30"],
])("a day of which %i minutes are taken says so to the minute: %j", (minutes, load) => {
  const start = at("2026-11-24T10:00:00Z");
  const call = exampleEvent({ id: "call", title: "call", start, end: start + minutes * 60_000 });
  expect(dayOf("2026-11-24", minutes > 0 ? [call] : []).load).toBe(load);
});

test("past midnight an event stands on both days, and what is longer than a day is a bar", () => {
  const over = timed("over", "2026-11-24T21:00:00Z", "2026-11-25T01:00:00Z");
  const fair = timed("fair", "2026-11-25T08:00:00Z", "2026-11-27T16:00:00Z");
  const { days: shown, bars } = gridOf("2026-11-24", [over, fair]);
  expect(shown.flatMap(({ date, early, late }) => [...early, ...late].map(({ from, to }) => [date, from, to]))).toEqual(
    [
      ["2026-11-24", 22 * 60, 24 * 60],
      ["2026-11-25", 0, 2 * 60],
    ],
  );
  expect(bars).toMatchObject([{ id: "fair", first: 2, days: 3, isCut: { before: false, after: false } }]);
});

describe("on days of 23 and 25 hours", () => {
  test("an event keeps the time on the wall", () => {
    const spring = timed("spring", "2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z");
    expect(dayOf("2026-03-29", [spring]).all).toMatchObject([{ from: 90, to: 210, time: "01:30–03:30" }]);
    const late = timed("late", "2026-10-25T22:30:00Z", "2026-10-25T22:59:00Z");
    expect(dayOf("2026-10-25", [late]).all).toMatchObject([{ from: 23 * 60 + 30, to: 23 * 60 + 59 }]);
    expect(dayOf("2026-10-26", [late]).all).toEqual([]);
  });

  test("one that the clock sends back before its start is seen all the same", () => {
    const twice = timed("twice", "2026-10-25T00:50:00Z", "2026-10-25T01:10:00Z");
    expect(dayOf("2026-10-25", [twice]).all).toMatchObject([{ from: 170, to: 195 }]);
  });
});

test("what has no length is as high as a line, at the end of a day too", () => {
  const events = [
    timed("mark", "2026-11-24T10:00:00Z", "2026-11-24T10:00:00Z"),
    timed("last", "2026-11-24T22:55:00Z", "2026-11-24T22:55:00Z"),
  ];
  expect(dayOf("2026-11-24", events).all).toMatchObject([
    { from: 660, to: 685, isDouble: false },
    { from: 1415, to: 1440 },
  ]);
});

test("a bar of five weeks runs through, and says that it goes on", () => {
  const leave = days("leave", "2026-11-11", "2026-12-16");
  expect(gridOf("2026-11-24", [leave]).bars).toMatchObject([
    { first: 0, days: 7, lane: 0, isCut: { before: true, after: true } },
  ]);
  expect(gridOf("2026-12-15", [leave]).bars).toMatchObject([
    { first: 0, days: 2, isCut: { before: true, after: false } },
  ]);
  // Its last day is the last of the week that is shown.
  expect(gridOf("2026-11-24", [days("week", "2026-11-23", "2026-11-30")]).bars).toMatchObject([
    { first: 0, days: 7, isCut: { before: false, after: false } },
  ]);
});

test("bars that share a day stand below each other, and those without a place are counted", () => {
  const fairs = Array.from({ length: 6 }, (_, n) => days(`fair ${n}`, "2026-11-24", "2026-11-26"));
  const { bars, moreBars } = gridOf("2026-11-24", fairs);
  expect(bars.map(({ lane }) => lane)).toEqual([0, 1, 2, 3]);
  expect(moreBars).toBe(2);
});

test("time that is taken twice is told, with the events that take it; what the user declined takes none", () => {
  const self = (responseStatus: "declined" | "accepted") => ({
    attendees: [{ email: "me", self: true, responseStatus }],
  });
  const events = [
    timed("review", "2026-11-24T13:00:00Z", "2026-11-24T15:00:00Z"),
    timed("call", "2026-11-24T14:00:00Z", "2026-11-24T14:45:00Z", self("accepted")),
    timed("demo", "2026-11-24T14:00:00Z", "2026-11-24T14:45:00Z", self("declined")),
    timed("next", "2026-11-24T15:00:00Z", "2026-11-24T15:30:00Z"),
  ];
  const { clashes, events: shown } = dayOf("2026-11-24", events);
  expect(clashes).toEqual([{ from: 900, to: 945 }]);
  expect(shown.filter(({ isDouble }) => isDouble).map(({ id }) => id)).toEqual(["review", "call"]);
});

test("time outside the working hours is told, day and hour, and what lies in it", () => {
  const early = timed("early", "2026-11-24T07:30:00Z", "2026-11-24T08:30:00Z");
  const tuesday = dayOf("2026-11-24", [early, timed("call", "2026-11-24T10:00:00Z", "2026-11-24T11:00:00Z")]);
  expect(tuesday.off).toEqual([
    { from: 420, to: 540 },
    { from: 1080, to: 1140 },
  ]);
  expect(tuesday.events.map(({ isOutside }) => isOutside)).toEqual([true, false]);
  expect(dayOf("2026-11-28", []).off).toEqual([{ from: 420, to: 1140 }]);
});

test("working hours that run past midnight are those of two days", () => {
  const night = { ...workday, startMinute: 1320, endMinute: 360 };
  const { days: shown } = viewTimeGrid(["2026-11-24"], [], { zone: AMSTERDAM, workday: night, now, mostColumns: 4 });
  expect(shown[0]?.off).toEqual([{ from: 360, to: 1320 }]);
});

test("the hours shown are those of work with some around them, and whatever lies outside", () => {
  expect(gridOf("2026-11-24", [])).toMatchObject({ fromHour: 7, toHour: 19, nowMinute: 642 });
  const release = timed("release", "2026-11-26T21:30:00Z", "2026-11-26T22:30:00Z");
  const dinner = timed("dinner", "2026-11-25T17:30:00Z", "2026-11-25T19:30:00Z");
  // A night is left out for one event, and shown for what reaches into it, or for many.
  const week = gridOf("2026-11-24", [release]);
  expect(week).toMatchObject({ fromHour: 7, toHour: 19 });
  expect(week.days.map(({ late }) => late.map(({ id }) => id))).toEqual([[], [], [], ["release"], [], [], []]);
  expect(gridOf("2026-11-24", [dinner])).toMatchObject({ fromHour: 7, toHour: 21 });
  const nights = ["18", "19", "20"].map((hour) =>
    timed(hour, `2026-11-25T${hour}:30:00Z`, `2026-11-25T${hour}:45:00Z`),
  );
  expect(gridOf("2026-11-24", nights)).toMatchObject({ fromHour: 7, toHour: 22 });
});

test("sixty events of one day are all there: drawn, or counted where they would stand; and titles have an end", () => {
  const sixty = Array.from({ length: 60 }, (_, n) =>
    timed(`${n} ${"x".repeat(500)}`, "2026-11-24T10:00:00Z", "2026-11-24T11:00:00Z"),
  );
  const { events, rests } = dayOf("2026-11-24", sixty);
  expect(events).toHaveLength(3);
  expect(rests).toMatchObject([{ column: 3, columns: 4, count: 57 }]);
  expect(events[0]?.title.length).toBeLessThanOrEqual(120);
});

test("whatever is in a week, no two things are drawn over each other and none leaves its day", () => {
  const zones = ["Europe/Amsterdam", "Asia/Kathmandu", "America/St_Johns", "Australia/Lord_Howe", "Africa/Cairo"];
  const weeks = ["2026-03-29", "2026-10-25", "2026-04-05", "2026-04-24", "2026-11-01", "2026-11-24"];
  const arbitrary = fc.array(
    fc.tuple(fc.integer({ min: -24 * 4, max: 8 * 24 * 4 }), fc.integer({ min: 0, max: 120 })),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(arbitrary, fc.constantFrom(...zones), fc.constantFrom(...weeks), (spans, zone, date) => {
      const monday = at(`${rangeOf("week", date, 1).first}T00:00:00Z`);
      const events = spans.map(([start, quarters], n) =>
        exampleEvent({
          id: String(n),
          start: monday + start * 900_000,
          end: monday + (start + quarters) * 900_000,
        }),
      );
      const grid = gridOf(date, events, zone);
      for (const day of grid.days) {
        const drawn = [...day.events, ...day.rests];
        for (const [index, one] of drawn.entries()) {
          expect(one.from).toBeGreaterThanOrEqual(grid.fromHour * 60);
          expect(one.to).toBeLessThanOrEqual(grid.toHour * 60);
          expect(one.to - one.from).toBeGreaterThanOrEqual(25);
          for (const other of drawn.slice(index + 1))
            expect(one.column === other.column && one.from < other.to && other.from < one.to).toBe(false);
        }
      }
    }),
    { numRuns: 100 },
  );
});
