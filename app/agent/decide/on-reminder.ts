import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { newDraft } from "./draft";
import { onExisting } from "./on-existing";
import { onPreference } from "./on-preference";
import { proposeMeeting } from "./propose";

/**
 * A reminder for all meetings is a preference, for one meeting it is kept beside it. A task ("call mom at 5") becomes a
 * time of one's own in the calendar, and is reminded of as such.
 */
export function onReminder(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { slots, when } = input.command;
  if (slots.preference) return onPreference(state, input, turn);
  if (slots.target || slots.reminderMinutes !== undefined || slots.noReminder) return onExisting(state, input, turn);
  if (slots.title && when?.grain === "minute") {
    return proposeMeeting(state, newDraft(input.newId, input.command, turn, turn.now), input, turn);
  }
  return { state, reply: { kind: "reminder-unclear" } };
}
