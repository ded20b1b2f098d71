import { SPOKEN, type Spoken } from "~/domain/language";
import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { dutch } from "./nl";
import type { SummaryWords } from "./summary-words";

type Patterns = { [Name in keyof SummaryWords as SummaryWords[Name] extends readonly string[] ? Name : never]: Place };

/** Where a pattern stands. */
interface Place {
  /** Anywhere in the sentence. */
  in: RegExp;
  /** At its beginning, behind small sounds: "well", "oh". */
  first: RegExp;
}

export interface Words extends Patterns {
  code: Spoken;
  small: ReadonlySet<string>;
  /** Beginnings of the verbs of work. */
  verbs: ReadonlySet<string>;
}

/** By so many letters "tell" is "tells", and "traduce" is "traduzco". */
export const VERB_LETTERS = 4;

const LANGUAGES: Record<Spoken, SummaryWords> = {
  en: english,
  nl: dutch,
  de: german,
  fr: french,
  es: spanish,
};
const ready = new Map<Spoken, Words>();

/** A language made ready; built at first use. */
export function wordsOf(language: Spoken): Words {
  const known = ready.get(language);
  if (known) return known;
  const made = build(LANGUAGES[language]);
  ready.set(language, made);
  return made;
}

/** Whether a sentence speaks to a machine, in any language: such words are written to be read by one. */
export const speaksToMachine = (folded: string): boolean =>
  SPOKEN.some((language) => wordsOf(language).machine.in.test(folded));

const BEFORE = "(?<![\\p{L}\\p{N}'-])";
const BEHIND = "(?![\\p{L}\\p{N}-])";
/** Sounds before the words: "oh, okay", "ah ja", "bueno, sí". */
const SOUNDS =
  "^[\\W_]*(?:(?:oh|o|ah|ach|well|um|uh|er|hm+|mm+|so|and|but|then|nou|tja|he|hey|ha|en|maar|dan|na|also|und|dann|aber|bon|ben|alors|euh|et|mais|bueno|pues|y|eh|wow)[\\s,.!…-]+)*";

function build({ code, do: work, inf, ask, small, ...lists }: SummaryWords): Words {
  const verbs = { "{do}": work, "{inf}": inf, "{ask}": ask };
  const place = (list: readonly string[]): Place => {
    const any = list
      .map((one) =>
        one.replace(/\{(?:do|inf|ask)\}/g, (key) => `(?:${verbs[key as keyof typeof verbs].replaceAll(",", "|")})`),
      )
      .join("|");
    return {
      in: new RegExp(`${BEFORE}(?:${any})${BEHIND}`, "u"),
      first: new RegExp(`${SOUNDS}(?:${any})${BEHIND}`, "u"),
    };
  };
  const patterns = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, place(list)]));
  // Each list of the type has become its place.
  const begins = [work, inf, ask].flatMap((list) => list.split(",")).map((verb) => verb.slice(0, VERB_LETTERS));
  return { code, small: new Set(small.split(",")), verbs: new Set(begins), ...(patterns as unknown as Patterns) };
}
