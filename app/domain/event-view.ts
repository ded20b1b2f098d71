import { type CalendarEvent, isOtherPerson } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { personName } from "./person-name";
import { formatEventTime } from "./phrasing";
import { shownAddress } from "./shown-address";
import type { Instant } from "./time";

/** An event in words, as lists show it. */
export interface EventView {
  id: string;
  title: string;
  /** "Tue 24 Nov, 15:00–15:30 (Amsterdam time, GMT+1)". */
  when: string;
  location: string;
  /** Names or addresses of the other people, joined; empty when there are none. */
  guests: string;
  /** Links of the calendar, only when they are https: titles and links are written by others. */
  meetLink: string | null;
  calendarLink: string | null;
}

export function viewEvent(event: CalendarEvent, zone: string, now: Instant): EventView {
  return {
    id: event.id,
    title: event.title,
    when: formatEventTime(event, zone, { now, clock: clockOfZone(zone) }),
    location: event.location,
    guests: event.attendees
      .filter(isOtherPerson)
      .map(({ name = "", email }) => personName(name) || shownAddress(email))
      .join(", "),
    meetLink: safeLink(event.hangoutLink),
    calendarLink: safeLink(event.htmlLink),
  };
}

/** The link when it is https, else null: never `javascript:` or the like. */
export function safeLink(link: string | null): string | null {
  return link && URL.canParse(link) && /^https?:$/.test(new URL(link).protocol) ? link : null;
}
