import { type CalendarEvent, isOtherPerson } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { meetLink } from "./meet-link";
import { personName } from "./person-name";
import { formatEventTime, formatNearDay, formatTimes } from "./phrasing";
import { shownAddress } from "./shown-address";
import type { Instant } from "./time";
import { localDay } from "./zones";

/** An event in words, as lists show it. */
export interface EventView {
  id: string;
  title: string;
  /** For where its day is known: "15:00–15:30", "All day"; with both days when it runs past one. */
  when: string;
  location: string;
  /** Names or addresses of the first few other people, and how many more; empty when there are none. */
  guests: string;
  /** Google Meet's own, or none. */
  meetLink: string | null;
  /** Only a link of the web: it comes with what others have written. */
  calendarLink: string | null;
}

/** Events that begin on one day. */
export interface EventDay {
  /** ISO date. */
  date: string;
  /** "Tomorrow", "Thursday 26 November". */
  name: string;
  events: EventView[];
}

/** Events in the order they come in, by the days on which they begin in `zone`. */
export function viewEventDays(events: readonly CalendarEvent[], zone: string, now: Instant): EventDay[] {
  const today = localDay(now, zone);
  const dayOf = ({ startDate, start }: CalendarEvent) => startDate ?? localDay(start, zone);
  return [...Map.groupBy(events, dayOf)].map(([date, ofDay]) => ({
    date,
    name: formatNearDay(date, today),
    events: ofDay.map((event) => viewEvent(event, zone, now)),
  }));
}

export function viewEvent(event: CalendarEvent, zone: string, now: Instant): EventView {
  return {
    id: event.id,
    title: event.title,
    when: timesOf(event, zone, now),
    location: event.location,
    guests: guestsInWords(event),
    meetLink: meetLink(event.hangoutLink),
    calendarLink: safeLink(event.htmlLink),
  };
}

function timesOf(event: CalendarEvent, zone: string, now: Instant): string {
  const clock = clockOfZone(zone);
  if (localDay(event.start, zone) !== localDay(event.end - 1, zone))
    return formatEventTime(event, zone, { now, clock, bare: true });
  return event.allDay ? "All day" : formatTimes(event, zone, clock);
}

/** More names than these say less than their number. */
const NAMED_GUESTS = 3;

function guestsInWords({ attendees }: CalendarEvent): string {
  const others = attendees.filter(isOtherPerson);
  const named = others.length > NAMED_GUESTS + 1 ? others.slice(0, NAMED_GUESTS) : others;
  const names = named.map(({ name = "", email }) => personName(name) || shownAddress(email)).join(", ");
  return named.length === others.length ? names : `${names} and ${others.length - named.length} others`;
}

/** The link when it is one of the web, else null: never `javascript:`, and none that shows another host before an @. */
export function safeLink(link: string | null): string | null {
  const url = link && URL.canParse(link) ? new URL(link) : null;
  const isOfTheWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  return isOfTheWeb ? link : null;
}
