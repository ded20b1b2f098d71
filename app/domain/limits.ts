import type { Interval } from "./time";
import type { Workday } from "./workday";
import { startOfDay, zoned } from "./zones";

/** What a free time must also be: "mornings, not Wednesday, before Thursday". Minutes are after midnight. */
export interface Limits {
  /** ISO weekdays, Monday is 1. */
  daysOff?: number[];
  fromMinute?: number;
  untilMinute?: number;
  /** The last weekday, itself included or not. */
  until?: { weekday: number; included: boolean };
}

/** When somebody may be asked for outside working hours: from seven to ten in the evening. */
const WAKING = { from: 420, until: 1320 };

/**
 * The hours in which to look. What was asked for narrows the working hours; where it lies outside of them ("evenings")
 * it stands in their place.
 */
export function limitWorkday(workday: Workday, { daysOff = [], fromMinute, untilMinute }: Limits): Workday {
  const days = workday.days.filter((day) => !daysOff.includes(day));
  if (fromMinute === undefined && untilMinute === undefined) return { ...workday, days };
  const latest = workday.endMinute > workday.startMinute ? workday.endMinute : workday.endMinute + 1440;
  const startMinute = Math.max(workday.startMinute, fromMinute ?? 0);
  const endMinute = Math.min(latest, untilMinute ?? latest);
  if (endMinute > startMinute) return { startMinute, endMinute, days };
  return { startMinute: fromMinute ?? WAKING.from, endMinute: untilMinute ?? WAKING.until, days };
}

/** The window up to the last day that was named: the first such weekday from its start on. */
export function limitWindow(window: Interval, { until }: Limits, zone: string): Interval {
  if (!until) return window;
  const first = zoned(window.start, zone).toPlainDate();
  const ahead = (until.weekday - first.dayOfWeek + 7) % 7;
  const days = until.included ? ahead + 1 : ahead || 7;
  return { ...window, end: Math.min(window.end, startOfDay(first.add({ days }), zone)) };
}

/**
 * Limits said later add to those said before. An end of the hours that is said anew takes the place of that end, and of
 * both where no time would be left between them; so does the last day.
 */
export function joinLimits(before: Limits | undefined, after: Limits | undefined): Limits | undefined {
  if (!before || !after) return after ?? before;
  const daysOff = [...new Set([...(before.daysOff ?? []), ...(after.daysOff ?? [])])];
  const { fromMinute, untilMinute } = joinHours(before, after);
  const until = after.until ?? before.until;
  return {
    ...(daysOff.length > 0 && { daysOff }),
    ...(fromMinute !== undefined && { fromMinute }),
    ...(untilMinute !== undefined && { untilMinute }),
    ...(until && { until }),
  };
}

type Hours = Pick<Limits, "fromMinute" | "untilMinute">;

function joinHours(before: Hours, after: Hours): Hours {
  const fromMinute = after.fromMinute ?? before.fromMinute;
  const untilMinute = after.untilMinute ?? before.untilMinute;
  const isNone = fromMinute !== undefined && untilMinute !== undefined && fromMinute >= untilMinute;
  return isNone
    ? after
    : { ...(fromMinute !== undefined && { fromMinute }), ...(untilMinute !== undefined && { untilMinute }) };
}
