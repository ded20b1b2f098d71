import type { ConversationState, Pending } from "../state/conversation";
import type { Reply } from "../state/reply";
import { idOf, plainSay, REPEATS, saidOf } from "../state/shown";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";

/**
 * A yes is to what was asked last: whatever else is said while a question stays open, that question stands below it as it
 * was, so that nobody takes it for done, for gone, or for a question about the message that was just sent.
 */
export function aboveCard({ pending }: ConversationState, decision: Decision, { now: at }: TurnContext): Decision {
  if (!pending || "act" in decision || decision.state.pending?.id !== pending.id) return decision;
  const { reply: first } = decision;
  const said = plainSay(first);
  const isShown = REPEATS.has(said.kind) || idOf(said) === pending.id;
  const answer = saidOf(pending);
  if (isShown || !answer || !(STAYS_BELOW.has(pending.kind) || UNREAD.has(said.kind))) return decision;
  return { ...decision, reply: { kind: "noted", why: "answered", at, first, answer } };
}

/** Questions to which a yes writes or sends something, or that the rest of what was asked for waits for. */
const STAYS_BELOW: ReadonlySet<Pending["kind"]> = new Set([
  ...(["proposal", "address", "guest-address", "partly", "late", "take-back"] as const),
  ...(["forget", "template", "offer", "send-summary", "words"] as const),
]);

/** Whatever was open, nothing of these messages is an answer to it. */
const UNREAD: ReadonlySet<Reply["kind"]> = new Set([
  ...(["forwarded", "no-reading", "no-voice", "not-heard"] as const),
  ...(["place-shared", "contact-shared", "contact-without-address", "contact-of-several"] as const),
]);
