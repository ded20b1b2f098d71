import type { Action } from "../../state/action";
import type { ConversationState, Pending } from "../../state/conversation";
import type { Input } from "../../state/input";
import type { TurnContext } from "../../state/turn-context";
import type { Decision } from "../decision";

export type Of<K extends Pending["kind"]> = Extract<Pending, { kind: K }>;

export interface Answer {
  state: ConversationState;
  input: Input;
  turn: TurnContext;
  verb: "yes" | "no" | "anyway" | "skip" | "pick" | "tell" | "forget" | null;
  /** Which row was tapped or said, from 0. */
  index: number | null;
}

export const decline = (state: ConversationState, actions: Action[]): Decision => ({
  state: { ...state, pending: null },
  reply: { kind: "declined", actions },
});
