import type { CalendarEvent } from "~/domain/calendar-event";
import type { Contact } from "~/domain/contact";
import type { Spoken } from "~/domain/language";
import type { Preferences } from "~/domain/preferences";
import type { QuotaProblem } from "~/domain/subscription";
import type { Instant, Interval } from "~/domain/time";
import type { Command } from "./understand/command";
import type { Wish } from "./understand/wishes";

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
  /** Whether the user gets messages that are no answers; `off` after STOP. */
  messages: "on" | "off";
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
  /** Nothing is written into the time before this: the machine's clock, or `now` where that lies ahead of it. */
  earliest: Instant;
  /** It was written so long ago that nothing is done on its word. */
  isOld: boolean;
  /** WhatsApp's id of the message that it quotes. */
  repliesTo?: string;
}
