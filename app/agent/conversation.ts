import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import type { Contact } from "~/domain/contact";
import type { Spoken } from "~/domain/language";
import type { Limits } from "~/domain/limits";
import type { LimitProblem } from "~/domain/meeting-limits";
import type { Obstacle } from "~/domain/obstacles";
import type { PreferenceProblem, Preferences } from "~/domain/preferences";
import type { Reach } from "~/domain/series";
import type { QuotaProblem } from "~/domain/subscription";
import type { Instant, Interval } from "~/domain/time";
import type { Trip } from "~/domain/trips";
import type { Reminders } from "~/providers/google-event";
import type { WriteOutcome } from "~/services/write-outcome";
import type { Command, Intent, When } from "./understand/command";
import type { Wish } from "./understand/wishes";

/** A meeting that is being put together, one answer at a time. */
export interface Draft {
  /** The id that the meeting will have: made from the first message about it, so that no retry can make a second. */
  meetingId: string;
  /** Empty until somebody says one: then `titleOf` makes it from the people. */
  title: string;
  people: Attendee[];
  /** Names without an address, in the order in which they were said. */
  unknownNames: string[];
  location: string;
  durationMinutes: number;
  start: Instant | null;
  /** The day, part of day or week that was said while the exact time is still open. */
  around: Interval | null;
  /** Where guests are, by address or by the key of a name; told beside the user's own time. */
  zones?: Record<string, string>;
  /** A zone that was said with the time and belongs to nobody in particular. */
  saidZone?: string;
  /** What the time must also be, while it is open. */
  limits?: Limits;
  /** An RFC 5545 RRULE, empty for a single meeting. */
  recurrence: string;
  /** The language of the talk in which it came up: a title made from names is in it. */
  language: Spoken;
}

/** What a yes would change about an existing event. Only what is named changes. */
export interface Change {
  slot: Interval;
  /** Minutes before the event at which Google reminds the user; null for no reminder. Nobody else hears of it. */
  reminder?: number | null;
  title?: string;
  location?: string;
  attendees?: Attendee[];
}

/** One write to the calendar. */
export type Action =
  | { kind: "create"; draft: Draft & { start: Instant }; allowOverlap: boolean }
  | { kind: "change"; event: CalendarEvent; change: Change; allowOverlap: boolean }
  | { kind: "cancel"; event: CalendarEvent }
  | SeriesAction;

/** A series from the instance `event` on, or all of it: moved with that instance to `slot`, or cancelled where it is null. */
export interface SeriesAction {
  kind: "series";
  event: CalendarEvent;
  reach: Reach;
  slot: Interval | null;
  /** Of the series that goes on at the new time. */
  meetingId: string;
}

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
    }
  | { kind: "undo"; entry: UndoEntry }
  /** A mail to the guests; it cannot be taken back. */
  | { kind: "tell"; id: string; event: CalendarEvent; minutes: number };

/** What our last message asked for. */
export type Pending = Question & {
  /** In the ids of our buttons, so that an old button cannot answer a new question. */
  id: string;
  expiresAt: Instant;
  /** The other requests of the message that the question is about. */
  rest?: Rest;
};

export type Question =
  | { kind: "proposal"; actions: Action[] }
  | { kind: "conflict"; action: Action; options: Interval[] }
  | { kind: "time"; draft: Draft; options: Interval[] }
  | { kind: "new-time"; event: CalendarEvent; options: Interval[] }
  | { kind: "address"; draft: Draft; name: string; options: Contact[] }
  | { kind: "guest-address"; event: CalendarEvent; name: string; options: Contact[]; command: Command }
  | { kind: "reach"; event: CalendarEvent; command: Command }
  | { kind: "how-late"; event: CalendarEvent }
  | { kind: "late"; event: CalendarEvent; move: Action | null; tell: Act | null }
  | { kind: "which"; command: Command; eventIds: string[] }
  /** A time that was said has two usual readings. `before` is what was open then, and `text` what was said. */
  | { kind: "reading"; command: Command; text: string; readings: When[]; before: Pending | null }
  | { kind: "target"; command: Command }
  | { kind: "known" }
  | { kind: "forget"; forget: Forgetting };

/** What is to be forgotten; asked before it is done, because it cannot be undone. */
export type Forgetting = { what: "everything" | "preferences" | "contacts" } | { what: "people"; people: Contact[] };

/** Requests of one message, while one of them waits for an answer. */
export interface Rest {
  /** Planned. */
  ready: Action[];
  /** Not looked at yet. */
  todo: Wish[];
  /** Why others cannot be done. */
  left: Say[];
}

/** How to take back what one yes did. */
export interface UndoEntry {
  /** The id of the proposal that the yes was for. */
  id: string;
  /** In the order in which they were done. */
  steps: UndoStep[];
  /** Preferences as they were; such an entry has no steps. */
  preferences?: Partial<Preferences>;
  at: Instant;
}

export type UndoStep =
  | {
      kind: "created" | "changed" | "cancelled";
      /** The event as it was before the change; for `created`, as it was made. */
      event: CalendarEvent;
      /** Google's reminders as they were, when nothing but them changed. */
      reminders?: Reminders;
    }
  | (Omit<SeriesAction, "kind"> & { kind: "series-changed" });

/** The settings of the user that change how words are understood. */
export interface Reading {
  /** At home. */
  zone: string;
  trips: readonly Trip[];
  workday: { startMinute: number; endMinute: number };
}

/** What the assistant of one user remembers between two messages. */
export interface ConversationState {
  pending: Pending | null;
  /** The event that "it" means: the last one booked, changed or spoken of. */
  focusEventId: string | null;
  /** The events of the last list that was shown, in its order: "the second", "both", "all of them". */
  listedIds: string[];
  /** Newest last. */
  undo: UndoEntry[];
  /** How the last turn read times: good enough to know which days to read before the user's row is there. */
  reading: Reading | null;
  /** The language of the last message that showed one; null until then. */
  language: Spoken | null;
}

export const EMPTY_STATE: ConversationState = {
  pending: null,
  focusEventId: null,
  listedIds: [],
  undo: [],
  reading: null,
  language: null,
};

/** What a turn knows about the user; read once, before `decide`. */
export interface Facts {
  user: { id: string; name: string; email: string };
  /** What the answer is written in. */
  language: Spoken;
  zone: string;
  defaultDurationMinutes: number;
  bufferMinutes: number;
  workday: { startMinute: number; endMinute: number; days: number[] };
  /** `down`: Google did not answer just now. Without `ready` nothing is booked and nothing is said to be free. */
  calendar: "ready" | "not-connected" | "revoked" | "down";
  /** Why nothing more can be booked, null while it can. */
  quota: QuotaProblem | null;
  /** Events around the times in question, by start; complete there when the calendar is ready. */
  events: CalendarEvent[];
  contacts: Contact[];
  /** As the settings page shows them; the figures above follow from them. */
  preferences: Preferences;
  known: Known;
  /** Calendars of people whom the message is about; empty when no time is looked for. */
  guests: GuestCalendar[];
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

/** One message as `decide` sees it. */
export interface Input {
  text: string;
  choiceId?: string;
  command: Command;
  /** The requests of the message when it holds more than one. */
  wishes: readonly Wish[];
  /** A fresh id made from the message's own: names what this turn proposes. */
  newId: string;
  now: Instant;
}

/** Why "everything" leaves an event alone: it takes whole days, is time for oneself, belongs to others, or is too much. */
export type Kept = "all-day" | "focus" | "not-organizer" | "past" | "no-time" | "repeats" | "too-many";

/** What is said back, before it has words. */
export type Say =
  | { kind: "propose"; id: string; actions: Action[]; overlaps: CalendarEvent[][]; left: Say[] }
  | { kind: "together"; says: Say[] }
  | { kind: "which-line"; lines: number }
  | { kind: "ask-reach"; id: string; intent: Intent; event: CalendarEvent }
  | { kind: "ask-reading"; id: string; readings: When[] }
  | { kind: "series-day"; id: string }
  | { kind: "ask-how-late"; id: string; event: CalendarEvent }
  | {
      kind: "late";
      id: string;
      event: CalendarEvent;
      minutes: number;
      slot: Interval;
      move: boolean;
      tell: boolean;
      overlaps: CalendarEvent[];
    }
  /** What stays as it is though "everything" was said. */
  | { kind: "kept"; events: CalendarEvent[]; why: Kept }
  | { kind: "no-exception"; name: string }
  | { kind: "nothing-then"; window: Interval | null }
  | {
      kind: "conflict";
      id: string;
      action: Action;
      slot: Interval;
      with: CalendarEvent[];
      options: Interval[];
      late: boolean;
    }
  | { kind: "ask-time"; id: string; draft: Draft; options: Interval[]; problem?: string }
  | { kind: "ask-new-time"; id: string; event: CalendarEvent; options: Interval[]; problem?: string }
  | { kind: "ask-address"; id: string; name: string; options: Contact[]; unreadable?: string }
  /** `instead`: none is what was said, these are what that day holds. */
  | { kind: "ask-which"; id: string; intent: Intent; events: CalendarEvent[]; instead?: true }
  | { kind: "ask-target"; intent: Intent }
  | { kind: "ended"; act: Act; outcomes: WriteOutcome[] }
  | { kind: "declined"; actions: Action[] }
  | { kind: "event"; event: CalendarEvent }
  | { kind: "agenda"; window: Interval; events: CalendarEvent[] }
  | {
      kind: "availability";
      window: Interval;
      exact: boolean;
      wholeDay: boolean;
      busy: CalendarEvent[];
      free: Interval[];
    }
  | { kind: "slots"; id: string; draft: Draft; window: Interval; options: Interval[]; unseen: string[]; seen: string[] }
  /** The reasons against a time, and what would open it. */
  | {
      kind: "why-not";
      id: string;
      slot: Interval;
      obstacles: Obstacle[];
      /** Names of guests who are taken. */
      guests: string[];
      workday: { startMinute: number; endMinute: number };
      shorter: Interval | null;
      shifted: Interval | null;
      movable: CalendarEvent | null;
      options: Interval[];
    }
  /** Whether the user and others are free at one time. */
  | {
      kind: "all-free";
      id: string;
      slot: Interval;
      busy: CalendarEvent[];
      taken: string[];
      seen: string[];
      unseen: string[];
      options: Interval[];
    }
  /** `near` is what the day that was named holds instead. */
  | { kind: "not-found"; day: Interval | null; near: CalendarEvent[] }
  /** Who should come comes already, or who should not was never asked. */
  | { kind: "same-guests"; event: CalendarEvent; added: boolean }
  | { kind: "not-organizer"; event: CalendarEvent }
  | { kind: "refused"; problems: LimitProblem[]; asksTime?: boolean }
  | { kind: "unclear-time"; problem: string }
  /** `after` is what has changed, `before` how everything was that was said; nothing changed when `after` is empty. */
  | { kind: "preferences"; id: string; before: Partial<Preferences>; after: Partial<Preferences>; undone?: boolean }
  | { kind: "reminder-past"; event: CalendarEvent }
  | { kind: "preference-refused"; problem: PreferenceProblem }
  | { kind: "known"; id: string; preferences: Preferences; known: Known; canForget: boolean }
  | { kind: "nobody-to-forget"; name: string }
  | { kind: "person-zone"; name: string; zone: string }
  | { kind: "ask-forget"; id: string; forget: Forgetting }
  | { kind: "forgotten"; forget: Forgetting }
  | { kind: "no-quota"; problem: QuotaProblem }
  | { kind: "no-calendar"; state: Exclude<Facts["calendar"], "ready"> }
  | {
      kind:
        | "nothing-to-undo"
        | "late-for-what"
        | "nothing-pending"
        | "pick-one"
        | "stale-choice"
        | "still-open"
        | "welcome"
        | "help"
        | "off-topic"
        | "later"
        | "reminder-unclear"
        | "preference-unclear"
        | "kept-known"
        | "no-reading"
        | "no-voice"
        | "not-heard";
    };

/** What `decide` makes of a message: something to say, or a write to do and then say. */
export type Decision = ({ say: Say } | { act: Act }) & {
  state: ConversationState;
  remember?: Contact[];
  /** Preferences that change at once. */
  prefer?: Partial<Preferences>;
  /** Addresses of people who are forgotten. */
  forget?: string[] | "everybody";
  /** What belongs to the same list as the proposal or question that was made. */
  rest?: Rest;
};

/** Answers to a proposal, a question or a list stay good for a day. */
export const PENDING_HOURS = 24;
export const UNDO_HOURS = 24;
export const UNDO_STEPS = 10;
