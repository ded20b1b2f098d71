import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { viewAgendaDay } from "~/domain/agenda-view";
import type { CalendarEvent } from "~/domain/calendar-event";
import { findDoubleBookings } from "~/domain/double-bookings";
import { exampleEvent } from "./example-event";

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const workday = { startMinute: 540, endMinute: 1080, days: [1, 2, 3, 4, 5] };
const now = at("2026-11-24T09:42:00Z");
const timed = (id: string, start: string, end: string, differs: Partial<CalendarEvent> = {}) =>
  exampleEvent({ id, title: id, start: at(`2026-11-24T${start}:00Z`), end: at(`2026-11-24T${end}:00Z`), ...differs });
const dayOf = (date: string, events: readonly CalendarEvent[], zone = "Europe/Amsterdam") =>
  viewAgendaDay(date, events, findDoubleBookings(events), { zone, workday, now });

test("a day is told with its name, how full it is, and its events around the present moment and the free time", () => {
  const events = [
    timed("standup", "08:30", "09:00"),
    timed("review", "10:00", "11:00"),
    timed("lunch", "11:30", "12:30"),
  ];
  const day = dayOf("2026-11-24", events);
  expect([day.title, day.summary]).toEqual(["Today, Tue 24 Nov", "3 meetings, 2 hours 30 minutes"]);
  expect(day.rows.map((row) => (row.type === "event" ? `${row.time} ${row.id}` : row))).toEqual([
    "09:30 standup",
    // Free since ten, and still.
    { type: "gap", at: at("2026-11-24T09:00:00Z"), text: "1 hour free" },
    { type: "now", time: "10:42" },
    "11:00 review",
    { type: "gap", at: at("2026-11-24T11:00:00Z"), text: "30 minutes free" },
    "12:30 lunch",
  ]);
});

test("tomorrow is called so, and another day by its date", () => {
  expect(["2026-11-25", "2026-11-26", "2026-11-23"].map((date) => dayOf(date, []).title)).toEqual([
    "Tomorrow, Wed 25 Nov",
    "Thu 26 Nov",
    "Mon 23 Nov",
  ]);
});

test("a row says until when, with how many, where, and the other place's time where that differs", () => {
  const guests = [{ email: "anna@example.com" }, { email: "tom@example.com" }];
  const call = timed("call", "14:00", "15:00", { attendees: guests, location: "Room 2", zone: "America/New_York" });
  expect(dayOf("2026-11-24", [call]).rows).toMatchObject([
    { type: "now" },
    { details: ["until 16:00", "09:00–10:00 New York time", "2 guests", "Room 2"] },
  ]);
});

test("an event of several days says which one it is, and one from yesterday when it ends", () => {
  const fair = exampleEvent({ id: "fair", allDay: true, startDate: "2026-11-24", endDate: "2026-11-27" });
  const night = timed("night", "22:00", "23:30", { end: at("2026-11-25T01:00:00Z") });
  expect(dayOf("2026-11-25", [night, fair]).rows).toMatchObject([
    { id: "fair", time: "all day", details: ["day 2 of 3"] },
    { id: "night", time: "…02:00", details: ["until 02:00", "day 2 of 2"] },
  ]);
});

test("what is booked twice and what lies outside the working hours says so", () => {
  const events = [timed("late", "17:30", "18:30"), timed("too", "18:00", "19:00")];
  expect(dayOf("2026-11-24", events).rows.filter((row) => row.type === "event")).toMatchObject([
    { isDouble: true, isOutside: true },
    { isDouble: true, isOutside: true },
  ]);
});
