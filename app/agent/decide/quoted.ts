import type { ConversationState } from "../state/conversation";
import type { MessageInput } from "../state/input";
import { quotedIn } from "../state/shown";
import type { TurnContext } from "../state/turn-context";
import type { Intent } from "../understand/command";
import type { Decision } from "./decision";
import { showAgain } from "./show-again";
import { hasTarget } from "./what-is-said";

/**
 * A reply that quotes a message belongs to that message or to none. One that quotes what shows the open question is an
 * answer like any other. Otherwise nothing is answered by it: a bare answer does nothing, and a request of its own is
 * about the meeting that was quoted.
 *
 * @param goOn decides a message that quotes nothing
 * @returns undefined when the quote changes nothing
 */
export function onQuote(
  state: ConversationState,
  input: MessageInput,
  turn: TurnContext,
  goOn: (state: ConversationState, input: MessageInput, turn: TurnContext) => Decision,
): Decision | undefined {
  const { repliesTo, choiceId, requests } = input;
  const [{ command }] = requests;
  // What was tapped names its question itself.
  if (repliesTo === undefined || choiceId !== undefined) return undefined;
  const { pending } = state;
  const quoted = quotedIn(state, repliesTo);
  if (pending && quoted?.pendingId === pending.id) return undefined;

  if (command.intent === "undo") {
    if (!quoted?.undoId) return showAgain(state, "other-message", turn);
    return goOn(state, { ...input, choiceId: `undo:${quoted.undoId}` }, turn);
  }
  if (isBareAnswer(input)) {
    const says = VERDICTS.has(command.intent) && pending === null;
    return says ? goOn(state, input, turn) : showAgain(state, "other-message", turn);
  }
  const isNewest = quoted !== undefined && quoted === state.shown.at(-1);
  const decision = goOn(
    {
      ...state,
      pending: null,
      focusEventId: quoted?.eventId ?? (isNewest ? state.focusEventId : null),
      listedIds: isNewest ? state.listedIds : [],
    },
    input,
    turn,
  );
  if (decision.state.pending || CHANGES.has(command.intent)) return decision;
  return { ...decision, state: { ...decision.state, pending } };
}

const VERDICTS = new Set<Intent>(["confirm", "deny"]);
/** As without a quote: a request that changes something ends what was open. */
export const CHANGES = new Set<Intent>(["create", "cancel", "reschedule", "edit_attendees", "running_late"]);

/** "Yes", "no", "4pm", "anyway": says nothing by itself. */
function isBareAnswer({ requests: [{ command }, second] }: MessageInput): boolean {
  if (second) return false;
  const { intent, slots, manner } = command;
  if (VERDICTS.has(intent)) return !hasTarget(command);
  return intent === "create" && !slots.title && !slots.attendees && manner === undefined;
}
