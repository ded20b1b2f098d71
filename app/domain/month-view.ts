import { Temporal } from "temporal-polyfill";
import type { CalendarEvent } from "./calendar-event";
import { datesOf, rangeOf } from "./calendar-range";
import { clockOfZone } from "./clock-style";
import { eventsOn, isOverDays, minutesTaken } from "./day-events";
import { findDoubleBookings } from "./double-bookings";
import { type EventKind, eventKind } from "./event-kind";
import { MONTHS } from "./month-names";
import { formatClock } from "./phrasing";
import { cut } from "./text";
import type { Instant } from "./time";
import { type GridBar, viewBars } from "./time-grid";
import { wallTimeOf } from "./wall-time";
import { dayWindow, localDay } from "./zones";

/** A month as the page draws it. */
export interface MonthView {
  /** "November 2026". */
  title: string;
  /** The days of a week in the order of the reader's weeks: "Mon", "Tue". */
  weekdays: string[];
  weeks: MonthWeek[];
}

interface MonthWeek {
  days: MonthDay[];
  /** What takes whole days, or more than one. */
  bars: GridBar[];
}

export interface MonthDay {
  date: string;
  dayOfMonth: number;
  inMonth: boolean;
  isToday: boolean;
  /** For those who hear the grid, after the number: "Saturday, November, 2 events, double-booked". */
  label: string;
  /** The first three with a time of day. */
  events: { id: string; title: string; time: string; kind: EventKind }[];
  /** How many more there are, bars without a place counted. */
  more: number;
  /** Hours that are taken, from 0 to 8. */
  load: number;
  isDouble: boolean;
}

const SHOWN_PER_DAY = 3;
const SHOWN_BARS = 2;
const TITLE_MAX = 60;
const MOST_LOAD = 8;
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * The weeks of the month of a date.
 *
 * @param firstDay ISO weekday on which the reader's weeks begin
 */
export function viewMonth(
  date: string,
  events: readonly CalendarEvent[],
  now: Instant,
  zone: string,
  firstDay: number,
): MonthView {
  const month = Temporal.PlainDate.from(date);
  const weekdays = [...WEEKDAYS.slice(firstDay - 1), ...WEEKDAYS.slice(0, firstDay - 1)];
  const dates = datesOf(rangeOf("month", date, firstDay));
  const [overDays, timed] = [events.filter(isOverDays), events.filter((event) => !isOverDays(event))];
  const { shared } = findDoubleBookings(timed);
  const today = localDay(now, zone);
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));

  function viewDay(day: string, bars: readonly GridBar[], column: number): MonthDay {
    const window = dayWindow(day, zone);
    const onDay = eventsOn(day, timed, zone);
    const over = eventsOn(day, overDays, zone).length;
    const shownOver = bars.filter(({ first, days }) => first <= column && column < first + days).length;
    const isDouble = shared.some(({ start, end }) => start < window.end && end > window.start);
    const all = onDay.length + over;
    const count = all === 0 ? "no events" : all === 1 ? "1 event" : `${all} events`;
    return {
      date: day,
      dayOfMonth: Number(day.slice(8)),
      inMonth: day.slice(0, 7) === date.slice(0, 7),
      isToday: day === today,
      label: `${weekdays[column]}, ${MONTHS[Number(day.slice(5, 7)) - 1]}, ${count}${isDouble ? ", double-booked" : ""}`,
      events: onDay.slice(0, SHOWN_PER_DAY).map((event) => viewEvent(event, day, zone)),
      more: Math.max(0, onDay.length - SHOWN_PER_DAY) + over - shownOver,
      load: Math.min(MOST_LOAD, Math.ceil(minutesTaken(window, onDay) / 60)),
      isDouble,
    };
  }

  return {
    title: `${MONTHS[month.month - 1]} ${month.year}`,
    weekdays: weekdays.map((weekday) => weekday.slice(0, 3)),
    weeks: weeks.map((week) => {
      const { bars } = viewBars(week, overDays, { zone, now }, SHOWN_BARS);
      return { bars, days: week.map((day, column) => viewDay(day, bars, column)) };
    }),
  };
}

function viewEvent(event: CalendarEvent, date: string, zone: string) {
  // On its second day an event has no start to show.
  const isHere = wallTimeOf(event.start, zone).date === date;
  return {
    id: event.id,
    title: cut(event.title, TITLE_MAX),
    time: isHere ? formatClock(event.start, zone, clockOfZone(zone)) : "",
    kind: eventKind(event),
  };
}
