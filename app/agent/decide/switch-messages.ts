import { spokenFor } from "~/domain/language";
import type { Action } from "../state/action";
import type { ConversationState, Pending } from "../state/conversation";
import type { MessageInput } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { messagesWanted } from "../understand/messages-wanted";
import type { Decision } from "./decision";

/**
 * STOP and START, before anything else is made of the words. STOP also drops what is open, so that nothing is booked that
 * somebody wanted to end.
 */
export function switchMessages(
  state: ConversationState,
  input: MessageInput,
  { messages }: TurnContext,
): Decision | undefined {
  const request = input.choiceId ? null : messagesWanted(input.text);
  // Who has stopped nothing means something else by a bare "start".
  if (!request || (request.wanted === "start" && messages === "on" && ONE_WORD.test(input.text))) return undefined;
  const language = request.language === null ? state.language : spokenFor(request.language);
  if (request.wanted === "start") {
    return { state: { ...state, language }, messages: "on", reply: { kind: "messages-started" } };
  }
  const dropped = state.pending && actionsOf(state.pending);
  return {
    state: { ...state, language, pending: null },
    messages: "off",
    reply: { kind: "messages-stopped", dropped },
  };
}

const ONE_WORD = /^\W*\p{L}+\W*$/u;

function actionsOf(pending: Pending): Action[] {
  if (pending.kind === "proposal") return pending.actions;
  return pending.kind === "conflict" ? [pending.action] : [];
}
