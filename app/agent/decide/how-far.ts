import { DAY, type Interval, MINUTE } from "~/domain/time";
import type { ConversationState } from "../state/conversation";
import { waitingIn } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { momentOf } from "./after-others";
import { spokenOfLast } from "./focus";
import { slotOfAction } from "./propose";

/**
 * "No, half an hour instead of 20 minutes", of what is moved by 20 minutes, or was just now: so far from where it was, and
 * not so long. Without what it is in place of that is meant only where it is as long already.
 */
export function asFarAsMeant(state: ConversationState, command: Command, turn: TurnContext): Command {
  const { insteadOfMinutes, durationMinutes, ...slots } = command.slots;
  if (durationMinutes === undefined) return command;
  const plainly = { ...command, slots: { ...slots, durationMinutes } };
  const isOnly = command.intent === "reschedule" && !command.when && Object.keys(slots).length === 0;
  const moved = isOnly ? movedLast(state, turn) : undefined;
  if (!moved) return plainly;
  const { from, to } = moved;
  const [by, length] = [(to.start - from.start) / MINUTE, (to.end - to.start) / MINUTE];
  const isInstead = insteadOfMinutes === Math.abs(by) && insteadOfMinutes !== length;
  const isFar = isInstead || (insteadOfMinutes === undefined && durationMinutes === length);
  if (!isFar) return plainly;
  return { ...command, slots, when: momentOf(from.start + Math.sign(by) * durationMinutes * MINUTE) };
}

/** Where the one meeting was and goes that is moved by hours or minutes, and keeps its length. */
function movedLast({ pending, undo, focusEventId }: ConversationState, { calendar }: TurnContext) {
  const [action, another] = pending ? waitingIn(pending) : [];
  if (another || (pending && action?.kind !== "change")) return undefined;
  const [step, more] = undo.at(-1)?.steps ?? [];
  const now = spokenOfLast({ focusEventId }, { calendar });
  const isLast = step?.kind === "changed" && !more && step.event.id === now?.id;
  const [from, to] = action?.kind === "change" ? [action.event, slotOfAction(action)] : isLast ? [step.event, now] : [];
  return from && to && !from.allDay && isMovedOnly(from, to) ? { from, to } : undefined;
}

const isMovedOnly = (from: Interval, to: Interval) =>
  from.start !== to.start && Math.abs(to.start - from.start) < DAY && from.end - from.start === to.end - to.start;
