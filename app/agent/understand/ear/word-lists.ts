import { onceFor } from "../once";
import { fold, type Text } from "../text";
import type { Ground, Unit } from "./unit";

/** The words of a unit as they were typed, folded. */
export function wordsOf({ start, end }: Unit, { text }: Ground): readonly string[] {
  const known = wordsIn(text);
  const place = start * PLACES + end;
  const words = known.get(place) ?? text.folded.slice(start, end).match(/[\p{L}\p{N}]+/gu) ?? [];
  known.set(place, words);
  return words;
}

const wordsIn = onceFor((_: Text) => new Map<number, readonly string[]>());

/** More than there are places in a message. */
const PLACES = 1 << 20;

/** Whether a word of a unit stands in one of these lists of its language. */
export const isWordOf = (unit: Unit, ground: Ground, ...lists: string[]): boolean =>
  wordsOf(unit, ground).some((word) => lists.some((list) => listOf(list).has(word)));

const lists = new Map<string, ReadonlySet<string>>();

/** The words of a list of a language, folded. */
export function listOf(list: string): ReadonlySet<string> {
  const known = lists.get(list) ?? new Set(fold(list).split(","));
  lists.set(list, known);
  return known;
}

/** Whether a stretch of a message, by its places, holds words that take all of it back: "scratch that", "laat maar". */
export function holdsRevoke({ text, lexicon }: Ground, from: number, to: number): boolean {
  const said = text.folded.slice(from, to);
  return [...listOf(lexicon.words.revokes)].some((phrase) => said.includes(phrase));
}
