import type { CalendarEvent } from "~/domain/calendar-event";
import type { Contact } from "~/domain/contact";
import type { IncomingMessage } from "~/domain/incoming-message";
import {
  formatDay,
  formatElsewhere,
  formatEventTime,
  formatInterval,
  formatMoment,
  formatTimes,
  zoneInWords,
} from "~/domain/phrasing";
import type { Instant, Interval } from "~/domain/time";
import { zoneAt } from "~/domain/trips";
import { isAmbiguous, isOneDay, localDay } from "~/domain/zones";
import type { UndoStep } from "../state/action";
import type { FoundOut } from "../state/reply";
import type { TurnContext } from "../state/turn-context";
import { wordsOf } from "../words/catalogue";

/** How this user is spoken to. */
export interface Voice extends Pick<TurnContext, "now" | "zone" | "clock" | "language" | "preferences"> {
  appUrl: string;
  /** People whom the user knows under the names and addresses of guests, as far as they were looked up. */
  guestContacts?: readonly Contact[];
  /** Times without their zone, where a list says it once. */
  bare?: boolean;
  /** The talk is about zones: each time is told with its own, also that of the reader. */
  namesZone?: boolean;
  /** What a voice note said: nothing is answered to one without showing what was heard. */
  heard?: string | null;
  /** What the words stood below, which nobody has looked at: that is said first. */
  unseen?: IncomingMessage["unseen"];
  /** The words of earlier answers that may not have arrived, oldest first, as far as they still help; null without any. */
  lost?: string[] | null;
  /** What turned out to be done, though Google had not answered; the meetings as they are now. */
  afterAll?: readonly UndoStep[] | null;
  /** What an undo turned out to have taken back, and what stands half way. */
  foundOut?: FoundOut | null;
}

/** "Wed 25 Nov, 15:00–15:30"; on a trip both walls: "… (New York time, GMT-5), 21:00–21:30 Amsterdam time". */
export const when = (event: CalendarEvent, voice: Voice) =>
  event.allDay ? formatEventTime(event, voice.zone, spoken(event, voice)) : slotWhen(event, voice);

/** As `when`, for a time that is no event. */
export function slotWhen(slot: Interval, voice: Voice): string {
  const then = voiceAt(slot.start, voice);
  return formatInterval(slot, then.zone, spoken(slot, then)) + atHome(slot, then);
}

/** The same voice about a moment: a time is told on the wall of where its reader is by then, and not where they are today. */
export function voiceAt(instant: Instant, voice: Voice): Voice {
  const { preferences } = voice;
  return preferences.trips.length === 0 ? voice : { ...voice, zone: zoneAt(instant, preferences) };
}

/** One moment: "Wed 25 Nov, 15:00". @param zone where it is looked at, an IANA name */
export const momentOf = (instant: Instant, voice: Voice, zone = voiceAt(instant, voice).zone) =>
  formatMoment(instant, zone, spoken({ start: instant, end: instant }, { ...voice, zone }));

/** A time without its zone where that is the reader's own and leaves no doubt, unless the talk is about zones. */
const spoken = (slot: Interval, voice: Voice): Voice => ({ ...voice, bare: voice.bare || isOwnWall(slot, voice) });

/** Whether a time is told in the zone in which its reader lives and is then, and that zone shows it once. */
export const isOwnWall = (slot: Interval, { zone, preferences, namesZone }: Voice) =>
  !namesZone && zone === preferences.timezone && zone === zoneAt(slot.start, preferences) && !isAmbiguous(slot, zone);

/** ", 21:00–21:30 Amsterdam time" behind a time that is told in another zone than the one at home. */
function atHome(slot: Interval, voice: Voice): string {
  const there = formatElsewhere(slot, voice.preferences.timezone, voice.zone, voice);
  return there && `, ${there}`;
}

export const dayOf = (instant: Instant, voice: Voice) => formatDay(localDay(instant, voice.zone), voice.zone, voice);

/** "Amsterdam time, GMT+1". */
export const zoneOf = (instant: Instant, { zone, language }: Voice) => zoneInWords(zone, instant, instant, language);

/** " (New York time, GMT-5)" behind times of day, and nothing where they are on the reader's own wall. */
export const zoneAfter = (slot: Interval, voice: Voice) =>
  voice.bare || isOwnWall(slot, voice) ? "" : ` (${zoneOf(slot.start, voice)})`;

export const timesOf = (event: CalendarEvent, { zone, clock, language }: Voice) =>
  event.allDay ? wordsOf({ language }).allDay : formatTimes(event, zone, clock);

/** "on Thu 26 Nov", "from Mon 30 Nov to Sun 6 Dec". */
export function stretch(window: Interval, voice: Voice): string {
  const { onDay, fromTo } = wordsOf(voice);
  return isOneDay(window)
    ? onDay(dayOf(window.start, voice))
    : fromTo(dayOf(window.start, voice), dayOf(window.end - 1, voice));
}
