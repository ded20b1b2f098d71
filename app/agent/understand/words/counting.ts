import type { Entry } from "./lexicon";

/** Words in order as numbers: the first is `from`, then in steps. */
export function counting(meaning: "n" | "tens" | "ord", words: string, from: number, step = 1): Entry[] {
  return words.split(",").map((word, index) => [meaning, from + index * step, word] as const);
}

/** Names in order, the first is 1: weekdays from Monday, months from January. */
export function named(meaning: "wd" | "wds" | "mo", names: readonly string[]): Entry[] {
  return names.map((words, index) => [meaning, index + 1, words] as const);
}

/** One-word numbers of German and Dutch, 21 to 59: "einundzwanzig", "eenentwintig". */
export function unitsBeforeTens(units: string, tens: string, joint: (unit: string) => string): Entry[] {
  return tens
    .split(",")
    .flatMap((ten, t) =>
      units.split(",").map((unit, u) => ["n", (t + 2) * 10 + u + 1, unit + joint(unit) + ten] as const),
    );
}
