import type { CalendarEvent } from "~/domain/calendar-event";
import { meetLink } from "~/domain/meet-link";
import { lengthInWords } from "~/domain/phrasing";
import { MINUTE } from "~/domain/time";
import { wordsOf } from "../words/catalogue";
import { guestsIn, lines, named, type Person, quote } from "./names";
import { type Voice, when } from "./voice";

/** More guests than these are counted. */
const SHOWN_GUESTS = 8;
const SHOWN_PLACE = 120;

/** One meeting in full: when, where, who has said what, and how to get in. */
export function oneEvent(event: CalendarEvent, voice: Voice, withLength = false): string {
  const words = wordsOf(voice);
  const link = meetLink(event.hangoutLink);
  return lines(
    quote(event.title),
    when(event, voice),
    withLength && words.template.length(lengthInWords((event.end - event.start) / MINUTE, voice.language)),
    event.location.trim() !== "" && words.where(quote(event.location, SHOWN_PLACE)),
    guestsIn(event).length > 0 && words.with(guestsWithAnswers(guestsIn(event), voice)),
    link && words.join(link),
  );
}

function guestsWithAnswers(guests: readonly Person[], voice: Voice): string {
  const words = wordsOf(voice);
  const shown = guests
    .slice(0, SHOWN_GUESTS)
    .map((guest) => `${named(guest, voice)} (${words.answers[guest.responseStatus ?? "needsAction"]})`);
  const more = guests.length - shown.length;
  return more > 0 ? words.andMore(shown.join(", "), more) : shown.join(", ");
}
