import type { ConversationState } from "../state/conversation";
import type { MessageInput } from "../state/input";
import type { Reply } from "../state/reply";
import type { Decision } from "./decision";

/** Longer than this is not quoted. */
const LONGEST_QUOTE = 60;

/**
 * Remembers what was said of what is open, or of what was just spoken of, and was not understood. People go on as if it had
 * been: on the next card it is named, and that card is only proposed.
 *
 * @param state before the decision
 */
export function keepUnheard(
  state: ConversationState,
  decision: Decision,
  { text, choiceId, matters }: MessageInput,
): Decision {
  const unheard = "act" in decision || choiceId !== undefined ? null : after(state, decision);
  return { ...decision, state: { ...decision.state, unheard } };

  function after(before: ConversationState, { reply, state: next }: Extract<Decision, { reply: Reply }>) {
    const said = reply.kind === "noted" ? (reply.first ?? reply.answer ?? reply) : reply;
    const isAbout = next.pending !== null || before.focusEventId !== null;
    if (NOT_UNDERSTOOD.has(said.kind) && isAbout && matters.length > 0)
      return { text: text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text, matters: [...matters] };
    return next.pending === null || SHOWN.has(said.kind) ? null : before.unheard;
  }
}

/** Answers that say that nothing was made of a message. */
const NOT_UNDERSTOOD = new Set<Reply["kind"]>(["not-sure", "still-open", "off-topic", "which-line", "not-found"]);

/** What names it, or comes of it. */
const SHOWN = new Set<Reply["kind"]>(["ask-partly", "propose", "conflict", "declined"]);

/** The words that were not understood and that a message does not say anew; null without any. */
export function unheardBeside({ unheard }: ConversationState, { matters }: MessageInput): string | null {
  return unheard && !unheard.matters.every((one) => matters.includes(one)) ? unheard.text : null;
}
