import { localDay } from "~/domain/zones";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import type { Decision } from "./decision";
import { newDraft } from "./draft";
import { onExisting } from "./on-existing";
import { onPreference } from "./on-preference";
import { proposeMeeting } from "./propose";

/**
 * A reminder for all meetings is a preference, for one meeting it is kept beside it. A task ("call mom at 5") becomes a
 * time of one's own in the calendar, and is reminded of as such; one without an hour is asked for it.
 */
export function onReminder(state: ConversationState, said: Input, turn: TurnContext): Decision {
  const input = { ...said, command: withoutLead(said.command, turn) };
  const { slots, when } = input.command;
  if (slots.preference) return onPreference(state, input, turn);
  if (slots.target || slots.reminderMinutes !== undefined || slots.noReminder) return onExisting(state, input, turn);
  if (slots.title && (when === null || when.kind !== "duration")) {
    return proposeMeeting(state, newDraft(input.newId, input.command, turn, turn.now), input, turn);
  }
  return { state, reply: { kind: "reminder-unclear" } };
}

/** "Remind me an hour before", "a day before": how long ahead is no time of the meeting, which is the one on the table. */
function withoutLead(command: Command, { now, zone }: TurnContext): Command {
  const { when, slots } = command;
  const isPast = when?.grain === "day" && when.start !== null && when.start < localDay(now, zone);
  const isLead = slots.reminderMinutes !== undefined && !slots.target && (when?.kind === "duration" || isPast);
  return isLead ? { ...command, when: null } : command;
}
