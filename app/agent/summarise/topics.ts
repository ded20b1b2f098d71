import { tokenize } from "../understand/grammar/tokens";
import { vocabularyOf } from "../understand/grammar/vocabulary";
import { fold } from "../understand/text";
import { type Said, stemOf } from "./sentences";

export interface Topic {
  /** As it was said, with its article where it mostly has one. */
  words: string;
  /** The first sentence that names it. */
  said: Said;
}

interface Counted extends Topic {
  stems: readonly string[];
  times: number;
  /** How often an article or the like stands in front: a thing, no action. */
  withArticle: number;
  /** Place of the first sentence. */
  first: number;
  isDefinite: boolean;
}

/** The list is read at a glance. */
const MOST_TOPICS = 10;
const FEWEST_TIMES = 2;
/** Of all times: less, and the word is no name of a thing. */
const THING_SHARE = 0.35;

/** What is spoken of again and again: words, or two that belong together ("remote control"). */
export function topicsOf(said: readonly Said[], weights: ReadonlyMap<string, number>): Topic[] {
  const scored = countPhrases(said)
    .filter(({ times, withArticle }) => times >= FEWEST_TIMES && withArticle >= times * THING_SHARE)
    .map((topic) => ({ topic, score: scoreOf(topic, weights) }))
    .sort((a, b) => b.score - a.score);
  const chosen: Counted[] = [];
  for (const { topic } of scored) {
    if (chosen.length === MOST_TOPICS) break;
    if (!isTime(topic) && !chosen.some(({ stems }) => stems.some((stem) => topic.stems.includes(stem))))
      chosen.push(topic);
  }
  return chosen.sort((a, b) => a.first - b.first);
}

/** "The twelfth", "Monday", "minutes": when, and not what. */
const isTime = ({ words, said }: Counted): boolean =>
  tokenize(fold(words), vocabularyOf(said.words.code)).some(({ is }) =>
    [is.wd, is.mo, is.part, is.unit, is.ord].some((meaning) => meaning !== undefined),
  );

function scoreOf({ times, stems }: Counted, weights: ReadonlyMap<string, number>): number {
  const weight = stems.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
  return times ** 0.8 * weight ** 0.5 * (stems.length > 1 ? 2 : 1);
}

function countPhrases(said: readonly Said[]): Counted[] {
  const found = new Map<string, Counted>();
  for (const [first, one] of said.entries()) {
    for (const phrase of phrasesOf(one)) {
      const fresh = { ...readPhrase(one, phrase), first };
      const key = phrase.stems.join(" ");
      const known = found.get(key);
      if (known) addTo(known, fresh);
      else found.set(key, fresh);
    }
  }
  return [...found.values()];
}

/** Once, with its article where that says which one; German ones change with their sentence. */
function readPhrase(said: Said, { stems, from, to }: Phrase): Omit<Counted, "first"> {
  const { definite, indefinite, code } = said.words;
  const before = said.folded.slice(Math.max(0, from - 12), from);
  const article = definite.last.exec(before)?.[0].trim();
  const isDefinite = article !== undefined && code !== "de";
  const lead = isDefinite ? article + (article.endsWith("'") ? "" : " ") : "";
  const hasArticle = article !== undefined || indefinite.last.test(before);
  // German names its things with a capital, be there an article before them or not: "vom alten Puffer".
  const isThing = code === "de" ? /^\p{Lu}/u.test(said.text.slice(from)) && (from > 0 || hasArticle) : hasArticle;
  const withArticle = isThing ? 1 : 0;
  return { words: lead + said.text.slice(from, to), said, stems, times: 1, withArticle, isDefinite };
}

function addTo(known: Counted, { words, said, withArticle, isDefinite }: Counted): void {
  known.times++;
  known.withArticle += withArticle;
  if (isDefinite && !known.isDefinite) Object.assign(known, { words, said, isDefinite });
}

interface Phrase {
  stems: string[];
  from: number;
  to: number;
}

/** Words of a sentence that name something, alone and in twos. */
function phrasesOf({ folded, keys }: Said): Phrase[] {
  const phrases: Phrase[] = [];
  let before: { stem: string; from: number; to: number } | null = null;
  for (const { 0: word, index: from } of folded.matchAll(/\p{L}{3,}/gu)) {
    const stem = stemOf(word);
    const to = from + word.length;
    const isKey = keys.has(stem);
    if (isKey) phrases.push({ stems: [stem], from, to });
    if (isKey && before && from - before.to === 1 && before.stem !== stem)
      phrases.push({ stems: [before.stem, stem], from: before.from, to });
    before = isKey ? { stem, from, to } : null;
  }
  return phrases;
}
