import { guestNamed, nameParts } from "~/domain/guest-name";
import type { Spoken } from "~/domain/language";
import type { Transcript, TranscriptEntry, TranscriptGuest } from "~/domain/transcript";
import { languageIn } from "../understand/language";
import { fold } from "../understand/text";
import { ABBREVIATED, labelEnd, speaksToMachine, type Words, wordsOf } from "./words/all";

/** One sentence of an entry. */
export interface Said {
  /** Place of its turn in the talk. */
  at: number;
  entry: TranscriptEntry;
  /** Offsets into the entry's text. */
  from: number;
  to: number;
  /** As it was said. */
  text: string;
  /** What the rules read: folded, with what is quoted left out; as long as `text`. */
  folded: string;
  isQuestion: boolean;
  /** Stands in what somebody else is said to have said: "she wrote: I'm late. I'll call." */
  isQuoted: boolean;
  /** Stands behind a label: "Action item: Bob sends the deck". */
  isLabelled: boolean;
  words: Words;
  /** What it is about: stems of its words that are neither small nor somebody's name. */
  keys: ReadonlySet<string>;
}

/** All that was said in one go. */
export interface Turn {
  at: number;
  entry: TranscriptEntry;
  /** The guest who speaks; null where the name leaves it open. */
  guest: TranscriptGuest | null;
  /** The same for all turns of one voice: its name, or nothing. */
  voice: string;
  said: readonly Said[];
}

export interface Talk {
  transcript: Transcript;
  language: Spoken;
  turns: readonly Turn[];
  /** In how many sentences a key stands. */
  spread: ReadonlyMap<string, number>;
}

/**
 * The transcript cut into sentences, each in its language.
 *
 * @param known the language of all, where it is known
 */
export function readTalk(transcript: Transcript, known?: Spoken): Talk {
  const { entries, guests } = transcript;
  // Words to a machine are no part of the talk: it goes on as if nobody had said them.
  const spoken = entries.filter(({ text }) => !isToMachine(text));
  const language = known ?? mainLanguage(spoken);
  const names = new Set(guests.flatMap(({ name }) => nameParts(name)));
  const turns: Turn[] = [];
  for (const entry of spoken) {
    const at = turns.length;
    const words = wordsOf(known ?? entryLanguage(entry.text, language));
    const folded = fluent(maskQuotes(fold(straight(entry.text))), entry.text, words);
    const quoted = quotedFrom(folded, words);
    const label = labelEnd(folded);
    const isLabel = labelEnd(fold(entry.speaker ?? "-")) > 0;
    const said = cut(folded.slice(label), entry.text.slice(label)).map(([from, to], n) =>
      sentenceOf({
        ...{ entry, at, folded, words, names, quoted, from: label + from, to: label + to },
        isLabelled: isLabel || (label > 0 && n === 0),
      }),
    );
    const guest = entry.speaker === null ? null : guestNamed(entry.speaker, guests);
    turns.push({ at, entry, guest, voice: voiceOf(entry), said });
  }
  const spread = new Map<string, number>();
  for (const { said } of turns)
    for (const { keys } of said) for (const key of keys) spread.set(key, (spread.get(key) ?? 0) + 1);
  return { transcript, language, turns, spread };
}

export const voiceOf = ({ speaker }: TranscriptEntry) => (speaker ?? "").trim().toLowerCase();

function isToMachine(text: string): boolean {
  const folded = maskQuotes(fold(straight(text)));
  return cut(folded, text).some(([from, to]) => speaksToMachine(folded.slice(from, to)));
}

/** Typographic signs as the plain ones, one for one. */
const straight = (text: string) =>
  text
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\s\u00a0\u202f]/g, " ");

/** What is quoted was said by somebody else: it becomes signs that mean nothing. */
const maskQuotes = (folded: string) =>
  folded.replace(
    /(^|[\s:(,])"([^"]{3,400})"/g,
    (_, before: string, inside: string) => `${before}"${"_".repeat(inside.length)}"`,
  );

/** "Is that, is that": some words, and the same again. */
const STUTTER =
  /(?<![\p{L}'])((?:[\p{L}']+\s+){0,2}[\p{L}']+)(?:,|\.{2,}|\u2026|\s[-\u2013\u2014]|(?=\s\s))\s+(?=\1(?![\p{L}'-]))/gu;
const UNFINISHED_LETTERS = 30;

/** What people say while they look for words becomes spaces: "the, uh, the list", "I'll, um, call", "by the... Friday". */
function fluent(folded: string, text: string, words: Words): string {
  const blank = (found: string) => " ".repeat(found.length);
  const joined = folded.replace(words.pauses, (pause: string, at: number) => {
    const isOpen = /\p{L}/u.test(pause) || /^\s+\P{Lu}/u.test(text.slice(at + pause.length));
    return isOpen && isUnfinished(folded.slice(Math.max(0, at - UNFINISHED_LETTERS), at), words) ? blank(pause) : pause;
  });
  return joined.replace(STUTTER, blank);
}

/** "The", "I'll", "by the": no sentence and no part of one ends so. */
const isUnfinished = (before: string, words: Words): boolean =>
  [
    ...[words.definite, words.indefinite, words.i, words.we, words.subject, words.subordinate],
    ...[words.concerning, words.deadline, words.onDay, words.forDay, words.conjunction],
  ].some(({ last }) => last.test(before));

/** Where somebody else begins to speak as "I", behind a colon. */
function quotedFrom(folded: string, words: Words): number {
  for (const { 0: found, index } of folded.matchAll(words.saying.all)) {
    const from = index + found.length;
    if (/^\s*:/.test(folded.slice(from, from + 3)) && words.i.in.test(/^[^.!?\n]*/.exec(folded.slice(from))?.[0] ?? ""))
      return from;
  }
  return folded.length;
}

/** As many words as show it; the first entries of a long talk are enough. */
const READ_LETTERS = 20_000;

function mainLanguage(entries: readonly TranscriptEntry[]): Spoken {
  const counts = new Map<Spoken, number>();
  let letters = 0;
  for (const { text } of entries) {
    if (letters > READ_LETTERS) break;
    letters += text.length;
    const found = languageIn(text.slice(0, 300));
    if (found) counts.set(found, (counts.get(found) ?? 0) + text.length);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "en";
}

/** Shorter entries show no language of their own. */
const SHOWS_LANGUAGE = 40;

/** The language of most of the talk, unless an entry has more small words of another. */
function entryLanguage(text: string, main: Spoken): Spoken {
  const shown = text.length < SHOWS_LANGUAGE ? null : languageIn(text.slice(0, 300));
  if (!shown || shown === main) return main;
  const found = fold(straight(text)).match(/[\p{L}']+/gu) ?? [];
  const smallIn = (language: Spoken) => found.filter((word) => wordsOf(language).small.has(word)).length;
  return smallIn(shown) > smallIn(main) ? shown : main;
}

const ENDS = /[.!?\u2026]+["')\]]*(?=\s|$)|[.!?]{2,}|[\n;]/g;

/** Places of the sentences. "Am 20. kommt sie", "Mr. Levi" and "3.5" hold no end. */
function cut(folded: string, text: string): [from: number, to: number][] {
  const places: [number, number][] = [];
  let from = 0;
  const add = (to: number) => {
    const [start, end] = trimmed(text, from, to);
    if (end > start) places.push([start, end]);
    from = to;
  };
  for (const { 0: mark, index } of folded.matchAll(ENDS)) {
    const to = index + mark.length;
    const before = folded.slice(Math.max(0, index - 8), index + 1);
    const isOrdinal = mark === "." && /\d\.$/.test(before) && !/^\s*(?:\p{Lu}(?!\p{Lu})|$)/u.test(text.slice(to));
    const isMonth =
      mark === "." &&
      /\b\d{1,2}\.$/.test(before) &&
      /^\s*(?:jan|feb|mar|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[zc])/.test(folded.slice(to));
    if (isOrdinal || isMonth || (mark === "." && ABBREVIATED.test(before))) continue;
    add(to);
  }
  add(text.length);
  return places;
}

function trimmed(text: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to];
  while (start < end && /[\s;]/.test(text[start] ?? "")) start++;
  while (end > start && /[\s;]/.test(text[end - 1] ?? "")) end--;
  return [start, end];
}

function sentenceOf(given: {
  entry: TranscriptEntry;
  at: number;
  from: number;
  to: number;
  folded: string;
  words: Words;
  names: ReadonlySet<string>;
  quoted: number;
  isLabelled: boolean;
}): Said {
  const { entry, at, from, to, words, names, quoted, isLabelled } = given;
  const folded = given.folded.slice(from, to);
  return {
    at,
    entry,
    from,
    to,
    text: entry.text.slice(from, to),
    folded,
    isQuestion: /\?["')\]]*$/.test(folded),
    isQuoted: from > quoted,
    isLabelled,
    words,
    keys: keysOf(folded, words, names),
  };
}

/** A key is a word without its ending, so that "letter" is "letters". */
const STEM_LETTERS = 7;

function keysOf(folded: string, { small }: Words, names: ReadonlySet<string>): Set<string> {
  const keys = new Set<string>();
  for (const [word] of folded.matchAll(/[\p{L}']{3,}/gu)) {
    const plain = word.replace(/^(?:[dlmnstcj]|qu)'|'s$|'$/g, "");
    if (plain.length >= 3 && !small.has(plain) && !small.has(word) && !names.has(plain)) keys.add(stemOf(plain));
  }
  return keys;
}

export const stemOf = (word: string) =>
  word.length > 4 ? word.replace(/(?:ing|en|es|e|s|n)$/, "").slice(0, STEM_LETTERS) : word.replace(/s$/, "");

/** Guests who are named in a sentence: each one by all that was said of the name, or those whom the name leaves open. */
export function namedIn({ folded, text, words }: Said, guests: readonly TranscriptGuest[]): TranscriptGuest[][] {
  const found: { at: number; guests: TranscriptGuest[] }[] = [];
  for (const { 0: word, index } of folded.matchAll(/\p{L}[\p{L}'-]*/gu)) {
    // A name is written as one; what the machine heard in small letters is none.
    if (word.length < 2 || !/^\p{Lu}/u.test(text.slice(index))) continue;
    const bearers = bearersOf(word, text.slice(index + word.length), guests, words);
    if (bearers.length === 0) continue;
    const last = found.at(-1);
    const both =
      last &&
      index - last.at <= 20 &&
      /^\p{L}+ (?:\p{Ll}+ ){0,2}\p{L}+$/u.test(text.slice(last.at, index + word.length))
        ? last.guests.filter((guest) => bearers.includes(guest))
        : [];
    if (last && both.length > 0) last.guests = both;
    else found.push({ at: index, guests: bearers });
  }
  return found.map((one) => one.guests);
}

/** Whose a labelled line is: of the one guest whom it begins with, or of whoever says "I" in it. */
export function ownerOf(said: Said, speaker: TranscriptGuest | null, guests: readonly TranscriptGuest[]) {
  const { folded, text, words } = said;
  if (words.negation.in.test(folded) || words.mustBeDone.in.test(folded)) return null;
  if (words.i.first.test(folded)) return speaker;
  const named = (to: number) => namedIn({ ...said, folded: folded.slice(0, to), text: text.slice(0, to) }, guests);
  const head = /^\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*(?=,? \p{Ll}|: )/u.exec(text)?.[0] ?? "";
  // "Call Bob", "Bob's contract", "Bob and Anna".
  const isSubject =
    named(head.split(" ")[0]?.length ?? 0).length === 1 &&
    folded.slice(head.length).replace(/^[,:]/, "").search(words.parts) !== 0;
  const [some, ...more] = named(head.length);
  return isSubject && more.length === 0 && some?.length === 1 ? (some[0] ?? null) : null;
}

interface PersonPart {
  guest: TranscriptGuest | null;
  keys: ReadonlySet<string>;
}

/** Parts of a sentence that begin with somebody: "Dev splits the file, I ask finance and Kim writes". */
export function peopleIn(said: Said, { guest }: Turn, guests: readonly TranscriptGuest[]): PersonPart[] {
  const { folded, words } = said;
  if (said.isQuestion) return [];
  const ends = [...folded.matchAll(words.parts)].map(({ 0: mark, index }) => [index, index + mark.length] as const);
  return [...ends, [folded.length, folded.length] as const].flatMap(([to], n) => {
    const from = n === 0 ? 0 : (ends[n - 1]?.[1] ?? 0);
    const part = { ...said, folded: folded.slice(from, to), text: said.text.slice(from, to) };
    const head = /^[^\p{L}]*(?:\p{L}+[^\p{L}]+)?\p{L}+/u.exec(part.folded)?.[0] ?? "";
    const [named] = namedIn({ ...part, folded: head, text: part.text.slice(0, head.length) }, guests);
    const isOwn = words.i.first.test(part.folded);
    // "Verity, …" only calls her.
    if ((!named && !isOwn) || !/\p{L}[^\p{L}]+\p{L}/u.test(part.folded)) return [];
    const keys = new Set([...said.keys].filter((key) => part.folded.includes(key)));
    return [{ guest: named ? (named.length === 1 ? (named[0] ?? null) : null) : guest, keys }];
  });
}

/** Whom a name may mean: "Paul", "Paul A" where two are called so, and "Gracie" where nobody is. */
function bearersOf(word: string, behind: string, guests: readonly TranscriptGuest[], words: Words): TranscriptGuest[] {
  const part = nameParts(word.replace(/'s$/, "")).join("");
  const called = guests.filter(({ name }) => isCalled(part, nameParts(name), words));
  const initial = /^ (\p{Lu})(?![\p{L}'])/u.exec(behind)?.[1]?.toLowerCase();
  const some = called.filter(({ name }) =>
    nameParts(name)
      .slice(1)
      .some((one) => one.startsWith(initial ?? "-")),
  );
  if (some.length > 0) return some;
  if (called.length > 0 || words.small.has(part)) return called;
  const stem = part.replace(/(?:ie|[iyo]|tje|je|chen|it[oa])$/, "");
  const isCall = part.length >= SHORT_NAME && /^\s*[,?!]/.test(behind);
  if (stem.length < SHORT_NAME - (isCall ? 1 : 0)) return [];
  return guests.filter(({ name }) => {
    const [first = ""] = nameParts(name);
    return first.startsWith(stem) || (part.length >= SHORT_NAME && first.endsWith(part));
  });
}

/** So many letters of a first name stand for all of it. */
const SHORT_NAME = 4;

/** "De" begins a sentence more often than it calls Erik de Graaf; a first name may be any word. */
const isCalled = (part: string, [first, ...more]: readonly string[], { small }: Words): boolean =>
  part === first || (more.includes(part) && !small.has(part));
