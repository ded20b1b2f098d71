import { MINUTE } from "~/domain/time";
import type { ConversationState } from "../state/conversation";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";

/**
 * "And the review the same": as far as the last meeting went, as much longer as it became, or called off as it was. Where
 * what was done last is nothing of that, when is asked.
 */
export function asDoneLast({ undo }: ConversationState, command: Command, { calendar }: TurnContext): Command {
  if (command.manner !== "as-done") return command;
  const { manner: _, ...plainly } = command;
  const [step, another] = undo.at(-1)?.steps ?? [];
  if (!step || another) return plainly;
  if (step.kind === "cancelled") return { ...plainly, intent: "cancel" };
  const now = calendar.events.find(({ id }) => id === step.event.id);
  if (step.kind !== "changed" || !now) return plainly;
  const shiftMinutes = (now.start - step.event.start) / MINUTE;
  const extendMinutes = (now.end - now.start - (step.event.end - step.event.start)) / MINUTE;
  const slots = {
    ...plainly.slots,
    ...(shiftMinutes !== 0 && { shiftMinutes }),
    ...(extendMinutes !== 0 && { extendMinutes }),
  };
  return { ...plainly, slots };
}
