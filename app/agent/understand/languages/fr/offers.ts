import type { OfferPhrases } from "../../phrases/offers";

const PLEASE = "(?:(?:tu peux|peux-tu|pourrais-tu|s['’]il te pla[iî]t|ok)[,\\s]+)*";
const GIVE = "(?:envoie|envoyer|propose|proposer|donne|donner|offre)";
const TIMES =
  "(?:(?:cr[eé]neaux|horaires|options|possibilit[eé]s|disponibilit[eé]s)(?: libres| possibles)?|un lien de r[eé]servation)";
const COUNT = "(?:(?<count>\\d|deux|trois|quatre|cinq|six|quelques|des)\\s+)?";
const WHO = "(?<who>(?!moi\\b|nous\\b)(?:[^\\d?]|\\d(?=\\S*@)|(?<=@\\S*)\\d){1,120}?)";
const REST = "(?<rest>\\s+(?:pour|le|la|en|cette|demain|entre|mardi|lundi|mercredi|jeudi|vendredi)\\b.{0,120}?)?";
const whole = (form: string) =>
  new RegExp(`^\\W*${PLEASE}${form}(?:[,\\s]+(?:s['’]il te pla[iî]t|merci|stp))?[\\s.!]*$`, "isu");

export const OFFERS_IN_FRENCH: OfferPhrases = {
  asks: [
    `${GIVE}\\s+${COUNT}${TIMES}\\s+[àa]\\s+${WHO}${REST}`,
    `${GIVE}\\s+[àa]\\s+${WHO}\\s+${COUNT}${TIMES}${REST}`,
  ].map(whole),
  shown: [`${GIVE}\\s+(?:ces)\\s+${TIMES}\\s+[àa]\\s+${WHO}`].map(whole),
  counts: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6 },
  and: "et|&",
  whoCan: [
    "qui (?:est libre|peut) quand",
    "quand (?:est-ce que )?tout le monde peut(?:-il)?",
    "qui a (?:déjà )?répondu",
  ].map((form) => new RegExp(`^[\\s¿]*${form}[\\s?!.]*$`, "isu")),
  seeks: "quand puis-je voir",
};
