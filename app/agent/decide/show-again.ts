import { HOUR } from "~/domain/time";
import { type ConversationState, PENDING_HOURS } from "../state/conversation";
import type { ReplyOf } from "../state/reply";
import { saidOf } from "../state/shown";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";

/** Does nothing, says why, and shows the open question once more where there is one. */
export function showAgain(
  state: ConversationState,
  why: ReplyOf<"noted">["why"],
  { now, earliest }: TurnContext,
): Decision {
  const { pending } = state;
  const answer = pending && saidOf(pending);
  const asked = pending && { ...pending, expiresAt: earliest + PENDING_HOURS * HOUR };
  return { state: { ...state, pending: asked }, reply: { kind: "noted", why, at: now, answer } };
}
