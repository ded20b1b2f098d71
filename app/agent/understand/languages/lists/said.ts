import { fold } from "../../text";
import { germanLists } from "../de/lists";
import { englishLists } from "../en/lists";
import { spanishLists } from "../es/lists";
import { frenchLists } from "../fr/lists";
import { dutchLists } from "../nl/lists";
import { type Bracket, spellOut, type Way, waysOf } from "../spell-out";
import type { WordLists } from "./word-lists";

const SHORT: Readonly<Record<string, Partial<WordLists>>> = {
  en: englishLists,
  nl: dutchLists,
  de: germanLists,
  fr: frenchLists,
  es: spanishLists,
};
const ALL = Object.values(SHORT);

/** What is tried on a message, whatever its language. */
export interface Said {
  /** To be part of another pattern. */
  source(): string;
  /** For words that are folded already, and for nothing but a look at them: it keeps no place. */
  readonly folded: RegExp;
  isIn(text: string): boolean;
  /** The words at the groups of the pattern, as they were typed; undefined where it does not fit. */
  partsOf(text: string): (string | undefined)[] | undefined;
  /** Where it fits in a text, from and to. */
  placesIn(text: string): [number, number][];
  /** The text with other words at each place where it fits. */
  replacedIn(text: string, instead: string): string;
}

/**
 * A pattern over the words of all languages: a name in it stands for whole words of the list of that name. What a list
 * holds stands with each language; the shape, which is here, is the same for all. Case and accents do not count. Made at
 * first use.
 *
 * @throws where a group may be repeated without end: words stand in several lists, and each more of them doubled the ways
 *   to fit, until sixteen times "no" took minutes
 */
export function said({ raw }: TemplateStringsArray, ...parts: readonly (keyof WordLists | Said)[]): Said {
  if (raw.some((shape) => /(?:\)|^)(?:[*+]|\{\d*,\})/.test(shape))) throw new Error(`Without an end: ${raw.join("…")}`);
  let made: RegExp | undefined;
  let folded: RegExp | undefined;
  const source = () => raw.map((words, at) => words + sourceOf(parts[at])).join("");
  const pattern = () => {
    made ??= new RegExp(source(), "dgu");
    made.lastIndex = 0;
    return made;
  };
  return {
    source,
    get folded() {
      folded ??= new RegExp(source(), "u");
      return folded;
    },
    isIn: (text) => pattern().test(fold(text)),
    partsOf(text) {
      const found = pattern().exec(fold(text))?.indices;
      return found?.map((place) => place && text.slice(...place));
    },
    placesIn: (text) => [...fold(text).matchAll(pattern())].map(({ index, 0: words }) => [index, index + words.length]),
    replacedIn(text, instead) {
      const found = [...fold(text).matchAll(pattern())].toReversed();
      return found.reduce(
        (rest, { index, 0: words }) => rest.slice(0, index) + instead + rest.slice(index + words.length),
        text,
      );
    },
  };
}

/** At which place of its list a word stands, from 0, in whichever language has it; -1 for one that is in none. */
export function placeIn(list: "ordinals" | "counts", word: string): number {
  const known = places.get(list) ?? placesOf(list);
  places.set(list, known);
  return known.get(fold(word)) ?? -1;
}

const places = new Map<"ordinals" | "counts", ReadonlyMap<string, number>>();

function placesOf(list: "ordinals" | "counts"): ReadonlyMap<string, number> {
  const all = ALL.flatMap((words) =>
    (words[list] ?? "").split(",").map((short, at) => ({ at, said: phrasesOf(short) })),
  );
  return new Map(
    all.toSorted((a, b) => a.at - b.at).flatMap(({ at, said }) => said.map((word) => [word, at] as const)),
  );
}

/** @returns folded; empty for a list that is unsaid */
const phrasesOf = (list = "") => spellOut({ list }).list.split(",").filter(Boolean).map(fold);

/** What a list of one language holds. */
export const phrasesSaid = (list: keyof WordLists, code: string) => phrasesOf(SHORT[code]?.[list]);

/** What a list holds in any language. */
export const phrasesOfAll = (list: keyof WordLists) => ALL.flatMap((words) => phrasesOf(words[list]));

const sourceOf = (part: keyof WordLists | Said | undefined) =>
  typeof part === "string" ? anyOf(part) : (part?.source() ?? "");

const alternatives = new Map<keyof WordLists, string>();

/**
 * The words of a list in all languages, the longer first. Brackets stay brackets: spelled out, two lists of one pattern
 * took a second to compile.
 */
function anyOf(list: keyof WordLists): string {
  const known = alternatives.get(list);
  if (known !== undefined) return known;
  const ways = ALL.flatMap((words) => (words[list] ?? "").split(",").filter(Boolean).flatMap(waysOf));
  const made = `(?<![\\p{L}\\p{N}])${patternOf(ways)}(?![\\p{L}\\p{N}])`;
  alternatives.set(list, made);
  return made;
}

function patternOf(ways: readonly Way[]): string {
  const patterns = ways.toSorted((a, b) => longest(b) - longest(a)).map((way) => way.map(patternOfPart).join(""));
  return `(?:${[...new Set(patterns)].join("|")})`;
}

const patternOfPart = (part: string | Bracket): string =>
  typeof part === "string"
    ? fold(part).replace(/\./g, "\\.").replace(/'/g, "['’]?").replace(/ /g, "\\s+")
    : `${patternOf(part.ways)}${part.isOptional ? "?" : ""}`;

/** In letters. */
const longest = (way: Way): number =>
  way.reduce((sum, part) => sum + (typeof part === "string" ? part.length : Math.max(...part.ways.map(longest))), 0);

/** "Job": a word that stands for a meeting. */
export const JOB = said`^${"jobs"}$`;
