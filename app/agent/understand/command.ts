import type { AgendaChannel, AgendaDays } from "~/domain/daily-agenda";
import type { Limits } from "~/domain/limits";
import type { Preferences } from "~/domain/preferences";
import type { Gazetteer, MeetingKnown } from "./ear/gazetteer";
import type { Talk, Unsupported } from "./languages/language";

/**
 * What a message asks for, as far as its words say. `understand` makes it, `decide` answers it,
 * and `npm run understand` prints it as it is. It holds no instants of meetings that exist and
 * no address that was not typed.
 */
export type Intent =
  | "create"
  | "query"
  | "find_slot"
  | "reschedule"
  | "cancel"
  | "running_late"
  | "edit_attendees"
  | "set_reminder"
  | "preference"
  | "summary"
  | "help"
  | "undo"
  | "confirm"
  | "deny"
  | "out_of_domain";

/** One request of a message, with the words that ask for it. */
export interface Request {
  text: string;
  command: Command;
}

/** What asks for a meeting, or for a change to one. */
export const WRITES: ReadonlySet<Intent> = new Set(["create", "reschedule", "cancel", "edit_attendees"]);

/** What asks for a change to a meeting that there is. */
export const CHANGES: ReadonlySet<Intent> = new Set(["reschedule", "cancel", "edit_attendees"]);

export type DayPart = "morning" | "lunch" | "afternoon" | "evening" | "night";

/**
 * A time that was said, resolved in the user's zone against the message's own moment.
 * `start` and `end` (exclusive) are an ISO date-time with offset at grain `minute` and `part_of_day`, a date at grain
 * `day` and coarser, `HH:MM` for kind `time`.
 */
export interface When {
  kind: "date" | "datetime" | "time" | "range" | "duration" | "recurring" | "unresolved";
  start: string | null;
  end: string | null;
  part: DayPart | null;
  grain: "minute" | "part_of_day" | "day" | "week" | "month";
  /** The words that were read as a time. */
  text: string;
  /** It lies somewhere between the two. */
  within?: true;
  /** The zone that was said with it ("10am ET"), an IANA name; the times above are in the user's own. */
  zone?: string;
  /** Only for kind `duration`. */
  minutes?: number;
  /** Only for kind `recurring`: an RFC 5545 RRULE without the property name. */
  rrule?: string;
  /** Why a time could not be resolved, in a few words a person can read ("30 February does not exist"). */
  problem?: string;
  /** What its words leave to what they are about: read against that by `readAgainst`. */
  leaves?: readonly Left[];
  /**
   * Only where something begins, or ends: "from Tuesday on", "until 4:30"; "back" is the day behind its last one. The other
   * end is that of what it is about, once it is read against that.
   */
  edge?: "start" | "end" | "back";
}

/** The day of a part of it, the week of a weekday or from when on it is counted, the half of the day of an hour. */
export type Left = "day" | "week" | "after" | "half";

/** The existing meeting that is meant, as far as it was described. */
export interface Target {
  title?: string;
  attendees?: string[];
  location?: string;
  when?: When;
  /** It takes whole days. */
  allDay?: true;
  /** Which of its day it is: 1 is the first, -1 the last; 0 is the next of all that is ahead. */
  place?: number;
  /** What is told in front says only whose it is or on which day: "his", or else "it", which may be what was spoken of. */
  told?: "theirs" | "it";
}

/** A longer note is a story. */
export const LONGEST_NOTE = 200;

export interface Slots {
  title?: string;
  /** Names or addresses as typed. */
  attendees?: string[];
  /** Of addresses among them the names that they were said with. */
  called?: Readonly<Record<string, string>>;
  /** Who should come and was named by a role alone ("my boss"), as typed. */
  unnamed?: string[];
  removedAttendees?: string[];
  location?: string;
  /** Of a new meeting what was said of it and stands in no other place, as typed: up to `LONGEST_NOTE` characters. */
  note?: string;
  durationMinutes?: number;
  /** Beside how long or how far something is: what that is in place of, "half an hour instead of 20 minutes". */
  insteadOfMinutes?: number;
  /** It lasts as long as what was said before it. */
  sameLength?: true;
  /** Beside a day that is called off: the only one that is left of it. */
  stays?: When;
  /** It takes whole days; false for what is to have a time of day. */
  allDay?: boolean;
  /** It is only noted on its day and takes nobody's time: a birthday. */
  free?: true;
  /** An RFC 5545 RRULE without the property name. */
  recurrence?: string;
  /** How often what comes again comes in all. */
  times?: number;
  reminderMinutes?: number;
  /** Of a move by a length: "push it by 30 minutes", below zero for earlier. */
  shiftMinutes?: number;
  /** Of a longer meeting, below zero for a shorter one: "add half an hour". */
  extendMinutes?: number;
  target?: Target;
  /** Of two meetings that change places, the other one. */
  exchangeWith?: Target;
  /** The meeting should have no reminder. */
  noReminder?: boolean;
  /** Whose wall the zone of the time is: "10am ET for Bob". */
  zoneOf?: string;
  /** What a free time must also be. */
  limits?: Limits;
  /** The meeting behind which, or in front of which, free time is looked for; with minutes, how far from it something shall be. */
  beside?: { title: string; side: "after" | "before"; minutes?: number };
  /** Of times that a guest is to pick from: how many, or those that were just shown. */
  offer?: { times?: number; shown?: true };
  /** What a template shall be called. */
  templateName?: string;
  /** What Parley should assume, show or forget. */
  preference?: PreferenceRequest;
  /** What is wanted of what meetings came to. */
  summary?: SummaryRequest;
}

/**
 * What somebody wants of summaries and action items. `meeting` names one in the message's words, empty for the last;
 * `id` is that of a summary, where a button names it.
 */
export type SummaryRequest = { meeting: string; id?: string } /** "tell" is what it says, here in the chat. */ & (
  | { wants: "follow-up" | "summarise" | "tell" }
  /** To the guests that `to` names, in the message's words; without it to all of them. */
  | { wants: "send"; to?: string }
  /** Whose: of the user, of everybody, or of a person by the name that was said. */
  | { wants: "items"; of: "me" | "all" | { name: string } }
  | { wants: "find"; what: string }
  /** By its words, or by its id, where a button names it. */
  | { wants: "done"; what: string; item?: string }
);

export type PreferenceRequest =
  | {
      kind: "set";
      values: Partial<Preferences>;
      /** ISO weekdays without meetings from now on. */
      daysOff?: number[];
    }
  /** Somewhere else for a while; without a time from now on, until it is said that it is over. */
  | { kind: "travel"; zone: string; when: When | null; until: boolean }
  | { kind: "home" }
  /** An agenda every day, or none any more; what was not said stays as it is. `minute` is after midnight. */
  | {
      kind: "agenda";
      send: boolean;
      days?: AgendaDays;
      minute?: number;
      whenEmpty?: boolean;
      by?: AgendaChannel;
    }
  /** Where somebody else is. */
  | { kind: "person-zone"; name: string; zone: string }
  | { kind: "show" }
  | { kind: "forget"; what: "everything" | "preferences" | "contacts" }
  | { kind: "forget"; what: "person"; name: string };

export interface Command {
  intent: Intent;
  /** 0 to 1. */
  confidence: number;
  slots: Slots;
  /** What the meeting should be, or the window that is asked about. */
  when: When | null;
  /** Another usual reading of `when`, where the difference matters: `question` names both. */
  either?: When;
  /** What it hangs on: "if I am free at 4, otherwise 5". */
  condition?: Condition;
  /** What Parley would ask back when something is missing or unclear. */
  question: string | null;
  manner?: Manner;
  /** It says itself that it comes beside what is on the table: "also", "and". */
  besides?: true;
  /** A whole new meeting in its own words, said while something else was open: no answer to that. */
  anew?: true;
  /** What is asked for and cannot be done here, or what is said beside meetings. */
  aside?: Unsupported | Talk | "reminder";
  /** Of what nothing reads, or reads of a meeting that nobody knows: what its words may come to, those in doubt as `unread`. */
  perhaps?: Command;
  /** Words of the message that the reading leaves unexplained, as typed: nothing is done on it. */
  unread?: string;
  /**
   * `unread` is of no weight, but for the times in it: what is shown for a yes may leave it out, where these words of it are
   * named.
   */
  idle?: { words: string[]; isTimed: boolean };
  /** What it may be instead, where `unread` leaves it open: a meeting that there is changes. */
  other?: Command;
  /** What stays though `every` meeting is meant: "lunch and my 3pm", "the first". */
  except?: string;
}

/** A command with these slots and nothing else. */
export const plain = (intent: Intent, slots: Slots = {}): Command => ({
  intent,
  confidence: 0.9,
  slots,
  when: null,
  question: null,
});

/**
 * What the words of a request say beyond its slots. `every`: all meetings that fit the target, or all that were just
 * shown. `hold`: time for oneself. `same-time`: the day changes, the clock time stays. `again`: like the last one;
 * `same-again`: like the one that was spoken of, with other guests where some are named.
 * `about`: a question about one meeting, the one on the table
 * when nothing names it. `why-not`: what stands in the way of the time. `one`, `following`, `all`: how much of a series.
 * `reminded`: what became of the reminder of a meeting. `template`: the meeting becomes a template.
 * `offer`: a guest is to pick one of the times. `count`: how many there are. `last`: when it was that these people were met.
 * `first-of`, `last-of`: one end of a day; `next-of`, `before-of`: what comes behind and in front of
 * the meeting that is open or was spoken of; `meanwhile`: what else there is while that lasts, `that-day` on its day; `just-done`: what was written last.
 * `whole-days`: what takes whole days then, or ahead.
 * Of a new meeting `that-day` is the day of the request in front of it. `only-then`: one of its days goes and one is left.
 * `in-its-place`: when that was which another request of the message takes away; `after-that`: right behind the one before,
 * `ahead-of-that`: right in front of it, `at-its-hour`: at its hour on another day.
 * `trade-places`: the two that are shown, or were just booked or told, each at the time of the other.
 * `not-undo`: nothing is to be taken back; `asks-undo`: what there is to take back.
 * `narrows`: more of the free time that was asked about.
 * `instead`: these guests come in the place of the one there is.
 */
export type Manner =
  /** On that day as well: "and Friday too". */
  | "also"
  | "every"
  | "hold"
  | "same-time"
  | "again"
  | "same-again"
  /** What was just done to another meeting. */
  | "as-done"
  | "why-not"
  | "about"
  | "reminded"
  | "template"
  | "offer"
  | "instead"
  | "count"
  | "last"
  | "first-of"
  | "last-of"
  | "next-of"
  | "before-of"
  | "meanwhile"
  | "that-day"
  | "only-then"
  | "just-done"
  | "whole-days"
  | "narrows"
  | "in-its-place"
  | "after-that"
  | "ahead-of-that"
  | "at-its-hour"
  | "trade-places"
  | "not-undo"
  | "asks-undo"
  | "one"
  | "following"
  | "all";

/** How the user's own calendar has to be for a request. */
export interface Condition {
  /** Nothing is there, something is, or the meeting that is meant is then. */
  holds: "free" | "busy" | "then";
  /** When; without it the time of the request itself. */
  when?: When;
  /** For "then": a day was said, and not only hours of any day. */
  isDated?: boolean;
  /** What is asked for where it does not hold: another request, or null for nothing at all. */
  otherwise?: Command | null;
}

/** What `understand` may know besides the words. All of it belongs to the user who wrote. */
export interface Context {
  /** The message's own moment, UTC milliseconds. */
  now: number;
  /** IANA name. */
  zone: string;
  /** BCP 47 language of the message when it is known, for example `en`. */
  locale?: string;
  /** Language of the talk, two letters: how a message is read whose words show none. */
  usual?: string;
  /** Local minutes after midnight; bare hours prefer a reading inside them. Default 09:00 to 18:00. */
  workday?: { startMinute: number; endMinute: number };
  /** A meeting was spoken of: "add Tom", "make it 8" can be about it. */
  focus?: boolean;
  /** What it would be about has its time: "una hora", said alone, is how long. */
  timed?: boolean;
  /** Which half of the day was meant is being asked: an hour outside the workday leaves both. */
  halves?: boolean;
  /** What was shown got a no: "11 then" goes on with it. */
  declined?: true;
  /** The question that was answered last: "and Friday?" goes on with it. */
  asked?: Command;
  /** Free time was asked about, and no meeting is put together: "after lunch", "for an hour" say more of what is looked for. */
  looking?: true;
  /** When what was called off last would have begun, UTC milliseconds: "put the vet there instead". */
  freed?: number;
  /** How long that was: "give Rhys that whole hour". */
  freedMinutes?: number;
  /** When what was moved or called off last would have begun: "the slot that came free". */
  left?: number;
  leftMinutes?: number;
  /** People and meetings that are known by name. */
  known?: Gazetteer;
  /** The one that is open, or was spoken of last. */
  subject?: MeetingKnown | undefined;
  /** What the last reply of ours asked for: it decides how a short answer ("4pm", "45 min", "Anna") is read. */
  awaiting?: "confirmation" | "time" | "attendee" | "choice" | "title" | "duration";
}

/** Nothing reads it, and it is no talk beside meetings. */
export const isUnread = ({ intent, aside }: Command): boolean => intent === "out_of_domain" && !aside;
