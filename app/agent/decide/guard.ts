import type { ConversationState, Pending } from "../state/conversation";
import type { MessageInput } from "../state/input";
import { isQuestionSeen, isQuestionTaken } from "../state/shown";
import type { TurnContext } from "../state/turn-context";
import type { Intent } from "../understand/command";
import { rowsOf } from "./answer/answer-pending";
import { choiceOf, isAnyway } from "./answer/choice";
import type { Decision } from "./decision";
import { spokenIndex } from "./positions";
import { showAgain } from "./show-again";
import { changesSomething, hasTarget } from "./what-is-said";

/**
 * Lets a decision pass that may be acted on. An old message writes nothing: what it would do is asked again. Whatever is
 * answered by a yes, a no, a number or a row counts only for a question that WhatsApp took before it was written, whatever
 * comes of it; a tap on its button shows that the user has it.
 *
 * @param state before the decision
 */
export function guard(state: ConversationState, decision: Decision, input: MessageInput, turn: TurnContext): Decision {
  const answers = isConfirmation(state.pending, decision) || isAnswer(state.pending, input);
  if (input.isOld) return answers ? showAgain(state, "old-yes", turn) : asOld(state, decision, turn);
  if (input.choiceId !== undefined || !answers) return decision;
  if (!isQuestionTaken(state)) return showAgain(state, "unseen", turn);
  return isQuestionSeen(state, { ...input, sentAt: turn.now }) ? decision : showAgain(state, "too-early", turn);
}

/** Whether all of its words mean nothing to somebody who has not seen the question: "yes", "1", "the second". */
function isAnswer(pending: Pending | null, { text, choiceId, requests }: MessageInput): boolean {
  if (!pending) return false;
  const choice = choiceOf(pending, { text, choiceId });
  if (choice) return choice.id === pending.id;
  const rows = choicesIn(pending);
  if (/^\W*\d{1,2}\W*$/.test(text) || (rows > 0 && spokenIndex(text, rows) !== null) || isAnyway(text)) return true;
  return requests.every(
    ({ command }) => VERDICTS.has(command.intent) && !changesSomething(command) && !hasTarget(command),
  );
}

const VERDICTS: ReadonlySet<Intent> = new Set<Intent>(["confirm", "deny"]);

/** How many there are to pick one from. */
function choicesIn(pending: Pending): number {
  if (pending.kind === "reading") return pending.readings.length;
  if (pending.kind === "partly") return pending.commands.length;
  return pending.kind === "which-summary" ? pending.meetings.length : rowsOf(pending);
}

function asOld(state: ConversationState, decision: Decision, { now: at }: TurnContext): Decision {
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
  if ("act" in decision && decision.act.kind !== "undo" && !("isUndo" in decision.act)) return true;
  if (pending?.kind === "take-back")
    return "act" in decision || decision.prefer !== undefined || decision.remind !== undefined;
  if (pending?.kind === "template") return decision.template !== undefined;
  if (pending?.kind === "offer") return decision.offer !== undefined;
  if (pending?.kind === "words") return decision.words !== undefined;
  if (pending?.kind === "send-summary") return decision.send !== undefined;
  return pending?.kind === "forget" && decision.forget !== undefined;
}
