import { blocksTime, type CalendarEvent, isOtherPerson } from "./calendar-event";
import { clockOfZone } from "./clock-style";
import { findConflicts, sharedTime } from "./conflicts";
import { safeLink } from "./event-view";
import { personName } from "./person-name";
import { formatEventTime, formatInterval } from "./phrasing";
import { shownAddress } from "./shown-address";
import { cut } from "./text";
import type { Instant } from "./time";

/** Something that waits for the user's answer, or for somebody else's. */
export interface WaitingView {
  key: string;
  /** What it is about, before the rest of its sentence. */
  head: string;
  text: string;
  actions: { label: string; to: string }[];
}

/** Of a title on a button. */
const LABEL_MAX = 60;

/** More would be a list of everything that is ahead. */
const MOST_WAITING = 4;

const pathOf = (event: CalendarEvent) => `/dashboard/meetings/${encodeURIComponent(event.id)}`;

/** What waits: double bookings, invitations without an answer, guests who have not said whether they come. */
export function viewWaiting(events: readonly CalendarEvent[], zone: string, now: Instant): WaitingView[] {
  const ahead = events.filter((event) => event.start > now && event.status !== "cancelled");
  const timed = ahead.filter((event) => !event.allDay);
  return [
    ...conflictsIn(timed, zone, now),
    ...ahead.filter(isUnanswered).map((event) => invitation(event, events, zone, now)),
    ...timed.flatMap(missingAnswers),
  ].slice(0, MOST_WAITING);
}

function conflictsIn(timed: readonly CalendarEvent[], zone: string, now: Instant): WaitingView[] {
  const pairs: WaitingView[] = [];
  for (const [place, event] of timed.entries()) {
    if (!blocksTime(event)) continue;
    const [other] = findConflicts(event, timed.slice(place + 1));
    if (!other) continue;
    const movable = [other, event].find(({ organizerSelf }) => organizerSelf);
    const shared = formatInterval(sharedTime([event, other]), zone, { now, clock: clockOfZone(zone), bare: true });
    pairs.push({
      key: `conflict ${event.id}`,
      head: "Double-booked",
      text: `${shared}: ${event.title} and ${other.title}.`,
      actions: [
        ...(movable ? [{ label: `Move ${cut(movable.title, LABEL_MAX)}`, to: `${pathOf(movable)}/reschedule` }] : []),
        { label: "See both", to: pathOf(event) },
      ],
    });
  }
  return pairs;
}

const isUnanswered = ({ organizerSelf, attendees }: CalendarEvent) =>
  !organizerSelf && attendees.some(({ self, responseStatus }) => self && responseStatus === "needsAction");

function invitation(event: CalendarEvent, all: readonly CalendarEvent[], zone: string, now: Instant): WaitingView {
  const [host] = event.attendees.filter(isOtherPerson);
  const who = host ? personName(host.name ?? "") || shownAddress(host.email) : "Somebody";
  const [taken] = event.allDay ? [] : findConflicts(event, all, { exceptIds: [event.id] });
  const when = formatEventTime(event, zone, { now, clock: clockOfZone(zone), bare: true });
  const link = safeLink(event.htmlLink);
  return {
    key: `invitation ${event.id}`,
    head: `${who} invites you`,
    text: `to ${event.title}, ${when}. ${taken ? `You have ${taken.title} then.` : "You are free."}`,
    actions: [link ? { label: "Answer in Google Calendar", to: link } : { label: "See it", to: pathOf(event) }],
  };
}

function missingAnswers(event: CalendarEvent): WaitingView[] {
  const guests = event.attendees.filter(isOtherPerson);
  const missing = guests.filter(({ responseStatus = "needsAction" }) => responseStatus === "needsAction").length;
  if (!event.organizerSelf || missing === 0) return [];
  const who = guests.length === 1 ? "Your guest" : `${missing} of ${guests.length} guests`;
  return [
    {
      key: `guests ${event.id}`,
      head: who,
      text: `${missing === 1 ? "has" : "have"} not answered ${event.title}.`,
      actions: [{ label: "See who", to: pathOf(event) }],
    },
  ];
}
