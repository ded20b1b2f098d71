import type { EvidenceSpan } from "./summary";

/** More words than these nobody searches by. */
const MOST_WORDS = 8;
const LONGEST_QUERY = 200;
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a query as they are compared: lower case, without accents, none twice. */
export function searchWords(query: string): string[] {
  const words = query.slice(0, LONGEST_QUERY).match(WORD) ?? [];
  return [...new Set(words.map(plain))].filter(Boolean).slice(0, MOST_WORDS);
}

/** Where words of a text begin with one of these: the spans to mark. */
export function spansOf(entry: string, text: string, words: readonly string[]): EvidenceSpan[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const isMeant = words.some((wanted) => plain(word).startsWith(wanted));
    return isMeant ? [{ entry, from: index, to: index + word.length }] : [];
  });
}

/** How many of the words a text has. */
export function wordsIn(text: string, words: readonly string[]): number {
  const said = (text.match(WORD) ?? []).map(plain);
  return words.filter((wanted) => said.some((word) => word.startsWith(wanted))).length;
}

const plain = (word: string) => word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
