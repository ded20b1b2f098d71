import { Temporal } from "temporal-polyfill";
import { isRecord } from "../call";
import { badRequest } from "./errors";

/** A moment as Google writes it: `date` for all-day events, else `dateTime` with an offset and the event's zone. */
export interface EventTime {
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

export interface Attendee {
  email: string;
  responseStatus?: string;
  self?: boolean;
  organizer?: boolean;
  displayName?: string;
  [field: string]: unknown;
}

/** An event as the sandbox keeps it: Google's own fields, without the ones that depend on who is looking. */
export interface GoogleEvent {
  id: string;
  status: string;
  etag: string;
  created: string;
  updated: string;
  iCalUID: string;
  sequence: number;
  start: EventTime;
  end: EventTime;
  summary?: string;
  description?: string;
  location?: string;
  recurrence?: string[];
  recurringEventId?: string;
  originalStartTime?: EventTime;
  attendees?: Attendee[];
  creator: { email: string };
  organizer: { email: string };
  eventType: string;
  transparency?: string;
  hangoutLink?: string;
  extendedProperties?: { private?: Record<string, string>; shared?: Record<string, string> };
  [field: string]: unknown;
}

/** UTC milliseconds; a date begins at midnight in `zone`. */
export function instantOf(time: EventTime, zone: string): number {
  if (time.dateTime) return Temporal.Instant.from(time.dateTime).epochMilliseconds;
  return Temporal.PlainDate.from(time.date ?? "").toZonedDateTime(zone).epochMilliseconds;
}

/** The instant in that zone, with its offset: 2026-11-23T10:00:00+01:00. */
export function formatInstant(instant: number, zone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const text = zoned.toString({ smallestUnit: "second", timeZoneName: "never" });
  return zone === "UTC" ? text.replace("+00:00", "Z") : text;
}

/**
 * A time from a request, completed as Google stores it.
 *
 * @param zone the calendar's zone, for times that name none
 * @throws CalendarError 400 for a mix of date and dateTime, an unknown zone or a time without any zone
 */
export function parseEventTime(value: unknown, which: "start" | "end", zone: string): EventTime {
  if (!isRecord(value)) throw badRequest(`Missing ${which} time.`, "required");
  const { date, dateTime, timeZone } = value;
  if ((typeof date === "string") === (typeof dateTime === "string")) throw badRequest(`Invalid ${which} time.`);
  if (timeZone != null && !isZone(timeZone)) throw badRequest(`Invalid time zone definition for ${which} time.`);
  try {
    if (typeof date === "string") return { date: Temporal.PlainDate.from(date).toString() };
    const text = String(dateTime);
    const own = isZone(timeZone) ? timeZone : undefined;
    const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
    if (!hasOffset && !own) throw badRequest(`Missing time zone definition for ${which} time.`, "required");
    const instant = hasOffset
      ? Temporal.Instant.from(text)
      : Temporal.PlainDateTime.from(text)
          .toZonedDateTime(own ?? zone)
          .toInstant();
    return { dateTime: formatInstant(instant.epochMilliseconds, zone), timeZone: own ?? zone };
  } catch (error) {
    if (error instanceof RangeError) throw badRequest(`Invalid ${which} time.`);
    throw error;
  }
}

export function isZone(value: unknown): value is string {
  if (typeof value !== "string") return false;
  try {
    return Boolean(Temporal.Now.zonedDateTimeISO(value));
  } catch {
    return false;
  }
}

/** Whether the event touches the window; both edges are exclusive, as with timeMin and timeMax. */
export function overlaps(event: GoogleEvent, window: Window, zone: string): boolean {
  const start = instantOf(event.start, zone);
  const end = Math.max(instantOf(event.end, zone), start + 1);
  return end > window.from && start < window.to;
}

/** UTC milliseconds, infinite where a side is open. */
export interface Window {
  from: number;
  to: number;
}
