import type { ConversationState, Pending } from "../state/conversation";
import type { MessageInput } from "../state/input";
import { isQuestionTaken } from "../state/shown";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { showAgain } from "./show-again";

/**
 * Lets a decision pass that may be acted on. An old message writes nothing: what it would do is asked again. A yes counts
 * only for a question that WhatsApp took; a tap on its button shows that the user has it.
 *
 * @param state before the decision
 */
export function guard(state: ConversationState, decision: Decision, input: MessageInput, turn: TurnContext): Decision {
  const confirms = isConfirmation(state.pending, decision);
  if (input.isOld) return asOld(state, decision, confirms, turn);
  if (confirms && input.choiceId === undefined && !isQuestionTaken(state)) return showAgain(state, "unseen", turn);
  return decision;
}

function asOld(state: ConversationState, decision: Decision, confirms: boolean, turn: TurnContext): Decision {
  const { now: at } = turn;
  if (confirms) return showAgain(state, "old-yes", turn);
  if ("act" in decision || decision.prefer || decision.forget || decision.messages) {
    return { state, reply: { kind: "noted", why: "old-write", at, answer: null } };
  }
  if (decision.reply.kind === "noted") return decision;
  return { ...decision, reply: { kind: "noted", why: "old", at, answer: decision.reply } };
}

/** Whether it does what was asked about, and not what the message itself asks for. */
function isConfirmation(pending: Pending | null, decision: Decision): boolean {
  if ("act" in decision && decision.act.kind !== "undo") return true;
  if (pending?.kind === "take-back") return "act" in decision || decision.prefer !== undefined;
  return pending?.kind === "forget" && decision.forget !== undefined;
}
