import type { Command } from "../command";
import { PHRASEBOOKS } from "../phrases/phrasebooks";
import { readText } from "../text";

/**
 * "Don't undo that", "did you undo it?", "how do I undo?": an undo is done at once and guests hear of it, so what only
 * speaks of one is none.
 *
 * @param plain how the grammar reads the message
 */
export function undoSpokenOf(said: string, plain: Command): Command | undefined {
  if (plain.intent !== "undo") return undefined;
  const { folded } = readText(said);
  // "And did you", "but how do I": behind one small word a question is one too.
  const clauses = folded.split(/[,.!;:\n]+\s*/).flatMap((one) => [one, one.replace(/^[a-z]{1,5} /, "")]);
  const manner = PHRASEBOOKS.some(({ undo, asksUndo }) => clauses.some((one) => undo.test(one) && asksUndo.test(one)))
    ? "asks-undo"
    : PHRASEBOOKS.some(({ notUndo }) => notUndo.test(folded))
      ? "not-undo"
      : undefined;
  return manner && { ...plain, intent: "help", manner };
}
