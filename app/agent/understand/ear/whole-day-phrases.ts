import { capitalise } from "../grammar/titles";
import type { WholeDayWords } from "../languages/language";
import { fold } from "../text";
import { cutWords, type Word } from "./lexicon";
import { type Ground, isPhrase, type Unit } from "./unit";

export type WholeDayRole = keyof WholeDayWords;

/** A phrase about whole days in a message, by its place. */
export interface WholeDayPhrase {
  start: number;
  end: number;
  role: WholeDayRole;
  /** What an event of it is called. */
  title: string;
}

/** The phrases about whole days in a stretch, the longest first at each place; none inside a title, topic or place. */
export function wholeDayPhrases(units: readonly Unit[], { text, lexicon }: Ground): WholeDayPhrase[] {
  const isJoined = lexicon.words.separable?.infinitive !== undefined;
  const [first, last] = [units[0], units.at(-1)];
  if (!first || !last) return [];
  const words = cutWords(text.folded).filter(({ start, end }) => start >= first.start && end <= last.end);
  const fenced = units.filter(
    ({ kind }) => kind === "quote" || kind === "topic" || kind === "place" || kind === "label",
  );
  const phrases = phrasesOf(lexicon.words.wholeDays);
  const found: WholeDayPhrase[] = [];
  for (let i = 0; i < words.length; ) {
    const at = phraseAt(words, i, phrases) ?? (isJoined ? compoundAt(words[i]!, phrases, text.said) : null);
    // The whole title of an event that there is, "vrije dag", is such a phrase itself.
    const isInside =
      at && fenced.some(({ start, end }) => at.start < end && at.end > start && !(at.start <= start && at.end >= end));
    // "Feria del libro": a part of a name.
    const [name, of] = units.filter(({ end }) => end <= words[i]!.start).slice(-2);
    const isOf = isPhrase(of, "from") && (isPhrase(name, "kinds") || name?.kind === "word");
    if (at && !isInside && !isOf) found.push(at);
    i += at ? at.words : 1;
  }
  // "All of Friday": in front of a day, or at the end, "bloquéalo entero".
  return found.filter(({ role, start, end }) => {
    // "Thursday after all", "thanks, that's all"
    const isPart = units.some((unit) => isPhrase(unit, "repair", "courtesy") && unit.start < start && unit.end >= end);
    const next = units.find(({ start }) => start >= end);
    return role !== "whole" || (!isPart && (next === undefined || next.kind === "time"));
  });
}

interface Phrase {
  pieces: readonly string[];
  role: WholeDayRole;
  title: string;
}

const ready = new Map<WholeDayWords, ReadonlyMap<string, readonly Phrase[]>>();

/** All phrases of a language by their first word, longest first. */
function phrasesOf(words: WholeDayWords): ReadonlyMap<string, readonly Phrase[]> {
  const known = ready.get(words);
  if (known) return known;
  // The keys of an object literal of this type are nothing else.
  const roles = Object.entries(words) as [WholeDayRole, string][];
  const list = roles.flatMap(([role, all]) =>
    all
      .split(",")
      .filter(Boolean)
      .map((one): Phrase => {
        const [said = "", title = capitalise(said)] = one.split("=");
        return { pieces: cutWords(fold(said)).map(({ text }) => text), role, title };
      }),
  );
  const made = Map.groupBy(
    list.toSorted((a, b) => b.pieces.length - a.pieces.length),
    ({ pieces: [first = ""] }) => first,
  );
  ready.set(words, made);
  return made;
}

/** "Betriebsurlaub", "kerstvakantie": where nouns are joined into one word, its end says what it is. */
function compoundAt(
  { text, start, end }: Word,
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  said: string,
): (WholeDayPhrase & { words: number }) | null {
  for (const [first, list] of phrases) {
    const isEnd = first.length >= SHORTEST_HEAD && text.length >= first.length + 3 && text.endsWith(first);
    const found = isEnd && list.find(({ pieces, role }) => pieces.length === 1 && JOINED.has(role));
    if (found) return { start, end, role: found.role, title: capitalise(said.slice(start, end)), words: 1 };
  }
  return null;
}

const SHORTEST_HEAD = 5;
const JOINED: ReadonlySet<WholeDayRole> = new Set(["off", "noted", "long"]);

function phraseAt(
  words: readonly Word[],
  i: number,
  phrases: ReadonlyMap<string, readonly Phrase[]>,
): (WholeDayPhrase & { words: number }) | null {
  const at = phrases
    .get(words[i]?.text ?? "")
    ?.find(({ pieces }) => pieces.every((piece, k) => words[i + k]?.text === piece));
  const [first, last] = [words[i], at && words[i + at.pieces.length - 1]];
  if (!at || !first || !last) return null;
  return { start: first.start, end: last.end, role: at.role, title: at.title, words: at.pieces.length };
}
