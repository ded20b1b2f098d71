import type { ConversationState } from "../state/conversation";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { isPlainUndo, type Said } from "./settle-untaken";
import { isTakenBack } from "./what-google-did";

/**
 * What a page or the API has asked Google for without hearing whether it is done: what the calendar shows as done can be
 * taken back like everything else, and the rest is nothing that an undo means.
 *
 * @param decide what the message comes to in a state
 */
export function settleNoted(
  state: ConversationState,
  said: Said,
  { calendar }: TurnContext,
  decide: (state: ConversationState) => Decision,
): Decision {
  const last = state.undo.at(-1);
  if (!state.undo.some(({ isUnsure }) => isUnsure)) return decide(state);
  if (calendar.state !== "ready") {
    const events = last?.steps.map(({ event }) => event) ?? [];
    return last?.isUnsure && isPlainUndo(said) ? { state, reply: { kind: "still-unsure", events } } : decide(state);
  }
  const undo = state.undo.flatMap(({ isUnsure, ...entry }) => {
    const steps = isUnsure ? entry.steps.filter((step) => !isTakenBack(step, calendar.events)) : entry.steps;
    return isUnsure && steps.length === 0 ? [] : [{ ...entry, steps }];
  });
  return decide({ ...state, undo });
}
