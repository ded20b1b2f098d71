import { daysTouched, slotOfDays } from "./all-day";
import { type Attendee, isOtherPerson, isOver } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { safeLink } from "./event-view";
import { meetLink } from "./meet-link";
import type { MeetingStatus, MeetingType } from "./meeting-filter";
import { personName } from "./person-name";
import { formatDay, formatDays, formatInterval, formatTimes, zoneInWords } from "./phrasing";
import { shownAddress } from "./shown-address";
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
  /** Whether the user may move and cancel it: it is theirs, and it is not over. */
  mayChange: boolean;
  mayRestore: boolean;
}

/** A guest with the answer as people say it. `name` may be empty. */
export interface GuestView {
  name: string;
  address: string;
  answer: "yes" | "maybe" | "no" | "no answer";
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
    mayChange: mayChange(row, now),
    mayRestore: state === "cancelled" && row.organizerSelf === 1 && !isOver({ end: row.endAt }, now),
  };
}

/** Everybody else on the list, with their answers. */
export function viewGuests(attendees: readonly Attendee[]): GuestView[] {
  return attendees.filter(isOtherPerson).map(({ name, email, responseStatus }) => ({
    name: personName(name ?? ""),
    address: shownAddress(email),
    answer: ANSWERS[responseStatus ?? "needsAction"],
  }));
}

/** "14 yes, 3 maybe, 2 no, 5 no answer", or "all yes"; empty without guests. */
export function answersInWords(guests: readonly Pick<GuestView, "answer">[]): string {
  const counts = countAnswers(guests);
  if (guests.length > 1 && counts.yes === guests.length) return "all yes";
  return ANSWER_ORDER.filter((answer) => counts[answer] > 0)
    .map((answer) => (guests.length === 1 ? answer : `${counts[answer]} ${answer}`))
    .join(", ");
}

/** How many gave each answer. */
export function countAnswers(guests: readonly Pick<GuestView, "answer">[]): Record<GuestView["answer"], number> {
  const counts = { yes: 0, maybe: 0, no: 0, "no answer": 0 };
  for (const { answer } of guests) counts[answer]++;
  return counts;
}

export const ANSWER_ORDER = ["yes", "maybe", "no", "no answer"] as const;

/** Whether the user may move and cancel it. */
export function mayChange(
  { state, organizerSelf, endAt }: Pick<MeetingRecord, "state" | "organizerSelf" | "endAt">,
  now: Instant,
) {
  return state !== "cancelled" && organizerSelf === 1 && !isOver({ end: endAt }, now);
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

const ANSWERS = { accepted: "yes", declined: "no", tentative: "maybe", needsAction: "no answer" } as const;
