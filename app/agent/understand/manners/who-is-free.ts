import type { Command, Context } from "../command";
import { splitNames } from "../languages/lists/names";
import { said } from "../languages/lists/said";
import { freeTime } from "./limits";

const NAME = "[\\p{L}][\\p{L}.'@_+\\d-]*";
const WHO_IS_FREE = new RegExp(
  `^\\s*(?:(when)\\s+)?(?:is|are|if)\\s+((?!(?:i|we|you|there|it|my|the|this|that|he|she|they)\\b)${NAME}(?:\\s+(?!free\\b|available\\b)${NAME}){0,4}?)\\s+(?:both\\s+|all\\s+)?(?:free|available)\\b(.*)$`,
  "iu",
);
const SEE_THEM_NL =
  /^\s*wanneer (?:kan|zou) ik ((?!(?:met|weer|een|de|het|dit|dat)\b)\p{L}[\p{L}.'-]*(?:\s+en\s+\p{L}[\p{L}.'-]*)?) (?:kunnen )?(?:zien|spreken|ontmoeten)\b\s*(.*)$/iu;
const TOGETHER = new RegExp(
  `^\\s*(?:when (?:can|could|should) ((?!(?:i|we)\\b)${NAME}(?:,?\\s+(?:and\\s+|&\\s+)?${NAME}){0,5}?),?\\s+(?:and|&)\\s+(?:i|me)(?:\\s+(?:all|both))?\\s+(?:meet|talk|speak|catch up|get together)|do(?:es)?\\s+((?!(?:i|we|you|it|that|they)\\b)${NAME}(?:\\s+and\\s+${NAME})?)\\s+have\\s+(?:any\\s+)?time)\\b(.*)$`,
  "iu",
);
const WHO_IS_FREE_NL = new RegExp(
  `^\\s*(?:(wanneer)\\s+)?(?:is|zijn)\\s+((?!(?:ik|we|wij|er|het|mijn|de|dit|dat|hij|zij|ze)\\b)${NAME}(?:\\s+(?:en\\s+)?(?!vrij\\b|beschikbaar\\b)${NAME}){0,2}?)\\s+(.*?)\\s*(?:vrij|beschikbaar)\\b(.*)$`,
  "iu",
);

const SELF = said`^${"self"}$`;

/** "Is Anna free tomorrow at 3", "when are Anna and I both free this week": asked as one asks for a time with them. */
export function whoIsFree(text: string, context: Context): Command | undefined {
  const [, , english, rest = ""] = WHO_IS_FREE.exec(text) ?? [];
  const [, , dutch, between = "", behind = ""] = english === undefined ? (WHO_IS_FREE_NL.exec(text) ?? []) : [];
  const [, they, then = ""] = SEE_THEM_NL.exec(text) ?? [];
  const [, both, both2, how = ""] = TOGETHER.exec(text) ?? [];
  const said = english ?? dutch ?? they ?? both ?? both2;
  const bare = /^\s*(?:(?:any\s+)?gaps|free|vrij|gaten)\s+(?!up\b|slots?\b|times?\b)(.+)$/iu.exec(text)?.[1];
  if (bare) return freeTime(`am i free ${bare}`, context);
  if (said === undefined) return undefined;
  const names = splitNames(said).filter((name) => !SELF.isIn(name));
  if (names.length === 0 || names.length > 5) return undefined;
  const asked =
    both || both2
      ? `find time${how}`
      : english === undefined
        ? `ben ik vrij ${they ? then : between + behind}`
        : `am i free${rest}`;
  const command = freeTime(asked, context);
  if (!command) return undefined;
  const { target: _, ...slots } = command.slots;
  return { ...command, slots: { ...slots, attendees: names } };
}
