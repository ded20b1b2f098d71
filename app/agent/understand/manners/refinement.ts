import { type Said, said } from "../languages/lists/said";
import { fold, readText } from "../text";

/**
 * Where to look instead of the times that were just shown. `later` and `earlier` are hours of the day, `…-day` and
 * `…-days` whole days, `others` anything but these, `other-days` any days but theirs.
 */
export type Refinement =
  | "later"
  | "earlier"
  | "later-days"
  | "earlier-days"
  | "next-day"
  | "day-before"
  | "next-week"
  | "other-days"
  | "others";

/** The longer wording first: "later in the week" is no hour. */
const WAYS: readonly (readonly [Refinement, Said])[] = [
  ["next-week", said`${"nextWeek"}`],
  ["later-days", said`${"laterDays"}`],
  ["earlier-days", said`${"earlierDays"}`],
  ["next-day", said`${"nextDay"}`],
  ["day-before", said`${"dayBefore"}`],
  ["later", said`${"laterHours"}`],
  ["earlier", said`${"earlierHours"}`],
  ["other-days", said`${"otherDays"}`],
  ["others", said`${"otherTimes"}`],
];
const READ = WAYS.map(
  ([way, words]) => [way, said`^(?:${"aroundOthers"}[\s,]+){0,5}${words}(?:[\s,]+${"aroundOthers"}){0,5}$`] as const,
);

/** "Later than that", "any others?", "de dag erna": null when the words say anything more. */
export function refinementIn(text: string): Refinement | null {
  const bare = fold(readText(text).said)
    .replace(/[^\p{L}\p{N}'\s,]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (bare.length > LONGEST) return null;
  return READ.find(([, words]) => words.folded.test(bare))?.[0] ?? null;
}

/** Longer messages say something of their own. */
const LONGEST = 60;
