import { type CalendarEvent, isReminded } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { type GuestView, viewGuests } from "./guest-answers";
import { mayTellLate } from "./late";
import { meetLink } from "./meet-link";
import { mayChange } from "./meeting-view";
import { formatClock, formatDay } from "./phrasing";
import { isTakenUp, type PlaceView, viewPlace } from "./place";
import { HOUR, type Instant, MINUTE } from "./time";
import { localDay } from "./zones";

/** The meeting that comes next, as the dashboard shows it above all else. */
export interface NextMeetingView {
  id: string;
  title: string;
  /** "Mon 23 Nov" where it is not today. */
  day: string | null;
  start: string;
  /** With its day where it ends on another. */
  end: string;
  /** "in 18 minutes", "now"; null while it is further away than an hour. */
  soon: string | null;
  guests: GuestView[];
  place: PlaceView | null;
  meetLink: string | null;
  mayChange: boolean;
  mayTellLate: boolean;
}

/** Who is a little late still looks for the meeting that has begun. */
const LATE_TO_JOIN_MS = 10 * MINUTE;

/** The next one that begins, or the one that has just begun; what runs longer only where nothing follows. */
export function nextMeeting(events: readonly CalendarEvent[], now: Instant): CalendarEvent | null {
  const ahead = events.filter((event) => isReminded(event) && event.eventType !== "focusTime" && event.end > now);
  return ahead.find((event) => event.start > now - LATE_TO_JOIN_MS) ?? ahead[0] ?? null;
}

export function viewNextMeeting(event: CalendarEvent, zone: string, now: Instant): NextMeetingView {
  const clock = clockOfZone(zone);
  const [day, last] = [localDay(event.start, zone), localDay(event.end - 1, zone)];
  const dated = (date: string) => formatDay(date, zone, { now, language: "en" });
  const minutes = Math.ceil((event.start - now) / MINUTE);
  const until = `in ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  const record = { ...event, startAt: event.start, endAt: event.end, state: "confirmed" as const };
  return {
    id: event.id,
    title: event.title,
    day: day === localDay(now, zone) ? null : dated(day),
    start: formatClock(event.start, zone, clock),
    end: `${day === last ? "" : `${dated(last)}, `}${formatClock(event.end, zone, clock)}`,
    soon: event.start <= now ? "now" : event.start - now <= HOUR ? until : null,
    guests: viewGuests(event.attendees).slice(0, 12),
    place: viewPlace(event.location, isTakenUp(event)),
    meetLink: meetLink(event.hangoutLink),
    mayChange: mayChange({ ...record, organizerSelf: event.organizerSelf ? 1 : 0 }, now),
    mayTellLate: mayTellLate(record, now),
  };
}
