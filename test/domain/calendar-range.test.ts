import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import {
  datesOf,
  rangeOf,
  rangeTitle,
  readDate,
  readView,
  stepFrom,
  weekNumber,
  windowAround,
} from "~/domain/calendar-range";
import { CALENDAR_VIEWS } from "~/domain/calendar-view";
import { dayWindow, localDay } from "~/domain/zones";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148";
const DESK = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

test.each([
  ["month", DESK, "month"],
  ["day", PHONE, "day"],
  [null, DESK, "week"],
  [null, PHONE, "agenda"],
  ["year", PHONE, "agenda"],
  ["toString", null, "week"],
])("a view of %s for %s is %s", (asked, agent, view) => expect(readView(asked, agent)).toBe(view));

test("a date is one of the calendar, and of no far century", () => {
  const asked = ["2026-11-21", "2026-02-29", "2028-02-29", "2026-11-31", "1026-11-21", "21-11-2026", "", null];
  expect(asked.map(readDate)).toEqual(["2026-11-21", null, "2028-02-29", null, null, null, null, null]);
});

test.each([
  ["Monday", 1, "2026-10-26", "2026-12-07", "2026-11-23"],
  ["Friday", 5, "2026-10-30", "2026-12-04", "2026-11-20"],
  ["Saturday", 6, "2026-10-31", "2026-12-05", "2026-11-21"],
  ["Sunday", 7, "2026-11-01", "2026-12-06", "2026-11-22"],
])("weeks that begin on %s do so in a month and in a week", (_, firstDay, from, to, week) => {
  expect(rangeOf("month", "2026-11-24", firstDay)).toEqual({ first: from, end: to });
  expect(datesOf(rangeOf("week", "2026-11-24", firstDay))[0]).toBe(week);
  expect(datesOf(rangeOf("week", "2026-11-24", firstDay))).toHaveLength(7);
});

test.each([
  ["2026-02-10", 4 * 7],
  ["2026-03-31", 5 * 7],
  ["2026-08-01", 6 * 7],
])("the month of %s has %i days in weeks that begin on Sunday", (date, days) =>
  expect(datesOf(rangeOf("month", date, 7))).toHaveLength(days),
);

test("a step leads to the next month, week, day or fortnight, and at the end of a long month to that of a short one", () => {
  expect(CALENDAR_VIEWS.map((view) => stepFrom(view, "2026-01-31", 1))).toEqual([
    "2026-02-28",
    "2026-02-07",
    "2026-02-01",
    "2026-02-14",
  ]);
  expect(CALENDAR_VIEWS.map((view) => stepFrom(view, "2026-03-01", -1))).toEqual([
    "2026-02-01",
    "2026-02-22",
    "2026-02-28",
    "2026-02-15",
  ]);
});

test("what is shown has a name, of both months where it lies in two", () => {
  expect(rangeTitle("month", "2026-11-24", 1)).toBe("November 2026");
  expect(rangeTitle("week", "2026-11-24", 1)).toBe("November 2026");
  expect(rangeTitle("week", "2026-12-01", 1)).toBe("Nov – Dec 2026");
  expect(rangeTitle("week", "2026-12-31", 1)).toBe("Dec 2026 – Jan 2027");
  expect(rangeTitle("day", "2026-11-24", 1)).toBe("24 November 2026");
  expect([weekNumber("2026-11-24", 1), weekNumber("2026-11-24", 7)]).toEqual(["Week 48", null]);
});

test("what a page reads holds every day that it may show, in whatever zone its reader is", () => {
  const now = Temporal.Instant.from("2026-10-31T23:30:00Z").epochMilliseconds;
  for (const view of CALENDAR_VIEWS)
    for (const asked of [null, "2026-10-25"])
      for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"])
        for (const firstDay of [1, 5, 6, 7]) {
          const read = windowAround(view, asked, now);
          const dates = datesOf(rangeOf(view, asked ?? localDay(now, zone), firstDay));
          expect(dayWindow(dates[0]!, zone).start).toBeGreaterThanOrEqual(read.start);
          expect(dayWindow(dates.at(-1)!, zone).end).toBeLessThanOrEqual(read.end);
        }
});
