import type { Spoken, Understood } from "~/domain/language";
import { german } from "./de";
import { english, type MoneyWords, type Words } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { dutch } from "./nl";

const CATALOGUE: Record<Spoken, Words> = { en: english, nl: dutch };

const MONEY: Record<Understood, MoneyWords> = { ...CATALOGUE, de: german, fr: french, es: spanish };

export function wordsOf({ language }: { language: Spoken }): Words {
  return CATALOGUE[language];
}

/** Words about plans and what is left of them, in the language of the question. */
export const moneyWordsIn = (language: Understood): MoneyWords => MONEY[language];
