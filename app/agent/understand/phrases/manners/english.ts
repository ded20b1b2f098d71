import { sentences } from "../sentences";
import type { Manners } from "./manners";

const ALL =
  "(everything|every meeting|(my|the) (meetings|calls|appointments|events)|(all|both) [of|two|three] [my|the] [(meetings?|calls?|appointments?|events?)])";
const THESE = "(both|all of them|them all|them both|them|these|those) [of them]";
const OUT = "(clear|cancel|delete|remove|drop|scrap)";
const MOVE = "(move|push|shift|bump|postpone|reschedule|delay)";
const UNIT = "(m|mins?|minutes?|h|hrs?|hours?|quarter)";
/** A length, as it stands in a move. */
const LENGTH = `(#~${UNIT}|# ${UNIT}|(a|an|half) [an?|half] ${UNIT})`;
const TO = "(by|to|back|forward)";

export const english: Manners = {
  tail: /(?:[\s,.!?]|\b(?:please|pls|plz|thanks|thx|thank you)\b)+$/,
  alone: { look: "what's on", cancel: "cancel", move: "move it" },
  cancelAll: sentences`
    ${OUT} ${ALL} [{which}]
  `,
  moveAll: sentences`
    ${MOVE} ${ALL} [{which}] {how:${TO} ...}
    ${MOVE} ${ALL} [{which}] {how:${LENGTH}} [{way}]
  `,
  clear: sentences`
    (clear|free up|empty) [out] [my|the] {when}
    cancel (my|the) {when:[whole|entire|rest of (the|my)] (day|morning|afternoon|evening|week) [...]}
  `,
  earlier: /\b(?:earlier|forward|up)\b/i,
  cancelThese: sentences`
    ${OUT} ${THESE}
  `,
  moveThese: sentences`
    ${MOVE} ${THESE} {how:(by|to|with) ...|# ...|#~...}
  `,
  except: sentences`
    {all} (except [for]|but (not|keep|leave)|but|apart from|other than|besides|excluding) {but}
  `,
  forMe: /[\s,]+for me$/,
  the: /^\W*the\b/,
  and: /\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i,
};
