import type { SummaryLine } from "~/domain/summary";
import { capitalised } from "~/domain/text";
import { listIn } from "~/domain/word-forms";
import type { Said, Talk } from "./sentences";
import { spanOf } from "./span";
import { topicsOf } from "./topics";
import { wordsOf } from "./words/all";

/** A short talk is its own overview. */
const FEWEST_SENTENCES = 3;
/** Shorter sentences are replies, longer ones have lost their thread. */
const FEWEST_WORDS = 8;
const MOST_WORDS = 45;
/** Words that mean something: fewer, in all that was said, are a greeting. */
const FEWEST_KEYS = 12;
/** Three sentences, all in all. */
const MOST_QUOTED = 2;

/**
 * What the talk was about, in three sentences at most: its topics, and the sentences that say the most of them, one from
 * each part of the talk. Empty where nothing was said but a greeting.
 *
 * @param elsewhere lines that stand beside it: what they rest on is not said again
 */
export function findOverview(talk: Talk, elsewhere: readonly SummaryLine[]): SummaryLine[] {
  const all = talk.turns.flatMap((turn) => turn.said);
  // Among people who speak, words of nobody are no talk: whoever pasted them may have written them.
  const spoken = all.filter(({ entry }) => entry.speaker !== null);
  const said = spoken.length > 0 ? spoken : all;
  const isGreeting = elsewhere.length === 0 && talk.spread.size < FEWEST_KEYS;
  if (said.length < FEWEST_SENTENCES || isGreeting) return [];
  const weights = weightsOf(said);
  const topics = topicsOf(said, weights);
  const quoted = bestOfParts(said, weights, elsewhere).map(
    (one): SummaryLine => ({ text: plain(one), evidence: [spanOf(one)] }),
  );
  if (topics.length < 2) return quoted;
  const frame: SummaryLine = {
    text: wordsOf(talk.language).frame(listIn(talk.language)(topics.map(({ words }) => words))),
    evidence: topics.map(({ said: one }) => spanOf(one)),
  };
  return [frame, ...quoted];
}

/** How much a key says: said often, and not everywhere. */
function weightsOf(said: readonly Said[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { keys } of said) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map([...counts].map(([key, n]) => [key, Math.log(1 + n) * Math.log(1 + said.length / n)]));
}

function bestOfParts(
  said: readonly Said[],
  weights: ReadonlyMap<string, number>,
  elsewhere: readonly SummaryLine[],
): Said[] {
  const shown = new Set(elsewhere.flatMap(({ evidence }) => evidence.map(({ entry, from }) => `${entry} ${from}`)));
  const chosen: Said[] = [];
  const covered = new Set<string>();
  const size = Math.ceil(said.length / MOST_QUOTED);
  for (let from = 0; from < said.length; from += size) {
    const best = said
      .slice(from, from + size)
      .filter(({ entry, from: place }) => !shown.has(`${entry.id} ${place}`))
      .map((one) => ({ one, score: scoreOf(one, weights, covered) }))
      .reduce<{ one: Said | null; score: number }>((a, b) => (b.score > a.score ? b : a), { one: null, score: 0 }).one;
    if (!best) continue;
    chosen.push(best);
    for (const key of best.keys) covered.add(key);
  }
  return chosen;
}

function scoreOf(
  { folded, keys, isQuestion }: Said,
  weights: ReadonlyMap<string, number>,
  covered: ReadonlySet<string>,
): number {
  const words = folded.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;
  if (words < FEWEST_WORDS || words > MOST_WORDS || isQuestion || WRITTEN.test(folded)) return 0;
  let sum = 0;
  for (const key of keys) sum += (weights.get(key) ?? 0) * (covered.has(key) ? 0.3 : 1);
  return sum / words ** 0.25;
}

/** What is quoted, an address, and a heading: "Action item: …". */
const WRITTEN = /__|\S@\S|:\/\/|^(?:\S+ ){0,2}\S+: /;

const FILLERS = /(?<![\p{L}'])(?:u+[hm]+|e+r+m?|m+h?m+|h+m+|äh+m?|eh+m?|euh|ähm)(?![\p{L}'])[,.]?\s*/giu;
const TWICE = /(?<![\p{L}'])(\p{L}+(?:\s\p{L}+)?)(?:,?\s+\1)+(?![\p{L}'])/giu;

/** A spoken sentence without its stammering; every word of it was said. */
function plain({ text }: Said): string {
  const words = text
    .replace(FILLERS, "")
    .replace(TWICE, "$1")
    .replace(/\s+([,.!?])/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  return capitalised(words);
}
