import { Temporal } from "temporal-polyfill";
import type { Interval } from "./time";
import { localDay, startOfDay } from "./zones";

/**
 * The days of an event without a time of day (RFC 5545, VALUE=DATE): ISO dates, the same in every zone. `endDate` is the
 * day after the last one.
 */
export interface AllDay {
  startDate: string;
  endDate: string;
}

/** From the first midnight in `zone` to the midnight after the last day: 23 to 25 hours a day, as the clocks have it. */
export function slotOfDays({ startDate, endDate }: AllDay, zone: string): Interval {
  return {
    start: startOfDay(Temporal.PlainDate.from(startDate), zone),
    end: startOfDay(Temporal.PlainDate.from(endDate), zone),
  };
}

/** The days that a stretch touches in `zone`: at least one. */
export function daysTouched({ start, end }: Interval, zone: string): AllDay {
  const last = Temporal.PlainDate.from(localDay(Math.max(start, end - 1), zone));
  return { startDate: localDay(start, zone), endDate: last.add({ days: 1 }).toString() };
}

/** How many days. */
export const countDays = ({ startDate, endDate }: AllDay): number =>
  Temporal.PlainDate.from(startDate).until(endDate, { largestUnit: "day" }).days;

/** As many days, from another date on. */
export const daysFrom = (startDate: string, days: number): AllDay => ({
  startDate,
  endDate: Temporal.PlainDate.from(startDate).add({ days }).toString(),
});

/** The same days, some days later; earlier when negative. */
export const shiftDays = (allDay: AllDay, days: number): AllDay =>
  daysFrom(Temporal.PlainDate.from(allDay.startDate).add({ days }).toString(), countDays(allDay));
