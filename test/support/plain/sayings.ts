import open from "./open.json";
import said from "./sayings.json";
import { LANGUAGES, type Shape, type Spoken } from "./shape";
import { SHAPES } from "./shapes";

export interface Saying {
  /** The shape, the language and which of its sayings: "book-place nl1". */
  name: string;
  shape: Shape;
  language: Spoken;
  /** The messages. */
  said: readonly string[];
  /** That does not end right yet: `open.json` lists them, and only grows shorter. */
  isOpen: boolean;
}

const OPEN = new Set(open);
const SAID: Readonly<Record<string, Partial<Record<Spoken, string[][]>>>> = said;

/** Every shape in each language, twice: in a whole sentence, and as one texts in a hurry. */
export const SAYINGS: readonly Saying[] = Object.entries(SHAPES).flatMap(([of, shape]) =>
  LANGUAGES.flatMap((language) =>
    (SAID[of]?.[language] ?? []).map((messages, n) => {
      const name = `${of} ${language}${n}`;
      return { name, shape, language, said: messages, isOpen: OPEN.has(name) };
    }),
  ),
);
