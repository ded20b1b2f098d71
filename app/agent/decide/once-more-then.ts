import type { ConversationState } from "../state/conversation";
import type { Command } from "../understand/command";

/** "And Monday too", right after something was booked: that once more. While something waits, or of any other, it is as said. */
export function onceMoreThen({ pending, undo, focusEventId }: ConversationState, command: Command): Command {
  const isNew = undo.at(-1)?.steps.some(({ kind, event }) => kind === "created" && event.id === focusEventId);
  return !pending && isNew && command.manner === "also" && command.intent === "reschedule"
    ? { ...command, intent: "create", manner: "same-again" }
    : command;
}
