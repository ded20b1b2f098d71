import type { Limits } from "~/domain/limits";
import { type Said, said } from "../understand/languages/lists/said";

type Hours = readonly [Said, Pick<Required<Limits>, "fromMinute" | "untilMinute">];

/** When people eat, in minutes after midnight. "Petit déjeuner" stands before what it has the end of. */
const MEALS: readonly Hours[] = [
  [said`${"breakfasts"}`, { fromMinute: 450, untilMinute: 600 }],
  [said`${"lunches"}`, { fromMinute: 720, untilMinute: 840 }],
  [said`${"dinners"}`, { fromMinute: 1080, untilMinute: 1290 }],
];

/** When people drink together. */
const DRINKS: readonly Hours[] = [
  [said`${"drinks"}`, { fromMinute: 1020, untilMinute: 1290 }],
  [said`${"coffees"}`, { fromMinute: 540, untilMinute: 1020 }],
];

const among = (hours: readonly Hours[], title: string) => hours.find(([words]) => words.isIn(title))?.[1];

export const isMeal = (title: string): boolean => among(MEALS, title) !== undefined;

/** The hours in which a meeting called so is looked for when no hour was said; undefined where they may be any. */
export const usualHours = (title: string): Limits | undefined => among([...MEALS, ...DRINKS], title);
