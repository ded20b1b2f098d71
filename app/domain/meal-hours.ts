import type { Limits } from "./limits";

/** When people eat: nobody wants lunch at nine. Local minutes after midnight. */
const MEALS: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:breakfast|ontbijt)\b/iu, 450, 600],
  [/\bbrunch\b/iu, 600, 780],
  [/\blunch(?:en)?\b/iu, 690, 840],
  [/\b(?:dinner|supper|diner|avondeten|etentje)\b/iu, 1080, 1290],
  [/\b(?:drinks|borrel|happy hour)\b/iu, 990, 1200],
];

/** The hours of the meal that a title names; undefined when it names none. */
export function mealHours(title: string): Pick<Limits, "fromMinute" | "untilMinute"> | undefined {
  const [, fromMinute, untilMinute] = MEALS.find(([names]) => names.test(title)) ?? [];
  return fromMinute === undefined ? undefined : { fromMinute, untilMinute };
}
