import { SPOKEN, type Spoken } from "~/domain/language";
import { fold } from "../../understand/text";
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
  /** At its end, or with spaces behind. */
  last: RegExp;
  /** Everywhere, for replacing and counting. */
  all: RegExp;
}

export interface Words extends Patterns {
  code: Spoken;
  small: ReadonlySet<string>;
  /** Whether a word begins as a verb of work does. */
  isVerb: (word: string) => boolean;
  /** What stands between two parts of a sentence. */
  breaks: RegExp;
  /** The same, and "and": between the parts of a list. */
  parts: RegExp;
  /** Where somebody stops inside a sentence, with as much as is said meanwhile: ", uh,", "..." */
  pauses: RegExp;
  frame: SummaryWords["frame"];
  qualifies: boolean;
  /**
   * Subject and verb where the verb is the imperative too, as `after` or `before` its subject, with the pronoun that
   * stands between ("je les appelle"); null in languages that have no such verbs.
   */
  imperative: RegExp | null;
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
/** Sounds of any language before the words; its own small words stand in its list. */
const SOUNDS = "puh|uff?|pff+|tja|oh|o|ah|ach|uh|hm+|mm+|he|hey|ha|eh|wow";
/** Matches nothing. */
const NEVER = "(?!)";

function build({
  code,
  prefix,
  do: work,
  inf,
  ask,
  small,
  frame,
  qualifies,
  abbreviations: _,
  imperative,
  and,
  ...lists
}: SummaryWords): Words {
  const verbs = { "{do}": work, "{inf}": inf, "{ask}": ask };
  const begin = `^[\\W_]*(?:(?:${[SOUNDS, ...lists.sounds].join("|")})[\\s,.!…-]+)*`;
  const place = (list: readonly string[]): Place => {
    const any = list
      .map((one) =>
        // Where somebody hesitates, more than one space is left.
        one
          .replace(/ (?![?*+{])/g, " +")
          .replace(
            /\{(?:do|inf|ask)\}/g,
            (key) => `(?:${prefix})?(?:${verbs[key as keyof typeof verbs].replaceAll(",", "|")})`,
          ),
      )
      .join("|");
    const one = any === "" ? NEVER : `(?:${any})`;
    return {
      in: new RegExp(`${BEFORE}${one}${BEHIND}`, "u"),
      first: new RegExp(`${begin}${one}${BEHIND}`, "u"),
      last: new RegExp(`${BEFORE}${one}\\s*$`, "u"),
      all: new RegExp(`${BEFORE}${one}${BEHIND}`, "gu"),
    };
  };
  const patterns = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, place(list)]));
  const forms = [work, inf, ask].flatMap((list) => [list, list.replaceAll("e?s", "s")]).join(",");
  const begins = new Set(forms.split(",").map((verb) => verb.slice(0, VERB_LETTERS)));
  const leading = new RegExp(`^(?:${prefix})(?=.{3})`);
  const isVerb = (word: string) =>
    [word, word.replace(leading, "")].some((one) => begins.has(one.slice(0, VERB_LETTERS)));
  return {
    ...{ code, frame, qualifies, small: new Set(small.split(",")), isVerb },
    imperative: imperative === "" ? null : commandOf(imperative, lists.subjects, lists.clitic),
    breaks: new RegExp(`[,;:]\\s|\\s[-\u2013\u2014]\\s|\\s(?:${lists.conjunction.join("|")})\\s`, "gu"),
    parts: new RegExp(`[,;:]\\s(?:${and}\\s)?|\\s(?:[-\u2013\u2014]|${and})\\s`, "gu"),
    pauses: new RegExp(
      `(?:[,\u2026]|\\.{2,}|\\s[-\u2013\u2014])?\\s+(?:${lists.hesitation.join("|")})${BEHIND}(?:[,\u2026]|\\.{2,})?|\\.{2,}|\u2026`,
      "gu",
    ),
    // Each list of the type has become its place.
    ...(patterns as unknown as Patterns),
  };
}

function commandOf(imperative: string, subjects: readonly string[], clitics: readonly string[]): RegExp {
  const [verb, subject] = [imperative.replaceAll(",", "|"), subjects.join("|")];
  return new RegExp(
    `${BEFORE}(?:(?:${subject}) ?(?<pronoun>${clitics.join("|") || NEVER})? ?(?<after>${verb})|(?<before>${verb}) (?:${subject}))${BEHIND}`,
    "u",
  );
}

/** A line's own word for a task, in any language, up to its colon. */
const LABELS = SPOKEN.map(
  (language) => new RegExp(`^[\\W_]*(?:${LANGUAGES[language].label.join("|")})\\s*(?::\\s*|$)`, "u"),
);

/** How much of a text is a label; 0 where it has none. */
export const labelEnd = (folded: string): number =>
  Math.max(...LABELS.map((label) => label.exec(folded)?.[0].length ?? 0));

/** The end of what is shortened, in any language: sentences are cut before their language is known. */
export const ABBREVIATED = new RegExp(
  `(?:^|[\\s(])(?:${SPOKEN.flatMap((language) => LANGUAGES[language].abbreviations.split(","))
    .join("|")
    .replaceAll(".", "\\.")}|(?!i\\.)\\p{L})\\.$`,
  "u",
);

/** Words of our own sentences, folded: they name nothing. */
export const FRAME_WORDS: ReadonlySet<string> = new Set(
  SPOKEN.flatMap((language) => fold(LANGUAGES[language].frame("")).match(/\p{L}+/gu) ?? []),
);
