import type { OfferPhrases } from "../../phrases/offers";

const PLEASE = "(?:(?:por favor|puedes|podr[ií]as|ok)[,\\s]+)*";
const GIVE = "(?:env[ií]ale|env[ií]a|m[aá]ndale|manda|prop[oó]nle|prop[oó]n|ofr[eé]cele|ofrece|dale|da)";
const TIMES = "(?:(?:horas|horarios|huecos|opciones|propuestas)(?: libres| posibles)?|un enlace de reserva)";
const COUNT = "(?:(?<count>\\d|dos|tres|cuatro|cinco|seis|unas|unos|algunas|algunos)\\s+)?";
const WHO = "(?<who>(?!m[ií]\\b|nosotros\\b)(?:[^\\d?]|\\d(?=\\S*@)|(?<=@\\S*)\\d){1,120}?)";
const REST = "(?<rest>\\s+(?:para|el|la|en|esta|ma[nñ]ana|entre)\\b.{0,120}?)?";
const whole = (form: string) => new RegExp(`^\\W*${PLEASE}${form}(?:[,\\s]+(?:por favor|gracias))?[\\s.!]*$`, "isu");

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
  ].map((form) => new RegExp(`^[\\s¿]*${form}[\\s?!.]*$`, "isu")),
  seeks: "cuándo puedo reunirme con",
};
