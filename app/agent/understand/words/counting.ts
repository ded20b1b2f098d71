import type { DayPart } from "../command";
import type { Entry } from "./lexicon";

/** Words in order as numbers: the first is `from`, then in steps. */
export function counting(meaning: "n" | "tens" | "ord" | "roughly", words: string, from: number, step = 1): Entry[] {
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

/**
 * Weekday and part of the day in one word: "donderdagmiddag", "Freitagabend". Each word carries both meanings.
 *
 * @param days what the weekdays mean: those of every week ("woensdagmiddagen") or one
 */
export function weekdayParts(
  weekdays: string,
  parts: Partial<Record<DayPart, string>>,
  days: "wd" | "wds" = "wd",
): Entry[] {
  return weekdays.split(",").flatMap((weekday, index) =>
    Object.entries(parts).flatMap(([part, words]) => {
      const joined = words
        .split(",")
        .map((word) => weekday + word)
        .join(",");
      // Object.entries widens the key; the parameter only takes parts of the day.
      return [[days, index + 1, joined] as const, ["part", part as DayPart, joined] as const];
    }),
  );
}
