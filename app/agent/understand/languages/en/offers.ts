import type { OfferPhrases } from "../../phrases/offers";

const PLEASE = "(?:(?:please|pls|can you|could you|now|ok(?:ay)?)[,\\s]+)*";
const GIVE = "(?:send|offer|give|propose|suggest)";
const TIMES = "(?:(?:free |possible )?(?:times|slots|options|appointments)|time slots|a booking link)";
const COUNT = "(?:(?<count>\\d|two|three|four|five|six|a few|some)\\s+)?";
const REST = "(?<rest>\\s+.{1,120}?)?";
const WHO = "(?<who>(?!me\\b|us\\b|times\\b|slots\\b)(?:[^\\d?]|\\d(?=\\S*@)|(?<=@\\S*)\\d){1,120}?)";
const whole = (form: string) => new RegExp(`^\\W*${PLEASE}${form}(?:[,\\s]+(?:please|pls|thanks))?[\\s.!]*$`, "isu");

export const OFFERS_IN_ENGLISH: OfferPhrases = {
  asks: [
    `${GIVE}\\s+${COUNT}${TIMES}\\s+to\\s+${WHO}(?<rest>\\s+(?:for|on|next|this|in|tomorrow|between)\\b.{0,120}?)?`,
    `${GIVE}\\s+${WHO}\\s+${COUNT}${TIMES}${REST}`,
  ].map(whole),
  shown: [
    `${GIVE}\\s+${WHO}\\s+(?:these|those)(?:\\s+${TIMES})?`,
    `${GIVE}\\s+(?:these|those|them)(?:\\s+${TIMES})?\\s+to\\s+${WHO}`,
  ].map(whole),
  counts: { two: 2, three: 3, four: 4, five: 5, six: 6 },
  and: "and|&",
  whoCan: [
    "who can (?:make it |come )?(?:when|at which times?|which times?)",
    "when can (?:they all|everybody|everyone|all of them)(?: make it| come| meet)?",
    "who (?:has )?answered(?: my (?:times|links?))?",
  ].map((form) => new RegExp(`^[\\s¿]*${form}[\\s?!.]*$`, "isu")),
  seeks: "when can I meet",
};
