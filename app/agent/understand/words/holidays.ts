import { FIXED_HOLIDAYS } from "./fixed-holidays";
import type { Code } from "./holiday";
import type { Entry } from "./lexicon";
import { MOVABLE_HOLIDAYS } from "./movable-holidays";

/** The holidays of one language as entries of its list. */
export function holidaysOf(code: Code): Entry[] {
  return [...FIXED_HOLIDAYS, ...MOVABLE_HOLIDAYS].flatMap(([kind, value, names]) =>
    // A row keeps its kind and value together; taken apart, the pair is no longer seen as one of them.
    names[code] ? [[kind, value, names[code]] as Entry] : [],
  );
}
