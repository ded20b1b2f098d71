import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { eventsOn, minutesTaken } from "~/domain/day-events";
import { dayWindow } from "~/domain/zones";
import { exampleEvent } from "./example-event";

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const zone = "Europe/Amsterdam";
const timed = (id: string, start: string, end: string) =>
  exampleEvent({ id, title: id, start: at(start), end: at(end) });

describe("an event is shown on every day of the user's calendar that it takes", () => {
  test("late in UTC is the next day in Amsterdam", () => {
    const late = timed("late", "2026-11-20T23:30:00Z", "2026-11-21T00:30:00Z");
    expect(eventsOn("2026-11-21", [late], zone)).toEqual([late]);
    expect(eventsOn("2026-11-20", [late], zone)).toEqual([]);
  });

  test("past midnight it takes both days, and up to midnight only the first", () => {
    const over = timed("over", "2026-11-20T21:00:00Z", "2026-11-21T01:00:00Z");
    const upTo = timed("up to", "2026-11-20T21:00:00Z", "2026-11-20T23:00:00Z");
    expect(eventsOn("2026-11-20", [over, upTo], zone)).toEqual([over, upTo]);
    expect(eventsOn("2026-11-21", [over, upTo], zone)).toEqual([over]);
  });

  test("an all-day event keeps its dates in every zone and comes first", () => {
    const fair = exampleEvent({
      id: "fair",
      allDay: true,
      startDate: "2026-11-20",
      endDate: "2026-11-22",
      start: at("2026-11-19T23:00:00Z"),
      end: at("2026-11-21T23:00:00Z"),
    });
    const early = timed("early", "2026-11-20T01:00:00Z", "2026-11-20T02:00:00Z");
    expect(eventsOn("2026-11-20", [early, fair], "Pacific/Auckland")).toEqual([fair, early]);
    expect(eventsOn("2026-11-21", [fair], "Pacific/Auckland")).toEqual([fair]);
    expect(eventsOn("2026-11-22", [fair], "Pacific/Auckland")).toEqual([]);
  });

  test("the day on which the clocks go back has twenty-five hours", () => {
    const last = timed("last", "2026-10-25T22:30:00Z", "2026-10-25T22:45:00Z");
    expect(eventsOn("2026-10-25", [last], zone)).toEqual([last]);
    expect(eventsOn("2026-10-26", [last], zone)).toEqual([]);
  });
});

test("of the time that events take together what they share counts once, and only what lies in the day", () => {
  const events = [
    timed("late", "2026-11-20T22:30:00Z", "2026-11-20T23:30:00Z"),
    timed("one", "2026-11-21T09:00:00Z", "2026-11-21T10:00:00Z"),
    timed("two", "2026-11-21T09:30:00Z", "2026-11-21T10:30:00Z"),
    { ...timed("free", "2026-11-21T12:00:00Z", "2026-11-21T13:00:00Z"), transparent: true },
  ];
  expect(minutesTaken(dayWindow("2026-11-21", zone), events)).toBe(30 + 90);
});
