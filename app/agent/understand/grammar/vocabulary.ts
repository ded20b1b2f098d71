import { german } from "../languages/de/vocabulary";
import { english } from "../languages/en/vocabulary";
import { spanish } from "../languages/es/vocabulary";
import { french } from "../languages/fr/vocabulary";
import { wordsFor } from "../languages/languages";
import { dutch } from "../languages/nl/vocabulary";
import { fold } from "../text";
import type { Language, Meanings } from "../words/lexicon";

/** A language made ready for reading: phrases by their first word, longest first. */
export interface Vocabulary {
  code: string;
  monthFirst: boolean;
  /** Whether people write "8:30 pm". */
  halves: boolean;
  phrases: ReadonlyMap<string, readonly Phrase[]>;
}

export interface Phrase {
  /** Folded pieces, as `pieces` cuts them. */
  pieces: readonly string[];
  meanings: Partial<Meanings>;
}

const LANGUAGES = [english, dutch, german, french, spanish];
const ready = new Map<string, Vocabulary>();

/** The vocabulary of a BCP 47 language; English for one we do not speak. Built at first use. */
export function vocabularyOf(locale: string): Vocabulary {
  const code = locale.slice(0, 2).toLowerCase();
  const language = LANGUAGES.find((known) => known.code === code) ?? english;
  const known = ready.get(language.code);
  if (known) return known;
  const built = build(language);
  ready.set(language.code, built);
  return built;
}

/**
 * The language with the most of its small words in the text; `usual` when nothing speaks for another.
 *
 * @param usual the language of the talk
 */
export function guessLanguage(folded: string, usual = "en"): string {
  const { hits, codes } = smallWords(folded);
  return hits === 0 || codes.includes(usual) ? usual : knowingMore(folded, usual, codes[0] ?? usual);
}

/**
 * Of the language of a talk and another that a text shows: words that both have are no reason to leave the one, nor is a
 * language that knows fewer of them. Of several others the one that knows most.
 */
export function knowingMore(folded: string, talk: string, shown: string): string {
  known ??= new Map(LANGUAGES.map((language) => [language.code, wordsOfLanguage(language)]));
  const words = [...new Set(folded.match(/[a-z]{2,}/g))];
  const counts = new Map([...known].map(([code, all]) => [code, words.filter((word) => all.has(word))]));
  const own = counts.get(talk) ?? [];
  const first = [shown, counts.get(shown) ?? []] as const;
  const [best, has] = [...counts].reduce((one, other) => (other[1].length > one[1].length ? other : one), first);
  // "Llámalo Catch up": what opens it shows more than a name of two words behind.
  const [opening = ""] = words;
  const isOpen = own.includes(opening) && !has.includes(opening) && has.length - own.length < 2;
  return !isOpen && has.length >= own.length && has.some((word) => !own.includes(word)) ? best : talk;
}

/** The languages with the most of their small words in the text, all when it has none; the `usual` one leads. */
export function languagesIn(folded: string, usual = "en"): string[] {
  const { codes } = smallWords(folded);
  return codes.toSorted((a, b) => Number(b === usual) - Number(a === usual));
}

/** The language that a text opens in so that one word shows it: "bonjour". */
export const languageOpening = (folded: string): string | null =>
  LANGUAGES.find(({ opening }) => opening.test(folded))?.code ?? null;

/** The one language that a text shows; null when it is too short or could be several: "ok", "ja", "15:30". */
export function languageShown(folded: string): string | null {
  const { words, hits, codes } = smallWords(folded);
  const [only, second] = codes;
  return only === undefined || second !== undefined || hits === 0 || words < 2 ? null : only;
}

/** The one language that every word of a text is of and of no other; null for less than two words. */
export function languageOfEach(folded: string): string | null {
  hinted ??= languagesByHint();
  alone ??= wordsOfOne();
  const words = folded.match(/[a-z]+/g) ?? [];
  const of = words.map((word) => {
    const hints = hinted?.get(word) ?? [];
    return hints.length === 1 ? hints[0] : hints.length === 0 ? alone?.get(word) : undefined;
  });
  const [first = -1] = of;
  return words.length > 1 && of.every((n) => n === first) ? (LANGUAGES[first]?.code ?? null) : null;
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** All that stands in its lists, whatever it is there for; of its times the words alone: "Black Friday" is no French. */
function wordsOfLanguage({ code, hints, entries }: Language): ReadonlySet<string> {
  const times = entries.flatMap(([, , words]) => words.split(",")).filter((phrase) => !phrase.includes(" "));
  return new Set(fold([listsFor(code), hints, ...times].join()).match(/[a-z]{2,}/g));
}

/** All lists of what the words of a language do, without what the lists are for. */
const listsFor = (code: string) =>
  JSON.stringify(
    Object.values(wordsFor(code) ?? {}).map((list) => (typeof list === "string" ? list : Object.values(list))),
  );

/** The languages with the most small words in the text, in the order in which we know them. */
function smallWords(folded: string): { words: number; hits: number; codes: string[] } {
  const words = new Set(folded.slice(0, 400).match(/[a-z]+/g) ?? []);
  const counts = LANGUAGES.map(() => 0);
  hinted ??= languagesByHint();
  for (const word of words) for (const n of hinted.get(word) ?? []) counts[n]!++;
  const hits = Math.max(...counts);
  const most = LANGUAGES.flatMap((_, n) => (counts[n] === hits ? [n] : []));
  const codes = (most.length > 1 ? knowingMost(words, most) : most).map((n) => LANGUAGES[n]!.code);
  return { words: words.size, hits: hits || Number(codes.length < LANGUAGES.length), codes };
}

/** Those of several languages that know the most of the words that only one of all knows. */
function knowingMost(words: ReadonlySet<string>, among: readonly number[]): number[] {
  alone ??= wordsOfOne();
  const counts = among.map(() => 0);
  for (const word of words) {
    const at = among.indexOf(alone.get(word) ?? -1);
    if (at >= 0) counts[at]!++;
  }
  const most = Math.max(...counts);
  return among.filter((_, n) => counts[n] === most);
}

/** Words of requests that one language alone knows, with its place in `LANGUAGES`. */
let alone: ReadonlyMap<string, number> | undefined;

function wordsOfOne(): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const days = new Set(LANGUAGES.flatMap(weekdays));
  for (const [n, { code }] of LANGUAGES.entries()) {
    for (const word of new Set(fold(listsFor(code)).match(/[a-z]{3,}/g)))
      if (!days.has(word)) found.set(word, found.has(word) && found.get(word) !== n ? -1 : n);
  }
  return found;
}

/** The places in `LANGUAGES` of those that a word hints at. */
let hinted: Map<string, number[]> | undefined;

function languagesByHint(): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [n, language] of LANGUAGES.entries()) {
    const elsewhere = new Set(LANGUAGES.filter((other) => other !== language).flatMap(weekdays));
    // "mon" is a Monday as often as it is French, "ma" is a Dutch one: they show nothing.
    for (const word of new Set([...fold(language.hints).split(","), ...daysAndUnits(language)]))
      if (!elsewhere.has(word)) found.set(word, [...(found.get(word) ?? []), n]);
  }
  return found;
}

function weekdays({ entries }: Language): string[] {
  return entries.filter(([meaning]) => meaning === "wd").flatMap(([, , words]) => fold(words).split(","));
}

/** Words, figures and signs, one by one. */
export function pieces(folded: string): string[] {
  return folded.match(/[a-z]+(?:'[a-z]+)*|\d+|\S/g) ?? [];
}

/** "dinsdag", "Wochen", "demain": enough to know a language by. */
function daysAndUnits({ entries }: Language): string[] {
  return entries
    .filter(([meaning]) => meaning === "wd" || meaning === "wds" || meaning === "unit" || meaning === "day")
    .flatMap(([, , words]) => fold(words).split(","))
    .filter((word) => /^[a-z]{4,}$/.test(word));
}

function build(language: Language): Vocabulary {
  const byPhrase = new Map<string, Partial<Meanings>>();
  for (const [meaning, value, words] of language.entries) {
    for (const phrase of words.split(",")) {
      const key = pieces(fold(phrase)).join(" ");
      // A text has its French articles cut off: "jour de l'an" comes as "jour de l' an".
      const apart = key.replace(/(?<= [dl]')(?=[a-z])/g, " ");
      for (const form of new Set([key, apart])) byPhrase.set(form, { [meaning]: value, ...byPhrase.get(form) });
    }
  }
  const phrases = new Map<string, Phrase[]>();
  for (const [key, meanings] of byPhrase) {
    const cut = key.split(" ");
    const first = cut[0] ?? "";
    phrases.set(first, [...(phrases.get(first) ?? []), { pieces: cut, meanings }]);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.pieces.length - a.pieces.length);
  return {
    code: language.code,
    monthFirst: language.monthFirst,
    halves: language.halves === true,
    phrases,
  };
}
