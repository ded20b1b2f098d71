import type { AllDay } from "./all-day";
import type { Attendee, CalendarEvent } from "./calendar-event";
import type { Instant, Interval } from "./time";

/** A meeting that is to be made: what a form, a message or the API asks for, before there is an event of it. */
export interface NewMeeting {
  /** A UUID made by whoever asks: the same request again has the same id, and so the same event. */
  meetingId: string;
  title: string;
  description?: string;
  location: string;
  start: Instant;
  end: Instant;
  /** IANA zone in which the meeting is meant, and in which a series repeats. */
  zone: string;
  /** It takes these days: `start` and `end` are their midnights in `zone`. */
  allDay?: AllDay;
  /** Shown as free: it takes nobody's time. */
  transparent?: boolean;
  attendees: Attendee[];
  /** One RFC 5545 RRULE without "RRULE:"; empty for a single meeting. */
  recurrence: string;
  /** Whether there is a video call; undefined makes one where there is somebody to meet and no place to meet at. */
  meet?: boolean;
  /** Minutes before it starts at which the user is reminded, null for never; the usual time where it is left out. */
  reminderMinutes?: number | null;
}

/** What is to change about an existing event. Only what is named changes. */
export interface EventChange {
  slot: Interval;
  /** The days that it takes from now on, `slot` being their midnights; null to begin and end at a time of day. */
  allDay?: AllDay | null;
  title?: string;
  description?: string;
  location?: string;
  /** The whole list as it should be. */
  attendees?: Attendee[];
  /** An RFC 5545 RRULE: the single event becomes the first of a series. */
  recurrence?: string;
}

/** Whether a change makes more meetings of one: then there has to be room for them, as for a booking. */
export const addsMeetings = ({ recurrence = "" }: Pick<EventChange, "recurrence">): boolean => recurrence !== "";

/** What may become other in a whole series, besides its times. */
export type SeriesEdit = Pick<EventChange, "title" | "location" | "attendees">;

/** The event as it should be, as far as the mirror of the calendar holds it. */
export function changedEvent(
  { startDate, endDate, ...event }: CalendarEvent,
  { slot, allDay, title, description, location, attendees }: EventChange,
): CalendarEvent {
  const days = allDay === undefined && startDate && endDate ? { startDate, endDate } : allDay;
  return {
    ...event,
    ...slot,
    allDay: allDay === undefined ? event.allDay : allDay !== null,
    ...days,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(location !== undefined && { location }),
    ...(attendees !== undefined && { attendees }),
  };
}
