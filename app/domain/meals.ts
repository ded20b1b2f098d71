import type { Limits } from "./limits";

/** When people eat, in minutes after midnight. */
const MEALS: readonly (readonly [RegExp, Pick<Required<Limits>, "fromMinute" | "untilMinute">])[] = [
  [/\b(?:breakfast|ontbijt)/i, { fromMinute: 450, untilMinute: 600 }],
  [/\b(?:lunch|brunch)/i, { fromMinute: 720, untilMinute: 840 }],
  [/\b(?:dinner|supper|diner|avondeten)/i, { fromMinute: 1080, untilMinute: 1290 }],
];

/** The hours in which a meeting called so is looked for when no hour was said; undefined when it is no meal. */
export function mealHours(title: string): Limits | undefined {
  return MEALS.find(([words]) => words.test(title))?.[1];
}
