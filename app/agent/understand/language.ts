import { isUnderstood, type Spoken, spokenFor, type Understood } from "~/domain/language";
import { languageShown } from "./grammar/vocabulary";
import { fold, readText } from "./text";

/**
 * The language to answer in: that of the message where its words show one, else that of the talk so far, else the
 * user's own. "ja", "15u30" and a tapped button show none.
 *
 * @param talk what the conversation remembers
 * @param preferred BCP 47, from the user's settings
 */
export function languageOf(text: string, talk: Spoken | null, preferred: string): Spoken {
  return languageIn(text) ?? talk ?? spokenFor(preferred);
}

/** The language of one message among all that are understood, where its words show one; else that of the talk. */
export function languageAsked(text: string, talk: Spoken): Understood {
  const shown = languageShown(fold(readText(text).said));
  return shown !== null && isUnderstood(shown) ? shown : talk;
}

/** Openings that are nobody else's: one word of them shows the language. */
const DUTCH_ALONE =
  /^\W*(?:hoi+|goede(?:morgen|middag|navond|ndag)|dank\s?je(?:\s?wel)?|bedankt|doei|alsjeblieft|oeps|geen afspraken|afspraken duren|wie komen|je bent)\b/;

/** The language that the words of a message show, as far as Parley speaks it; null when they show none. */
export function languageIn(text: string): Spoken | null {
  const folded = fold(readText(text).said);
  if (DUTCH_ALONE.test(folded)) return "nl";
  const shown = languageShown(folded);
  return shown === null ? null : spokenFor(shown);
}
