import type { Decision } from "../decision";
import { forgetKnown, forgetNow } from "../on-preference";
import type { Answer, Of } from "./answer";

const FORGET_IT =
  /^\W*(?:please\s+)?(?:forget|delete|erase|vergeet|wis)\s+(?:it|that|this|them|all|everything|dat|het|dit|alles)\b/iu;

export function answerKnown({ state, input, turn, verb }: Answer): Decision | undefined {
  if (verb === "forget" || FORGET_IT.test(input.text)) return forgetKnown(state, input, turn);
  return verb === "yes" || verb === "no"
    ? { state: { ...state, pending: null }, reply: { kind: "kept-known" } }
    : undefined;
}

export function answerForget(pending: Of<"forget">, { state, input, turn, verb }: Answer): Decision | undefined {
  if (verb === "yes" || (verb === "no" && FORGET_IT.test(input.text))) return forgetNow(state, pending, input, turn);
  return verb === "no" ? { state: { ...state, pending: null }, reply: { kind: "kept-known" } } : undefined;
}
