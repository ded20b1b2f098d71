import { fold } from "../text";

/** The words that stood at the places of a sentence, as typed; a place that was left out is not there. */
export type Places = Readonly<Record<string, string | undefined>>;

/** What a message says at the places of the first sentence that it is; null when it is none of them. */
export type Sentences = (message: { said: string; folded: string }) => Places | null;

/**
 * Whole messages as people say them, one a line, so that a phrase book reads like a phrase book:
 *
 *     (clear|free up) [out] [my|the] {when}
 *
 * `(a|b)` is one of these, `[a|b]` one of these or nothing, `{when}` a place with any words in it, `{verb:a|b}` a place
 * with one of these. `...` are any words, `_` is one word, `#` a figure, `~` joins what has no space between: "d'~{day}".
 * A letter before `?` may be missing. Accents and capitals do not count. Made ready at first use.
 */
export function sentences({ raw }: TemplateStringsArray, ...lists: readonly string[]): Sentences {
  const lines = String.raw({ raw }, ...lists).split("\n");
  let ready: RegExp[] | undefined;
  return ({ said, folded }) => {
    ready ??= lines.filter((line) => line.trim() !== "").map(patternOf);
    // Every word is followed by a space or a comma; so is the last one.
    const text = `${folded} `;
    for (const pattern of ready) {
      const found = pattern.exec(text);
      if (found) return typed(said, found.indices?.groups ?? {});
    }
    return null;
  };
}

function typed(said: string, places: Record<string, [number, number] | undefined>): Places {
  return Object.fromEntries(
    Object.entries(places)
      .filter((place): place is [string, [number, number]] => place[1] !== undefined)
      .map(([name, [from, to]]) => [name, said.slice(from, to).replace(/[\s,]+$/, "")]),
  );
}

/** Behind each word. */
const GAP = "[\\s,]+";
/** A bounded stretch keeps the work bounded, however many places a sentence has. */
const ANY = "\\S.{0,100}?";
const LEAF: Readonly<Record<string, string>> = { "...": ANY, _: "[^\\s,]+", "#": "\\d+(?:[.:,]\\d+)?" };

/** What begins with any words. */
const OPEN = /^(?:\.{3}|\{[a-z]+)$/;

/** A sentence as a pattern over a folded message with a space behind it. */
function patternOf(line: string): RegExp {
  const parts = fold(line.trim()).match(/\{[a-z]+:?|\.{3}|[()[\]}|~]|[^\s()[\]{}|~]+/g) ?? [];
  let at = 0;
  const alternatives = (close: string | undefined): string => {
    let made = "";
    while (at < parts.length && parts[at] !== close) made += element();
    at++;
    return made;
  };
  const element = (): string => {
    const part = parts[at++] ?? "";
    if (part === "|") return "|";
    if (part === "(") return `(?:${alternatives(")")})`;
    // Any words are the last resort: what can be left out of them is.
    if (part === "[") {
      const open = OPEN.test(parts[at] ?? "");
      return `(?:${alternatives("]")})?${open ? "?" : ""}`;
    }
    if (part.startsWith("{")) {
      const inside = alternatives("}");
      return part.endsWith(":") ? `(?<${part.slice(1, -1)}>${inside})` : `(?<${part.slice(1)}>${ANY})${GAP}`;
    }
    const glued = parts[at] === "~";
    if (glued) at++;
    return (LEAF[part] ?? part.replace(/[.+*$^]/g, "\\$&")) + (glued ? "" : GAP);
  };
  return new RegExp(`^${alternatives(undefined)}$`, "du");
}
