import { FIXED_FEASTS } from "./fixed-feasts";
import type { Entry, Meanings } from "./lexicon";
import { MOVABLE_FEASTS } from "./movable-feasts";

type Code = "en" | "nl" | "de" | "fr" | "es";
type Kind = "feast" | "floating" | "weekdayFrom" | "easter";

/**
 * When a feast is, as `lexicon.ts` says it, and its names in each language that has one. It stands once with all its
 * names, so that a gap shows; what one language keeps on another day than the rest has a row of its own. Names that are
 * also towns or people ("San Juan") need their "day of"; "second Christmas day" is read by the rule.
 */
export type Feast = { [K in Kind]: readonly [K, Meanings[K], Partial<Record<Code, string>>] }[Kind];

/** The feasts of one language as entries of its list. */
export function feastsOf(code: Code): Entry[] {
  return [...FIXED_FEASTS, ...MOVABLE_FEASTS].flatMap(([kind, value, names]) =>
    // A row keeps its kind and value together; taken apart, the pair is no longer seen as one of them.
    names[code] ? [[kind, value, names[code]] as Entry] : [],
  );
}
