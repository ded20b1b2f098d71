import { german } from "./de/words";
import { english } from "./en/words";
import { spanish } from "./es/words";
import { french } from "./fr/words";
import type { LanguageWords } from "./language";
import { dutch } from "./nl/words";
import { spellOut } from "./spell-out";

const SHORT: readonly LanguageWords[] = [english, dutch, german, french, spanish];

export const LANGUAGE_CODES = SHORT.map(({ code }) => code);

const spelledOut = new Map<string, LanguageWords>();

/** The words of a language by its two letters, spelled out at first use; undefined for one whose words are not here. */
export function wordsFor(code: string): LanguageWords | undefined {
  const known = spelledOut.get(code);
  const short = known ? undefined : SHORT.find((one) => one.code === code);
  if (!short) return known;
  const words = spellOut(short);
  spelledOut.set(code, words);
  return words;
}

export const allWords = (): LanguageWords[] => LANGUAGE_CODES.flatMap((code) => wordsFor(code) ?? []);
