import { oneSlip } from "../grammar/spelling";
import { fold } from "../text";
import { cutWords, type Word } from "./lexicon";

/** What is known of the user's people and meetings: data, never more than names to compare with. */
export interface Gazetteer {
  people: readonly { name: string; email: string }[];
  meetings: readonly { title: string; people: readonly string[] }[];
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
    const words = cutWords(fold(name)).map(({ text }) => text);
    const [first = ""] = words;
    if (!/^\p{L}{2}/u.test(first) || seen.has(`${email} ${words.join(" ")}`)) continue;
    seen.add(`${email} ${words.join(" ")}`);
    byWord.set(first, [...(byWord.get(first) ?? []), { words, name, email }]);
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

interface Called {
  words: readonly string[];
  name: string;
  email: string;
}

/** The person whose name stands at a place, the whole name or the first; null when it is nobody's. */
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
  const to = i + (whole?.words.length ?? 1);
  const typed = said.slice(words[i]!.start, words[to - 1]!.end).replace(/['’]s?$/, "");
  return { from: i, to, said: typed, whole: whole?.name ?? firstOf(named[0]!) ?? typed };
}

/** Who was called by the last name is called by both. */
function firstOf({ words, name }: Called): string | undefined {
  const first = name.split(/\s/)[0] ?? "";
  return fold(first) === words[0] ? first : name;
}

/** A name with one slip of the thumb; null when it is nobody's, or could be two people's. */
export function slippedPerson(word: string, byWord: ReadonlyMap<string, readonly Called[]>): string | null {
  if (word.length < 5) return null;
  const near = [...byWord.keys()].filter(
    (name) => name[0] === word[0] && Math.abs(name.length - word.length) <= 1 && oneSlip(name, word),
  );
  return near.length === 1 ? near[0]! : null;
}

/** Whether a word of a message can be a word of a title: the same, its beginning, one slip away, or the same thing. */
function isAlike(word: string, part: string, concepts: ReadonlyMap<string, string>): boolean {
  if (part === word) return true;
  if (word.length >= 3 && (part.startsWith(word) || lacksLetter(word, part))) return true;
  if (part.length >= 4 && word.startsWith(part) && word.length - part.length <= 2) return true;
  if (word.length >= 5 && part[0] === word[0] && Math.abs(word.length - part.length) <= 1 && oneSlip(part, word))
    return true;
  const concept = concepts.get(word);
  return concept !== undefined && concept === concepts.get(part);
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
  { meetings }: Gazetteer,
  concepts: ReadonlyMap<string, string>,
): string[] {
  // "1:1" is two words of a title.
  const words = said.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u).filter(Boolean));
  if (words.length === 0) return [];
  const titles = meetings.slice(0, MOST).flatMap((meeting) => {
    const { title } = meeting;
    const parts = partsOf(meeting);
    const joined = words.join("");
    const isOne = words.length > 1 && parts.some((part) => part === joined);
    return isOne || words.every((word) => parts.some((part) => isAlike(word, part, concepts))) ? [title] : [];
  });
  const exact = titles.filter((title) => words.every((word) => partsIn(title).includes(word)));
  return [...new Set(exact.length > 0 ? exact : titles)];
}

type Meeting = Gazetteer["meetings"][number];
const partsKnown = new WeakMap<Meeting, string[]>();

/** The words of a meeting's title and people, made once. */
function partsOf(meeting: Meeting): string[] {
  const known = partsKnown.get(meeting);
  if (known) return known;
  const made = partsIn([meeting.title, ...meeting.people].join(" "));
  partsKnown.set(meeting, made);
  return made;
}

function partsIn(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const titleWordsKnown = new WeakMap<Gazetteer, ReadonlySet<string>>();

/** The words of the titles of all meetings: none of them is a slip of another word. */
export function titleWords(gazetteer: Gazetteer): ReadonlySet<string> {
  const known = titleWordsKnown.get(gazetteer);
  if (known) return known;
  const made = new Set(gazetteer.meetings.slice(0, MOST).flatMap(partsOf));
  titleWordsKnown.set(gazetteer, made);
  return made;
}

const titlesKnown = new WeakMap<Gazetteer, ReadonlyMap<string, readonly string[][]>>();

/** Titles of two words and more that begin with a word, cut into their words, longest first. */
export function titlesFrom(gazetteer: Gazetteer, first: string): readonly (readonly string[])[] {
  const known = titlesKnown.get(gazetteer);
  if (known) return known.get(first) ?? [];
  const cut = gazetteer.meetings.slice(0, MOST).map(({ title }) => cutWords(fold(title)).map(({ text }) => text));
  const made = Map.groupBy(
    cut.filter(({ length }) => length >= 2 && length <= 6).toSorted((a, b) => b.length - a.length),
    ([word = ""]) => word,
  );
  titlesKnown.set(gazetteer, made);
  return made.get(first) ?? [];
}
