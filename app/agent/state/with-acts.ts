import type { CalendarAct } from "~/services/deps";
import { UNDO_STEPS } from "./action";
import type { ConversationState } from "./conversation";

/** The conversation with what was done without a message among what can be taken back. */
export function withActs(state: ConversationState, acts: readonly CalendarAct[]): ConversationState {
  if (acts.length === 0) return state;
  const entries = acts.map(({ id, at, ...step }) => ({ id, steps: [step], at }));
  const undo = [...state.undo, ...entries].toSorted((a, b) => a.at - b.at).slice(-UNDO_STEPS);
  return { ...state, undo };
}
