import type { Meanings } from "./lexicon";

export type Code = "en" | "nl" | "de" | "fr" | "es";
type Kind = "holiday" | "floating" | "weekdayFrom" | "easter";

/**
 * When a holiday is, as `lexicon.ts` says it, and its names in each language that has one. It stands once with all its
 * names, so that a gap shows; what one language keeps on another day than the rest has a row of its own. Names that are
 * also towns or people ("San Juan") need their "day of"; "second Christmas day" is read by the rule.
 */
export type Holiday = { [K in Kind]: readonly [K, Meanings[K], Partial<Record<Code, string>>] }[Kind];
