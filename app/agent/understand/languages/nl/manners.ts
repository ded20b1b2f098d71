import type { Manners } from "../../phrases/manners";
import { sentences } from "../../phrases/sentences";
import { pattern } from "../../phrases/verbose";

const NOUN = "(afspraken|afspraak|meetings?|calls?)";
const ALL = `(alles|(mijn|de) [#|twee|drie|vier] (afspraken|meetings|calls)|(alle|al|beide|allebei) [twee|drie] [mijn|de] [${NOUN}])`;
const THESE =
  "[ze] (allebei|allemaal|ze|beide|beiden|alle twee|alletwee|alle drie|alledrie|(die|deze|de) (twee|drie|beide))";
const BUT = "[maar|toch|even|ff|dan|graag|gewoon|liever]";
const OUT = "(annuleer|schrap|verwijder|cancel)";
const MOVE = "(verzet|verplaats|verschuif|schuif|zet)";
const OUTING = "(annuleren|schrappen|verwijderen|cancelen|afzeggen)";
const MOVING = "(verzetten|verplaatsen|verschuiven)";
const UNIT = "(m|min|minuten|minuutjes|h|uur|uurtje|kwartier|kwartiertje)";
const LENGTH = `(#~${UNIT}|# ${UNIT}|(een|half) [half] ${UNIT})`;
const TO = "(met|naar)";
const MINUTES = "(#~(m|min|minuten)|# [m|min|minuten|minuutjes?])";
const DELAY = `(${MINUTES}|(vijf|tien|vijftien|twintig) [min|minuten|minuutjes?]|[een] (kwartier|kwartiertje|half uur|half uurtje))`;

export const dutch: Manners = {
  tail: /(?:[\s,.!?]|\b(?:alsjeblieft|alstublieft|aub|graag|please|pls|bedankt|dank je)\b)+$/,
  alone: { look: "wat staat er", cancel: "annuleer", move: "verzet het", free: "ben ik vrij", until: "tot" },
  cancelAll: sentences`
    ${OUT} ${ALL} [{which}]
    (haal|gooi) ${ALL} [{which}] (uit|van) (mijn|de|m'n) (agenda|kalender)
    zeg ${ALL} [{which}] af
    zeg ${ALL} af [{which}]
    zeg {which} ${ALL} af
    ${ALL} [{which}] ${OUTING}
    ${ALL} ${OUTING} {which}
    {which} ${ALL} ${OUTING}
  `,
  moveAll: sentences`
    ${MOVE} ${ALL} [{which}] {how:${TO} ...}
    ${MOVE} ${ALL} [{which}] {how:${LENGTH}} [{way}]
    ${ALL} [{which}] {how:${TO} ...} ${MOVING}
    {which} ${ALL} {how:${TO} ...} ${MOVING}
    ${ALL} [{which}] ${MOVING} {how:${TO} ...}
    {which} ${ALL} ${MOVING} {how:${TO} ...}
  `,
  moveWhole: sentences`
    ${MOVE} ([mijn|m'n|de] (hele|ganse|volledige)|heel [mijn|m'n|de]) {which} {how:${TO} ...}
    ([mijn|m'n|de] (hele|ganse|volledige)|heel [mijn|m'n|de]) {which} {how:${TO} ...} ${MOVING}
  `,
  clear: sentences`
    maak [mijn|de] {when} (leeg|vrij)
    (leeg|schoon) [mijn|de] {when}
  `,
  earlier: /\b(?:eerder|vroeger|naar voren|vooruit)\b/i,
  cancelThese: sentences`
    ${OUT} ${THESE} ${BUT}
    zeg ${THESE} ${BUT} af
    (haal|gooi|mik|knikker|kieper|flikker|doe) ${THESE} [er] ${BUT} (weg|eruit|uit|eraf)
    (haal|gooi) er ${THESE} ${BUT} uit
    laat ${THESE} ${BUT} (vervallen|vallen|schieten)
    ${THESE} ${BUT} (${OUTING}|weg|eruit|eruit (halen|gooien)|weg (halen|doen)|weghalen|weggooien)
    ${THESE} (mag|mogen|kan|kunnen|moet|moeten) ${BUT} (weg|eruit|vervallen|(geannuleerd|geschrapt|afgezegd|verwijderd) [worden])
    ${THESE} (gaat|gaan) niet door
  `,
  moveThese: sentences`
    ${MOVE} ${THESE} {how:(met|naar) ...|# ...|#~...}
  `,
  except: sentences`
    {all} (behalve|maar (niet|laat|houd)|zonder) {but}
  `,
  spares: sentences`
    [nee|ja|oké|ok] [maar|en] [behalve|alles behalve] {which} [die|dat] (blijft|kan blijven|mag blijven|moet blijven|blijven) [wel|gewoon] [staan|zo]
    [nee|ja|oké|ok] [maar|en] (niet|zonder|behalve|alles behalve|laat|houd|hou|skip|sla) {which} [maar|wel|gewoon] [staan|weg|zitten|met rust|over|erin|erop]
    [nee] [maar|en] {which} niet
  `,
  onlyThese: sentences`
    [nee] (alleen|enkel) {which}
  `,
  lateWord: /laat|later/,
  late: sentences`
    [...] (ik ben|ben|ik kom|kom) [ongeveer|zo'n] {delay:${DELAY}} [te] (laat|later) [voor|bij|op|naar|in] [{which}]
    [...] ik [ongeveer|zo'n] {delay:${DELAY}} [te] (laat|later) (ben|kom) [(voor|bij|op|naar|in) {which}]
    [sorry] [ik] (haal|red) {which} niet [op tijd] [ik] (ben|kom) [er] [ongeveer|zo'n] {delay:${DELAY}} [te] (laat|later)
    [...] ik [ongeveer|zo'n] {delay:${DELAY}} [te] (laat|later) (voor|bij|op|naar|in) {which} (ben|kom)
    [...] [ongeveer] {delay:${MINUTES}} te laat [(voor|bij|op|naar) {which}]
    [...] (ik ben|ben|ik kom|kom) [iets|wat] [te] (laat|later) [ongeveer|zo'n] {delay:${DELAY}} [(voor|bij|op|naar) {which}]
    [...] ik (voor|bij|op|naar|in) {which} [ongeveer|zo'n] {delay:${DELAY}} [te] (laat|later) (ben|kom)
    [sorry] [ongeveer|zo'n] {delay:${MINUTES}} later
  `,
  isLate: sentences`
    [...] (ik ben|ben|ik kom|kom) [_] [_] laat [...]
  `,
  lateFor: sentences`
    [...] niet op tijd (voor|bij|naar|in) {which}
    [...] laat (voor|bij) {which}
  `,
  tellThem: /[\s,]*(?:\ben\s+)?\b(?:zeg|laat|sorry)\b.*$/i,
  awayIn: sentences`
    [parley] (ik ben|ik zit|ik zal|ben|zit) [{before}] in {where}
    [parley] [ik ben|ik] (reis|vlieg|ga|moet) [{before}] naar {where}
  `,
  home: sentences`
    [ik ben] [nu|weer] (thuis|terug (van|uit) ...|thuis (van|uit) ...) [nu|weer]
  `,
  back: sentences`
    [ik ben] [nu|weer] terug [nu|weer]
  `,
  tripOff: sentences`
    vergeet (de|mijn|die) (reis|trip) [naar {where}]
    ik ga [toch] niet [meer] naar {where}
  `,
  until: /^(?:tot(?: en met)?|t\/m) /i,
  andBack: /\s+en\s+(?:ik ben\s+)?terug(?:\s+op)*\s+/i,
  nowWords: /^(?:nu|momenteel|weer|de hele)\b\s*/i,
  noTrip: /\b(?:met|meeting|call|afspraak|over|voor (?:een|de|het)|om \d)\b/,
  ends: /^(?:beeindig|stop) (?=.*\breeks\b)/,
  starts: /[\s,]*\b(?:vanaf (?!nu\b|dan\b)(?<day>.{3,30}?)(?= (?:naar|om) |$)|na (?<after>deze week|vandaag)\b)/,
  dayAfter: { vandaag: "morgen", "deze week": "volgende week" },
  seriesWord: /\s+reeks\b/i,
  reach: [
    ["following", /\s*\b(?:en (?:alle |de )?volgende|voortaan|vanaf (?:nu|dan))\b/],
    ["all", /\s*\b(?:(?:de )?(?:hele )?reeks)\b/],
    [
      "one",
      pattern`
        \s*\b(?:de |mijn )?volgende(?= (?!
          (?:
            (?:week|maand|dag|uur|ochtend|middag|avond|afspraak|meeting|call)[a-z]*|jaar
            |(?:maan|dins|woens|donder|vrij|zater|zon)dag
          )\b
        )[a-z]+)
      `,
    ],
    ["one", /\s*\balleen deze(?: keer)?\b/],
  ],
  forMe:
    /[\s,]+(?:voor (?:mij|me)|(?:want )?ik (?:ben|lig) (?:ziek|verhinderd|grieperig|niet lekker|ziek op bed)|(?:want )?(?:ik )?heb (?:koorts|griep|de griep|migraine|hoofdpijn|corona)|(?:omdat )?ik ziek ben)$/,
  the: /^\W*de\b/,
  and: /\s*,\s*(?:en\s+)?|\s+(?:en|&)\s+/i,
};
