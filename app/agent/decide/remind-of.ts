import type { CalendarEvent } from "~/domain/calendar-event";
import { MINUTE } from "~/domain/time";
import { UNDO_STEPS, type UndoEntry } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";

/**
 * The reminder of one meeting that is known; without a length it is the usual one. It is ours and nobody else's, so it
 * changes at once, as a preference does, and undo brings back what was.
 */
export function remindOf(
  state: ConversationState,
  event: CalendarEvent,
  { command: { slots }, newId }: Input,
  turn: TurnContext,
): Decision {
  const focused = { ...state, focusEventId: event.id };
  const minutes = slots.noReminder ? null : (slots.reminderMinutes ?? turn.preferences.reminderMinutes);
  if (event.allDay) return { state: focused, reply: { kind: "reminder-whole-day", event } };
  if (minutes !== null && event.start - minutes * MINUTE <= turn.now)
    return { state: focused, reply: { kind: "reminder-past", event } };
  const before = turn.calendar.reminders.find(({ eventId }) => eventId === event.id)?.minutes;
  const entry: UndoEntry = {
    ...{ id: newId, steps: [], at: turn.now },
    reminder: { event, before: before === undefined ? null : { minutes: before } },
  };
  return {
    state: { ...focused, undo: [...state.undo, entry].slice(-UNDO_STEPS) },
    reply: { kind: "meeting-reminder", id: newId, event, minutes, undone: false },
    remind: [{ eventId: event.id, minutes }],
  };
}

/** Brings back when the user was to be reminded before. */
export function undoReminder(
  state: ConversationState,
  entry: UndoEntry,
  { event, before }: NonNullable<UndoEntry["reminder"]>,
  turn: TurnContext,
): Decision {
  const minutes = before ? before.minutes : turn.preferences.reminderMinutes;
  return {
    state: { ...state, undo: state.undo.filter((one) => one !== entry), focusEventId: event.id },
    reply: { kind: "meeting-reminder", id: entry.id, event, minutes, undone: true },
    remind: [{ eventId: event.id, minutes: before?.minutes }],
  };
}
