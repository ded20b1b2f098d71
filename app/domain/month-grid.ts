import { Temporal } from "temporal-polyfill";
import type { CalendarEvent } from "./calendar-event";
import { DAY, type Instant, type Interval } from "./time";
import { dayWindow, localDay, startOfDay } from "./zones";

/** One cell of the grid. */
export interface GridDay {
  /** ISO date. */
  date: string;
  inMonth: boolean;
  isToday: boolean;
  /** Those that take any of the day, earliest first; whole days before times. */
  events: CalendarEvent[];
}

/** The month that a query asks for ("2026-11"), or the one of `now` in `zone`. */
export function readMonth(asked: string | null, now: Instant, zone: string): Temporal.PlainYearMonth {
  const today = Temporal.PlainDate.from(localDay(now, zone)).toPlainYearMonth();
  if (!asked || !/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(asked)) return today;
  return Temporal.PlainYearMonth.from(asked);
}

/** The date that a query asks for ("2026-11-21"), null when it is none. */
export function readDate(asked: string | null): string | null {
  if (!asked || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(asked)) return null;
  try {
    return Temporal.PlainDate.from(asked).toString();
  } catch {
    return null; // the 31st of a month that has thirty days
  }
}

/**
 * A window that holds the whole grid of the month in whatever zone the user is, because a page reads its events in the
 * same trip as the zone: the grid reaches at most six days before the month and thirteen after it.
 */
export function windowAroundMonth(asked: string | null, now: Instant): Interval {
  // Without a month asked for it is the one of now, which near its edges is another one elsewhere.
  const month = readMonth(asked, now, "UTC");
  const slack = asked ? 0 : 2;
  const first = month.toPlainDate({ day: 1 });
  const start = startOfDay(first.subtract({ days: 8 }), "UTC");
  const end = startOfDay(first.add({ months: 1, days: 15 }), "UTC");
  return { start: start - slack * 31 * DAY, end: end + slack * 31 * DAY };
}

/**
 * The weeks of a month, each day with its events in `zone`.
 *
 * @param firstDay ISO weekday on which a week begins
 */
export function monthGrid(
  month: Temporal.PlainYearMonth,
  events: readonly CalendarEvent[],
  now: Instant,
  zone: string,
  firstDay: number,
): GridDay[][] {
  const first = month.toPlainDate({ day: 1 });
  const last = month.toPlainDate({ day: month.daysInMonth });
  const today = localDay(now, zone);
  const weeks: GridDay[][] = [];
  let day = first.subtract({ days: (first.dayOfWeek - firstDay + 7) % 7 });
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const week: GridDay[] = [];
    for (let column = 0; column < 7; column++, day = day.add({ days: 1 })) {
      const date = day.toString();
      week.push({
        date,
        inMonth: day.month === month.month,
        isToday: date === today,
        events: eventsOn(date, events, zone),
      });
    }
    weeks.push(week);
  }
  return weeks;
}

/** The events that take any of this day in `zone`; an all-day event keeps its own dates in every zone. */
export function eventsOn(date: string, events: readonly CalendarEvent[], zone: string): CalendarEvent[] {
  const { start, end } = dayWindow(date, zone);
  return events
    .filter((event) =>
      event.allDay && event.startDate && event.endDate
        ? event.startDate <= date && date < event.endDate
        : event.start < end && (event.end > start || (event.end === event.start && event.start >= start)),
    )
    .toSorted((a, b) => Number(b.allDay) - Number(a.allDay) || a.start - b.start);
}
