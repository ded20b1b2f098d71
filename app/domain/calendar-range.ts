import { Temporal } from "temporal-polyfill";
import { CALENDAR_VIEWS, type CalendarView } from "./calendar-view";
import { MONTHS } from "./month-names";
import { DAY, type Instant, type Interval } from "./time";
import { localDay, startOfDay, zoned } from "./zones";

/** How far an agenda reaches. */
const AGENDA_DAYS = 14;

/** What one view shows: ISO dates, `end` is the day after the last one. */
export interface DateRange {
  first: string;
  end: string;
}

/** The view that a query asks for; without one a phone gets the list, everything wider the week. */
export function readView(asked: string | null, userAgent: string | null): CalendarView {
  return CALENDAR_VIEWS.find((view) => view === asked) ?? (/\bMobi/.test(userAgent ?? "") ? "agenda" : "week");
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

/** The time that a query asks for ("14:00"), null when it is none. */
export const readTime = (asked: string | null): string | null =>
  asked && /^([01]\d|2[0-3]):[0-5]\d$/.test(asked) ? asked : null;

/**
 * The days that a view of this date shows: whole weeks for a month and a week.
 *
 * @param firstDay ISO weekday on which the reader's weeks begin
 */
export function rangeOf(view: CalendarView, date: string, firstDay: number): DateRange {
  const day = Temporal.PlainDate.from(date);
  switch (view) {
    case "day":
      return range(day, 1);
    case "agenda":
      return range(day, AGENDA_DAYS);
    case "week":
      return range(weekStart(day, firstDay), 7);
    case "month": {
      const first = weekStart(day.with({ day: 1 }), firstDay);
      const last = day.with({ day: day.daysInMonth });
      return range(first, Math.ceil((first.until(last, { largestUnit: "day" }).days + 1) / 7) * 7);
    }
  }
}

/** Every date of a range. */
export function datesOf({ first, end }: DateRange): string[] {
  const start = Temporal.PlainDate.from(first);
  const { days } = start.until(end, { largestUnit: "day" });
  return Array.from({ length: days }, (_, n) => start.add({ days: n }).toString());
}

/** The same view one step on (1) or back (-1); the date keeps its place in it as well as it can. */
export function stepFrom(view: CalendarView, date: string, step: 1 | -1): string {
  const day = Temporal.PlainDate.from(date);
  const by = { month: { months: 1 }, week: { weeks: 1 }, day: { days: 1 }, agenda: { days: AGENDA_DAYS } }[view];
  return (step === 1 ? day.add(by) : day.subtract(by)).toString();
}

/**
 * A window that holds all that a view shows, in whatever zone the user is and wherever their weeks begin: a page reads
 * its events in the same trip as both. Without a date asked for it is that of `now`, which is another one elsewhere.
 */
export function windowAround(view: CalendarView, asked: string | null, now: Instant): Interval {
  const [earliest, latest] = asked ? [asked, asked] : [localDay(now - DAY, "UTC"), localDay(now + DAY, "UTC")];
  const firsts = WEEK_STARTS.map((firstDay) => rangeOf(view, earliest, firstDay).first).toSorted();
  const ends = WEEK_STARTS.map((firstDay) => rangeOf(view, latest, firstDay).end).toSorted();
  return {
    start: startOfDay(Temporal.PlainDate.from(firsts[0] ?? earliest), "UTC") - DAY,
    end: startOfDay(Temporal.PlainDate.from(ends.at(-1) ?? latest), "UTC") + DAY,
  };
}

/** ISO weekdays on which weeks begin somewhere. */
const WEEK_STARTS = [1, 5, 6, 7];

/** What a view of this date is called: "November 2026", "Nov – Dec 2026" of a week in two months. */
export function rangeTitle(view: CalendarView, date: string, firstDay: number): string {
  const day = Temporal.PlainDate.from(date);
  if (view === "day") return `${day.day} ${monthOf(day)} ${day.year}`;
  if (view === "month") return `${monthOf(day)} ${day.year}`;
  const { first, end } = rangeOf(view, date, firstDay);
  const [from, to] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(end).subtract({ days: 1 })];
  if (from.toPlainYearMonth().equals(to.toPlainYearMonth())) return `${monthOf(from)} ${from.year}`;
  const year = from.year === to.year ? "" : ` ${from.year}`;
  return `${monthOf(from).slice(0, 3)}${year} – ${monthOf(to).slice(0, 3)} ${to.year}`;
}

/** "Week 48", for readers whose weeks are those that ISO 8601 counts; null for others. */
export function weekNumber(date: string, firstDay: number): string | null {
  return firstDay === 1 ? `Week ${Temporal.PlainDate.from(date).weekOfYear}` : null;
}

/** Minutes after midnight that the clock of `zone` shows. */
export function minuteOfDay(instant: Instant, zone: string): number {
  const { hour, minute } = zoned(instant, zone);
  return hour * 60 + minute;
}

const range = (first: Temporal.PlainDate, days: number): DateRange => ({
  first: first.toString(),
  end: first.add({ days }).toString(),
});

const weekStart = (day: Temporal.PlainDate, firstDay: number) =>
  day.subtract({ days: (day.dayOfWeek - firstDay + 7) % 7 });

const monthOf = ({ month }: Temporal.PlainDate) => MONTHS[month - 1] ?? "";
