import type { Decision } from "../decision";
import { setDone } from "../take-on";
import type { Answer, Of } from "./answer";

/** The yes to mailing a summary: the mails go to those whom the card has named. */
export function answerSendSummary({ sending }: Of<"send-summary">, { state, verb }: Answer): Decision | undefined {
  if (verb !== "yes") return undefined;
  return { state: { ...state, pending: null }, reply: { kind: "summary-sent", sending }, send: sending };
}

/** Which of several action items is done. */
export function answerWhichItem({ id, items }: Of<"which-item">, { state, turn, index }: Answer) {
  const item = index === null ? undefined : items[index];
  if (item) return setDone(state, item, id, turn);
  return undefined;
}
