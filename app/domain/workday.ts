import { Temporal } from "temporal-polyfill";
import type { Interval } from "./time";
import { atMinute, zoned } from "./zones";

/** When the user works, by the clock of the user's zone. */
export interface Workday {
  /** Minutes after midnight. */
  startMinute: number;
  /** At or below `startMinute` it is a time of the next day. */
  endMinute: number;
  /** ISO weekdays, Monday is 1. */
  days: readonly number[];
}

/** As preferences have it. */
export const workdayOf = (of: { workdayStartMinute: number; workdayEndMinute: number; workdays: number[] }) => ({
  startMinute: of.workdayStartMinute,
  endMinute: of.workdayEndMinute,
  days: of.workdays,
});

export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** The working hours that begin on one day; undefined when it is no working day. */
export function workingHours(day: Temporal.PlainDate, workday: Workday, zone: string): Interval | undefined {
  if (!workday.days.includes(day.dayOfWeek)) return undefined;
  const { startMinute } = workday;
  const endMinute = workday.endMinute > startMinute ? workday.endMinute : workday.endMinute + 1440;
  return { start: atMinute(day, startMinute, zone), end: atMinute(day, endMinute, zone) };
}

/** The working hours in a window, cut to it, earliest first. */
export function workingHoursIn(window: Interval, workday: Workday, zone: string): Interval[] {
  const hours: Interval[] = [];
  // From the day before, because its hours may run past midnight.
  let day = zoned(window.start, zone).toPlainDate().subtract({ days: 1 });
  const last = zoned(window.end, zone).toPlainDate();
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const whole = workingHours(day, workday, zone);
    if (!whole) continue;
    const cut = { start: Math.max(whole.start, window.start), end: Math.min(whole.end, window.end) };
    if (cut.end > cut.start) hours.push(cut);
  }
  return hours;
}

/** The hours of that day as if it were a working day: what a day is drawn between. @param date ISO date */
export function usualHours(date: string, workday: Workday, zone: string): Interval {
  const day = Temporal.PlainDate.from(date);
  // Every day is among them.
  return workingHours(day, { ...workday, days: EVERY_DAY }, zone) as Interval;
}

/** Whether all of a slot lies in one of these stretches. */
export const isWithinHours = (slot: Interval, hours: readonly Interval[]): boolean =>
  hours.some(({ start, end }) => start <= slot.start && slot.end <= end);
