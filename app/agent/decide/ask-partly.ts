import type { Action } from "../state/action";
import type { ConversationState, Pending } from "../state/conversation";
import type { Input } from "../state/input";
import type { Reply } from "../state/reply";
import type { TurnContext } from "../state/turn-context";
import { readChoice } from "./answer/choice";
import type { Decision } from "./decision";
import { wait } from "./propose";

/**
 * A message of which some words are not understood: what the others come to is asked about, before anything is shown for
 * a yes. Where they come to nothing that could be done, it is only said which words it were.
 *
 * A message that nothing reads is asked about where some of its words come to something.
 *
 * @param goOn decides a message all of which is understood
 * @returns undefined when nothing is in doubt
 */
export function askPartly(state: ConversationState, input: Input, turn: TurnContext, goOn: GoOn): Decision | undefined {
  if (state.pending?.kind === "partly") return answerPartly(state, state.pending, input, turn, goOn);
  const { perhaps } = input.command;
  const { unread, ...command } = perhaps ?? input.command;
  // Where something is open, only words that are understood go on with it.
  if (unread === undefined || (perhaps && state.pending)) return undefined;
  const preview = goOn(state, { ...input, command }, turn);
  const actions = "reply" in preview ? actionsOf(preview.reply) : [];
  if (actions.length === 0 || input.choiceId !== undefined)
    return perhaps ? undefined : { state, reply: { kind: "not-sure", unread } };
  const { newId: id, text } = input;
  const asked = { kind: "partly", id, command, text, before: state.pending } as const;
  return { state: wait(state, asked, turn), reply: { kind: "ask-partly", id, unread, actions } };
}

/** What would be shown for a yes, or what stands in its way. */
const actionsOf = (reply: Reply): Action[] =>
  reply.kind === "propose" ? reply.actions : reply.kind === "conflict" ? [reply.action] : [];

type GoOn = (state: ConversationState, input: Input, turn: TurnContext) => Decision;

/** A yes takes the message up again where it stood; anything else lets go of it. */
function answerPartly(
  state: ConversationState,
  pending: Extract<Pending, { kind: "partly" }>,
  input: Input,
  turn: TurnContext,
  goOn: GoOn,
): Decision | undefined {
  const choice = readChoice(input.choiceId);
  const { intent } = input.command;
  if (choice && choice.id !== pending.id) return undefined;
  const open = { ...state, pending: pending.before };
  const verb = choice?.verb ?? (intent === "confirm" ? "yes" : intent === "deny" ? "no" : undefined);
  if (verb === "yes")
    return goOn(open, { ...input, choiceId: undefined, text: pending.text, command: pending.command }, turn);
  if (verb === "no") return { state: { ...state, pending: null }, reply: { kind: "declined", actions: [] } };
  return askPartly(open, input, turn, goOn) ?? goOn(open, input, turn);
}
