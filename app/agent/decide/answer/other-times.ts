import { DAY, type Instant, type Interval, MINUTE } from "~/domain/time";
import type { Placing } from "../../action";
import type { ConversationState } from "../../conversation";
import type { Facts, Input } from "../../facts";
import type { Decision } from "../decision";
import { offerTimes } from "../find-free";
import { offerNewTimes } from "../plan-change";
import { slotOfAction } from "../propose";

const SOME =
  "^\\W*(?:(?:no|nope|nee|hmm+|ok|sorry|maybe|or|of)\\b[\\s,]*)*(?:(?:something|anything|somewhat|a\\s+bit|a\\s+little|much|any|iets|wat|liever|kan\\s+het)\\s+)*";
const END =
  "(?:\\s+(?:than\\s+that|than\\s+those|in\\s+the\\s+day|on|please|pls|dan\\s+dat|graag|op\\s+de\\s+dag))*[\\s.!?]*$";
const LATER = new RegExp(`${SOME}later${END}`, "iu");
const EARLIER = new RegExp(`${SOME}(?:earlier|sooner|eerder|vroeger)${END}`, "iu");
const OTHERS =
  /^\W*(?:what\s+else(?:\s+(?:do\s+you\s+have|is\s+there|have\s+you\s+got))?|(?:any(?:thing)?|something|some)\s+(?:else|other(?:\s+(?:times?|options?|slots?))?)|(?:other|more|different)\s+(?:times?|options?|slots?)|none\s+of\s+(?:these|those|them)(?:\s+works?)?(?:\s+for\s+me)?|andere\s+tijd(?:en)?|iets\s+anders|wat\s+nog\s+meer|geen\s+van\s+(?:die|deze))[\s.!?]*$/iu;

/** Where to look instead when none of the times that were offered will do; undefined when the words do not say so. */
export function furtherOn(text: string, options: readonly Interval[], now: Instant): Interval | undefined {
  const first = options[0]?.start ?? now;
  const last = options.at(-1)?.end ?? now;
  if (EARLIER.test(text)) return { start: now, end: first };
  return LATER.test(text) || OTHERS.test(text) ? { start: last, end: last + 7 * DAY } : undefined;
}

/** "Later", "what else?": other free times than those beside a conflict. */
export function otherTimes(
  action: Placing,
  options: readonly Interval[],
  state: ConversationState,
  input: Input,
  facts: Facts,
): Decision | undefined {
  const window = furtherOn(input.text, options.length > 0 ? options : [slotOfAction(action)], input.now);
  if (!window) return undefined;
  if (action.kind === "create") return offerTimes(state, { ...action.draft, start: null }, window, input, facts);
  const { start, end } = action.change.slot;
  return offerNewTimes(
    state,
    action.event,
    { start: null, around: window, durationMinutes: (end - start) / MINUTE },
    input,
    facts,
  );
}
