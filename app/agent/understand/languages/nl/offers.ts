import { counted, guestBut, type OfferPhrases, offerWhole, REST, restFrom, whoCanForm } from "../../phrases/offers";

const whole = offerWhole("kun je|kan je|wil je|ok(?:é|e)?|graag", "graag|alsjeblieft|aub|bedankt");
const GIVE = "(?:stuur|geef|bied|stel|mail)";
const TIMES =
  "(?:(?:vrije |mogelijke )?(?:tijden|tijdstippen|momenten|opties|tijdsloten|mogelijkheden)|een (?:boekings|afspraak)link)";
const COUNT = counted("twee|drie|vier|vijf|zes|een paar|wat");
const WHO = guestBut("mij|me|ons|tijden");
/** What such a verb leaves to the end. */
const PARTICLE = "(?:\\s+(?:voor|aan))?";

export const OFFERS_IN_DUTCH: OfferPhrases = {
  asks: [
    `${GIVE}\\s+${COUNT}${TIMES}\\s+(?:aan|naar)\\s+${WHO}${restFrom("voor|op|volgende|deze|in|morgen|tussen")}`,
    `${GIVE}\\s+${WHO}\\s+${COUNT}${TIMES}${REST}`,
  ].map((form) => whole(`${form}${PARTICLE}`)),
  shown: [
    `${GIVE}\\s+${WHO}\\s+(?:deze|die)(?:\\s+${TIMES})?`,
    `${GIVE}\\s+(?:deze|die)(?:\\s+${TIMES})?\\s+(?:aan|naar)\\s+${WHO}`,
  ].map((form) => whole(`${form}${PARTICLE}`)),
  counts: { twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6 },
  and: "en|&",
  whoCan: ["wie kan (?:er )?wanneer", "wanneer kan iedereen(?: wel)?", "wie heeft er (?:al )?geantwoord"].map(
    whoCanForm,
  ),
  seeks: "wanneer kan ik afspreken met",
};
