import type { CalendarEvent } from "~/domain/calendar-event";
import { minutesTaken } from "~/domain/day-events";
import { formatClock, formatTimes, lengthInWords } from "~/domain/phrasing";
import { type Interval, MINUTE } from "~/domain/time";
import { dayWindow, isOneDay, localDay } from "~/domain/zones";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { guestsIn, lines, people, quote } from "./names";
import { dayOf, stretch, timesOf, type Voice, when, zoneAfter } from "./voice";

const SHOWN_EVENTS = 20;

/** One day as a list of times; more days with a line for each day. */
export function agenda(window: Interval, events: readonly CalendarEvent[], voice: Voice): string {
  const words = wordsOf(voice).agenda;
  if (events.length === 0) return words.nothing(asked(window, voice));
  const zone = zoneAfter(events[0] ?? window, voice);
  let day = "";
  const shown = events.slice(0, SHOWN_EVENTS).flatMap((event) => {
    const line = agendaLine(event, voice, window.start);
    const startsDay = localDay(Math.max(event.start, window.start), voice.zone);
    if (startsDay === day) return [line];
    day = startsDay;
    return [`*${dayOf(Math.max(event.start, window.start), voice)}*`, line];
  });
  return lines(
    words.count(events.length, stretch(window, voice), zone),
    ...(isOneDay(window) ? shown.filter((line) => !line.startsWith("*")) : shown),
    events.length > SHOWN_EVENTS && words.more(events.length - SHOWN_EVENTS),
  );
}

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

/** @param from what began on a day before this one says on which */
function agendaLine(event: CalendarEvent, voice: Voice, from = event.start): string {
  const guests = guestsIn(event);
  const more = guests.length > 3 ? ` +${guests.length - 3}` : "";
  const who = guests.length > 0 ? ` (${people(guests.slice(0, 3), voice)}${more})` : "";
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
