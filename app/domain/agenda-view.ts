import { Temporal } from "temporal-polyfill";
import { countDays } from "./all-day";
import { blocksTime, type CalendarEvent, isOtherPerson, isOver } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { daysOf, eventsOn, minutesTaken, within } from "./day-events";
import type { DoubleBookings } from "./double-bookings";
import { type EventKind, eventKind } from "./event-kind";
import { meetLink } from "./meet-link";
import { coveredBy } from "./overlap-columns";
import { formatClock, formatDay, formatElsewhere, lengthInWords } from "./phrasing";
import { cut } from "./text";
import { type Instant, type Interval, MINUTE } from "./time";
import { isWithinHours, type Workday, workingHoursIn } from "./workday";
import { dayWindow, localDay } from "./zones";

/** One day as a list. */
export interface AgendaDay {
  /** ISO date. */
  date: string;
  /** "Today, Tue 24 Nov", "Tomorrow, Wed 25 Nov", "Thu 26 Nov". */
  title: string;
  /** "7 meetings, 5 hours 45 minutes"; empty when nothing is on. */
  summary: string;
  rows: AgendaRow[];
}

export type AgendaRow =
  | AgendaEvent
  /** Free time between two events. */
  | { type: "gap"; at: Instant; text: string }
  /** Where the present moment is: "10:42". */
  | { type: "now"; time: string };

export interface AgendaEvent {
  type: "event";
  id: string;
  title: string;
  /** "15:00", or "all day". */
  time: string;
  kind: EventKind;
  /** "until 16:00", "3 guests", "Café Luna": what stands below the title. */
  details: string[];
  meetLink: string | null;
  isDouble: boolean;
  isOutside: boolean;
  isOver: boolean;
}

export interface AgendaRules {
  /** IANA zone. */
  zone: string;
  workday: Workday;
  now: Instant;
}

const TITLE_MAX = 200;
const PLACE_MAX = 60;
/** Less than this between two events is no free time. */
const SHORTEST_GAP = 30 * MINUTE;

/** @param bookings of all events, so that what begins on the day before counts */
export function viewAgendaDay(
  date: string,
  events: readonly CalendarEvent[],
  bookings: DoubleBookings,
  rules: AgendaRules,
): AgendaDay {
  const { zone, workday, now } = rules;
  const window = dayWindow(date, zone);
  const onDay = eventsOn(date, events, zone);
  const working = workingHoursIn(window, workday, zone);
  const meetings = onDay.filter((event) => blocksTime(event) && !event.allDay);
  const rows = onDay.map((event) => ({
    at: event.allDay ? window.start : event.start,
    row: viewRow(event, { date, window, working, bookings }, rules),
  }));
  const extra = [...gapsOf(meetings, working, now), ...nowRow(window, onDay, rules)];
  return {
    date,
    title: dayTitle(date, zone, now),
    summary: summaryOf(meetings.length, Math.round(minutesTaken(window, meetings))),
    // At one moment what ends there comes before what begins.
    rows: [...extra, ...rows].toSorted((a, b) => rank(a.row) - rank(b.row) || a.at - b.at).map(({ row }) => row),
  };
}

/** "Today, Tue 24 Nov", and so for tomorrow. */
function dayTitle(date: string, zone: string, now: Instant): string {
  const today = Temporal.PlainDate.from(localDay(now, zone));
  const name = ["Today", "Tomorrow"][today.until(date, { largestUnit: "day" }).days];
  const words = formatDay(date, zone, { now });
  return name ? `${name}, ${words}` : words;
}

const rank = (row: AgendaRow) => (row.type === "event" && row.time === ALL_DAY ? 0 : 1);

const ALL_DAY = "all day";

function viewRow(
  event: CalendarEvent,
  {
    date,
    window,
    working,
    bookings,
  }: { date: string; window: Interval; working: Interval[]; bookings: DoubleBookings },
  { zone, now }: AgendaRules,
): AgendaEvent {
  const clock = clockOfZone(zone);
  const began = event.start < window.start;
  return {
    type: "event",
    id: event.id,
    title: cut(event.title, TITLE_MAX),
    time: event.allDay
      ? ALL_DAY
      : began
        ? `…${formatClock(event.end, zone, clock)}`
        : formatClock(event.start, zone, clock),
    kind: eventKind(event),
    details: detailsOf(event, date, zone, now),
    meetLink: meetLink(event.hangoutLink),
    isDouble: bookings.ids.has(event.id),
    isOutside: blocksTime(event) && !event.allDay && !isWithinHours(within(event, window), working),
    isOver: isOver(event, now),
  };
}

function detailsOf(event: CalendarEvent, date: string, zone: string, now: Instant): string[] {
  const clock = clockOfZone(zone);
  const touched = daysOf(event, zone);
  const days = countDays(touched);
  const day = countDays({ startDate: touched.startDate, endDate: date }) + 1;
  const ends = localDay(Math.max(event.start, event.end - 1), zone);
  const until = `until ${ends === date ? "" : `${formatDay(ends, zone, { now })}, `}${formatClock(event.end, zone, clock)}`;
  const guests = event.attendees.filter(isOtherPerson).length;
  const elsewhere = event.zone && !event.allDay ? formatElsewhere(event, event.zone, zone, { now, clock }) : "";
  return [
    event.allDay || event.end === event.start ? "" : until,
    days > 1 ? `day ${day} of ${days}` : "",
    elsewhere,
    guests > 0 ? `${guests} ${guests === 1 ? "guest" : "guests"}` : "",
    cut(event.location, PLACE_MAX),
  ].filter(Boolean);
}

/** What is free between the events of a day, in working hours and still to come. */
function gapsOf(meetings: readonly CalendarEvent[], working: readonly Interval[], now: Instant) {
  const taken = coveredBy(
    meetings.map(({ start, end }) => ({ from: start, to: end })),
    1,
  );
  return taken.slice(1).flatMap(({ from: end }, index) => {
    const start = taken[index]?.to ?? end;
    const length = end - start;
    if (length < SHORTEST_GAP || end <= now || !isWithinHours({ start, end }, working)) return [];
    return [
      { at: start, row: { type: "gap", at: start, text: `${lengthInWords(length / MINUTE, "en")} free` } as const },
    ];
  });
}

function nowRow(window: Interval, onDay: readonly CalendarEvent[], { zone, now }: AgendaRules) {
  if (now < window.start || now >= window.end || onDay.length === 0) return [];
  return [{ at: now, row: { type: "now", time: formatClock(now, zone, clockOfZone(zone)) } as const }];
}

function summaryOf(meetings: number, minutes: number): string {
  if (meetings === 0) return "";
  return `${meetings === 1 ? "1 meeting" : `${meetings} meetings`}, ${lengthInWords(minutes, "en")}`;
}
