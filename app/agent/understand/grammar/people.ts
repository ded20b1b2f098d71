import type { Markers } from "../phrases/phrasebook";
import type { Range } from "./phrase-scan";
import type { Token } from "./tokens";

/** More than anybody invites by text; the rest of a list is not read. */
const MOST_PEOPLE = 500;

/**
 * The names and addresses in a stretch of tokens, as typed. "me", "my team" and "everyone" are nobody.
 * Linear in the length of the stretch.
 */
export function namesIn(said: string, tokens: readonly Token[], { from, to }: Range, markers: Markers): string[] {
  const names: string[] = [];
  let first = from;
  const take = (until: number) => {
    const name = cleanName(said, tokens, first, until, markers);
    if (name && names.length < MOST_PEOPLE) names.push(name);
  };
  for (let i = from; i < to; i++) {
    const { text } = tokens[i]!;
    if (isAddress(text)) {
      take(i);
      take_address(names, said, tokens[i]!);
      first = i + 1;
    } else if (text === "," || text === ";" || text === "/" || text === "<" || text === ">" || markers.and.test(text)) {
      take(i);
      first = i + 1;
    } else if (text === "(" || text === ")" || text === "-" || text === ":") {
      take(i);
      first = text === "(" ? to : i + 1;
    }
  }
  take(to);
  return [...new Set(names)];
}

export function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[a-z]{2,}/.test(text);
}

function take_address(names: string[], said: string, token: Token) {
  if (names.length < MOST_PEOPLE)
    names.push(
      said
        .slice(token.start, token.end)
        .replace(/[.,;:!?'")\]]+$/, "")
        .replace(/^[<("'[]+/, ""),
    );
}

/** Longest name in words: "Dr. Anna Maria van der Berg". */
const LONGEST_NAME = 6;

function cleanName(said: string, tokens: readonly Token[], from: number, to: number, markers: Markers): string | null {
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
  while (last > first && /^(?:[.!?'"-]|along|too|as well|instead|please)$/.test(tokens[last - 1]!.text)) last--;
  if (first >= last || last - first > LONGEST_NAME) return null;
  const name = said.slice(tokens[first]!.start, tokens[last - 1]!.end).trim();
  const words = tokens
    .slice(first, last)
    .map((token) => token.text)
    .join(" ");
  if (markers.nobody.test(words) || !/\p{L}/u.test(name)) return null;
  // "my manager", "the client": a role, not a name, unless written with a capital.
  if (owned && !/\p{Lu}/u.test(name)) return null;
  return name;
}
