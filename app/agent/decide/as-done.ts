import { MINUTE } from "~/domain/time";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { type Command, plain } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { othersLike } from "./answer/to-proposal";
import type { Decision } from "./decision";
import { onExisting } from "./on-existing";
import { lastDone } from "./undo";

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

/** "The other one too", "pareil pour l'autre": what was just done to one of two that were told, or are alike. */
export function otherAsDone(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const [step, another] = lastDone(state)?.steps ?? [];
  if (!step || another || step.kind === "created" || input.choiceId || !OTHER_TOO.isIn(input.text)) return undefined;
  const command = asDoneLast(state, { ...plain("reschedule"), manner: "as-done" }, turn);
  const ids = othersLike(step.event, state, turn);
  return ids.length > 0 ? onExisting(state, { ...input, text: "", command }, turn, ids) : undefined;
}

const AROUND = said`${"and"}|${"small"}|${"hesitates"}|${"please"}|${"too"}|${"likewise"}|${"with"}`;
const OTHER_TOO = said`^(?=.*(?:${"too"}|${"likewise"}))\W*(?:(?:${AROUND})[\s,]+){0,5}${"theOther"}(?:[\s,]+(?:${AROUND})){0,5}\W*$`;
