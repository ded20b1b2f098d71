import type { Code } from "./feast";
import { FIXED_FEASTS } from "./fixed-feasts";
import type { Entry } from "./lexicon";
import { MOVABLE_FEASTS } from "./movable-feasts";

/** The feasts of one language as entries of its list. */
export function feastsOf(code: Code): Entry[] {
  return [...FIXED_FEASTS, ...MOVABLE_FEASTS].flatMap(([kind, value, names]) =>
    // A row keeps its kind and value together; taken apart, the pair is no longer seen as one of them.
    names[code] ? [[kind, value, names[code]] as Entry] : [],
  );
}
