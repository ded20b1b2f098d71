import type { Spoken } from "~/domain/language";
import { english } from "./en";
import { dutch } from "./nl";

/** Every sentence of ours. English sets the shape; another language that lacks one does not compile. */
export type Words = typeof english;

const CATALOGUE: Record<Spoken, Words> = { en: english, nl: dutch };

export function wordsOf({ language }: { language: Spoken }): Words {
  return CATALOGUE[language];
}
