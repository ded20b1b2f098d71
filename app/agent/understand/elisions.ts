import type { Context } from "./command";
import { inItsLanguage } from "./contexts";
import { listOf } from "./ear/word-lists";
import { wordsFor } from "./languages/languages";
import { oncePerContext } from "./once";
import { fold } from "./text";

/** "J ai quoi demain", "l école": with the apostrophes that its language has and a thumb leaves out. Keeps the length. */
export const withElisions = oncePerContext((message: string, context: Context): string => {
  const { elided = "", afterLetter = "" } = wordsFor(inItsLanguage(message, context).usual ?? "") ?? {};
  if (elided === "") return message;
  const [short, others] = [listOf(elided), afterLetter.split(",")];
  return message.replace(TWO_WORDS, (said, word: string, next: string, at: number) => {
    // "Salle D est prise": a capital that opens nothing is a name.
    const isName = word.length === 1 && word !== word.toLowerCase() && !/(?:^|[.!?\n]\s*)$/u.test(message.slice(0, at));
    // "Salle d a 14h"
    const isHour = next.length === 1 && /^ \d/.test(message.slice(at + said.length + next.length));
    const isElided = short.has(fold(word)) && VOWELS.has(fold(next).charAt(0));
    return isElided && !isName && !isHour && !others.includes(next.toLowerCase()) ? `${word}'` : said;
  });
});

/** The letters in front of which a vowel is lost. */
const VOWELS: ReadonlySet<string> = new Set("aeiouyh");

const TWO_WORDS = /(?<![\p{L}\p{N}'’-])(\p{L}{1,7}) (?=(\p{L}+))/gu;
