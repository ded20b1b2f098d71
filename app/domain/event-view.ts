import { type CalendarEvent, isOtherPerson } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { meetLink } from "./meet-link";
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
  /** Names or addresses of the first few other people, and how many more; empty when there are none. */
  guests: string;
  /** Google Meet's own, or none. */
  meetLink: string | null;
  /** Only a link of the web: it comes with what others have written. */
  calendarLink: string | null;
}

export function viewEvent(event: CalendarEvent, zone: string, now: Instant): EventView {
  return {
    id: event.id,
    title: event.title,
    when: formatEventTime(event, zone, { now, clock: clockOfZone(zone) }),
    location: event.location,
    guests: guestsInWords(event),
    meetLink: meetLink(event.hangoutLink),
    calendarLink: safeLink(event.htmlLink),
  };
}

/** More names than these say less than their number. */
const NAMED_GUESTS = 3;

function guestsInWords({ attendees }: CalendarEvent): string {
  const others = attendees.filter(isOtherPerson);
  const named = others.length > NAMED_GUESTS + 1 ? others.slice(0, NAMED_GUESTS) : others;
  const names = named.map(({ name = "", email }) => personName(name) || shownAddress(email)).join(", ");
  return named.length === others.length ? names : `${names} and ${others.length - named.length} others`;
}

/** The link when it is one of the web, else null: never `javascript:` or the like. */
export function safeLink(link: string | null): string | null {
  return link && URL.canParse(link) && /^https?:$/.test(new URL(link).protocol) ? link : null;
}
