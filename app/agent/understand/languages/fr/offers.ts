import { counted, guestBut, type OfferPhrases, offerWhole, restFrom, whoCanForm } from "../../phrases/offers";

const whole = offerWhole("tu peux|peux-tu|pourrais-tu|s['’]il te pla[iî]t|ok", "s['’]il te pla[iî]t|merci|stp");
const GIVE = "(?:envoie|envoyer|propose|proposer|donne|donner|offre)";
const TIMES =
  "(?:(?:cr[eé]neaux|horaires|options|possibilit[eé]s|disponibilit[eé]s)(?: libres| possibles)?|un lien de r[eé]servation)";
const COUNT = counted("deux|trois|quatre|cinq|six|quelques|des");
const WHO = guestBut("moi|nous");
const REST = restFrom("pour|le|la|en|cette|demain|entre|mardi|lundi|mercredi|jeudi|vendredi");

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
  ].map(whoCanForm),
  seeks: "quand puis-je voir",
};
