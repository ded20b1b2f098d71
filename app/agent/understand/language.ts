import { type Spoken, spokenFor } from "~/domain/language";
import { shortReply } from "./grammar/replies";
import { knowingMore, languageOfEach, languageOpening, languageShown } from "./grammar/vocabulary";
import { phrasebookOf } from "./phrases/phrasebooks";
import { fold, readText } from "./text";

/**
 * The language to answer in: that of the message where its words show one, else that of the talk so far, else the
 * user's own. "ja", "15u30" and a tapped button show none, and two words are too few to leave the language of the talk.
 *
 * @param talk what the conversation remembers
 * @param preferred BCP 47, from the user's settings
 */
export function languageOf(text: string, talk: Spoken | null, preferred: string): Spoken {
  const folded = fold(readText(text).said);
  const isShort = talk !== null && countWords(folded) < FEWEST_WORDS;
  const shown = isShort ? (openedIn(folded) ?? whollyIn(folded)) : shownIn(folded);
  const isOther = shown !== null && talk !== null && shown !== talk;
  return (isOther ? spokenFor(knowingMore(folded, talk, shown)) : shown) ?? talk ?? spokenFor(preferred);
}

/** The language that the words of a message show; null when they show none. */
export const languageIn = (text: string): Spoken | null => shownIn(fold(readText(text).said));

/** Fewer words leave the language of a talk only by an opening, or where each of them is of another. */
const FEWEST_WORDS = 3;
/** Up to so many words an opening counts for more than they do: "thanks a lot". */
const OPENED_WORDS = 3;

/** "a" is a word of three languages, and none shows by it; the "j'" of "j'ai" does. */
const SINGLE_LETTERS = /\b[a-z]\b(?!')/g;

const countWords = (folded: string) => (folded.match(/[a-z]+/g) ?? []).length;

function shownIn(folded: string): Spoken | null {
  const code = languageShown(folded.replace(SINGLE_LETTERS, " "));
  const shown = code === null ? null : spokenFor(code);
  return countWords(folded) > OPENED_WORDS ? (shown ?? openedIn(folded)) : (openedIn(folded) ?? shown);
}

/** "Anything tonight?": few words, and all of them of one language. "Doe maar" is a yes to what was said in another. */
function whollyIn(folded: string): Spoken | null {
  const code = languageOfEach(folded);
  return code === null || shortReply(folded, phrasebookOf(code)) ? null : spokenFor(code);
}

function openedIn(folded: string): Spoken | null {
  const code = languageOpening(folded);
  return code === null ? null : spokenFor(code);
}
