import type { OfferPhrases } from "../../phrases/offers";

const PLEASE = "(?:(?:kun je|kan je|wil je|ok(?:é|e)?|graag)[,\\s]+)*";
const GIVE = "(?:stuur|geef|bied|stel|mail)";
const TIMES =
  "(?:(?:vrije |mogelijke )?(?:tijden|tijdstippen|momenten|opties|tijdsloten|mogelijkheden)|een (?:boekings|afspraak)link)";
const COUNT = "(?:(?<count>\\d|twee|drie|vier|vijf|zes|een paar|wat)\\s+)?";
const REST = "(?<rest>\\s+.{1,120}?)?";
const WHO = "(?<who>(?!mij\\b|me\\b|ons\\b|tijden\\b)(?:[^\\d?]|\\d(?=\\S*@)|(?<=@\\S*)\\d){1,120}?)";
const whole = (form: string) =>
  new RegExp(`^\\W*${PLEASE}${form}(?:\\s+(?:voor|aan))?(?:[,\\s]+(?:graag|alsjeblieft|aub|bedankt))?[\\s.!]*$`, "isu");

export const OFFERS_IN_DUTCH: OfferPhrases = {
  asks: [
    `${GIVE}\\s+${COUNT}${TIMES}\\s+(?:aan|naar)\\s+${WHO}(?<rest>\\s+(?:voor|op|volgende|deze|in|morgen|tussen)\\b.{0,120}?)?`,
    `${GIVE}\\s+${WHO}\\s+${COUNT}${TIMES}${REST}`,
  ].map(whole),
  shown: [
    `${GIVE}\\s+${WHO}\\s+(?:deze|die)(?:\\s+${TIMES})?`,
    `${GIVE}\\s+(?:deze|die)(?:\\s+${TIMES})?\\s+(?:aan|naar)\\s+${WHO}`,
  ].map(whole),
  counts: { twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6 },
  and: "en|&",
  whoCan: ["wie kan (?:er )?wanneer", "wanneer kan iedereen(?: wel)?", "wie heeft er (?:al )?geantwoord"].map(
    (form) => new RegExp(`^[\\s¿]*${form}[\\s?!.]*$`, "isu"),
  ),
  seeks: "wanneer kan ik afspreken met",
};
