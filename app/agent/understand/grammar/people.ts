import { said } from "../languages/lists/said";
import type { Markers } from "../phrases/phrasebook";
import { fold } from "../text";
import type { Range } from "./phrase-scan";
import type { Token } from "./tokens";

/** More than anybody invites by text; the rest of a list is not read. */
const MOST_PEOPLE = 500;

/**
 * The names and addresses in a stretch of tokens, as typed. "me", "my team" and "everyone" are nobody.
 * Linear in the length of the stretch.
 */
export function namesIn(said: string, tokens: readonly Token[], range: Range, markers: Markers): string[] {
  const people = peopleIn(said, tokens, range, markers);
  return [...new Set(people.flatMap(({ typed, isNamed }) => (isNamed ? [typed] : [])))];
}

/**
 * Who is spoken of without a name: "my boss", "everyone", "the client", as typed. What only says that somebody comes
 * ("me", "someone") is nobody here either.
 */
export function unnamedIn(said: string, tokens: readonly Token[], range: Range, markers: Markers): string[] {
  const people = peopleIn(said, tokens, range, markers);
  return [...new Set(people.flatMap(({ typed, isNamed }) => (isNamed ? [] : [typed])))];
}

interface Person {
  typed: string;
  /** By a name or an address, not by a role. */
  isNamed: boolean;
}

function peopleIn(said: string, tokens: readonly Token[], { from, to }: Range, markers: Markers): Person[] {
  const people: Person[] = [];
  let first = from;
  const add = (person: Person | null) => {
    if (person && people.length < MOST_PEOPLE) people.push(person);
  };
  const take = (until: number) => add(personAt(said, tokens, first, until, markers));
  for (let i = from; i < to; i++) {
    const { text } = tokens[i]!;
    if (isAddress(text)) {
      take(i);
      const address = addressAt(said, tokens[i]!);
      // "Claire Dubois claire@example.com", "Claire (c.d@example.com)": one person, of whom both are said.
      const before = people.at(-1);
      if (before && isAddressOf(address, before.typed, tokens[i - 1]?.text)) people.pop();
      add({ typed: address, isNamed: true });
      first = i + 1;
    } else if (text === "," || text === ";" || text === "/" || text === "<" || text === ">" || markers.and.test(text)) {
      take(i);
      first = i + 1;
    } else if (text === "(" || text === ")" || (text === "-" && isApart(said, tokens[i]!)) || text === ":") {
      take(i);
      first = text === "(" ? to : i + 1;
    }
  }
  take(to);
  return people;
}

/** Whether an address is that of whoever is named right in front of it: it stands in brackets, or has a part of the name in it. */
function isAddressOf(address: string, name: string, sign = ""): boolean {
  const [box = ""] = fold(address).split("@");
  const parts = fold(name).match(/\p{L}{3,}/gu) ?? [];
  return !isAddress(name) && (sign === "<" || sign === "(" || parts.some((part) => box.includes(part)));
}

/** "Belle-mère" is one word. */
const isApart = (said: string, { start, end }: Token) => /\s/.test(`${said[start - 1]}${said[end]}`);

export function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[a-z]{2,}/.test(text);
}

function addressAt(said: string, token: Token): string {
  return said
    .slice(token.start, token.end)
    .replace(/[.,;:!?'")\]]+$/, "")
    .replace(/^[<("'[]+/, "");
}

/** Longest name in words: "Dr. Anna Maria van der Berg". */
const LONGEST_NAME = 6;

function personAt(said: string, tokens: readonly Token[], from: number, to: number, markers: Markers): Person | null {
  let [first, last] = [from, to];
  const owned = markers.articles.test(tokens[first]?.text ?? "");
  while (
    first < last &&
    (markers.articles.test(tokens[first]!.text) ||
      (/^(?:with|both|mr|mrs|also)$/.test(tokens[first]!.text) &&
        first < last - 1 &&
        !/^(?:mr|mrs)$/.test(tokens[first]!.text)))
  )
    first++;
  while (last > first && CLOSES.folded.test(tokens[last - 1]!.text)) last--;
  if (first >= last || last - first > LONGEST_NAME) return null;
  const name = said.slice(tokens[first]!.start, tokens[last - 1]!.end).trim();
  const words = tokens
    .slice(first, last)
    .map((token) => token.text)
    .join(" ");
  if (!/\p{L}/u.test(name)) return null;
  // "my manager", "the client": a role, not a name, unless written with a capital.
  const isNamed = !markers.nobody.test(words) && !(owned && !/\p{Lu}/u.test(name));
  if (isNamed) return PRONOUN.folded.test(words) ? null : { typed: name, isNamed };
  if (ANYBODY.folded.test(words)) return null;
  return { typed: said.slice(tokens[owned ? from : first]!.start, tokens[last - 1]!.end).trim(), isNamed };
}

/** Words for nobody in particular, or for the user. */
const ANYBODY = said`^(?:${"self"}|${"somebody"})$`;
/** "Add kenji@example.com, he is in Tokyo". */
const PRONOUN = said`^${"pronouns"}$`;
/** Behind a name, no part of it. */
const CLOSES = said`^(?:[.!?'"-]|${"too"}|${"instead"}|${"please"})$`;
