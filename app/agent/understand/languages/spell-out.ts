/** The lists of a language with every phrase that they name in short. */
export function spellOut<T extends object>(lists: T): T {
  const all = Object.entries(lists).map(([name, list]) => [
    name,
    typeof list === "string" ? list.replace(IN_SHORT, (short) => phrasesOf(waysOf(short)).join(",")) : spellOut(list),
  ]);
  // Each entry keeps its kind: a list is a list, and lists by their names are that.
  return Object.fromEntries(all) as T;
}

/** An entry with a bracket, up to the next comma: alternatives hold none. */
const IN_SHORT = /[^,([]*[([][^,]*/g;

/** What is said one way or the other: words, and between them brackets. */
export type Way = readonly (string | Bracket)[];

/** "(pull|move)", and "[ it]", which may be left out. */
export interface Bracket {
  isOptional: boolean;
  ways: readonly Way[];
}

/** What an entry in short stands for: "(pull|move)[ it] up" has one way, with two brackets in it. */
export function waysOf(short: string): readonly Way[] {
  const marks = short.match(/[()[\]|]|[^()[\]|]+/g) ?? [];
  let at = 0;
  function alternatives(): Way[] {
    const ways: (string | Bracket)[][] = [[]];
    for (; at < marks.length && !/^[)\]]$/.test(marks[at]!); at++) {
      const mark = marks[at]!;
      const isBracket = mark === "(" || mark === "[";
      if (isBracket) at++;
      if (mark === "|") ways.push([]);
      else ways.at(-1)!.push(isBracket ? { isOptional: mark === "[", ways: alternatives() } : mark);
    }
    return ways;
  }
  return alternatives();
}

/** All that can be said so, in the order of what is written. */
function phrasesOf(ways: readonly Way[]): string[] {
  return ways.flatMap((way) =>
    way.reduce<string[]>(
      (open, part) => {
        const next = typeof part === "string" ? [part] : [...(part.isOptional ? [""] : []), ...phrasesOf(part.ways)];
        return open.flatMap((before) => next.map((words) => before + words));
      },
      [""],
    ),
  );
}
