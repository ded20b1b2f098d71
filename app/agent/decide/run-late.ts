import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { findConflicts } from "~/domain/conflicts";
import { MOST_MAILED } from "~/domain/guest-mails";
import { HOUR, MINUTE } from "~/domain/time";
import type { Act, Action } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { wait } from "./propose";

/** Later than this is a meeting to be moved, not one to be late for. */
const LATEST_MINUTES = 180;

/**
 * "Running 10 late for Anna": the whole meeting moves and Google tells its guests, or they only get a mail. Which of
 * them can be done depends on who organises it and on whether there is anybody to tell.
 */
export function runLate(
  state: ConversationState,
  event: CalendarEvent,
  minutes: number | undefined,
  input: Input,
  turn: TurnContext,
): Decision {
  const id = input.newId;
  const spokenOf = { ...state, focusEventId: event.id };
  if (minutes === undefined || minutes < 1 || minutes > LATEST_MINUTES) {
    return { state: wait(spokenOf, { kind: "how-late", id, event }, turn), reply: { kind: "ask-how-late", id, event } };
  }
  const slot = { start: event.start + minutes * MINUTE, end: event.end + minutes * MINUTE };
  const overlaps = findConflicts(slot, turn.calendar.events, { exceptIds: [event.id] });
  const canMove = event.organizerSelf && !event.allDay && slot.start > turn.earliest;
  const move: Action | null = canMove
    ? { kind: "change", event, change: { slot }, allowOverlap: overlaps.length > 0 }
    : null;
  const guests = event.attendees.filter(isOtherPerson).length;
  const tell: Act | null = guests > 0 && guests <= MOST_MAILED ? { kind: "tell", id, event, minutes } : null;
  if (!move && !tell) return { state: { ...spokenOf, pending: null }, reply: { kind: "not-organizer", event } };
  return {
    state: wait(spokenOf, { kind: "late", id, event, move, tell }, turn),
    reply: { kind: "late", id, event, minutes, slot, move: move !== null, tell: tell !== null, overlaps },
  };
}

/**
 * People are late for what is on now or comes next; of what lies further ahead they must have said which, and then the
 * first of them is meant.
 *
 * @param described whether `events` are those that the words describe
 */
export function lateFor(events: readonly CalendarEvent[], described: boolean, now: number): CalendarEvent[] {
  const next = events.find((event) => !event.allDay && event.status !== "cancelled" && event.end > now);
  return next && (described || next.start < now + 12 * HOUR) ? [next] : [];
}
