import type { SummaryPhrases } from "../../phrases/summaries";
import { wholly } from "../../phrases/wholly";

const whole = wholly(
  "graag|hey|hoi|oke|ok|kun je|kan je|wil je|zou je|nu|en|zeg|vertel me",
  "graag|alsjeblieft|aub|bedankt|even|eens|voor me|nog een keer",
);
const SUMMARY = "(?:samenvatting|notulen|het verslag|verslag)";
const THE = "(?:(?:de|het|die|deze|mijn|onze) )?";
const OF = "(?: (?:van|over|voor) (?:de |het |mijn |onze )?(?<meeting>.{2,80}?))??";
const EVERYONE =
  "(?:iedereen|allemaal|alle (?:gasten|deelnemers|genodigden|aanwezigen)|de (?:gasten|anderen|deelnemers|genodigden|aanwezigen|rest|groep)|hen|ze allemaal)";
const SEND = "(?:stuur|mail|verstuur|deel|verzend)";
const SOMEBODY = "(?<to>(?!(?:mij|me|ons)\\b)(?:(?! (?:naar|aan|met) )[^?])+?)";
const ITEMS = "(?:actiepunten|acties|taken|to-?do's|to-?dos|beloftes|toezeggingen)";
const REST = "(?<rest> .{2,80}?)??";

export const SUMMARIES_IN_DUTCH: SummaryPhrases = {
  send: [
    `${SEND} ${THE}${SUMMARY}${OF} (?:naar|aan|met) ${EVERYONE}(?: toe| door)?`,
    `${SEND} ${EVERYONE} ${THE}${SUMMARY}${OF}(?: toe| door)?`,
    `${SEND} ${THE}${SUMMARY} (?:naar|aan|met) ${EVERYONE}${OF}`,
    `${SEND} ${THE}${SUMMARY}${OF} (?:naar|aan|met) ${SOMEBODY}(?: toe| door)?`,
    `${SEND} (?<to>(?!(?:mij|me|ons|de|het|die)\\b)[^? ]+) (?:de|het|die) ${SUMMARY}${OF}(?: toe| door)?`,
  ].map(whole),
  followUp: [
    `(?:plan|boek|regel|maak|zet) (?:de|het|die|dat|onze) (?:vervolg(?:afspraak|meeting|gesprek|overleg)?|follow-? ?up)${REST}(?: in)?`,
    "(?:plan|boek|regel|maak) een (?:vervolg(?:afspraak|meeting|gesprek|overleg)|follow-? ?up)(?<rest> (?:van|na|op) .{2,80}?)??(?: in)?",
  ].map(whole),
  mine: [
    `(?:(?:wat zijn|toon|laat|geef(?: me)?|noem) )?mijn (?:open |openstaande )?${ITEMS}(?: zien)?${REST}`,
    `wat (?:heb|had) ik${REST} (?:beloofd|toegezegd|op me genomen)(?: te doen)?(?: (?:in|bij|tijdens) (?:de|het) .{2,40}?)?`,
    `wat (?:heb|had) ik (?:beloofd|toegezegd|op me genomen)(?: te doen)?${REST}`,
    `wat beloofde ik${REST}`,
    "wat moet ik (?:nog )?doen (?<rest>(?:uit|na|van) (?:de|het|mijn|onze) .{2,80}?)",
  ].map(whole),
  items: [
    `(?:(?:wat zijn|toon|laat|geef(?: me)?|noem) )?(?:alle )?(?:de )?(?:open |openstaande )?(?:actiepunten|acties)(?: zien)?${REST}`,
    `wat (?:heeft|had) (?<who>[^?]{2,40}?) (?:me |ons )?(?:beloofd|toegezegd|op zich genomen)${REST}`,
    `wie (?:heeft|had) wat (?:beloofd|toegezegd|op zich genomen)${REST}`,
    `wie (?:heeft|had)${REST} wat (?:beloofd|toegezegd|op zich genomen)`,
    `wie (?:doet|beloofde|zou) wat(?: doen)?${REST}`,
  ].map(whole),
  itemsOf: [`wat (?:staat|is) er (?:nog )?open${REST}`, `wat (?:staat|is) (?:nog )?open${REST}`].map(whole),
  done: [
    "(?:ik ben |we zijn )?klaar met (?<what>.{2,100}?)",
    "(?:vink|streep) (?<what>.{2,100}?) (?:af|door)",
    "(?:zet|markeer|meld) (?<what>.{2,100}?) (?:op|als) (?:klaar|af|gedaan|voltooid|afgerond|gereed)",
    "(?:ik heb |we hebben )?(?<what>.{2,100}?) (?:afgerond|afgemaakt|voltooid)",
    "(?<what>(?:de|het) .{2,60}?) is (?:klaar|af|gedaan|afgerond)",
  ].map(whole),
  tell: [
    "(?:(?:wat zijn|toon(?: me)?|geef(?: me)?) )?(?:de |onze )?open(?:staande)? vragen (?:van|uit|in) (?:de |het |mijn |onze )?(?<meeting>.{2,80}?)",
    `(?:(?:toon|geef|stuur|laat)(?: me| mij)? |wat is |ik wil )?${THE}${SUMMARY} van (?:de |het |mijn |onze )?(?<meeting>.{2,80}?)(?: zien)?`,
    "wat (?:hebben|hadden) (?:we|ze|wij|zij) (?:besloten|afgesproken|besproken) (?:in|bij|tijdens|op) (?:de |het |mijn |onze )?(?<meeting>.{2,80}?)",
    "wat (?:hebben|hadden) (?:we|ze|wij|zij) (?:in|bij|tijdens|op|met) (?:de |het |mijn |onze )?(?<meeting>.{2,80}?) (?:besloten|afgesproken|besproken)",
    "wat is er (?:besloten|afgesproken|besproken) (?:in|bij|tijdens|op) (?:de |het |mijn |onze )?(?<meeting>.{2,80}?)",
    "wat is er (?:in|bij|tijdens|op) (?:de |het |mijn |onze )?(?<meeting>.{2,80}?) (?:besloten|afgesproken|besproken)",
    "wat (?:is|was|waren|zijn) (?:de |het )?(?:uitkomst(?:en)?|resultat?en|resultaat|besluiten) van (?:de |het )?(?<meeting>.{2,80}?)",
    "(?:vat (?:de|het|mijn|onze) (?<meeting>.{2,80}?) samen|(?:de|het|mijn|onze) (?<named>.{2,80}?) samenvatten)",
    "wat kwam er uit (?:de |het |mijn |onze )?(?<meeting>.{2,80}?)",
  ].map(whole),
  find: [
    "wat (?:hebben|hadden) (?:we|ze|wij|zij) (?:gezegd|besproken|besloten|afgesproken) (?:over|van) (?<what>.{2,80}?)",
    "wat (?:hebben|hadden) (?:we|ze|wij|zij) (?:over|van) (?<what>.{2,80}?) (?:gezegd|besproken|besloten|afgesproken)",
    "wat (?:zeiden|bespraken|besloten) (?:we|ze) over (?<what>.{2,80}?)",
    "wat is er (?:gezegd|besproken|besloten|afgesproken) over (?<what>.{2,80}?)",
    "wat is er over (?<what>.{2,80}?) (?:gezegd|besproken|besloten|afgesproken)",
    "zoek (?:naar )?(?<what>.{2,80}?) in (?:de |mijn |onze )?(?:transcripten|transcripties|samenvattingen|notulen|verslagen)",
    "zoek in (?:de |mijn |onze )?(?:transcripten|transcripties|samenvattingen|notulen|verslagen) naar (?<what>.{2,80}?)",
  ].map(whole),
  summarise: [
    "(?:vat|som) (?:dit|deze|het|dat|het volgende)(?: transcript| tekst| gesprek| notities| bestand)?(?: (?:voor|van|als) (?:de |het |mijn |onze )?(?<meeting>.{2,80}?))?? (?:samen|op)(?: (?:voor|van) (?:de |het |mijn |onze )?(?<named>.{2,80}?))??",
    "(?:dit (?:is|zijn)|hier (?:is|zijn)) (?:de |het )?(?:notities|transcript|notulen|aantekeningen) (?:van|voor) (?:de |het |mijn |onze )?(?<meeting>.{2,80}?)",
    "(?:notities|transcript|notulen|aantekeningen) (?:van|voor) (?:de |het |mijn |onze )?(?<meeting>.{2,80}?)",
  ].map(whole),
  notes: "notities|aantekeningen|notulen",
  decided: "besloten|afgesproken|we hebben besloten|we hebben afgesproken",
  of: "van|voor",
  withPerson: "met|voor|aan|van|tussen mij en|door|bij",
  inMeeting: "in|bij|tijdens|uit|van|na|voor|op",
  book: "boek een afspraak",
  looks: "wat staat er op de agenda",
  small: "de|het|een|mijn|onze|op|om|voor|van|in|na|bij|uit|met",
};
