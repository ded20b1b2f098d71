import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { oneLine } from "~/domain/text";
import { wordsOf } from "../words/catalogue";
import { guestsOf, lines, plain } from "./names";
import { type Voice, when } from "./voice";

/** More guests than these are counted. */
const SHOWN_GUESTS = 8;
const SHOWN_PLACE = 120;

/** One meeting in full: when, where, who has said what, and how to get in. */
export function oneEvent(event: CalendarEvent, voice: Voice): string {
  const words = wordsOf(voice);
  const place = oneLine(event.location, SHOWN_PLACE);
  return lines(
    `*${plain(event.title)}*`,
    when(event, voice),
    place && words.where(place),
    guestsOf(event).length > 0 && words.with(guestsWithAnswers(guestsOf(event), voice)),
    event.hangoutLink && words.join(event.hangoutLink),
  );
}

function guestsWithAnswers(guests: readonly Attendee[], voice: Voice): string {
  const words = wordsOf(voice);
  const shown = guests
    .slice(0, SHOWN_GUESTS)
    .map(
      ({ name, email, responseStatus }) =>
        `${plain(name || email)} (${words.answers[responseStatus ?? "needsAction"]})`,
    );
  const more = guests.length - shown.length;
  return more > 0 ? words.andMore(shown.join(", "), more) : shown.join(", ");
}
