import { Temporal } from "temporal-polyfill";

/** A message that is worth sending, and what it shows. */
export interface Idea {
  label: string;
  text: string;
}

/** Something in the calendar of the phone's owner; UTC milliseconds. */
interface Taken {
  title: string;
  start: number;
  end: number;
}

const LONG_ENOUGH_MS = 45 * 60_000;
/** What begins later needs its name: nobody is late for tomorrow's meeting without saying so. */
const SOON_MS = 12 * 60 * 60_000;
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * Six messages for a phone that nobody has used yet. Three of them are about what stands in the calendar, two on a day of
 * the six after today, so that the day's name alone says which it is; in an empty calendar it is the next working day.
 *
 * @param zone IANA name
 * @param taken what has a time, earliest first
 */
export function ideasFor(now: number, zone: string, taken: readonly Taken[]): Idea[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const coming = taken
    .map(({ start, end }) => ({
      at: Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone),
      start,
      end,
    }))
    .filter(({ at }) => {
      const days = today.until(at.toPlainDate()).days;
      return days >= 1 && days <= 6;
    });
  const clash = coming.find(({ start, end }) => end - start >= LONG_ENOUGH_MS)?.at;
  const afternoon = coming.find(({ at }) => at.hour >= 12 && at.hour < 18)?.at;
  const workday = today.add({ days: today.dayOfWeek >= 5 ? 8 - today.dayOfWeek : 1 });
  const dayOf = (date: { dayOfWeek: number }) => WEEKDAYS[date.dayOfWeek - 1];
  const clock = clash?.toPlainTime().toString({ smallestUnit: "minute" }) ?? "11:00";
  return [
    { label: "Book", text: "book 30 min with anna@example.com tomorrow at 3pm about the budget" },
    { label: "Run into something", text: `dentist on ${dayOf(clash ?? workday)} at ${clock}` },
    { label: "Find a time", text: "find 45 min with Priya next week, mornings, not Wednesday" },
    { label: "Be late", text: lateIdea(now, taken) },
    { label: "Clear an afternoon", text: `clear my afternoon on ${dayOf(afternoon ?? workday)}` },
    { label: "Take it back, after a yes", text: "undo" },
  ];
}

function lateIdea(now: number, taken: readonly Taken[]): string {
  const late = "I'm running 10 minutes late";
  const isAlone = (event: Taken) => taken.filter(({ title }) => title === event.title).length === 1;
  const next = taken.find(isAlone);
  return !next || taken.some(({ start }) => start < now + SOON_MS) ? late : `${late} for ${next.title}`;
}
