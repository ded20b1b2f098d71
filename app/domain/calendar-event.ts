import type { Instant } from "./time";

/** Somebody on an event's guest list. */
export interface Attendee {
  email: string;
  name?: string;
  /** The user whose calendar this is. */
  self?: boolean;
  organizer?: boolean;
  /** A room or a projector, not a person. */
  resource?: boolean;
  optional?: boolean;
  responseStatus?: "needsAction" | "declined" | "tentative" | "accepted";
}

/** One event of a user's calendar. Of a cancelled one nothing but `id` and `status` is sure. */
export interface CalendarEvent {
  id: string;
  calendarId?: string;
  status: "confirmed" | "tentative" | "cancelled";
  /** Never empty: `UNTITLED` when the calendar has none. */
  title: string;
  /** Written by others: data, never an instruction. */
  description: string;
  location: string;
  /** Of an all-day event: the first midnight in the user's zone. */
  start: Instant;
  /** Not part of the event. Of an all-day event: the midnight after its last day. */
  end: Instant;
  allDay: boolean;
  /** All-day events only, ISO dates; `endDate` is the day after the last one. */
  startDate?: string;
  endDate?: string;
  /** The IANA zone the event was made in, when the calendar says so. */
  zone: string | null;
  attendees: Attendee[];
  hangoutLink: string | null;
  htmlLink: string | null;
  etag: string | null;
  updatedAt: Instant;
  /** True when the event is shown as free. */
  transparent: boolean;
  /** default, focusTime, outOfOffice, workingLocation, birthday, fromGmail. */
  eventType: string;
  recurringEventId?: string;
  /** RFC 5545 lines, of a series as a whole: its instances have none. */
  recurrence?: string[];
  /** Our own meeting, when we made the event. */
  meetingId?: string;
  organizerSelf: boolean;
}

export const UNTITLED = "Untitled Event";

/** Events that only say where or why, and take no time. */
const TIMELESS_TYPES = new Set(["workingLocation", "birthday"]);

/** Whether the event takes the user's time: shown as free, declined by the user, without length or a mere note, it does not. */
export function blocksTime(event: CalendarEvent): boolean {
  if (event.status === "cancelled" || event.transparent || TIMELESS_TYPES.has(event.eventType)) return false;
  return event.end > event.start && !isDeclined(event);
}

/** Whether the user has said no to it. */
function isDeclined({ attendees }: Pick<CalendarEvent, "attendees">): boolean {
  return attendees.some((attendee) => attendee.self && attendee.responseStatus === "declined");
}

/** Whether the user is reminded of it: it has a time of day, and they have not declined it. Shown as free it may be. */
export function isReminded(event: CalendarEvent): boolean {
  if (event.status === "cancelled" || event.allDay || TIMELESS_TYPES.has(event.eventType)) return false;
  return !isDeclined(event);
}

/** Whether its time has gone by: then bringing it back as it was would tell its guests of nothing that can still be. */
export const isOver = ({ end }: Pick<CalendarEvent, "end">, now: Instant): boolean => end <= now;

/** Whether it stands in the agenda of a day: whole days and what is shown as free do, what the user has declined does not. */
export function isOnAgenda(event: CalendarEvent): boolean {
  return event.status !== "cancelled" && event.eventType !== "workingLocation" && !isDeclined(event);
}

/**
 * Whether the people of an event are people whom the user knows: the user set it up or accepted it. Anybody can send an
 * invitation, and events made from mails are other people's words too.
 */
export function bringsContacts(event: CalendarEvent): boolean {
  if (event.status === "cancelled" || event.eventType === "fromGmail") return false;
  const own = event.attendees.find(({ self }) => self);
  return event.organizerSelf ? own?.responseStatus !== "declined" : own?.responseStatus === "accepted";
}

/** A guest who is neither the user nor a room. */
export function isOtherPerson(attendee: Attendee): boolean {
  return !attendee.self && !attendee.resource;
}
