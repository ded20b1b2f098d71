import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import type { LanguageWords } from "./language";
import { dutch } from "./nl";

export const LANGUAGES: readonly LanguageWords[] = [english, dutch, german, french, spanish];

export const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code);

/** The words of a language by its two letters; undefined for one whose words are not here. */
export const wordsFor = (code: string): LanguageWords | undefined => LANGUAGES.find((one) => one.code === code);
