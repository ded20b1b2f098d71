import { counted, guestBut, type OfferPhrases, offerWhole, restFrom, whoCanForm } from "../../phrases/offers";

const whole = offerWhole("por favor|puedes|podr[ií]as|ok", "por favor|gracias");
const GIVE = "(?:env[ií]ale|env[ií]a|m[aá]ndale|manda|prop[oó]nle|prop[oó]n|ofr[eé]cele|ofrece|dale|da)";
const TIMES = "(?:(?:horas|horarios|huecos|opciones|propuestas)(?: libres| posibles)?|un enlace de reserva)";
const COUNT = counted("dos|tres|cuatro|cinco|seis|unas|unos|algunas|algunos");
const WHO = guestBut("m[ií]|nosotros");
const REST = restFrom("para|el|la|en|esta|ma[nñ]ana|entre");

export const OFFERS_IN_SPANISH: OfferPhrases = {
  asks: [`${GIVE}\\s+${COUNT}${TIMES}\\s+a\\s+${WHO}${REST}`, `${GIVE}\\s+a\\s+${WHO}\\s+${COUNT}${TIMES}${REST}`].map(
    whole,
  ),
  shown: [`${GIVE}\\s+est[ao]s\\s+${TIMES}\\s+a\\s+${WHO}`].map(whole),
  counts: { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6 },
  and: "y|e|&",
  whoCan: [
    "quién puede (?:y )?cuándo",
    "quien puede (?:y )?cuando",
    "cuándo pueden todos",
    "quién ha (?:ya )?respondido",
  ].map(whoCanForm),
  seeks: "cuándo puedo reunirme con",
};
