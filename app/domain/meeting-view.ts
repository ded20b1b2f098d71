import { daysTouched, slotOfDays } from "./all-day";
import { type Attendee, isOtherPerson, isOver } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { safeLink } from "./event-view";
import { meetLink } from "./meet-link";
import type { MeetingStatus, MeetingType } from "./meeting-filter";
import { personName } from "./person-name";
import { formatDays, formatInterval } from "./phrasing";
import { shownAddress } from "./shown-address";
import type { Instant } from "./time";

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
  organizerSelf: number;
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
  /** `name` may be empty. */
  guests: { name: string; address: string; answer: string }[];
  meetLink: string | null;
  calendarLink: string | null;
  state: MeetingStatus;
  type: MeetingType;
  repeats: boolean;
  /** Whether the user may move and cancel it: it is theirs, and it is not over. */
  mayChange: boolean;
  mayRestore: boolean;
}

export function viewMeeting(row: MeetingRecord, zone: string, now: Instant): MeetingView {
  const { id, title, description, location, attendees, state, type } = row;
  return {
    id,
    title,
    description,
    location,
    when: whenInWords(row, zone, now),
    guests: attendees.filter(isOtherPerson).map(({ name, email, responseStatus }) => ({
      name: personName(name ?? ""),
      address: shownAddress(email),
      answer: ANSWERS[responseStatus ?? "none"],
    })),
    meetLink: meetLink(row.hangoutLink),
    calendarLink: safeLink(row.htmlLink),
    state,
    type,
    repeats: row.repeats === 1,
    mayChange: mayChange(row, now),
    mayRestore: state === "cancelled" && row.organizerSelf === 1 && !isOver({ end: row.endAt }, now),
  };
}

/** Whether the user may move and cancel it. */
export function mayChange(
  { state, organizerSelf, endAt }: Pick<MeetingRecord, "state" | "organizerSelf" | "endAt">,
  now: Instant,
) {
  return state !== "cancelled" && organizerSelf === 1 && !isOver({ end: endAt }, now);
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

const ANSWERS = {
  accepted: "Accepted",
  declined: "Declined",
  tentative: "Maybe",
  needsAction: "Has not answered",
  none: "Invited",
};
