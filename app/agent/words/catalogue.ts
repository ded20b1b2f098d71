import type { Spoken } from "~/domain/language";
import { german } from "./de";
import { english, type Words } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { dutch } from "./nl";

/** Every sentence in every language that Parley speaks. */
const CATALOGUE: Record<Spoken, Words> = { en: english, nl: dutch, de: german, fr: french, es: spanish };

export function wordsOf({ language }: { language: Spoken }): Words {
  return CATALOGUE[language];
}
