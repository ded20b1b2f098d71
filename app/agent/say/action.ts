import type { CalendarEvent } from "~/domain/calendar-event";
import { recurrenceInWords } from "~/domain/recurrence";
import { type Interval, MINUTE } from "~/domain/time";
import { type Action, type Draft, editOf, type SeriesAction, type UndoStep } from "../state/action";
import { titleOf } from "../state/title";
import { LONGEST_NOTE } from "../understand/command";
import { wordsOf } from "../words/catalogue";
import { plain, quote } from "./names";
import { dayOf, timesOf, type Voice, voiceAt, zoneAfter } from "./voice";

/** "“Standup” (every one from Mon 30 Nov on)". */
export function seriesTitle({ event, reach, edit }: Omit<SeriesAction, "kind">, voice: Voice): string {
  const { series } = wordsOf(voice);
  return `${titleAfter(event, edit)} (${reach === "all" ? series.all : series.from(dayOf(event.start, voiceAt(event.start, voice)))})`;
}

/** The clock times and the zone of an event, for what happens on many days. */
export function timeIn(event: CalendarEvent, voice: Voice): string {
  const then = voiceAt(event.start, voice);
  return timesOf(event, then) + zoneAfter(event, then);
}

/** "every week on Tue", for a meeting that an action makes repeat; else empty. */
export function howOften(action: Action, voice: Voice): string {
  const recurrence =
    action.kind === "create" ? action.draft.recurrence : action.kind === "change" ? action.change.recurrence : "";
  return recurrence ? recurrenceInWords(recurrence, voice.zone, voice) : "";
}

/** "Repeats every week on Tue"; empty for one that comes once, and where that stays as it is. */
export function repeated(action: Action, voice: Voice): string {
  const often = howOften(action, voice);
  return often && wordsOf(voice).repeats(often);
}

/** "Where: room 2", of a change that gives a meeting another place; else empty. */
export function newPlace(action: Action, voice: Voice): string {
  const { location } = action.kind === "change" || action.kind === "series" ? editOf(action) : {};
  return location === undefined ? "" : wordsOf(voice).where(plain(location) || "–");
}

/** "Note: key under the mat", of a new meeting that keeps what was said of it; else empty. */
export function ownNote(action: Action, voice: Voice): string {
  const { note } = action.kind === "create" ? action.draft : {};
  return note ? wordsOf(voice).noteLine(quote(note, LONGEST_NOTE)) : "";
}

/** Who was to come to a new meeting and gets no invitation, because nobody can be found by such words; else empty. */
export function notInvited(action: Action, voice: Voice): string {
  const { notInvited: left = [] } = action.kind === "create" ? action.draft : {};
  return left.length > 0
    ? wordsOf(voice).notInvited(
        left
          .slice(0, 5)
          .map((who) => quote(who))
          .join(", "),
      )
    : "";
}

/** Its title: in bold what the user has said for it, quoted what the calendar says. */
export function shownTitle(action: Action): string {
  if (action.kind === "create") return titleOfDraft(action.draft);
  return titleAfter(action.event, action.kind === "cancel" ? {} : editOf(action));
}

const titleAfter = (event: CalendarEvent, { title }: { title?: string } = {}) =>
  title === undefined ? quote(event.title) : `*${plain(title)}*`;

function titleOfDraft(draft: Draft): string {
  return draft.isTitleFromCalendar ? quote(draft.title) : `*${plain(titleOf(draft))}*`;
}

export function titleOfAction(action: Action | UndoStep): string {
  return action.kind === "create" ? titleOf(action.draft) : action.event.title;
}

export const slotOf = ({ start, durationMinutes }: { start: number; durationMinutes: number }): Interval => ({
  start,
  end: start + durationMinutes * MINUTE,
});
