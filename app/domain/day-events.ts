import { type AllDay, daysTouched } from "./all-day";
import { blocksTime, type CalendarEvent } from "./calendar-event";
import { coveredBy } from "./overlap-columns";
import { DAY, type Interval, MINUTE } from "./time";
import { dayWindow } from "./zones";

/** The days that an event takes any of in `zone`; an all-day event keeps its own dates in every zone. */
export function daysOf(event: CalendarEvent, zone: string): AllDay {
  const { allDay, startDate, endDate } = event;
  return allDay && startDate && endDate ? { startDate, endDate } : daysTouched(event, zone);
}

/** Whether an event is drawn over days and not among hours: it takes whole ones, or more than one. */
export const isOverDays = ({ allDay, start, end }: CalendarEvent): boolean => allDay || end - start > DAY;

/** The events that take any of this day in `zone`: whole days before times, and then the earliest first. */
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

/** The part of a stretch that lies in a day. */
export const within = ({ start, end }: Interval, day: Interval): Interval => ({
  start: Math.max(start, day.start),
  end: Math.min(end, day.end),
});

/** How many minutes of a stretch events take; what they share counts once, and whole days count none. */
export function minutesTaken(stretch: Interval, events: readonly CalendarEvent[]): number {
  const taking = events.filter((event) => blocksTime(event) && !event.allDay).map((event) => within(event, stretch));
  const cut = taking.map(({ start, end }) => ({ from: start, to: end }));
  return coveredBy(cut, 1).reduce((sum, { from, to }) => sum + (to - from) / MINUTE, 0);
}
