import type { OfferPhrases } from "../../phrases/offers";

const PLEASE = "(?:(?:bitte|kannst du|könntest du|ok(?:ay)?)[,\\s]+)*";
const GIVE = "(?:schick(?:e)?|sende|gib|biete|schlag(?:e)?|nenn(?:e)?)";
const TIMES =
  "(?:(?:freie |mögliche )?(?:zeiten|termine|optionen|vorschläge|terminvorschläge|möglichkeiten)|einen (?:buchungs|termin)link)";
const COUNT = "(?:(?<count>\\d|zwei|drei|vier|fünf|sechs|ein paar|einige)\\s+)?";
const REST = "(?<rest>\\s+.{1,120}?)?";
const WHO = "(?<who>(?!mir\\b|uns\\b|zeiten\\b)(?:[^\\d?]|\\d(?=\\S*@)|(?<=@\\S*)\\d){1,120}?)";
const whole = (form: string) =>
  new RegExp(`^\\W*${PLEASE}${form}(?:\\s+(?:vor|an))?(?:[,\\s]+(?:bitte|danke))?[\\s.!]*$`, "isu");

export const OFFERS_IN_GERMAN: OfferPhrases = {
  asks: [
    `${GIVE}\\s+${COUNT}${TIMES}\\s+an\\s+${WHO}(?<rest>\\s+(?:für|am|nächste|diese|in|morgen|zwischen)\\b.{0,120}?)?`,
    `${GIVE}\\s+${WHO}\\s+${COUNT}${TIMES}${REST}`,
  ].map(whole),
  shown: [`${GIVE}\\s+${WHO}\\s+diese(?:\\s+${TIMES})?`, `${GIVE}\\s+diese(?:\\s+${TIMES})?\\s+an\\s+${WHO}`].map(
    whole,
  ),
  counts: { zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6 },
  and: "und|&",
  whoCan: ["wer kann (?:denn )?wann", "wann können (?:alle|sie alle)", "wer hat (?:schon )?geantwortet"].map(
    (form) => new RegExp(`^[\\s¿]*${form}[\\s?!.]*$`, "isu"),
  ),
  seeks: "wann kann ich mich treffen mit",
};
