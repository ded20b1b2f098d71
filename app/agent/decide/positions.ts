/** In the languages that Parley speaks, at their place. */
const ORDINALS = [
  ["first", "eerste"],
  ["second", "tweede"],
  ["third", "derde"],
  ["fourth", "vierde"],
  ["fifth", "vijfde"],
  ["sixth", "zesde"],
  ["seventh", "zevende"],
  ["eighth", "achtste"],
  ["ninth", "negende"],
];

/** A place in a list that was said, and what else was said. */
export interface Position {
  /** From 0; -1 is the last. */
  index: number;
  rest: string;
}

/** "the second one", "number 2", "the last": not a day of the month, so bare "the 2nd" must come with "one". */
const SAID = new RegExp(
  `\\b(?:(?:the|de)\\s+)?(?:(${ORDINALS.flat().join("|")}|last|laatste)(?:\\s+one)?|([1-9])(?:st|nd|rd|th)\\s+one|(?:number|nummer|nr\\.?|option|optie|#)\\s*([1-9]))(?![\\w])`,
  "iu",
);

export function findPosition(text: string): Position | undefined {
  const said = SAID.exec(text);
  if (!said) return undefined;
  const [words, name, nth, number] = said;
  const digit = nth ?? number;
  const index = digit ? Number(digit) - 1 : ORDINALS.findIndex((words) => words.includes(name?.toLowerCase() ?? ""));
  return { index, rest: text.replace(words, " it ").replace(/\s+/g, " ").trim() };
}

/** Where in a list of this length; undefined beyond its end. */
export function positionIn({ index }: Position, length: number): number | undefined {
  const at = index < 0 ? length + index : index;
  return at >= 0 && at < length ? at : undefined;
}

/** "2", "the second one", "option 3", "the last one" when the text is nothing more; null otherwise. */
export function spokenIndex(text: string, length: number): number | null {
  const bare = /^\s*([1-9])\s*[.)!]?\s*$/.exec(text)?.[1];
  if (bare) return Number(bare) - 1;
  const position = findPosition(text);
  if (!position || !/^it[\s.!)]*$/i.test(position.rest)) return null;
  return positionIn(position, length) ?? null;
}
