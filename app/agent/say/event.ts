import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { wordsOf } from "../words/catalogue";
import { guestsOf, lines, nameOf, quote } from "./names";
import { type Voice, when } from "./voice";

/** More guests than these are counted. */
const SHOWN_GUESTS = 8;
const SHOWN_PLACE = 120;

/** One meeting in full: when, where, who has said what, and how to get in. */
export function oneEvent(event: CalendarEvent, voice: Voice): string {
  const words = wordsOf(voice);
  return lines(
    quote(event.title),
    when(event, voice),
    event.location.trim() !== "" && words.where(quote(event.location, SHOWN_PLACE)),
    guestsOf(event).length > 0 && words.with(guestsWithAnswers(guestsOf(event), voice)),
    meetLink(event) && words.join(meetLink(event)),
  );
}

/** The one link that others do not write: Google makes it. */
function meetLink({ hangoutLink }: CalendarEvent): string {
  const url = hangoutLink && URL.canParse(hangoutLink) ? new URL(hangoutLink) : null;
  return url?.protocol === "https:" && /(?:^|\.)google\.com$/u.test(url.hostname) ? url.href : "";
}

function guestsWithAnswers(guests: readonly Attendee[], voice: Voice): string {
  const words = wordsOf(voice);
  const shown = guests
    .slice(0, SHOWN_GUESTS)
    .map(
      ({ name = "", email, responseStatus }) =>
        `${nameOf({ name, email })} (${words.answers[responseStatus ?? "needsAction"]})`,
    );
  const more = guests.length - shown.length;
  return more > 0 ? words.andMore(shown.join(", "), more) : shown.join(", ");
}
