import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import type { Clock } from "~/domain/clock-style";
import type { Spoken } from "~/domain/language";
import { BODY_MAX, type OutgoingMessage } from "~/domain/message";
import {
  formatClock,
  formatDay,
  formatElsewhere,
  formatEventTime,
  formatInterval,
  formatTimes,
  zoneInWords,
} from "~/domain/phrasing";
import { cut, oneLine } from "~/domain/text";
import { DAY, type Instant, type Interval } from "~/domain/time";
import { localDay } from "~/domain/zones";
import { wordsOf } from "./words/catalogue";

/** How this user is spoken to. */
export interface Voice {
  language: Spoken;
  /** In which the user is at the time in question. */
  zone: string;
  /** When it is another: times are told in both. */
  home?: string;
  clock: Clock;
  now: Instant;
  appUrl: string;
  /** Times without their zone, where a list says it once. */
  bare?: boolean;
  /** What a voice note said: nothing is answered to one without showing what was heard. */
  heard?: string | null;
}

const SHOWN_TITLE = 80;
const SHOWN_NAME = 60;
/** More people than this are counted, not named: a WhatsApp message with buttons holds a thousand characters. */
const SHOWN_PEOPLE = 8;

/** Titles and names are other people's words: shown as one line that cannot pass for ours. */
export const plain = (title: string) => oneLine(title, SHOWN_TITLE) || "…";
export const quote = (title: string) => `“${plain(title)}”`;

/** "Wed 25 Nov, 15:00–15:30 (New York time, GMT-5), 21:00–21:30 Amsterdam time": on a trip both walls. */
export const when = (event: CalendarEvent, voice: Voice) =>
  formatEventTime(event, voice.zone, voice) + (event.allDay ? "" : atHome(event, voice));

/** As `when`, for a time that is no event. */
export const slotWhen = (slot: Interval, voice: Voice) => formatInterval(slot, voice.zone, voice) + atHome(slot, voice);

/** ", 21:00–21:30 Amsterdam time" behind a time that is told in another zone than the one at home. */
function atHome(slot: Interval, voice: Voice): string {
  const there = formatElsewhere(slot, voice.home ?? voice.zone, voice.zone, voice);
  return there && `, ${there}`;
}

export const dayOf = (instant: Instant, voice: Voice) => formatDay(localDay(instant, voice.zone), voice.zone, voice);

/** "Amsterdam time, GMT+1". */
export const zoneOf = (instant: Instant, { zone, language }: Voice) => zoneInWords(zone, instant, instant, language);

export const timesOf = (event: CalendarEvent, { zone, clock, language }: Voice) =>
  event.allDay ? wordsOf({ language }).allDay : formatTimes(event, zone, clock);

/** A day, give or take the hour that the clocks move. */
export const isOneDay = ({ start, end }: Interval) => end - start <= 1.1 * DAY;

/** "on Thu 26 Nov", "from Mon 30 Nov to Sun 6 Dec". */
export function stretch(window: Interval, voice: Voice): string {
  const { onDay, fromTo } = wordsOf(voice);
  return isOneDay(window)
    ? onDay(dayOf(window.start, voice))
    : fromTo(dayOf(window.start, voice), dayOf(window.end - 1, voice));
}

export const guestsOf = (event: CalendarEvent) => event.attendees.filter(isOtherPerson);

type Person = { name?: string; email: string };

/** "Anna and Tom", "Anna, Tom and 3 more"; with `addresses` a list, each with the address that will be written to. */
export function people(list: readonly Person[], voice: Pick<Voice, "language">, { addresses = false } = {}): string {
  const shown = list.slice(0, SHOWN_PEOPLE).map(({ name, email }) => {
    const short = oneLine(name ?? "", SHOWN_NAME);
    const address = oneLine(email, SHOWN_NAME);
    return short && addresses ? `${short} (${address})` : short || address;
  });
  const more = list.length - shown.length;
  const { and, andMore } = wordsOf(voice);
  if (more > 0) return andMore(shown.join(", "), more);
  return shown.length > 1 && !addresses ? `${shown.slice(0, -1).join(", ")} ${and} ${shown.at(-1)}` : shown.join(", ");
}

export function lines(...parts: (string | false | undefined | null)[]): string {
  return parts.filter(Boolean).join("\n");
}

/** "it ends before it starts" as the start of a sentence. */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const text = (body: string): OutgoingMessage => ({ kind: "text", body: cut(body, BODY_MAX.text) });

export const buttons = (body: string, choices: { id: string; title: string }[]): OutgoingMessage => ({
  kind: "buttons",
  body: cut(body, BODY_MAX.buttons),
  buttons: choices,
});

export const list = (
  body: string,
  label: string,
  rows: { id: string; title: string; description?: string }[],
): OutgoingMessage => ({ kind: "list", body: cut(body, BODY_MAX.list), label, rows });

const SHOWN_HEARD = 200;

/** The answer to a voice note begins with what was heard. */
export function withHeard(message: OutgoingMessage, voice: Voice): OutgoingMessage {
  if (!voice.heard || message.kind === "template") return message;
  const heard = wordsOf(voice).heard(oneLine(voice.heard, SHOWN_HEARD));
  return { ...message, body: cut(lines(heard, message.body), BODY_MAX[message.kind]) };
}

/** Free times to tap, with a way out; without any, the question alone. */
export function pick(id: string, body: string, options: readonly Interval[], voice: Voice): OutgoingMessage {
  if (options.length === 0) return text(body);
  const { menus, buttons } = wordsOf(voice);
  return list(body, menus.times, [...timeRows(id, options, voice), { id: `no:${id}`, title: buttons.neverMind }]);
}

export function timeRows(id: string, options: readonly Interval[], voice: Voice) {
  return options.map((slot, index) => ({
    id: `pick:${id}:${index}`,
    title: `${dayOf(slot.start, voice)} ${formatClock(slot.start, voice.zone, voice.clock)}`,
    description: `${formatTimes(slot, voice.zone, voice.clock)} (${zoneOf(slot.start, voice)})`,
  }));
}
