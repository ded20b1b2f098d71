import { oneSlip } from "../grammar/spelling";
import { type PhraseFound, phraseAt } from "./find-phrase";
import { isTitleWord } from "./gazetteer";
import { isCompound, type Lexicon, type Role, type Word } from "./lexicon";
import type { Ground, Unit } from "./unit";

/** Nouns beside a number, and words beside a meeting; alone they are words like any other. */
export const NOUNS = new Set<Role>(["numbered", "rooms", "streets", "hours", "around", "titles"]);

export type Take = (from: number, to: number, unit: Unit) => void;

export function phrasesIn(words: readonly Word[], lexicon: Lexicon, taken: Uint8Array): PhraseFound[] {
  const found: PhraseFound[] = [];
  for (let i = 0; i < words.length; ) {
    const phrase = taken[i] ? null : phraseAt(words, i, lexicon);
    if (phrase) found.push(phrase);
    i = phrase?.to ?? i + 1;
  }
  return found;
}

export function wordsOf(
  words: readonly Word[],
  { start, end }: { start: number; end: number },
): [from: number, to: number] {
  const from = words.findIndex((word) => word.end > start);
  let to = from;
  while (to < words.length && words[to]!.start < end) to++;
  return from < 0 ? [words.length, words.length] : [from, to];
}

/** A word that nothing is known of, or a slip of one that is. */
export function plainWord(
  words: readonly Word[],
  i: number,
  { lexicon, gazetteer, tokens, text: { said } }: Ground,
): Unit {
  const { text, start, end } = words[i]!;
  // "Dr. Blum", "Fam. Keller": what is written short in front of a name ends nothing.
  const before = words[i - 1];
  const isShort = text === "." && before?.end === start && single(before.text, lexicon)?.roles.includes("titles");
  if (isShort && words[i + 1]) return { start, end, kind: "phrase", roles: ["filler"], text };
  if (text === "→") return { start, end, kind: "phrase", roles: ["to"], text };
  if (/^[^\p{L}\p{N}]+$/u.test(text)) return { start, end, kind: "stop", text };
  // "Same time x"
  if (i > 0 && i === words.length - 1 && /^x{1,3}$/.test(text))
    return { start, end, kind: "phrase", roles: ["courtesy"], text };
  if (/^\d/.test(text)) return { start, end, kind: "number", text };
  // "Physio's been moved"
  const own = text.replace(/'s$/, "");
  const kind = own === text ? undefined : single(own, lexicon);
  if (kind?.roles.includes("kinds")) return { start, end, kind: "phrase", roles: kind.roles, text: own };
  // "Hmmm", "pleaaase", "nonono"
  const once = text.replace(/^(\p{L}{2,4})\1+$/u, "$1");
  // "Zaal" and "Daan" are long in their own right: two of a letter say nothing but at the end, "okk", "yess".
  for (const short of [once, once.replace(/(\p{L})\1(?:\1+|$)/gu, "$1")]) {
    const roles = short === text ? [] : (single(short, lexicon)?.roles ?? []);
    if (roles.includes("courtesy") || roles.includes("repair"))
      return { start, end, kind: "phrase", roles, text: short };
  }
  const isTime = tokens.some((token) => token.start === start && Object.keys(token.is).length > 0);
  if (text.length >= 4 && !isTime && !single(text, lexicon) && !isTitleWord(text, gazetteer)) {
    const known = lexicon.spelling.get(text[0] ?? "");
    // "Bericht" is no short word for "Berichtigung", nor "attendu" a slip of "attends": only a letter inside may be missing.
    const isRepair = (word: string) => single(word, lexicon)?.roles.join() === "repair";
    const isMeant = (word: string) =>
      Math.abs(word.length - text.length) <= 1 &&
      isSlip(word, text) &&
      (!isRepair(word) || (word.length > text.length && !word.startsWith(text)));
    const right = known?.find(isMeant) ?? known?.find((word) => isShortFor(word, text) && !isRepair(word));
    const meant = right === undefined ? undefined : single(right, lexicon);
    // "In the park", "im Lager", "the Carp hall": behind an article, or a word for where that holds one, stands no verb or outcry.
    const lead = phraseAt(words, i - 1, lexicon)?.roles ?? [];
    const isNoun =
      lead.includes("definite") || (lead.includes("at") && lead.includes("filler") && !lead.includes("to"));
    const isNamed = /\p{Lu}/u.test(said[start] ?? "");
    // "Grote" is a word of its own, and no slip of "groet".
    const isShortGreeting = meant?.roles.includes("signsOff") === true && text.length <= LONGEST_WORD_OF_ITS_OWN;
    if (
      right !== undefined &&
      meant &&
      !isShortGreeting &&
      !(isNoun && meant.roles.some((role) => role.startsWith("act:") || (isNamed && role === "courtesy")))
    )
      return { start, end, kind: "phrase", roles: meant.roles, text: right };
    if (isCompound(text, lexicon)) return { start, end, kind: "phrase", roles: ["kinds"], text };
  }
  return { start, end, kind: "word", text };
}

const LONGEST_WORD_OF_ITS_OWN = 5;

/** "Bespr", "lnch": the beginning of a word up to two of its consonants, or a word without its vowels; "kind" is no "Kindergeburtstag". */
const isShortFor = (word: string, text: string): boolean =>
  (word.length >= text.length + 2 &&
    word.length <= text.length * 3 &&
    word.startsWith(text) &&
    /[^aeiou]{2}$/.test(text) &&
    /[aeiou]/.test(word[text.length] ?? "")) ||
  (!/[aeiouy]/.test(text) && word.replace(/[aeiou]/g, "") === text);

/** A phrase that is one word. */
const single = (word: string, { phrases }: Lexicon) =>
  phrases.get(word)?.find(({ pieces, end }) => pieces.length === 1 && !end);

/** Letters swapped, doubled or left out; in a long word one for another. */
function isSlip(right: string, word: string): boolean {
  if (!oneSlip(right, word)) return false;
  if (right.length !== word.length) return right.length > 4 || [...word].some((char, n) => char === word[n + 1]);
  const at = [...right].findIndex((char, n) => char !== word[n]);
  // "Mercado" is no slip of "marcado": one vowel for another makes another word, but where their keys are beside each other.
  const letters = `${right[at]}${word[at]}`;
  const isOtherWord = /^[aeiou]{2}$/.test(letters) && !/^(?:ui|iu|io|oi)$/.test(letters);
  return right[at] === word[at + 1] || (right.length > 6 && !isOtherWord);
}
