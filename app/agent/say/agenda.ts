import type { CalendarEvent } from "~/domain/calendar-event";
import { minutesTaken } from "~/domain/day-events";
import { formatClock, formatTimes, lengthInWords } from "~/domain/phrasing";
import { cut } from "~/domain/text";
import { type Instant, type Interval, MINUTE } from "~/domain/time";
import { dayWindow, isOneDay, localDay } from "~/domain/zones";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { guestsIn, lines, named, quote } from "./names";
import { dayOf, stretch, timesOf, type Voice, voiceAt, when, zoneAfter } from "./voice";

const SHOWN_EVENTS = 20;
/** The list is a part of one message: beside it stand what was heard, or how many there are. */
const LONGEST_LIST = 3_000;

/** One day as a list of times; more days with a line for each day. What does not fit is counted, with the way to see it. */
export function agenda(window: Interval, events: readonly CalendarEvent[], voice: Voice, isBeside = false): string {
  const words = wordsOf(voice).agenda;
  if (events.length === 0) return words.nothing(asked(window, voice), isBeside);
  const isDay = isOneDay(window);
  // Each of several days is told on the wall of where its reader is by then, and says which that is.
  const voiceOf = (instant: Instant) => (isDay ? voice : voiceAt(instant, voice));
  const zones = events.map((event) => zoneAfter(event, voiceOf(event.start)));
  const isEachSaid = new Set(zones).size > 1;
  const zone = isEachSaid ? "" : (zones[0] ?? zoneAfter(window, voice));
  const shown: string[] = [];
  let [day, told, room] = ["", 0, LONGEST_LIST];
  for (const event of events.slice(0, SHOWN_EVENTS)) {
    const from = Math.max(event.start, window.start);
    const then = voiceOf(from);
    const line = agendaLine(event, then, window.start);
    const startsDay = isDay
      ? ""
      : `*${dayOf(from, then)}*${isEachSaid ? zoneAfter({ start: from, end: from }, then) : ""}`;
    const entry = startsDay === day ? line : lines(startsDay, line);
    room -= entry.length + 1;
    if (room < 0) break;
    shown.push(entry);
    [day, told] = [startsDay, told + 1];
  }
  const more = events[told];
  return lines(
    words.count(events.length, stretch(window, voice), zone),
    ...shown,
    more && `${words.more(events.length - told)} ${calendarAt(Math.max(more.start, window.start), voice)}`,
  );
}

const calendarAt = (instant: Instant, { appUrl, zone }: Voice) =>
  `${appUrl}/dashboard/calendar?date=${localDay(instant, zone)}`;

/** As `stretch`, with the hours of what is only a part of a day: that nothing is on then is not said of the whole day. */
function asked(window: Interval, voice: Voice): string {
  const { start, end } = dayWindow(localDay(window.start, voice.zone), voice.zone);
  const isPart = isOneDay(window) && (window.start > start || window.end < end);
  const hours =
    window.end - window.start > MINUTE
      ? formatTimes(window, voice.zone, voice.clock)
      : formatClock(window.start, voice.zone, voice.clock);
  return isPart ? `${stretch(window, voice)}, ${hours}` : stretch(window, voice);
}

/** How many there are, and how long they take together. */
export function howMany(window: Interval, events: readonly CalendarEvent[], voice: Voice): string {
  const minutes = minutesTaken(window, events);
  return wordsOf(voice).howMany(events.length, minutes > 0 ? lengthInWords(minutes, voice.language) : "");
}

/** What takes whole days, each with its own. */
export function wholeDays({ window, events }: ReplyOf<"whole-days">, voice: Voice): string {
  const words = wordsOf(voice).wholeDays;
  if (events.length === 0) return window ? words.none(stretch(window, voice)) : words.noneAhead;
  return lines(words.these, ...events.map((event) => `• ${quote(event.title)}, ${when(event, voice)}`));
}

/** As long as a title in its quotes, or a little more. */
const LONGEST_NAME = 90;

/** @param from what began on a day before this one says on which */
function agendaLine(event: CalendarEvent, voice: Voice, from = event.start): string {
  const guests = guestsIn(event);
  const more = guests.length > 3 ? ` +${guests.length - 3}` : "";
  const names = guests.slice(0, 3).map((guest) => cut(named(guest, voice), LONGEST_NAME));
  const who = names.length > 0 ? ` (${wordsOf(voice).list(names)}${more})` : "";
  const isCarriedOver =
    event.start < from && !event.allDay && localDay(event.start, voice.zone) !== localDay(from, voice.zone);
  const began = isCarriedOver ? `${dayOf(event.start, voice)}, ` : "";
  return `• ${began}${timesOf(event, voice)} ${quote(event.title)}${who}`;
}

export function notFound({ day, near }: ReplyOf<"not-found">, voice: Voice): string {
  const words = wordsOf(voice).notFound;
  if (!day) return words.anywhere;
  const name = dayOf(day.start, voice);
  if (near.length === 0) return words.emptyDay(name);
  return lines(words.thatDay(name, zoneAfter(near[0] ?? day, voice)), ...near.map((event) => agendaLine(event, voice)));
}
