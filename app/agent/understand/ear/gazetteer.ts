import { isShortFor } from "~/domain/short-name";
import { oneSlip } from "../grammar/spelling";
import { fold } from "../text";
import { cutWords, type Word, withoutHollowEnd } from "./lexicon";

/** What is known of the user's people and meetings: data, never more than names to compare with. */
export interface Gazetteer {
  people: readonly { name: string; email: string }[];
  meetings: readonly MeetingKnown[];
}

/** A meeting by its names, and, where it is one of the calendar or waits for a yes, which that is and when, UTC milliseconds. */
export interface MeetingKnown {
  title: string;
  people: readonly string[];
  location?: string;
  id?: string;
  start?: number;
  end?: number;
}

export const NOBODY: Gazetteer = { people: [], meetings: [] };

/** A person at a place of the words. */
export interface PersonFound {
  /** Words `from` to `to` (exclusive). */
  from: number;
  to: number;
  /** As typed, spelt right. */
  said: string;
  /** As the person is called: the whole name where it was typed, else the first. */
  whole: string;
}

/** More than anybody knows by name; what lies behind is not compared. */
const MOST = 5_000;

/** People by the first word of what they are called, folded. */
export function peopleByWord(gazetteer: Gazetteer): ReadonlyMap<string, readonly Called[]> {
  const known = byWords.get(gazetteer);
  if (known) return known;
  const made = called(gazetteer);
  byWords.set(gazetteer, made);
  return made;
}

const byWords = new WeakMap<Gazetteer, ReadonlyMap<string, readonly Called[]>>();

function called({ people }: Gazetteer): ReadonlyMap<string, readonly Called[]> {
  const byWord = new Map<string, Called[]>();
  const seen = new Set<string>();
  for (const { name, email } of people.slice(0, MOST)) {
    const words = wordsOf(name);
    const [first = ""] = words;
    const key = `${email} ${words.join(" ")}`;
    if (!/^\p{L}{2}/u.test(first) || seen.has(key)) continue;
    seen.add(key);
    const named = byWord.get(first);
    if (named) named.push({ words, name, email });
    else byWord.set(first, [{ words, name, email }]);
  }
  // "Doyle thu 8:15", "Herrn Becker": a last name that is one person's.
  const last = Map.groupBy(
    [...byWord.values()].flat().filter(({ words }) => words.length > 1),
    ({ words }) => words.at(-1) ?? "",
  );
  for (const [word, named] of last)
    if (word.length >= 4 && !byWord.has(word) && new Set(named.map(({ email }) => email)).size === 1)
      byWord.set(word, [{ ...named[0]!, words: [word] }]);
  return byWord;
}

/** A name or a title cut as a message is. */
function wordsOf(name: string): string[] {
  const folded = fold(name);
  return /^[a-z]+(?: [a-z]+)*$/.test(folded) ? folded.split(" ") : cutWords(folded).map(({ text }) => text);
}

interface Called {
  words: readonly string[];
  name: string;
  email: string;
}

/** The person whose name stands at a place, the whole name, the first, or the first and an initial; null when it is nobody's. */
export function personAt(
  words: readonly Word[],
  i: number,
  byWord: ReadonlyMap<string, readonly Called[]>,
  said: string,
): PersonFound | null {
  const text = words[i]?.text.replace(/'s?$/, "") ?? "";
  const named = byWord.get(text);
  if (!named) return null;
  const whole = named
    .filter(
      (one) => one.words.length > 1 && one.words.every((word, k) => words[i + k]?.text.replace(/'s?$/, "") === word),
    )
    .toSorted((a, b) => b.words.length - a.words.length)[0];
  const letter = words[i + 1]?.text ?? "";
  const [one, another] =
    !whole && (named.length > 1 ? /^\p{L}$/u : SURE_INITIAL).test(letter)
      ? named.filter((each) => each.words.at(-1)?.startsWith(letter))
      : [];
  if (one && !another && one.words.length > 1) return { from: i, to: i + 2, said: one.name, whole: one.name };
  const to = i + (whole?.words.length ?? 1);
  const typed = said.slice(words[i]!.start, words[to - 1]!.end).replace(/['’]s?$/, "");
  return { from: i, to, said: typed, whole: whole?.name ?? firstOf(named[0]!) ?? typed };
}

/** Whom a word may be short for where only somebody can stand; as typed where that may be several, or another; null when nobody. */
export function shortPerson(word: string, byWord: ReadonlyMap<string, readonly Called[]>): string | null {
  const names = new Set<string>();
  let isSure = true;
  for (const { whole, name } of wholesOf(byWord)) {
    const short = isShortFor(word, whole);
    if (!short) continue;
    names.add(name);
    isSure &&= short === "surely";
  }
  const [name, another] = names;
  return name === undefined || (isSure && another === undefined) ? (name ?? null) : word;
}

const wholes = new WeakMap<ReadonlyMap<string, unknown>, readonly { whole: string; name: string }[]>();

/** Everybody by the whole name, folded, and as called by the first; made once. */
function wholesOf(byWord: ReadonlyMap<string, readonly Called[]>) {
  const known = wholes.get(byWord);
  if (known) return known;
  const made = [...byWord].flatMap(([first, [one]]) => {
    const whole = one ? fold(one.name) : "";
    return one && whole.startsWith(first) ? [{ whole, name: firstOf(one) ?? first }] : [];
  });
  wholes.set(byWord, made);
  return made;
}

/** No word in any language that we read. */
const SURE_INITIAL = /^[bfghjkpqrsvxz]$/;

/** Who was called by the last name is called by both. */
function firstOf({ words, name }: Called): string | undefined {
  const first = name.split(/\s/)[0] ?? "";
  return fold(first) === words[0] ? first : name;
}

/** A name with one slip of the thumb; null when it is nobody's, or could be two people's. */
export function slippedPerson(word: string, byWord: ReadonlyMap<string, readonly Called[]>): string | null {
  if (word.length < 5) return null;
  // "At the bakery" is no slip of Tom Baker: alone, a last name counts as it is spelt.
  const isFirst = (name: string) => byWord.get(name)?.some((one) => fold(one.name).startsWith(name)) === true;
  const near = (initialsOf(byWord).get(word[0]!) ?? []).filter(
    (name) => Math.abs(name.length - word.length) <= 1 && isFirst(name) && oneSlip(name, word),
  );
  return near.length === 1 ? near[0]! : null;
}

const initials = new WeakMap<ReadonlyMap<string, unknown>, ReadonlyMap<string, readonly string[]>>();

/** The words of an index by their first letter. */
function initialsOf(words: ReadonlyMap<string, unknown>): ReadonlyMap<string, readonly string[]> {
  const known = initials.get(words);
  if (known) return known;
  const made = Map.groupBy(words.keys(), ([letter = ""]) => letter);
  initials.set(words, made);
  return made;
}

/** Whether a word of a message can be a word of a title: the same, its beginning, or one slip away. */
function isAlike(word: string, part: string): boolean {
  if (part === word) return true;
  if (word.length >= 3 && (part.startsWith(word) || lacksLetter(word, part))) return true;
  if (part.length >= 4 && word.startsWith(part) && word.length - part.length <= 2) return true;
  if (isWithoutVowels(word, part)) return true;
  // "Les archis", of "architectes"
  if (word.length >= 5 && word.endsWith("s") && part.startsWith(word.slice(0, -1))) return true;
  if (word.length < 5 || part[0] !== word[0]) return false;
  if (Math.abs(word.length - part.length) <= 1 && oneSlip(part, word)) return true;
  return word.length >= LONG && twoSlips(part, word);
}

/** "Rvw", "fcst": the consonants of a word, or some of them from its first to its last. */
function isWithoutVowels(word: string, part: string): boolean {
  if (!/^[^\W\daeiou]{3,}$/.test(word) || word.length > part.length - 2) return false;
  if (part[0] !== word[0] || part.at(-1) !== word.at(-1)) return false;
  let at = 0;
  for (const letter of part) if (letter === word[at]) at++;
  return at === word.length;
}

/** Another word that begins with it; an "s" behind it is whose something is. */
const isLonger = (word: string, part: string) => word !== part && word !== `${part}s` && word.startsWith(part);

/** A word as long as this is no other with two slips in it. */
const LONG = 10;

/** Whether one slip less leaves one: "Vorstandsitzng". */
function twoSlips(right: string, word: string): boolean {
  if (Math.abs(right.length - word.length) > 2) return false;
  let at = 0;
  while (at < right.length && right[at] === word[at]) at++;
  const [rest, typed] = [right.slice(at), word.slice(at)];
  const once = [
    [rest.slice(1), typed.slice(1)],
    [rest.slice(1), typed],
    [rest, typed.slice(1)],
  ] as const;
  return once.some(([a, b]) => Math.abs(a.length - b.length) <= 1 && oneSlip(a, b));
}

/** "Tem" for "team". */
const lacksLetter = (word: string, part: string) =>
  part.length === word.length + 1 && part[0] === word[0] && oneSlip(part, word);

/**
 * The meetings whose title or people have all of the words, each title once.
 *
 * @param said folded words of a message that name something
 */
export function meetingsCalled(
  said: readonly string[],
  gazetteer: Gazetteer,
  concepts: ReadonlyMap<string, string>,
): string[] {
  const { called: before } = indexOf(gazetteer);
  const key = said.join(" ");
  const known = before.get(key);
  const found = known ?? findMeetings(said, gazetteer, concepts);
  before.set(key, found);
  return [...found];
}

function findMeetings(
  said: readonly string[],
  gazetteer: Gazetteer,
  concepts: ReadonlyMap<string, string>,
): readonly string[] {
  // "1:1" is two words of a title.
  const words = said.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean));
  if (words.length === 0) return [];
  const { byPart } = indexOf(gazetteer);
  const joined = words.length > 1 ? (byPart.get(words.join("")) ?? []) : [];
  const found = new Set<Meeting>(joined);
  let all: ReadonlySet<Meeting> | null = null;
  for (const word of words) {
    const alike = meetingsLike(word, gazetteer, concepts);
    all = all ? all.intersection(alike) : alike;
    if (all.size === 0) break;
  }
  for (const meeting of all ?? []) found.add(meeting);
  const exact = [...found].filter(({ title }) => words.every((word) => partsIn(title).includes(word)));
  return [...new Set((exact.length > 0 ? exact : [...found]).map(({ title }) => title))];
}

/** The meetings that have a word like this one. */
function meetingsLike(word: string, gazetteer: Gazetteer, concepts: ReadonlyMap<string, string>): ReadonlySet<Meeting> {
  const { byPart, inTitles, like } = indexOf(gazetteer);
  const known = like.get(word);
  if (known) return known;
  const concept = concepts.get(word);
  const others = concept ? [...byPart.keys()].filter((part) => concepts.get(part) === concept) : [];
  // "At the bakery" is not with Tom Baker: of whoever comes a name is said as it is, or its beginning.
  const near = (initialsOf(byPart).get(word[0] ?? "") ?? []).filter(
    (part) => isAlike(word, part) && (inTitles.has(part) || !isLonger(word, part)),
  );
  // "Dat belastinggedoe", of "Belastingaangifte": without its end, which says nothing.
  const core = near.length === 0 && others.length === 0 ? withoutHollowEnd(word) : word;
  // "Das Essen", of a "Mittagessen"
  if (near.length === 0 && others.length === 0 && word.length >= SHORTEST_HEAD)
    near.push(...[...byPart.keys()].filter((part) => part.endsWith(word)));
  if (core !== word) near.push(...[...byPart.keys()].filter((part) => part.startsWith(core)));
  const found = new Set([...near, ...others].flatMap((part) => byPart.get(part) ?? []));
  like.set(word, found);
  return found;
}

/** Letters of the noun at the end of a compound. */
const SHORTEST_HEAD = 5;

/** What is known of a gazetteer's meetings, made once, and what was looked up in it. */
interface Index {
  /** Meetings by each word of their titles and people. */
  byPart: ReadonlyMap<string, readonly Meeting[]>;
  /** Those of them that are in a title. */
  inTitles: ReadonlySet<string>;
  like: Map<string, ReadonlySet<Meeting>>;
  called: Map<string, readonly string[]>;
}

const indexes = new WeakMap<Gazetteer, Index>();

function indexOf(gazetteer: Gazetteer): Index {
  const known = indexes.get(gazetteer);
  if (known) return known;
  const byPart = new Map<string, Meeting[]>();
  for (const meeting of gazetteer.meetings.slice(0, MOST))
    for (const part of new Set(partsIn([meeting.title, ...meeting.people].join(" ")))) {
      const named = byPart.get(part);
      if (named) named.push(meeting);
      else byPart.set(part, [meeting]);
    }
  const inTitles = new Set(gazetteer.meetings.slice(0, MOST).flatMap(({ title }) => partsIn(title)));
  const made = { byPart, inTitles, like: new Map(), called: new Map() };
  indexes.set(gazetteer, made);
  return made;
}

type Meeting = Gazetteer["meetings"][number];
function partsIn(text: string): string[] {
  const folded = fold(text);
  // "Kick-off" is a "kickoff" too.
  const joined = folded.match(HYPHENED)?.map((word) => word.replaceAll("-", "")) ?? [];
  return [...folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean), ...joined];
}

const HYPHENED = /\p{L}+(?:-\p{L}+)+/gu;

/** Whether a word stands in the title of a meeting, or among its people: then it is no slip of another. */
export const isTitleWord = (word: string, gazetteer: Gazetteer): boolean => indexOf(gazetteer).byPart.has(word);

/** The titles that have a word, itself or in the genitive: "leos party", of "Leo's party". */
export function titlesWith(word: string, gazetteer: Gazetteer): string[] {
  const { byPart } = indexOf(gazetteer);
  const stem = word.replace(/['’]?s$/u, "");
  const parts = stem.length < SHORTEST_OWNER ? [word] : [word, stem];
  const found = parts.flatMap((part) => byPart.get(part) ?? []);
  return [
    ...new Set(found.flatMap(({ title }) => (parts.some((part) => partsIn(title).includes(part)) ? [title] : []))),
  ];
}

const SHORTEST_OWNER = 3;

/** Whether somebody comes to a meeting. @param name whole, or the first alone, or the mailbox of who has no name */
export const isGuestOf = (name: string, { people }: MeetingKnown): boolean =>
  people.map(fold).some((one) => one === fold(name) || one.split(/[ @]/)[0] === fold(name));

/** Whether folded words name a meeting by its title, whoever comes. */
export const isTitleOf = (
  said: readonly string[],
  meeting: MeetingKnown,
  concepts: ReadonlyMap<string, string>,
): boolean => said.length > 0 && meetingsCalled(said, titleOf(meeting), concepts).length > 0;

const titles = new WeakMap<MeetingKnown, Gazetteer>();

function titleOf(meeting: MeetingKnown): Gazetteer {
  const known = titles.get(meeting) ?? { people: [], meetings: [{ title: meeting.title, people: [] }] };
  titles.set(meeting, known);
  return known;
}

/** Whether a meeting is called by these folded words and no others. */
export function isTitle(said: string, gazetteer: Gazetteer): boolean {
  const known = whole.get(gazetteer) ?? new Set(gazetteer.meetings.slice(0, MOST).map(({ title }) => fold(title)));
  whole.set(gazetteer, known);
  return known.has(said);
}

const whole = new WeakMap<Gazetteer, ReadonlySet<string>>();

const titlesKnown = new WeakMap<Gazetteer, ReadonlyMap<string, readonly string[][]>>();

/** Titles of two words and more that begin with a word, cut into their words, longest first. */
export function titlesFrom(gazetteer: Gazetteer, first: string): readonly (readonly string[])[] {
  const known = titlesKnown.get(gazetteer);
  if (known) return known.get(first) ?? [];
  // In "Meeting with zed@example.com" the address is somebody who comes, also to another one.
  const cut = gazetteer.meetings.slice(0, MOST).flatMap(({ title }) => (title.includes("@") ? [] : [wordsOf(title)]));
  const made = Map.groupBy(
    cut.filter(({ length }) => length >= 2 && length <= 6).toSorted((a, b) => b.length - a.length),
    ([word = ""]) => word,
  );
  titlesKnown.set(gazetteer, made);
  return made.get(first) ?? [];
}
