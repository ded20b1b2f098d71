import type { CalendarEvent } from "./calendar-event";
import { contactKey } from "./contact";
import type { FollowUp } from "./summary";
import type { Instant, Interval } from "./time";
import { localDay, shifted } from "./zones";

/** A meeting that has a summary. */
export interface SummarisedMeeting {
  /** Of the summary. */
  id: string;
  eventId: string;
  title: string;
  startAt: Instant;
  /** IANA zone of the meeting. */
  zone: string;
  overview: readonly { text: string }[];
  decisions: readonly { text: string }[];
  questions: readonly { text: string }[];
  followUp: FollowUp | null;
  /** Whether it says anything at all. */
  saysAnything: boolean;
  updatedAt: Instant;
  /** Whom it was mailed to, in small letters. */
  mailedTo: readonly string[];
  /** As it stands in the calendar; null where it does no longer. */
  event: CalendarEvent | null;
}

/** What somebody has taken on, with the meeting in which that was. */
export interface TakenOn {
  id: string;
  text: string;
  /** Whole name; null for nobody. */
  owner: string | null;
  /** ISO date, by the zone of the meeting; null for none. */
  due: string | null;
  doneAt: Instant | null;
  /** Of the summary. */
  summaryId: string;
  title: string;
  startAt: Instant;
  zone: string;
  /** Title and people of the meeting as `contactKey` writes them. */
  peopleKey: string;
}

/** Whether these words can name something with that key: each of them begins one of its words. */
export function isNamedBy(key: string, words: readonly string[]): boolean {
  const parts = contactKey(key).split(/[\s.,'’_+@-]+/);
  return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** Whether somebody has it to do. @param name as the account has it */
export const isOwnedBy = ({ owner }: Pick<TakenOn, "owner">, name: string): boolean =>
  owner !== null && contactKey(owner) === contactKey(name) && contactKey(name) !== "";

/** Whether it has to do with a person: to do by them, named in it, or taken on in a meeting with them. */
export function concerns({ owner, text, peopleKey }: TakenOn, name: string): boolean {
  const words = contactKey(name).split(/\s+/).filter(Boolean);
  return [owner ?? "", text, peopleKey].some((key) => isNamedBy(key, words));
}

/**
 * Whether it was taken on then; of a stretch that is not over yet, also whether it is due in it.
 *
 * @param now UTC milliseconds
 */
export function belongsTo({ startAt, due, zone }: TakenOn, window: Interval, now: Instant): boolean {
  if (startAt >= window.start && startAt < window.end) return true;
  if (window.end <= now || due === null) return false;
  return due >= localDay(window.start, zone) && due <= localDay(window.end - 1, zone);
}

const WEEK_MINUTES = 7 * 1440;

/** The stretch in which something has been: "on Monday" is the last one, not the next. */
export function behind(window: Interval, zone: string, now: Instant): Interval {
  const isNextWeekday = window.start > now && shifted(window.start, -WEEK_MINUTES, zone) <= now;
  if (!isNextWeekday) return window;
  return { start: shifted(window.start, -WEEK_MINUTES, zone), end: shifted(window.end, -WEEK_MINUTES, zone) };
}
