import type { Temporal } from "temporal-polyfill";
import type { CalendarEvent } from "./calendar-event";
import { type EventKind, eventKind } from "./event-kind";
import { monthGrid } from "./month-grid";
import { MONTHS } from "./month-names";
import type { Instant } from "./time";
import { wallTimeOf } from "./wall-time";

/** A month as the page draws it. */
export interface MonthView {
  /** "2026-11". */
  name: string;
  /** "November 2026". */
  title: string;
  previous: string;
  next: string;
  /** The days of a week in the order of the reader's weeks: "Mon", "Tue". */
  weekdays: string[];
  weeks: DayView[][];
}

export interface DayView {
  date: string;
  dayOfMonth: number;
  inMonth: boolean;
  isToday: boolean;
  /** For those who hear the grid, after the number: "Saturday, November, 2 events". */
  label: string;
  /** The first three. `text` is "15:00 Budget review", or the bare title of an all-day event. */
  events: { id: string; text: string; kind: EventKind }[];
  more: number;
}

const SHOWN_PER_DAY = 3;
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** @param firstDay ISO weekday on which the reader's weeks begin */
export function viewMonth(
  month: Temporal.PlainYearMonth,
  events: readonly CalendarEvent[],
  now: Instant,
  zone: string,
  firstDay: number,
): MonthView {
  const weekdays = [...WEEKDAYS.slice(firstDay - 1), ...WEEKDAYS.slice(0, firstDay - 1)];
  const weeks = monthGrid(month, events, now, zone, firstDay).map((week) =>
    week.map(({ date, inMonth, isToday, events: all }, column): DayView => {
      const dayOfMonth = Number(date.slice(8));
      const count = all.length === 0 ? "no events" : all.length === 1 ? "1 event" : `${all.length} events`;
      return {
        date,
        dayOfMonth,
        inMonth,
        isToday,
        label: `${weekdays[column]}, ${MONTHS[Number(date.slice(5, 7)) - 1]}, ${count}`,
        events: all
          .slice(0, SHOWN_PER_DAY)
          .map((event) => ({ id: event.id, text: textOf(event, date, zone), kind: eventKind(event) })),
        more: Math.max(0, all.length - SHOWN_PER_DAY),
      };
    }),
  );
  return {
    name: month.toString(),
    title: `${MONTHS[month.month - 1]} ${month.year}`,
    previous: month.subtract({ months: 1 }).toString(),
    next: month.add({ months: 1 }).toString(),
    weekdays: weekdays.map((weekday) => weekday.slice(0, 3)),
    weeks,
  };
}

function textOf(event: CalendarEvent, date: string, zone: string): string {
  const start = wallTimeOf(event.start, zone);
  // On its second day an event has no start to show.
  return event.allDay || start.date !== date ? event.title : `${start.time} ${event.title}`;
}
