import { isBuilt } from "~/domain/capabilities";
import type { ConversationState } from "../conversation";
import type { Facts, Input } from "../facts";
import type { Decision } from "./decision";
import { newDraft } from "./draft";
import { onExisting } from "./on-existing";
import { onPreference } from "./on-preference";
import { proposeMeeting } from "./propose";

/**
 * A reminder for all meetings is a preference; for one meeting it is Google's own, set on the event after a yes. A task
 * ("call mom at 5") becomes a time of one's own in the calendar.
 */
export function onReminder(state: ConversationState, input: Input, facts: Facts): Decision {
  const { slots, when } = input.command;
  if (slots.preference) return onPreference(state, input, facts);
  if (slots.target || slots.reminderMinutes !== undefined || slots.noReminder) return onExisting(state, input, facts);
  if (slots.title && when?.grain === "minute") {
    const decision = proposeMeeting(state, newDraft(input.newId, input.command, facts, input.now), input, facts);
    if (isBuilt("reminders") || !("say" in decision) || decision.say.kind !== "propose") return decision;
    return { ...decision, say: { ...decision.say, left: [...decision.say.left, { kind: "reminder-task" }] } };
  }
  return { state, say: { kind: "reminder-unclear" } };
}
