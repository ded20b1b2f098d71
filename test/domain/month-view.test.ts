import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import type { CalendarEvent } from "~/domain/calendar-event";
import { viewMonth } from "~/domain/month-view";
import { exampleEvent } from "./example-event";

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const now = at("2026-11-21T12:00:00Z");
const zone = "Europe/Amsterdam";

const timed = (id: string, start: string, end: string) =>
  exampleEvent({ id, title: id, start: at(start), end: at(end) });
const monthOf = (events: readonly CalendarEvent[], firstDay = 1) =>
  viewMonth("2026-11-21", events, now, zone, firstDay);
const dayOf = (date: string, events: readonly CalendarEvent[]) =>
  monthOf(events)
    .weeks.flatMap(({ days }) => days)
    .find((day) => day.date === date);

test("a month is drawn in whole weeks, with the days around it and today marked", () => {
  const { title, weekdays, weeks } = monthOf([], 7);
  expect([title, weekdays[0], weeks.length]).toEqual(["November 2026", "Sun", 5]);
  expect(weeks[0]?.days[0]).toMatchObject({ date: "2026-11-01", inMonth: true });
  expect(weeks.at(-1)?.days.at(-1)).toMatchObject({ date: "2026-12-05", inMonth: false });
  expect(weeks.flatMap(({ days }) => days).filter((day) => day.isToday)).toMatchObject([{ date: "2026-11-21" }]);
});

test("a cell shows three events with their times and counts the rest, and says how full the day is", () => {
  const events = ["08", "09", "10", "11", "12"].map((hour) =>
    timed(`at ${hour}`, `2026-11-21T${hour}:00:00Z`, `2026-11-21T${hour}:30:00Z`),
  );
  const day = dayOf("2026-11-21", events);
  expect(day?.events.map(({ time, title }) => `${time} ${title}`)).toEqual([
    "09:00 at 08",
    "10:00 at 09",
    "11:00 at 10",
  ]);
  expect(day).toMatchObject({ more: 2, load: 3, isDouble: false, label: "Saturday, November, 5 events" });
});

test("on its second day an event has no start to show", () => {
  const over = timed("over", "2026-11-20T22:00:00Z", "2026-11-21T01:00:00Z");
  expect(dayOf("2026-11-20", [over])?.events).toMatchObject([{ time: "23:00" }]);
  expect(dayOf("2026-11-21", [over])?.events).toMatchObject([{ time: "" }]);
});

test("a day that is booked twice says so", () => {
  const events = [
    timed("one", "2026-11-21T09:00:00Z", "2026-11-21T10:00:00Z"),
    timed("two", "2026-11-21T09:30:00Z", "2026-11-21T10:30:00Z"),
  ];
  expect(dayOf("2026-11-21", events)).toMatchObject({
    isDouble: true,
    label: "Saturday, November, 2 events, double-booked",
  });
});

test("an event of five weeks is a bar in each, and where there is no lane left for one its days count it", () => {
  const days = (id: string, startDate: string, endDate: string) =>
    exampleEvent({ id, title: id, allDay: true, startDate, endDate });
  const events = [
    days("leave", "2026-11-04", "2026-12-09"),
    days("fair", "2026-11-04", "2026-11-06"),
    days("birthday", "2026-11-05", "2026-11-06"),
  ];
  const { weeks } = monthOf(events);
  expect(weeks.map(({ bars }) => bars.map(({ id, first, days }) => [id, first, days]))).toEqual([
    [],
    [
      ["leave", 2, 5],
      ["fair", 2, 2],
    ],
    [["leave", 0, 7]],
    [["leave", 0, 7]],
    [["leave", 0, 7]],
    [["leave", 0, 7]],
  ]);
  expect(dayOf("2026-11-05", events)).toMatchObject({ more: 1, label: "Thursday, November, 3 events" });
  expect(dayOf("2026-11-04", events)).toMatchObject({ more: 0 });
});
