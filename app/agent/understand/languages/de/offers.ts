import { counted, guestBut, type OfferPhrases, offerWhole, REST, restFrom, whoCanForm } from "../../phrases/offers";

const whole = offerWhole("bitte|kannst du|könntest du|ok(?:ay)?", "bitte|danke");
const GIVE = "(?:schick(?:e)?|sende|gib|biete|schlag(?:e)?|nenn(?:e)?)";
const TIMES =
  "(?:(?:freie |mögliche )?(?:zeiten|termine|optionen|vorschläge|terminvorschläge|möglichkeiten)|einen (?:buchungs|termin)link)";
const COUNT = counted("zwei|drei|vier|fünf|sechs|ein paar|einige");
const WHO = guestBut("mir|uns|zeiten");
/** What such a verb leaves to the end. */
const PARTICLE = "(?:\\s+(?:vor|an))?";

export const OFFERS_IN_GERMAN: OfferPhrases = {
  asks: [
    `${GIVE}\\s+${COUNT}${TIMES}\\s+an\\s+${WHO}${restFrom("für|am|nächste|diese|in|morgen|zwischen")}`,
    `${GIVE}\\s+${WHO}\\s+${COUNT}${TIMES}${REST}`,
  ].map((form) => whole(`${form}${PARTICLE}`)),
  shown: [`${GIVE}\\s+${WHO}\\s+diese(?:\\s+${TIMES})?`, `${GIVE}\\s+diese(?:\\s+${TIMES})?\\s+an\\s+${WHO}`].map(
    (form) => whole(`${form}${PARTICLE}`),
  ),
  counts: { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 },
  and: "und|&",
  whoCan: ["wer kann (?:denn )?wann", "wann können (?:alle|sie alle)", "wer hat (?:schon )?geantwortet"].map(
    whoCanForm,
  ),
  seeks: "wann kann ich mich treffen mit",
};
