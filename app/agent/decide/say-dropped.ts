import type { Action } from "../state/action";
import type { Pending } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import { actionsOf, waitingIn } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { slotOfAction, takesSlot } from "./propose";

/** Says what was on the table and is not done, when another request has taken its place. */
export function sayDropped(before: Pending | null, decision: Decision, { now: at }: TurnContext): Decision {
  if (!before || "act" in decision || decision.reply.kind === "noted" || decision.state.pending?.id === before.id)
    return decision;
  // What an undo has taken off the table has got its no.
  const refused = decision.reply.kind === "declined" ? decision.reply.actions : [];
  const after = [...actionsOf(decision.state.pending), ...refused];
  const dropped = waitingIn(before).filter((action) => !after.some((other) => isSame(action, other)));
  if (dropped.length === 0) return decision;
  return { ...decision, reply: { kind: "noted", why: "dropped", at, answer: decision.reply, dropped } };
}

/** The same request said twice drops nothing. */
function isSame(one: Action, other: Action): boolean {
  if (one.kind !== other.kind) return false;
  const [first, second] = [expectedEvent(one), expectedEvent(other)];
  if (one.kind !== "create") return first.id === second.id;
  if (!takesSlot(other)) return false;
  return first.title === second.title && slotOfAction(one).start === slotOfAction(other).start;
}
