import type { CalendarEvent } from "~/domain/calendar-event";
import type { Contact } from "~/domain/contact";
import {
  formatDay,
  formatElsewhere,
  formatEventTime,
  formatInterval,
  formatTimes,
  zoneInWords,
} from "~/domain/phrasing";
import type { Instant, Interval } from "~/domain/time";
import { isOneDay, localDay } from "~/domain/zones";
import type { TurnContext } from "../state/turn-context";
import { wordsOf } from "../words/catalogue";

/** How this user is spoken to. */
export interface Voice extends Pick<TurnContext, "now" | "zone" | "clock" | "language" | "preferences"> {
  appUrl: string;
  /** People whom the user knows under the names and addresses of guests, as far as they were looked up. */
  guestContacts?: readonly Contact[];
  /** Times without their zone, where a list says it once. */
  bare?: boolean;
  /** What a voice note said: nothing is answered to one without showing what was heard. */
  heard?: string | null;
  /** The words of earlier answers that may not have arrived, oldest first, as far as they still help; null without any. */
  lost?: string[] | null;
}

/** "Wed 25 Nov, 15:00–15:30 (New York time, GMT-5), 21:00–21:30 Amsterdam time": on a trip both walls. */
export const when = (event: CalendarEvent, voice: Voice) =>
  formatEventTime(event, voice.zone, voice) + (event.allDay ? "" : atHome(event, voice));

/** As `when`, for a time that is no event. */
export const slotWhen = (slot: Interval, voice: Voice) => formatInterval(slot, voice.zone, voice) + atHome(slot, voice);

/** ", 21:00–21:30 Amsterdam time" behind a time that is told in another zone than the one at home. */
function atHome(slot: Interval, voice: Voice): string {
  const there = formatElsewhere(slot, voice.preferences.timezone, voice.zone, voice);
  return there && `, ${there}`;
}

export const dayOf = (instant: Instant, voice: Voice) => formatDay(localDay(instant, voice.zone), voice.zone, voice);

/** "Amsterdam time, GMT+1". */
export const zoneOf = (instant: Instant, { zone, language }: Voice) => zoneInWords(zone, instant, instant, language);

export const timesOf = (event: CalendarEvent, { zone, clock, language }: Voice) =>
  event.allDay ? wordsOf({ language }).allDay : formatTimes(event, zone, clock);

/** "on Thu 26 Nov", "from Mon 30 Nov to Sun 6 Dec". */
export function stretch(window: Interval, voice: Voice): string {
  const { onDay, fromTo } = wordsOf(voice);
  return isOneDay(window)
    ? onDay(dayOf(window.start, voice))
    : fromTo(dayOf(window.start, voice), dayOf(window.end - 1, voice));
}
