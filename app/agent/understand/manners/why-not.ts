import type { Command, Context } from "../command";
import { parse } from "../grammar/parse";
import { said } from "../languages/lists/said";
import { readText } from "../text";

const WHY_NOT =
  /^\s*(?:(?:but|and|ok|hm+|maar|en)\W+)*(?:why (?:not|can't (?:i|we|it|you)(?: (?:do|meet|be))?|isn't|didn't you (?:offer|suggest)|no)|what(?:'s| is) wrong with|waarom (?:niet|kan (?:het |dat )?niet|geen)|wat is er mis met)\s+(.+)$/iu;

const POSSIBLE = said`${"possible"}`;
const THAT_TIME = said`^${"thatTime"}\W*$`;

/** "Why not Tuesday at 10?", "waarom niet dinsdag om 10": a question about one time. */
export function whyNotThen(text: string, context: Context): Command | undefined {
  const rest = WHY_NOT.exec(readText(text).said)?.[1];
  if (rest === undefined) return undefined;
  const asked = POSSIBLE.replacedIn(rest, "");
  const isThen = THAT_TIME.isIn(asked);
  const { when, slots } = parse(asked, { ...context, awaiting: "time" });
  if (!isThen && (!when || when.kind === "duration" || when.kind === "recurring")) return undefined;
  const { durationMinutes } = slots;
  return {
    intent: "find_slot",
    confidence: 0.85,
    slots: { ...(durationMinutes !== undefined && { durationMinutes }) },
    when: isThen ? null : when,
    question: null,
    manner: "why-not",
  };
}
