import type { Intent } from "../command";
import type { Phrasebook } from "../phrases/phrasebook";
import { fold } from "../text";

interface Bags {
  yes: ReadonlySet<string>;
  no: ReadonlySet<string>;
  filler: ReadonlySet<string>;
}

const bags = new Map<string, Bags>();

function bagsOf(book: Phrasebook): Bags {
  const known = bags.get(book.code);
  if (known) return known;
  const words = (list: string) => new Set(list.split(" ").map(fold));
  const made = {
    yes: words(book.yes),
    no: words(book.no),
    filler: words(book.filler),
  };
  bags.set(book.code, made);
  return made;
}

/** A short answer is at most this long; what is longer says more than yes or no. */
const LONGEST_REPLY = 90;

/**
 * A yes or a no, when the message is nothing else. A yes must be unmistakable: every word is a word of assent or
 * means nothing, none denies, nothing is quoted, and it is no question.
 *
 * @param folded the message, folded
 * @param asked whether a proposal waits for its answer: then "great" and "thanks, great" are a yes too
 */
export function shortReply(folded: string, book: Phrasebook): Extract<Intent, "confirm" | "deny"> | null {
  if (folded.length > LONGEST_REPLY || book.remark.test(folded) || /^[>"]|"|\bfwd?:|forwarded/.test(folded))
    return null;
  const { yes, no, filler } = bagsOf(book);
  const polite = folded.replace(book.politeNo, " ");
  const words =
    polite
      .replace(/[\u{1f3fb}-\u{1f3ff}]/gu, "")
      .match(/[a-z]+(?:'[a-z]+)*|\p{Extended_Pictographic}|[^\s\w.,!;:'-]/gu) ?? [];
  if (book.bareYes.test(folded.replace(/[.!\s]+$/, ""))) return "confirm";
  if (/\d/.test(polite) || !words.every((word) => yes.has(word) || no.has(word) || filler.has(word) || isMood(word)))
    return null;
  if (words.some((word) => no.has(word))) return polite.includes("?") ? null : "deny";
  return !polite.includes("?") && !QUESTION.test(polite) && words.some((word) => yes.has(word)) ? "confirm" : null;
}

/** "what can you do exactly", "have a nice day": words of assent that agree to nothing. */
const QUESTION = /^\s*(?:have an? |what|how|why|when|who|where|which|can|could|would|do you|are you|is it)\b/;

/** Smileys that go with any answer. */
function isMood(word: string): boolean {
  return /[\u{1f600}-\u{1f64f}\u{1f970}-\u{1f97a}❤🎉✨]/u.test(word) && !/[🙅🙆]/u.test(word);
}
