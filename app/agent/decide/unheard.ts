import type { ConversationState } from "../state/conversation";
import type { MessageInput } from "../state/input";
import type { Reply } from "../state/reply";
import type { Of } from "./answer/answer";
import { isNamed } from "./ask-partly";
import type { Decision } from "./decision";
import { spokenIndex } from "./positions";

/** Longer than this is not quoted. */
const LONGEST_QUOTE = 60;

/**
 * Remembers what was said of what is open and was not understood. People go on as if it had been: on the next card it is
 * named, and that card is only proposed. That it was not understood is said at once, too; where nothing is open that is all,
 * and a request behind it is one of its own.
 *
 * @param state before the decision
 */
export function keepUnheard(
  state: ConversationState,
  decision: Decision,
  { text, choiceId, mentions: { matters } }: MessageInput,
): Decision {
  if ("act" in decision || choiceId !== undefined) return withUnheard(decision, null);
  const { reply, state: next } = decision;
  const { kind } = reply.kind === "noted" ? (reply.first ?? reply.answer ?? reply) : reply;
  const said = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  // Until it is answered what was asked about is not understood.
  if (next.pending?.kind === "partly" && kind === "ask-partly")
    return withUnheard(decision, { text: said, matters: [...matters] });
  if (!NOT_UNDERSTOOD.has(kind) || !next.pending || matters.length === 0)
    return withUnheard(decision, next.pending === null || SHOWN.has(kind) ? null : state.unheard);
  const answer =
    kind === "still-open" || kind === "still-there"
      ? { ...decision, reply: { kind: "not-sure" as const, unread: said } }
      : decision;
  return withUnheard(answer, { text: said, matters: [...matters] });
}

const withUnheard = (decision: Decision, unheard: ConversationState["unheard"]): Decision => ({
  ...decision,
  state: { ...decision.state, unheard },
});

/** Answers that say that nothing was made of a message. */
const NOT_UNDERSTOOD = new Set<Reply["kind"]>([
  "not-sure",
  "still-open",
  "still-there",
  "off-topic",
  "which-line",
  "not-found",
]);

/** What names it, or comes of it. */
const SHOWN = new Set<Reply["kind"]>(["ask-partly", "propose", "conflict", "declined"]);

/** The words that were not understood and that a message does not say anew; null without any. */
export function unheardBeside({ unheard, pending }: ConversationState, message: MessageInput): string | null {
  if (!unheard || (pending?.kind === "partly" && answersPartly(pending, message))) return null;
  const { matters } = message.mentions;
  return unheard.matters.every((one) => matters.includes(one)) ? null : unheard.text;
}

/** A yes or a row of what was asked about, or what else is said of the only one. */
function answersPartly({ commands }: Of<"partly">, { requests, text }: MessageInput): boolean {
  const [only, another] = commands;
  const isYes = requests.some(({ command }) => command.intent === "confirm");
  return isYes || (another ? spokenIndex(text, commands.length) !== null : only !== undefined && isNamed(only));
}
