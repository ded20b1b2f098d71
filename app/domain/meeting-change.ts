import { clockOfZone } from "./clock-style";
import { formatInterval, formatMoment, formatTimes } from "./phrasing";
import { DAY, type Instant, type Interval } from "./time";
import { localDay } from "./zones";

/** What can happen to a meeting. `changed` is what is no move: a title, a place, guests. */
export type ChangeKind = "booked" | "moved" | "changed" | "cancelled" | "restored";

/** What Google was asked for, and nobody knows yet whether it has done it. */
export type UnheardChange = "booking" | "moving" | "changing" | "cancelling";

/** What turns out to be so this long after Google was asked for it, and did not answer, came of that. */
export const UNHEARD_MS = DAY;

/** What a change is to make of an event that stays at its time: only what it names. */
export interface AskedWords {
  title?: string;
  description?: string;
  location?: string;
  /** The addresses of all guests in small letters, in order. */
  guests?: string[];
  /** It becomes the first of a series. */
  repeats?: true;
}

/** By which way: a text, a page, the API, a guest who picked a time of a booking link, or Google Calendar itself. */
export type ChangeWay = "whatsapp" | "web" | "api" | "link" | "calendar";

/** Who changes a meeting: on WhatsApp it is the message that said yes. */
export type ChangedBy = { via: "whatsapp"; messageId: string } | { via: Exclude<ChangeWay, "whatsapp" | "calendar"> };

/** One change as it is kept; the times are there where they are known. UTC milliseconds. */
export interface MeetingChange {
  kind: ChangeKind;
  via: ChangeWay;
  messageId: string | null;
  fromStart: Instant | null;
  fromEnd: Instant | null;
  toStart: Instant | null;
  toEnd: Instant | null;
  at: Instant;
}

/** The same in words, for a page. */
export interface ChangeLine {
  /** "Moved from 14:00–15:00 to 13:00–14:00 by you, on WhatsApp". */
  what: string;
  /** "Thu 19 Nov, 17:20". */
  when: string;
}

const WAYS: Record<ChangeWay, string> = {
  whatsapp: "by you, on WhatsApp",
  web: "by you, here",
  api: "over the API",
  link: "by your guest, over a booking link",
  calendar: "in Google Calendar",
};

const KINDS: Record<ChangeKind, string> = {
  booked: "Booked",
  moved: "Moved",
  changed: "Changed",
  cancelled: "Cancelled",
  restored: "Brought back",
};

/** One change in words, its times in the reader's zone. */
export function viewChange(change: MeetingChange, zone: string, now: Instant): ChangeLine {
  const { kind, via, fromStart, fromEnd, toStart, toEnd, at } = change;
  const from = fromStart === null || fromEnd === null ? null : { start: fromStart, end: fromEnd };
  const to = toStart === null || toEnd === null ? null : { start: toStart, end: toEnd };
  const way = kind === "moved" && from && to ? ` ${fromTo(from, to, zone, now)}` : "";
  const when = formatMoment(at, zone, { now, clock: clockOfZone(zone), bare: true });
  return { what: `${KINDS[kind]}${way} ${WAYS[via]}`, when };
}

/** "from 14:00–15:00 to 13:00–14:00"; with the days where the meeting changes its own. */
function fromTo(from: Interval, to: Interval, zone: string, now: Instant): string {
  const clock = clockOfZone(zone);
  if (localDay(from.start, zone) === localDay(to.start, zone))
    return `from ${formatTimes(from, zone, clock)} to ${formatTimes(to, zone, clock)}`;
  const wording = { now, clock, bare: true };
  return `from ${formatInterval(from, zone, wording)} to ${formatInterval(to, zone, wording)}`;
}
