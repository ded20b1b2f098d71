import { type CalendarEvent, isOtherPerson } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { findConflicts, sharedTime } from "./conflicts";
import { eventsOn, minutesTaken } from "./day-events";
import { type EventKind, eventKind } from "./event-kind";
import { answersInWords, viewGuests } from "./guest-answers";
import { formatClock, formatTimes, lengthInWords } from "./phrasing";
import { HOUR, type Instant, type Interval, MINUTE } from "./time";
import { dayWindow, localDay } from "./zones";

/** One row of a day: an event, free time before the next one, or the present moment. */
export type DayRow =
  | {
      kind: "event";
      id: string;
      /** "09:00", or "All day". */
      time: string;
      title: string;
      look: EventKind;
      isPast: boolean;
      /** "until 12:00 · Room 2 · 3 guests, all yes"; empty of what is over. */
      more: string;
      /** "14:00–14:45" of a double booking that is still ahead. */
      clash: string | null;
    }
  | { kind: "gap"; text: string }
  | { kind: "now"; time: string };

/** A part of the strip above the rows, in minutes after its first hour; `lane` is 1 for what runs beside another. */
interface StripPart {
  from: number;
  to: number;
  look: EventKind;
  isPast: boolean;
  lane: 0 | 1 | null;
}

export interface DayLine {
  rows: DayRow[];
  strip: { parts: StripPart[]; minutes: number; now: number | null; hours: { at: number; label: string }[] };
  /** "7 meetings, 5 hours 45 minutes". */
  summary: string;
}

/** A gap that is shorter is no time to do anything in. */
const SHORTEST_GAP_MS = 15 * MINUTE;

/**
 * A day as a line of time, with its gaps between `hours` and the present moment in its place.
 *
 * @param hours of the user's workday; events outside of them make the strip longer
 */
export function viewDay(all: readonly CalendarEvent[], hours: Interval, now: Instant, zone: string): DayLine {
  const date = localDay(now, zone);
  const events = eventsOn(date, all, zone).filter((event) => event.status !== "cancelled");
  const timed = events.filter((event) => !event.allDay);
  const rows: DayRow[] = events.filter((event) => event.allDay).map((event) => eventRow(event, all, now, zone));
  const clock = clockOfZone(zone);
  let freeFrom = hours.start;
  let hasNow = false;
  const putNow = () => {
    if (!hasNow) rows.push({ kind: "now", time: formatClock(now, zone, clock) });
    hasNow = true;
  };
  for (const event of timed) {
    const takes = eventKind(event) !== "declined";
    if (event.start > now) {
      putNow();
      const from = Math.max(freeFrom, now);
      if (takes && event.start - from >= SHORTEST_GAP_MS) rows.push(gapRow(event.start - from));
    }
    rows.push(eventRow(event, all, now, zone));
    if (takes) freeFrom = Math.max(freeFrom, event.end);
  }
  putNow();
  const rest = hours.end - Math.max(freeFrom, now);
  if (timed.length > 0 && rest >= SHORTEST_GAP_MS) {
    rows.push({ kind: "gap", text: `${lengthInWords(Math.floor(rest / MINUTE), "en")} free, then the day is over` });
  }
  return { rows, strip: stripOf(timed, hours, now, zone), summary: summaryOf(timed, dayWindow(date, zone)) };
}

const gapRow = (length: number): DayRow => ({
  kind: "gap",
  text: `${lengthInWords(Math.floor(length / MINUTE), "en")} free`,
});

function eventRow(event: CalendarEvent, all: readonly CalendarEvent[], now: Instant, zone: string): DayRow {
  const clock = clockOfZone(zone);
  const look = eventKind(event);
  const isPast = event.end <= now;
  const [other] =
    isPast || event.allDay ? [] : findConflicts(event, all, { exceptIds: [event.id] }).filter((one) => !one.allDay);
  const isTaking = look !== "declined" && !event.transparent;
  return {
    kind: "event",
    id: event.id,
    time: event.allDay ? "All day" : formatClock(event.start, zone, clock),
    title: event.title,
    look,
    isPast,
    more: isPast ? "" : moreOf(event, look, zone),
    clash: other && isTaking ? formatTimes(sharedTime([event, other]), zone, clock) : null,
  };
}

function moreOf(event: CalendarEvent, look: EventKind, zone: string): string {
  if (look === "declined") return "you said no";
  const guests = viewGuests(event.attendees.filter(isOtherPerson));
  const [only] = guests;
  const who = guests.length === 1 && only ? only.name || only.address : `${guests.length} guests`;
  const parts = [
    !event.allDay && `until ${formatClock(event.end, zone, clockOfZone(zone))}`,
    look === "tentative" && "tentative",
    look === "focus" && "your own time, kept free",
    event.location,
    guests.length > 0 && `${who}, ${answersInWords(guests)}`,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** As the calendar counts the same day: time that two of them take is taken once. */
function summaryOf(timed: readonly CalendarEvent[], day: Interval): string {
  const taking = timed.filter((event) => eventKind(event) !== "declined");
  if (taking.length === 0) return "";
  const minutes = Math.round(minutesTaken(day, taking));
  return `${taking.length} ${taking.length === 1 ? "meeting" : "meetings"}, ${lengthInWords(minutes, "en")}`;
}

function stripOf(timed: readonly CalendarEvent[], hours: Interval, now: Instant, zone: string): DayLine["strip"] {
  const taking = timed.filter((event) => eventKind(event) !== "declined");
  const start = floorHour(Math.min(hours.start, ...taking.map((event) => event.start)));
  const end = Math.min(start + 24 * HOUR, Math.max(hours.end, ...taking.map((event) => event.end)));
  const minutesOf = (moment: Instant) => Math.round((Math.min(end, Math.max(start, moment)) - start) / MINUTE);
  const parts = taking.map((event, place): StripPart => {
    const before = taking.slice(0, place).some((one) => one.end > event.start);
    const after = taking.slice(place + 1).some((one) => one.start < event.end);
    const lane = before ? 1 : after ? 0 : null;
    const { start: from, end: to } = event;
    return { from: minutesOf(from), to: minutesOf(to), look: eventKind(event), isPast: event.end <= now, lane };
  });
  const length = Math.round((end - start) / MINUTE);
  const clock = clockOfZone(zone);
  const labels = Array.from({ length: Math.floor(length / 120) + 1 }, (_, n) => {
    const label = formatClock(start + n * 2 * HOUR, zone, clock).replace(/:00(?: ([ap]m))?$/, "$1");
    return { at: n * 120, label: label.replace(/^0(?=\d)/, "") };
  });
  return { parts, minutes: length, now: now >= start && now <= end ? minutesOf(now) : null, hours: labels };
}

/** Zones half an hour off begin their hours where clocks show a half in UTC: close enough for a strip without words. */
const floorHour = (moment: Instant) => Math.floor(moment / HOUR) * HOUR;
