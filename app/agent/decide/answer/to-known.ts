import { said } from "../../understand/languages/lists/said";
import type { Decision } from "../decision";
import { forgetKnown, forgetNow } from "../on-preference";
import type { Answer, Of } from "./answer";

const FORGET_IT = said`^\W*(?:${"please"}\s+)?${"forgetsIt"}`;

export function answerKnown({ state, input, turn, verb }: Answer): Decision | undefined {
  if (verb === "forget" || FORGET_IT.isIn(input.text)) return forgetKnown(state, input, turn);
  return verb === "yes" || verb === "no"
    ? { state: { ...state, pending: null }, reply: { kind: "kept-known" } }
    : undefined;
}

export function answerForget(pending: Of<"forget">, { state, input, turn, verb }: Answer): Decision | undefined {
  if (verb === "yes" || (verb === "no" && FORGET_IT.isIn(input.text))) return forgetNow(state, pending, input, turn);
  return verb === "no" ? { state: { ...state, pending: null }, reply: { kind: "kept-known" } } : undefined;
}
