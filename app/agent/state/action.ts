import type { TakenOn } from "~/domain/action-items";
import type { AllDay } from "~/domain/all-day";
import { type Attendee, type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { type Contact, contactKey } from "~/domain/contact";
import type { Spoken } from "~/domain/language";
import type { Limits } from "~/domain/limits";
import type { MeetingTemplate } from "~/domain/meeting-template";
import type { EventChange, SeriesEdit } from "~/domain/new-meeting";
import type { Preferences } from "~/domain/preferences";
import type { Reach } from "~/domain/series-reach";
import type { Instant, Interval } from "~/domain/time";

/** Somebody who is to be invited. */
export interface Guest extends Attendee {
  /** The address is known from the user's calendar alone, and the card says so. Never leaves the conversation. */
  fromCalendar?: true;
  /** Beside an address that was typed: another one that is known for that name, and the card says so. Goes nowhere else. */
  notAt?: string;
}

/** A meeting that is being put together, one answer at a time. */
export interface Draft {
  /** The id that the meeting will have: made from the first message about it, so that no retry can make a second. */
  meetingId: string;
  /** Empty until somebody says one: then `titleOf` makes it from the people. */
  title: string;
  /** Title and place are those of an event that it is like, so they may be other people's words. */
  isTitleFromCalendar?: true;
  people: Guest[];
  /** Who was to come before somebody joined or stayed away: addresses, and keys of names. */
  guestsBefore?: string[];
  /** Names without an address, in the order in which they were said. */
  unknownNames: string[];
  /** Who was to come and cannot be invited, as typed: the card says so. */
  notInvited?: string[];
  location: string;
  /** What was said of it and stands in no other place, as typed. */
  note?: string;
  durationMinutes: number;
  /** When it ends was said, and not how long it is. */
  isEndSaid?: true;
  start: Instant | null;
  /**
   * It takes whole days: `days` once they are said, and then `start` is their first midnight and the length reaches to
   * the midnight after the last. `free`: it takes nobody's time.
   */
  allDay?: { days: AllDay | null; free?: true };
  /** The day, part of day or week that was said while the exact time is still open. */
  around: Interval | null;
  /** Where guests are, by address or by the key of a name; told beside the user's own time. */
  zones?: Record<string, string>;
  /** A zone that was said with the time and belongs to nobody in particular. */
  saidZone?: string;
  /** What the time must also be, while it is open. */
  limits?: Limits;
  /** Times around those that were offered and did not suit. */
  passed?: Interval[];
  /** An RFC 5545 RRULE, empty for a single meeting. */
  recurrence: string;
  /** Time that is kept for oneself: of a series, what stands in the way of one is no reason for other days. */
  isKept?: true;
  /** The language of the talk in which it came up: a title made from names is in it. */
  language: Spoken;
  /** What it is made by: its title where none was said, and what else it brings. */
  template?: MeetingTemplate;
}

/** What a yes would change about an existing event. */
export interface Change extends EventChange {
  attendees?: Guest[];
  /** When it ends was said, and not how long it is. Never leaves the conversation. */
  isEndSaid?: true;
  /** At which hour it is to be was said, though it may be its own. Never leaves the conversation. */
  isHourSaid?: true;
}

/** One write to the calendar. */
export type Action =
  | { kind: "create"; draft: Draft & { start: Instant }; allowOverlap: boolean }
  | { kind: "change"; event: CalendarEvent; change: Change; allowOverlap: boolean }
  /** `isGone`: by its yes somebody else has done so. */
  | { kind: "cancel"; event: CalendarEvent; isGone?: true }
  | SeriesAction;

/**
 * A series from the instance `event` on, or all of it: changed, with that instance at `slot`, or cancelled where it is null.
 */
export interface SeriesAction {
  kind: "series";
  event: CalendarEvent;
  reach: Reach;
  slot: Interval | null;
  edit?: Omit<SeriesEdit, "attendees"> & { attendees?: Guest[] };
  /** Of the series that goes on as it is changed. */
  meetingId: string;
}

/**
 * A way out for a meeting that would run into others when it begins later: others of the user's move along with it, or
 * it takes another time.
 */
export type LateWay =
  | { kind: "along"; move: Placing; others: Extract<Action, { kind: "change" }>[] }
  | { kind: "instead"; move: Extract<Action, { kind: "change" }> };

/** An action that puts one event into a slot. */
export type Placing = Extract<Action, { kind: "create" | "change" }>;

/**
 * What the user's own yes, or undo, sets going: one action or more, in their order, each whatever became of the one
 * before. Nothing but `perform` writes to the calendar, and only this.
 */
export type Act =
  | {
      kind: "do";
      /** The proposal's id; names the step that an undo takes back. */
      id: string;
      actions: Action[];
      /** It undoes what was brought back: the message itself asks for it, and answers no question. */
      isUndo?: true;
    }
  /** `broughtBack`: under this id it can be done once more, as it was asked to be there again. */
  | { kind: "undo"; entry: UndoEntry; broughtBack?: string }
  /** A mail to the guests; it cannot be taken back. */
  | { kind: "tell"; id: string; event: CalendarEvent; minutes: number };

/** Without an address the user hands the link on. */
export type OfferedGuest = Pick<Guest, "name" | "fromCalendar"> & { email: string | null };

/** Times that a yes would offer: one guest picks one of them, several say which they can, each over a link. */
export interface Offering {
  /** Of the link, or of the group of them. */
  id: string;
  guests: OfferedGuest[];
  title: string;
  location: string;
  slots: Interval[];
}

/** A summary that a yes would mail to guests. */
export interface SummarySending {
  eventId: string;
  title: string;
  /** When the meeting began. */
  startAt: Instant;
  /** `updatedAt` of the summary as it was asked about. */
  version: Instant;
  guests: Guest[];
  /** Addresses of those of them who have been mailed it before, as it was or is. */
  had?: string[];
}

/** A meeting that was held, of which words may be. */
export interface HeldMeeting extends Interval {
  eventId: string;
  title: string;
  /** It has a summary, whose place another would take. */
  isSummarised?: true;
}

/** A meeting whose words were handed over. */
export interface TakenWords extends HeldMeeting {
  /** Names the words that were kept; absent until they are. */
  hash?: string;
}

/** How to take back what one yes did. */
export interface UndoEntry {
  /** The id of the proposal that the yes was for. */
  id: string;
  /** In the order in which they were done. */
  steps: UndoStep[];
  /** Preferences as they were; such an entry has no steps. */
  preferences?: Partial<Preferences>;
  /** When the user was to be reminded of one meeting, null for the usual time; such an entry has no steps either. */
  reminder?: { event: CalendarEvent; before: { minutes: number | null } | null };
  /** A template that was saved, or deleted where `removed` is there; such an entry has no steps either. */
  template?: MeetingTemplate;
  removed?: true;
  /** An action item that was ticked off; such an entry has no steps either. */
  item?: TakenOn;
  /** The meeting whose words were handed over; such an entry has no steps either. */
  words?: TakenWords;
  /** What does once more what was taken back to bring something back; such an entry has no steps either. */
  again?: Action[];
  /** What was done last was undone on a page; such an entry has no steps either, and an undo may mean that. */
  isUndone?: true;
  /** Google did not say whether it is done. */
  isUnsure?: true;
  at: Instant;
}

export type UndoStep =
  | {
      kind: "created" | "changed" | "cancelled";
      /** The event as it was before the change; for `created`, as it was made. */
      event: CalendarEvent;
      /** The event as a change left it. */
      to?: CalendarEvent;
      /** A single event that was made to repeat. */
      single?: true;
      /** A series that was made. */
      repeats?: true;
      /** It was to be taken back, and nobody knows whether it is. */
      isTried?: true;
      /** As it is taken back: it is off already. */
      isGone?: true;
      /** When it ends was said, and not how long it is. */
      isEndSaid?: true;
    }
  | (Omit<SeriesAction, "kind"> & { kind: "series-changed" });

/** Whether it can stop half way, with a series twice in the calendar: it is cut, and goes on in another. */
export const isSplit = (one: Action | UndoStep): one is SeriesAction | Extract<UndoStep, { kind: "series-changed" }> =>
  (one.kind === "series" || one.kind === "series-changed") && one.reach === "following" && one.slot !== null;

/** What is to be forgotten; asked before it is done, because it cannot be undone. */
export type Forgetting = { what: "everything" | "preferences" | "contacts" } | { what: "people"; people: Contact[] };

export const UNDO_HOURS = 24;
export const UNDO_STEPS = 10;

/** A change that changes nothing yet. */
export const unchanged = ({ start, end }: CalendarEvent): Change => ({ slot: { start, end } });

/** Everybody else on the guest list of an event. */
export const guestsOf = (event: CalendarEvent) => event.attendees.filter(isOtherPerson);

/** Who hears from Google about it: of what somebody else set up nobody does, it only leaves the user's own calendar. */
export function guestsOfAction(action: Action): readonly Attendee[] {
  if (action.kind === "create") return action.draft.people;
  const { event } = action;
  if (!event.organizerSelf) return [];
  return action.kind === "cancel" ? guestsOf(event) : [...guestsAfter(action), ...guestsGone(action)];
}

type ChangeAction = Extract<Action, { kind: "change" | "series" }>;

/** What it makes other than it was. */
export const editOf = (action: ChangeAction) => (action.kind === "change" ? action.change : (action.edit ?? {}));

/** Who is invited once it is changed. */
export const guestsAfter = (action: ChangeAction) =>
  guestsOf({ ...action.event, attendees: editOf(action).attendees ?? action.event.attendees });

/** Who was invited and will not be. */
export const guestsGone = (action: ChangeAction) =>
  guestsOf(action.event).filter(({ email }) => !guestsAfter(action).some((guest) => guest.email === email));

/** The zone of a guest as far as the draft knows it: by address, else by whole or first name. */
export function zoneOfGuest({ zones = {} }: Pick<Draft, "zones">, { email, name = "" }: Attendee): string | undefined {
  const key = contactKey(name);
  return zones[email] ?? zones[key] ?? zones[key.split(" ")[0] ?? ""];
}
