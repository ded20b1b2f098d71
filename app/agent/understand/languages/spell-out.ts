/** The lists of a language with every phrase that they name in short. */
export function spellOut<T extends object>(lists: T): T {
  const all = Object.entries(lists).map(([name, list]) => [
    name,
    typeof list === "string" ? list.replace(IN_SHORT, (short) => phrasesOf(short).join(",")) : spellOut(list),
  ]);
  // Each entry keeps its kind: a list is a list, and lists by their names are that.
  return Object.fromEntries(all) as T;
}

/** An entry with a bracket, up to the next comma: alternatives hold none. */
const IN_SHORT = /[^,([]*[([][^,]*/g;

/** What an entry in short stands for: "(pull|move)[ it] up" for four phrases. */
function phrasesOf(short: string): string[] {
  const marks = short.match(/[()[\]|]|[^()[\]|]+/g) ?? [];
  let at = 0;
  function alternatives(): string[] {
    const done: string[] = [];
    let open = [""];
    for (; at < marks.length && !/^[)\]]$/.test(marks[at]!); at++) {
      const mark = marks[at]!;
      if (mark === "|") {
        done.push(...open);
        open = [""];
        continue;
      }
      const isGroup = mark === "(" || mark === "[";
      if (isGroup) at++;
      const next = isGroup ? alternatives() : [mark];
      const parts = mark === "[" ? ["", ...next] : next;
      open = open.flatMap((before) => parts.map((part) => before + part));
    }
    return [...done, ...open];
  }
  return alternatives();
}
