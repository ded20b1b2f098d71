import type { GroupOffer } from "~/domain/booking-group";
import type { CalendarEvent } from "~/domain/calendar-event";
import { type ClockStyle, clockFor } from "~/domain/clock-style";
import type { Contact } from "~/domain/contact";
import type { Spoken } from "~/domain/language";
import type { MeetingTemplate } from "~/domain/meeting-template";
import type { MeetingReminder } from "~/domain/notification-plan";
import type { Preferences } from "~/domain/preferences";
import type { ReminderEvidence } from "~/domain/reminder-evidence";
import type { Standing } from "~/domain/subscription";
import type { Instant, Interval } from "~/domain/time";
import { workdayOf } from "~/domain/workday";
import type { Summarised } from "~/services/read-turn";
import { withMailboxes } from "./by-mailbox";

/** What one turn knows of its moment, its user and their calendar; made once, before anything is decided. */
export interface TurnContext {
  /** The message's own moment, UTC milliseconds. */
  now: Instant;
  /** Nothing is written into the time before this, UTC milliseconds: the machine's clock, or `now` where that lies ahead of it. */
  earliest: Instant;
  /** IANA name: where the user is at the time in question. `preferences.timezone` is their home. */
  zone: string;
  /** How the user's home writes the time of day. */
  clock: ClockStyle;
  /** What the answer is written in. */
  language: Spoken;
  user: { id: string; name: string; email: string };
  /** As the settings page shows them. */
  preferences: Preferences;
  /** Local minutes after midnight, and ISO weekdays; from `preferences`. */
  workday: { startMinute: number; endMinute: number; days: number[] };
  /** The plan or the trial, what has been used of it, and why nothing more can be booked. */
  standing: Standing;
  /** Whether the user gets messages that are no answers; `off` after STOP. */
  messages: "on" | "off";
  known: Known;
  /** The user's kinds of meetings. */
  templates: MeetingTemplate[];
  /** What meetings came to; read only when somebody asks. */
  summarised: Summarised;
  /** The offer to several guests that was made last and is open; read only when somebody asks. */
  groupOffer: GroupOffer | null;
  calendar: CalendarFacts;
}

/** What was read of calendars and of the people in them. */
export interface CalendarFacts {
  /** `down`: Google did not answer just now; `no-permission`: it answered that we may not read. Without `ready` nothing is booked and nothing is said to be free. */
  state: "ready" | "not-connected" | "revoked" | "too-large" | "no-permission" | "down";
  /** No answer to the message depends on it, so nobody looked. */
  isIdle?: true;
  /** Events around the times in question, by start, none of them cancelled; complete there when the calendar is ready. */
  events: CalendarEvent[];
  /** People whom the message names. */
  contacts: Contact[];
  /** People whom the user knows under the name or address of a guest of events that others set up. */
  guestContacts: Contact[];
  /** Calendars of people whom the message is about; empty when no time is looked for. */
  guests: GuestCalendar[];
  /** What the user has said of being reminded of single meetings. */
  reminders: MeetingReminder[];
  /** What became of reminders and which are planned; read only when somebody asks. */
  reminded: Reminded;
}

interface Reminded {
  /** Invitations of strangers among them that wait for an answer, by their ids. */
  unasked: readonly string[];
  evidence: ReminderEvidence[];
  planned: { eventId: string; dueAt: Instant }[];
  /** The user wants reminders on no channel. */
  isOff?: boolean;
}

export interface GuestCalendar {
  email: string;
  /** When they are taken, around the times in question; null when they do not let the user see it. */
  busy: Interval[] | null;
}

/** What else is remembered of the user. */
export interface Known {
  /** The address of the connected calendar. */
  calendar: string | null;
  /** E.164. */
  phone: string | null;
  /** People by address, the newest names first; read only when somebody asks. */
  people: { total: number; names: string[] };
}

/** What is read before a turn; the rest of its context follows from it. */
export type TurnFacts = Omit<TurnContext, "clock" | "language" | "workday">;

export function turnContext(facts: TurnFacts, language: Spoken): TurnContext {
  const { preferences, calendar } = facts;
  const contacts = withMailboxes(calendar.contacts, calendar.events);
  return {
    ...facts,
    calendar: { ...calendar, contacts },
    language,
    clock: clockFor(preferences.timezone, language),
    workday: workdayOf(preferences),
  };
}

/** The settings of the user that change how a time is read. */
export type TimeSettings = Pick<Preferences, "timezone" | "trips" | "workdayStartMinute" | "workdayEndMinute">;
