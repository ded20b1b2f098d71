import { isOtherPerson } from "~/domain/calendar-event";
import { mealHours } from "~/domain/meals";
import type { ConversationState } from "../state/conversation";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { momentOf } from "./after-others";

/**
 * "And Monday too", "and Nora right after hers", right after something was booked: that once more. While something waits,
 * or of any other, it is as said.
 */
export function onceMoreThen(state: ConversationState, command: Command, { calendar }: TurnContext): Command {
  const { pending, undo, focusEventId } = state;
  const { manner, slots, when } = command;
  const isNew = undo.at(-1)?.steps.some(({ kind, event }) => kind === "created" && event.id === focusEventId);
  if (pending || !isNew) return command;
  if (manner === "also" && command.intent === "reschedule")
    return { ...command, intent: "create", manner: "same-again" };
  const like = calendar.events.find(({ id }) => id === focusEventId);
  const isOnlyWho = slots.attendees && Object.keys(slots).length === 1 && !when;
  // With one after the other one meets for the same; nobody eats twice.
  const isAlike = like?.attendees.some(isOtherPerson) && !mealHours(like.title);
  if (!like || manner !== "after-that" || !isOnlyWho || !isAlike) return command;
  return { ...command, when: momentOf(like.end), manner: "same-again" };
}
