import type { Spoken } from "~/domain/language";
import { english, type Words } from "./en";
import { dutch } from "./nl";

const CATALOGUE: Record<Spoken, Words> = { en: english, nl: dutch };

export function wordsOf({ language }: { language: Spoken }): Words {
  return CATALOGUE[language];
}
