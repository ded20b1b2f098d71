import type { Action } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input, MessageInput } from "../state/input";
import { comesToNothing, type Reply } from "../state/reply";
import type { TurnContext } from "../state/turn-context";
import { actionsOf, askWithout } from "./ask-partly";
import type { Decision } from "./decision";

/** WhatsApp shows three buttons, and one of them is "no". */
const MOST_GUESSES = 2;

/**
 * In place of the answer that nothing was understood: what the message may ask for by what it names, to choose from; or, of
 * a question, what there is.
 *
 * @param state before the decision
 * @param goOn decides a message all of which is understood
 */
export function askGuess(
  state: ConversationState,
  decision: Decision,
  message: MessageInput,
  turn: TurnContext,
  goOn: (state: ConversationState, input: Input, turn: TurnContext) => Decision,
): Decision {
  const { requests, mentions, choiceId } = message;
  const [{ command }, another] = requests;
  if (another || choiceId !== undefined || command.aside || !isNotUnderstood(decision)) return decision;
  const open = state.pending?.kind === "partly" ? { ...state, pending: state.pending.before } : state;
  // What is named and not there is no other meeting that was spoken of.
  const isMissing = "reply" in decision && decision.reply.kind === "not-found";
  const named = mentions.guesses.filter(
    ({ intent, slots: { target } }) => !isMissing || intent === "query" || target?.title,
  );
  const guesses = named.map(({ unread = "", ...guess }) => ({
    unread,
    guess,
    decided: goOn(open, { ...message, command: guess }, turn),
  }));
  const shown = guesses.flatMap(({ guess, unread, decided }) => {
    const actions = actionsOf(decided);
    return actions.length > 0 ? [{ guess, unread, actions }] : [];
  });
  const some = shown
    .filter((one, n) => shown.findIndex((other) => isSame(one.actions, other.actions)) === n)
    .slice(0, MOST_GUESSES);
  if (some.length === 0) return toldBy(guesses, message) ?? decision;
  const unread = some[0]?.unread ?? "";
  return askWithout(
    unread,
    some.map(({ guess }) => guess),
    some.map(({ actions }) => actions),
    open,
    message,
    turn,
  );
}

/** The first that is told, or asked, as it stands. */
function toldBy(
  guesses: readonly { unread: string; decided: Decision }[],
  { newId: id }: MessageInput,
): Decision | undefined {
  for (const { unread, decided } of guesses) {
    if (!("reply" in decided) || !TOLD.has(decided.reply.kind)) continue;
    return {
      ...decided,
      reply: { kind: "ask-partly", id, unread, readings: [], question: decided.reply },
    };
  }
  return undefined;
}

function isNotUnderstood(decision: Decision): boolean {
  if (!("reply" in decision)) return false;
  const { reply } = decision;
  return comesToNothing(reply) && !(reply.kind === "not-found" && reply.near.length > 0);
}

/** What a question is answered with, and what is asked of a new meeting that has its day. */
const TOLD = new Set<Reply["kind"]>(["agenda", "event", "availability", "ask-time"]);

const isSame = (some: readonly Action[], others: readonly Action[]) => JSON.stringify(some) === JSON.stringify(others);
