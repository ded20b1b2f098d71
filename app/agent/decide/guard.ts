import type { ConversationState, Pending } from "../state/conversation";
import type { MessageInput } from "../state/input";
import { isQuestionSeen, isQuestionTaken } from "../state/shown";
import type { TurnContext } from "../state/turn-context";
import { rowsOf } from "./answer/answer-pending";
import type { Decision } from "./decision";
import { spokenIndex } from "./positions";
import { showAgain } from "./show-again";

/**
 * Lets a decision pass that may be acted on. An old message writes nothing: what it would do is asked again. A yes counts
 * only for a question that WhatsApp took before it was written, and so does a row that is picked by its number; a tap on its
 * button shows that the user has it.
 *
 * @param state before the decision
 */
export function guard(state: ConversationState, decision: Decision, input: MessageInput, turn: TurnContext): Decision {
  const confirms = isConfirmation(state.pending, decision);
  if (input.isOld) return asOld(state, decision, confirms, turn);
  if (input.choiceId !== undefined || !(confirms || picksRow(state.pending, input))) return decision;
  if (!isQuestionTaken(state)) return confirms ? showAgain(state, "unseen", turn) : decision;
  return isQuestionSeen(state, { ...input, sentAt: turn.now }) ? decision : showAgain(state, "too-early", turn);
}

/** "1", "the second": means nothing to somebody who has not seen the rows. */
function picksRow(pending: Pending | null, { text }: MessageInput): boolean {
  const rows = pending ? rowsOf(pending) : 0;
  return rows > 0 && spokenIndex(text, rows) !== null;
}

function asOld(state: ConversationState, decision: Decision, confirms: boolean, turn: TurnContext): Decision {
  const { now: at } = turn;
  if (confirms) return showAgain(state, "old-yes", turn);
  if (
    "act" in decision ||
    decision.prefer ||
    decision.remind ||
    decision.forget ||
    decision.messages ||
    decision.template ||
    decision.offer ||
    decision.send ||
    decision.words ||
    decision.takeBack ||
    decision.items
  ) {
    return { state, reply: { kind: "noted", why: "old-write", at, answer: null } };
  }
  if (decision.reply.kind === "noted") return decision;
  return { ...decision, reply: { kind: "noted", why: "old", at, answer: decision.reply } };
}

/** Whether it does what was asked about, and not what the message itself asks for. */
function isConfirmation(pending: Pending | null, decision: Decision): boolean {
  if ("act" in decision && decision.act.kind !== "undo") return true;
  if (pending?.kind === "take-back")
    return "act" in decision || decision.prefer !== undefined || decision.remind !== undefined;
  if (pending?.kind === "template") return decision.template !== undefined;
  if (pending?.kind === "offer") return decision.offer !== undefined;
  if (pending?.kind === "words") return decision.words !== undefined;
  if (pending?.kind === "send-summary") return decision.send !== undefined;
  return pending?.kind === "forget" && decision.forget !== undefined;
}
