import { Temporal } from "temporal-polyfill";
import { blocksTime, type CalendarEvent, isOnAgenda } from "./calendar-event";
import { overlaps } from "./conflicts";
import { findOpenings } from "./openings";
import { quietUntil } from "./quiet-hours";
import { DAY, HOUR, type Instant, type Interval, MINUTE } from "./time";
import { type TimezoneAndTrips, zoneAt } from "./trips";
import { atMinute, dayWindow, localDay } from "./zones";

/** On which days an agenda is sent: those on which the user works, or all. */
export const AGENDA_DAYS = ["workdays", "every-day"] as const;
export type AgendaDays = (typeof AGENDA_DAYS)[number];

/** Where it goes first; where WhatsApp does not take it, a mail takes its place. */
export const AGENDA_CHANNELS = ["whatsapp", "email"] as const;
export type AgendaChannel = (typeof AGENDA_CHANNELS)[number];

/** From this minute of the day on, an agenda is that of the day after: what is left of today is no news. */
export const EVENING_MINUTE = 17 * 60;
/** An agenda that is later than this is not sent any more. */
export const AGENDA_GOOD_FOR_MS = 4 * HOUR;
/** What takes no longer than this from due to sent is not late. */
const ON_TIME_MS = 10 * MINUTE;
const FREE_MINUTES = 60;

export interface AgendaPreferences extends TimezoneAndTrips {
  notifyAgenda: boolean;
  agendaDays: AgendaDays;
  /** Minutes after midnight on the wall where the user is. */
  agendaMinute: number;
  /** ISO weekdays. */
  workdays: readonly number[];
}

/** When an agenda is due, and of which day. */
export interface AgendaMoment {
  /** UTC milliseconds. */
  at: Instant;
  /** ISO date of the day that it tells. */
  day: string;
  /** IANA zone in which the user is on that day. */
  zone: string;
}

/**
 * The agendas that are due between two moments, both included, in their order. The time is that of the wall where the
 * user is on the day it is sent; a time that a change of the clocks skips comes as much later, a doubled one once.
 */
export function agendaMoments(preferences: AgendaPreferences, from: Instant, to: Instant): AgendaMoment[] {
  const { notifyAgenda, agendaMinute, timezone } = preferences;
  if (!notifyAgenda) return [];
  const moments: AgendaMoment[] = [];
  const last = Temporal.PlainDate.from(localDay(to + DAY, timezone));
  let date = Temporal.PlainDate.from(localDay(from - DAY, timezone));
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const at = atMinute(date, agendaMinute, zoneOn(date, preferences));
    const told = agendaMinute >= EVENING_MINUTE ? date.add({ days: 1 }) : date;
    if (hasAgenda(preferences, told) && at >= from && at <= to)
      moments.push({ at, day: told.toString(), zone: zoneOn(told, preferences) });
  }
  return moments.toSorted((a, b) => a.at - b.at);
}

/** Whether an agenda is sent of a day. */
export const hasAgenda = (
  { notifyAgenda, agendaDays, workdays }: Pick<AgendaPreferences, "notifyAgenda" | "agendaDays" | "workdays">,
  day: Temporal.PlainDate,
): boolean => notifyAgenda && (agendaDays === "every-day" || workdays.includes(day.dayOfWeek));

/** Where the user is at noon of a day; at home where that is nowhere or twice. */
export function zoneOn(date: Temporal.PlainDate, where: TimezoneAndTrips): string {
  const isThere = (zone: string) => zoneAt(atMinute(date, 720, zone), where) === zone;
  return where.trips.map(({ zone }) => zone).find((zone) => zone !== where.timezone && isThere(zone)) ?? where.timezone;
}

/** Whether an agenda that was due then may still go: not long after, and not into a night for which nobody asked. */
export function isWorthSending({ at, zone }: AgendaMoment, now: Instant): boolean {
  if (now >= at + AGENDA_GOOD_FOR_MS) return false;
  return now < at + ON_TIME_MS || quietUntil(now, zone) === null || quietUntil(at, zone) !== null;
}

/** What an agenda says of its day. */
export interface DailyAgenda {
  day: string;
  window: Interval;
  /** Whole days first, then by their start. */
  events: CalendarEvent[];
  /** Events that take the same time, two by two. */
  overlapping: [CalendarEvent, CalendarEvent][];
  /** The first stretch of an hour or more that is free in the hours of work; null when there is none left. */
  free: Interval | null;
  /** What the user has taken on and is due that day or was before, the longest due first. */
  due: readonly DueItem[];
}

/** An action item of the user's that is still open. */
export interface DueItem {
  text: string;
  /** ISO date, by the zone of the meeting in which it was taken on. */
  due: string;
}

/**
 * @param items open ones of the user, due by any day
 * @param events that share any time with the day, in any order; more may be among them
 * @param hours minutes after midnight between which the user works
 * @param now from when on time can still be free
 */
export function agendaOf(
  events: readonly CalendarEvent[],
  { day, zone }: Pick<AgendaMoment, "day" | "zone">,
  { workdayStartMinute, workdayEndMinute }: { workdayStartMinute: number; workdayEndMinute: number },
  now: Instant,
  items: readonly DueItem[] = [],
): DailyAgenda {
  const window = dayWindow(day, zone);
  const shown = events
    .filter((event) => isOnAgenda(event) && (event.allDay ? isOnDate(event, day) : overlaps(event, window)))
    .toSorted((a, b) => Number(b.allDay) - Number(a.allDay) || a.start - b.start || a.end - b.end);
  const busy = shown.filter(blocksTime);
  const timed = busy.filter(({ allDay }) => !allDay);
  const date = Temporal.PlainDate.from(day);
  const work = {
    start: Math.max(atMinute(date, workdayStartMinute, zone), Math.ceil(now / (15 * MINUTE)) * 15 * MINUTE),
    end: atMinute(date, workdayEndMinute, zone),
  };
  const [free = null] = findOpenings(work, busy, { durationMinutes: FREE_MINUTES, bufferMinutes: 0 });
  return {
    ...{ day, window, events: shown, free },
    due: items.filter(({ due }) => due <= day).toSorted((a, b) => a.due.localeCompare(b.due)),
    overlapping: timed.flatMap((first, n) =>
      timed
        .slice(n + 1)
        .filter((second) => overlaps(first, second))
        .map((second): [CalendarEvent, CalendarEvent] => [first, second]),
    ),
  };
}

/** Whole days have no zone: one stays on its date, wherever the user is. */
function isOnDate({ startDate = "", endDate = "" }: CalendarEvent, day: string): boolean {
  return startDate <= day && day < endDate;
}
