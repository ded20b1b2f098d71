import { daysTouched, slotOfDays } from "./all-day";
import { type Attendee, isOver } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { safeLink } from "./event-view";
import { type GuestView, viewGuests } from "./guest-answers";
import { meetLink } from "./meet-link";
import type { MeetingStatus, MeetingType } from "./meeting-filter";
import { formatDay, formatDays, formatInterval, formatTimes, zoneInWords } from "./phrasing";
import { stampOf } from "./series";
import type { Instant } from "./time";
import { isOneDay, localDay } from "./zones";

/** A meeting as the database gives it; flags are 0 or 1. */
export interface MeetingRecord {
  id: string;
  title: string;
  description: string;
  location: string;
  startAt: Instant;
  endAt: Instant;
  attendees: Attendee[];
  hangoutLink: string | null;
  htmlLink: string | null;
  repeats: number;
  seriesId?: string | null;
  organizerSelf: number;
  allDay: number;
  status: string;
  state: MeetingStatus;
  type: MeetingType;
}

/** A meeting in words. Titles, places and descriptions were written by anybody: they are shown as text, never more. */
export interface MeetingView {
  id: string;
  title: string;
  description: string;
  location: string;
  /** "Tue 24 Nov, 15:00–15:30 (Amsterdam time, GMT+1)". */
  when: string;
  /** "Tue 24 Nov", the first day. */
  day: string;
  /** "15:00–15:30" or "All day"; null where only `when` says it, as over midnight. */
  times: string | null;
  /** "Amsterdam time, GMT+1". */
  zone: string;
  guests: GuestView[];
  meetLink: string | null;
  calendarLink: string | null;
  state: MeetingStatus;
  type: MeetingType;
  repeats: boolean;
  /** Whether more of its series can be moved and cancelled with it. */
  mayMeanSeries: boolean;
  /** Whether the user may move and cancel it: it is theirs, and it is not over. */
  mayChange: boolean;
  mayRestore: boolean;
  /** Where it comes back with its series, with which it was cancelled: by itself it does not. */
  restoreSeriesAt?: string;
}

export function viewMeeting(row: MeetingRecord, zone: string, now: Instant): MeetingView {
  const { id, title, description, location, attendees, state, type } = row;
  return {
    id,
    title,
    description,
    location,
    when: whenInWords(row, zone, now),
    day: formatDay(localDay(row.startAt, zone), zone, { now, language: "en" }),
    times: timesInWords(row, zone),
    zone: zoneInWords(zone, row.startAt, row.endAt),
    guests: viewGuests(attendees),
    meetLink: meetLink(row.hangoutLink),
    calendarLink: safeLink(row.htmlLink),
    state,
    type,
    repeats: row.repeats === 1,
    mayMeanSeries: stampOf({ id, recurringEventId: row.seriesId ?? "" }) !== "",
    mayChange: mayChange(row, now),
    mayRestore: state === "cancelled" && row.organizerSelf === 1 && !isOver({ end: row.endAt }, now),
  };
}

type Changeable = Pick<MeetingRecord, "state" | "organizerSelf" | "endAt">;

/** Whether the user may move and cancel it. */
export function mayChange(meeting: Changeable, now: Instant): boolean {
  return meeting.organizerSelf === 1 && whyClosed(meeting, now) === null;
}

/** Why nobody changes a meeting any more; null while it may be changed. */
export type Closed = "cancelled" | "over" | null;

export function whyClosed({ state, endAt }: Pick<Changeable, "state" | "endAt">, now: Instant): Closed {
  if (state === "cancelled") return "cancelled";
  return isOver({ end: endAt }, now) ? "over" : null;
}

/** The times of a meeting whose day is known, where it is of one day. */
function timesInWords({ startAt: start, endAt: end }: MeetingRecord, zone: string): string | null {
  const days = slotOfDays(daysTouched({ start, end }, zone), zone);
  if (days.start === start && days.end === end) return isOneDay(days) ? "All day" : null;
  return isOneDay(days) ? formatTimes({ start, end }, zone, clockOfZone(zone)) : null;
}

/** From midnight to midnight it is days: one of ours that the calendar no longer holds says no more. */
function whenInWords({ startAt: start, endAt: end }: MeetingRecord, zone: string, now: Instant): string {
  const wording = { now, clock: clockOfZone(zone) };
  const allDay = daysTouched({ start, end }, zone);
  const days = slotOfDays(allDay, zone);
  return days.start === start && days.end === end
    ? formatDays(allDay, zone, wording)
    : formatInterval({ start, end }, zone, wording);
}
