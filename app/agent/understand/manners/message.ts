import type { Context } from "../command";
import { courtesyLength } from "../grammar/clauses";
import { languagesIn } from "../grammar/vocabulary";
import { oncePerContext } from "../once";
import type { Phrasebook } from "../phrases/phrasebook";
import { phrasebookOf } from "../phrases/phrasebooks";
import { readText, type Text } from "../text";

/** A message in one of the languages that it may be in. */
export interface LanguageCandidate {
  book: Phrasebook;
  /** The message without the courtesies around it. */
  core: Text;
  /** To read a part of the message in this language, as a message of its own. */
  alone: Context;
}

/**
 * The languages whose small words a message has most of (every one when it has none), and English, whose words are
 * said in all offices. `context.locale` decides where it is known.
 */
export const languageCandidatesOf = oncePerContext(candidatesOf);

function candidatesOf(text: string, context: Context): LanguageCandidate[] {
  const whole = readText(text);
  const codes = context.locale ? [context.locale.slice(0, 2).toLowerCase()] : languagesIn(whole.folded, context.usual);
  const books = new Set([...codes, "en"].map(phrasebookOf));
  return [...books].map((book) =>
    candidateIn(book, whole, book.code === codes[0] ? context.locale : undefined, context),
  );
}

const candidateIn = (book: Phrasebook, whole: Text, locale: string | undefined, context: Context) => ({
  book,
  core: withoutCourtesies(whole, book),
  alone: { ...context, locale: locale ?? book.code, awaiting: undefined },
});

/** Those, and behind them the language that was spoken before: few words may look like another ("10 min later"). */
export function withUsual(
  candidates: readonly LanguageCandidate[],
  text: string,
  context: Context,
): readonly LanguageCandidate[] {
  const { usual, locale } = context;
  const isThere = !usual || locale !== undefined || candidates.some(({ book }) => book.code === usual);
  return isThere ? candidates : [...candidates, candidateIn(phrasebookOf(usual), readText(text), undefined, context)];
}

/** What is left of a message between the courtesies of a language. */
export function withoutCourtesies({ said, folded }: Text, book: Phrasebook): Text {
  const from = courtesyLength(folded, book);
  const cut = folded.slice(from);
  const to = from + (book.manners.tail.exec(cut)?.index ?? cut.length);
  return { said: said.slice(from, to), folded: folded.slice(from, to) };
}

/** What is made of the first that anything is made of: languages, readings. */
export function firstMade<T, R>(all: readonly T[], make: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const made = make(one);
    if (made !== undefined) return made;
  }
  return undefined;
}
