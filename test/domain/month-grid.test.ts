import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { eventsOn, monthGrid, readDate, readMonth, windowAroundMonth } from "~/domain/month-grid";
import { viewMonth } from "~/domain/month-view";
import { exampleEvent } from "./example-event";

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const zone = "Europe/Amsterdam";
const november = Temporal.PlainYearMonth.from("2026-11");
const now = at("2026-11-21T12:00:00Z");

const timed = (id: string, start: string, end: string) =>
  exampleEvent({ id, title: id, start: at(start), end: at(end) });

test("a month is drawn in whole weeks from Sunday to Saturday, with the days around it marked", () => {
  const weeks = monthGrid(november, [], now, zone, 7);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toMatchObject({ date: "2026-11-01", inMonth: true });
  expect(weeks.at(-1)?.at(-1)).toMatchObject({ date: "2026-12-05", inMonth: false });
  expect(weeks.flat().filter((day) => day.isToday)).toMatchObject([{ date: "2026-11-21" }]);
});

test.each([
  ["Monday", 1, "2026-10-26", "2026-12-06"],
  ["Friday", 5, "2026-10-30", "2026-12-03"],
  ["Saturday", 6, "2026-10-31", "2026-12-04"],
  ["Sunday", 7, "2026-11-01", "2026-12-05"],
])("weeks that begin on %s do so in the grid, in its heads and in what is read aloud", (name, firstDay, from, to) => {
  const { weekdays, weeks } = viewMonth(november, [], now, zone, firstDay);
  expect([weeks[0]?.[0]?.date, weeks.at(-1)?.at(-1)?.date]).toEqual([from, to]);
  expect(weekdays[0]).toBe(name.slice(0, 3));
  for (const week of weeks) expect(week[0]?.label.startsWith(name)).toBe(true);
});

test.each([
  ["2026-02", 4],
  ["2026-03", 5],
  ["2026-05", 6],
  ["2026-08", 6],
])("%s has %i weeks", (month, weeks) => {
  expect(monthGrid(Temporal.PlainYearMonth.from(month), [], now, zone, 7)).toHaveLength(weeks);
});

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

test("a cell shows three events as 'HH:mm title' and counts the rest", () => {
  const events = ["08", "09", "10", "11", "12"].map((hour) =>
    timed(`at ${hour}`, `2026-11-21T${hour}:00:00Z`, `2026-11-21T${hour}:30:00Z`),
  );
  const day = viewMonth(november, events, now, zone, 1)
    .weeks.flat()
    .find(({ date }) => date === "2026-11-21");
  expect(day?.events.map(({ text }) => text)).toEqual(["09:00 at 08", "10:00 at 09", "11:00 at 10"]);
  expect(day?.more).toBe(2);
});

test.each([
  ["2026-11", zone],
  [null, "Pacific/Kiritimati"],
  [null, "Pacific/Pago_Pago"],
])("the window that is read for %s holds the whole grid in %s", (asked, place) => {
  for (const moment of [at("2026-11-30T23:59:00Z"), at("2026-12-01T00:01:00Z"), now]) {
    const window = windowAroundMonth(asked, moment);
    const month = readMonth(asked, moment, place);
    const days = [1, 5, 6, 7].flatMap((firstDay) => monthGrid(month, [], moment, place, firstDay).flat());
    days.sort((a, b) => (a.date < b.date ? -1 : 1));
    const first = Temporal.PlainDate.from(days[0]?.date ?? "").toZonedDateTime(place).epochMilliseconds;
    const end = Temporal.PlainDate.from(days.at(-1)?.date ?? "")
      .add({ days: 1 })
      .toZonedDateTime(place).epochMilliseconds;
    expect(window.start).toBeLessThanOrEqual(first);
    expect(window.end).toBeGreaterThanOrEqual(end);
  }
});

test("a month or a date that makes no sense is the present one or none", () => {
  for (const bad of ["", "2026-13", "abc", "99999-01", "2026-1"]) {
    expect(readMonth(bad, now, zone).toString()).toBe("2026-11");
  }
  expect(readMonth("2027-02", now, zone).toString()).toBe("2027-02");
  expect(readDate("2026-02-29")).toBeNull();
  expect(readDate("2028-02-29")).toBe("2028-02-29");
  expect(readDate("<script>")).toBeNull();
});
