import { said } from "../languages/lists/said";
import type { Phrasebook } from "../phrases/phrasebook";

/** One clause of a message without the courtesies in front. Places are in the whole folded text. */
export interface Clause {
  start: number;
  end: number;
  /** The folded words from `start` on. */
  text: string;
  question: boolean;
}

/** More than this many clauses is a letter, not a request. */
const MOST_CLAUSES = 8;

/**
 * The clauses of a message in order, each from its first word that matters: "Hi! Can you please move …" → "move …".
 * Dots inside figures, abbreviations and addresses do not end a clause.
 */
export function clausesOf(folded: string, book: Phrasebook): Clause[] {
  const clauses: Clause[] = [];
  const ends = /[!?;\n]+|\.(?=\s+[^\s]|$)/g;
  let start = 0;
  while (start < folded.length && clauses.length < MOST_CLAUSES) {
    const end = nextEnd(folded, ends, start);
    const lead = courtesyLength(folded.slice(start, end), book);
    const text = folded.slice(start + lead, end).trim();
    if (text)
      clauses.push({
        start: start + lead,
        end,
        text,
        question: folded.slice(end, end + 2).includes("?"),
      });
    start = end + 1;
    while (/[!?;\n]/.test(folded[start] ?? "")) start++;
  }
  return clauses;
}

/** Abbreviations whose dot ends nothing. */
const ABBREVIATION = said`(?:^|[\s(])(?:${"abbreviations"}|[ap]\.m|[a-z]|\d{1,2})$`;

function nextEnd(folded: string, ends: RegExp, start: number): number {
  ends.lastIndex = start;
  for (let found = ends.exec(folded); found; found = ends.exec(folded)) {
    if (found[0] !== "." || !ABBREVIATION.folded.test(folded.slice(Math.max(start, found.index - 8), found.index)))
      return found.index;
  }
  return folded.length;
}

/** How many characters of courtesies a folded text begins with; never all of it. */
export function courtesyLength(text: string, book: Phrasebook): number {
  let at = 0;
  for (let round = 0; round < 10; round++) {
    const found = book.courtesy.exec(text.slice(at, at + 120));
    if (!found?.[0]) break;
    if (at + found[0].length >= text.length) break;
    at += found[0].length;
  }
  return at;
}
