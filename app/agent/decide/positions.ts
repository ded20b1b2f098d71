import type { Spoken } from "~/domain/language";
import { placeIn, said } from "../understand/languages/lists/said";

/** Places in a list that was said, and what else was said. */
export interface Places {
  /** From 0, in the order in which they were said; none when all of them lie beyond the end. */
  indexes: number[];
  /** With "it" or "them" where they stood. */
  rest: string;
}

/** What stands for a place in what is left of the words, and what it is in the words of a language. */
export const STAND_IN = /\b(?:them|it)\b/;
export const IT: Readonly<Record<Spoken, string>> = { en: "it", nl: "het", de: "das", fr: "ça", es: "eso" };
/** An hour that every language reads: where a place stood, the words are of something that begins then. */
export const CLOCK = "10:10";

/**
 * Not a day of the month, so bare "the 2nd" must come with "one"; behind a month or "o'clock" a figure is no place, and one
 * that opens the message is where it goes: "1 to Friday", "2 can go", "2e liever 16u".
 */
const PLACE = said`(?:(?:(?:${"the"}\s+)?(?:${"ordinals"}|${"last"}|${"middle"})|${"nth"}|(?<!(?:${"atHour"}|${"oneOf"})\s)${"rowOf"}\s?[1-9](?![:.,]\d|\s?${"oclock"}))(?!\s+${"noPlace"})(?:\s+(?:${"one"}|${"meetings"}))?|(?:${"numbered"}|#)\s*(?:[1-9]|${"one"}|${"counts"})|(?<=^\W*(?:(?:${"cancels"}|${"moves"})\s+)?)(?:[1-9](?=\s+(?:${"toward"}\s+\p{L}|${"goesOff"}))|[1-9]d?e(?=\s)(?!\s+${"noPlace"})))(?![\p{L}\d])`;
const JOIN = said`(?:\s*,\s*|\s+(?:${"and"}|&)\s+)`;
/** "The second one", "number 2", "the first and the last". */
const PLACES = said`(?<![\p{L}\d])${PLACE}(?:${JOIN}${PLACE}){0,9}`;
/** "The first two", "de laatste drie", "les deux premiers". */
const ROW = said`(?:${"the"}\s+)?(?:(?:(${"first"})|${"last"})\s+(${"counts"}|[2-9])|(${"counts"}|[2-9])\s+(?:(${"first"})|${"last"}))(?:\s+${"meetings"})?(?![\p{L}\p{N}_]|[:.]\d|\s+${"noPlace"})`;

const AFTER = said`${"afterThat"}(?!\s+${"noPlace"})`;

/** "The one after that" in a list. @param at place of the one that was spoken of, -1 for none */
export function placeAfter(text: string, at: number, length: number): Places | undefined {
  const [words] = at < 0 ? [] : (AFTER.partsOf(text) ?? []);
  return words === undefined
    ? undefined
    : { indexes: at + 1 < length ? [at + 1] : [], rest: without(text, words, "it") };
}

const OTHER = said`${"theOther"}`;

/** "The other one" of a list of two. @param isLeft whether it may be the one at a place, from 0 */
export function otherPlace(text: string, length: number, isLeft: (index: number) => boolean): Places | undefined {
  const [words] = length === 2 ? (OTHER.partsOf(text) ?? []) : [];
  const [only, another] = [0, 1].filter(isLeft);
  return words === undefined || only === undefined || another !== undefined
    ? undefined
    : { indexes: [only], rest: without(text, words, "it") };
}

/** @param length of the list; undefined when the words name no place in a list */
export function placesIn(text: string, length: number): Places | undefined {
  const row = ROW.partsOf(text);
  if (row) {
    const [words = "", before, behind, ahead, after] = row;
    const many = behind ?? ahead ?? "";
    const count = Number(many) || placeIn("counts", many) + 2;
    const all = Array.from({ length }, (_, index) => index);
    return { indexes: (before ?? after) ? all.slice(0, count) : all.slice(-count), rest: without(text, words, "them") };
  }
  const [some] = PLACES.partsOf(text) ?? [];
  if (some === undefined) return undefined;
  const named = JOIN.replacedIn(some, "\n").split("\n");
  const indexes = named
    .map((one) => indexOf(one, length))
    .filter((index) => Number.isInteger(index) && index >= 0 && index < length);
  return { indexes: [...new Set(indexes)], rest: without(text, some, named.length > 1 ? "them" : "it") };
}

function indexOf(one: string, length: number): number {
  const digit = /[1-9]/.exec(one)?.[0];
  if (digit) return Number(digit) - 1;
  const words = one.split(/\s+/);
  const at = Math.max(...words.map((word) => placeIn("ordinals", word)));
  if (at >= 0) return at;
  if (MIDDLE.isIn(one)) return (length - 1) / 2;
  // "Option one", "option two", and "the last option"
  return LAST.isIn(one) || !NUMBERED.isIn(one)
    ? length - 1
    : 1 + Math.max(...words.map((word) => placeIn("counts", word)));
}

const LAST = said`${"last"}`;
const NUMBERED = said`${"numbered"}`;
const MIDDLE = said`${"middle"}`;

const without = (text: string, words: string, instead: string) =>
  text.replace(words, ` ${instead} `).replace(/\s+/g, " ").trim();

/** Around a place these say nothing: "ok, I'll take the second then". */
const PICKS = said`^\W*(?:${"picks"}[\s,.]*){0,5}\bit\b[\s,.!)]*(?:${"picked"}[\s,.!)]*){0,3}$`;
const BARE = said`^\s*([1-9])\s*[.)!]?(?:\s+${"please"})?[\s.!]*$`;
const ANY = said`^\W*${"anyOne"}[\s.!]*$`;
const LATEST = said`^\W*${"latest"}[\s.!]*$`;

/** "2", "the second one", "I'll take option 3", "whichever" when the text is nothing more; null otherwise. */
export function spokenIndex(text: string, length: number): number | null {
  const bare = BARE.partsOf(text)?.[1];
  if (bare) return Number(bare) - 1;
  if (length > 0 && ANY.isIn(text)) return 0;
  if (length > 0 && LATEST.isIn(text)) return length - 1;
  const places = text.length < 80 ? placesIn(text, length) : undefined;
  return places && PICKS.isIn(places.rest) ? (places.indexes[0] ?? null) : null;
}

const DIGITS = said`^\s*[1-9](?:(?:\s*[,&+]\s*|\s+${"and"}\s+)[1-9]){1,9}[\s.!]*$`;

/** "1 and 3", "the first two", "1, 2" when the text is nothing more; empty otherwise. */
export function spokenIndexes(text: string, length: number): number[] {
  const digits = DIGITS.isIn(text) ? text.match(/[1-9]/g) : null;
  if (digits) return digits.map((digit) => Number(digit) - 1).filter((index) => index < length);
  const places = placesIn(text, length);
  return places && /^them[\s.!)]*$/.test(places.rest) ? places.indexes : [];
}
