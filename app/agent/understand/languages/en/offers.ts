import { counted, guestBut, type OfferPhrases, offerWhole, REST, restFrom, whoCanForm } from "../../phrases/offers";

const whole = offerWhole("please|pls|can you|could you|now|ok(?:ay)?", "please|pls|thanks");
const GIVE = "(?:send|offer|give|propose|suggest)";
const TIMES = "(?:(?:free |possible )?(?:times|slots|options|appointments)|time slots|a booking link)";
const COUNT = counted("two|three|four|five|six|a few|some");
const WHO = guestBut("me|us|times|slots");

export const OFFERS_IN_ENGLISH: OfferPhrases = {
  asks: [
    `${GIVE}\\s+${COUNT}${TIMES}\\s+to\\s+${WHO}${restFrom("for|on|next|this|in|tomorrow|between")}`,
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
  ].map(whoCanForm),
  seeks: "when can I meet",
};
