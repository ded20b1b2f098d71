import type { Manners } from "../../phrases/manners";
import { sentences } from "../../phrases/sentences";

const MY = "(meinen|meine|mein|den|die|das)";
/** Names of days and of their parts. */
const STRETCH =
  "(tag|vormittag|nachmittag|abend|woche|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)";
const NOUN = "(termine|besprechungen|treffen|meetings|calls|anrufe)";
const ALL = `(alles|(meine|die) [#|zwei|drei|vier] ${NOUN}|(alle|beide) [zwei|drei] [meine|meiner|die] [${NOUN}])`;
const THESE = "(beide|beides|alle (beide|zwei|drei)|sie (alle|beide)|sie|(die|diese) (beiden?|zwei|drei)|diese)";
const BUT = "[bitte|mal|doch|einfach|lieber|dann|wieder|gleich]";
const OUT = "(storniere|storniert|lösche|lösch|streiche|streich|entferne|cancel)";
const MOVE = "(verschiebe?|verlege?|schiebe?|lege?|setze?|rücke?)";
const MOVING = "(verschieben|verlegen|schieben|legen)";
const UNIT = "(min|minuten?|std|stunden?|viertelstunde|h)";
const LENGTH = `(#~${UNIT}|# ${UNIT}|(eine|einer|einen) [halbe|halben|dreiviertel] ${UNIT})`;
const AT = "(zu|zum|zur|für|fürs|bei|beim|in|ins)";
const DELAY =
  "(#~(m|min)|# [min|minuten]|(fünf|zehn|fünfzehn|zwanzig|dreißig) [min|minuten]|[eine] (viertelstunde|halbe stunde)|eine stunde)";

export const german: Manners = {
  tail: /(?:[\s,.!?]|\b(?:bitte|danke|danke schon|please)\b)+$/,
  alone: { look: "was steht an", cancel: "storniere", move: "verschiebe es", free: "bin ich frei", until: "bis" },
  cancelAll: sentences`
    ${OUT} ${ALL} [{which}]
    (nimm|wirf) ${ALL} [{which}] aus (meinem|dem) (kalender|terminkalender)
    sage? ${ALL} [{which}] ab
    ${ALL} [{which}] (absagen|stornieren|löschen|streichen)
    ${ALL} (absagen|stornieren|löschen|streichen) {which}
    {which} ${ALL} (absagen|stornieren|löschen|streichen)
    sage? ${ALL} ab was ich {which} habe?
    sage? ${ALL} ab was {which} (ansteht|ist|kommt)
    sage? ${ALL} ab [{then}]
    sage? {which} ${ALL} ab
    (schmeiß|wirf|haue?|nimm) ${ALL} [{which}] raus
    (schmeiß|wirf|haue?|nimm) {which} ${ALL} raus
    ${ALL} [{which}] (raus|weg)
    {which} ${ALL} (raus|weg)
  `,
  moveAll: sentences`
    ${MOVE} ${ALL} [{which}] [um] {how:${LENGTH}} [{way:später|früher|nach hinten|nach vorne?|vor|zurück}]
    ${MOVE} ${ALL} [{which}] {how:auf ...}
    ${ALL} [{which}] [um] {how:${LENGTH}} [{way:später|früher|nach hinten|nach vorne?|vor|zurück}] ${MOVING}
    ${ALL} [{which}] {how:auf ...} ${MOVING}
    {which} ${ALL} {how:auf ...} ${MOVING}
  `,
  moveWhole: sentences`
    ${MOVE} [${MY}] (ganzen|ganze|kompletten|komplette) {which} {how:auf ...}
    [${MY}] (ganzen|ganze|kompletten|komplette) {which} {how:auf ...} ${MOVING}
  `,
  clear: sentences`
    (räume?|mache?|schaufele?) [mir] [${MY}] [ganzen|ganze] {when} (frei|leer)
    [${MY}] [ganzen|ganze] {when} (freiräumen|freimachen|freischaufeln|leeren)
    sage? ${MY} [ganzen|ganze] {when:${STRETCH} [...]} ab
    (leere?|streiche?) ${MY} [ganzen|ganze] {when:${STRETCH} [...]}
  `,
  earlier: /\b(?:früher|nach vorne?|vor)\b/i,
  cancelThese: sentences`
    ${OUT} ${THESE} ${BUT}
    sage? ${THESE} ${BUT} ab
    (schmeiße?|wirf|haue?|nimm|hole?|kicke?|tue?) ${THESE} ${BUT} (raus|weg)
    ${THESE} ${BUT} (absagen|stornieren|löschen|streichen|canceln|rausnehmen|rauswerfen|rausschmeißen|raus|weg)
    ${THESE} (kann|können|soll|sollen|muss|müssen) ${BUT} (weg|raus|ausfallen|entfallen)
    ${THESE} (fällt|fallen) ${BUT} (aus|weg|flach)
    lasse? ${THESE} ${BUT} (ausfallen|sausen)
  `,
  moveThese: sentences`
    ${MOVE} ${THESE} {how:[um] ${LENGTH} [...]|auf ...}
  `,
  except: sentences`
    {all} (außer|ausgenommen|bis auf|aber (nicht|lass|behalte)|nur nicht) {but}
  `,
  spares: sentences`
    [nein|ja|ok|okay] [aber|und] [nur|alles] [außer|bis auf] {which} [der|die|das] (bleibt|bleiben|soll bleiben|kann bleiben|darf bleiben) [bitte] [so|drin|stehen]
    [nein|ja|ok|okay] [aber|und] (nicht|ohne|außer|alles außer|bis auf|lasse?|behalte) {which} [bitte] [stehen|drin|weg|so|raus|aus]
    [nein] [aber|und] {which} [bitte|aber|doch] (nicht|behalten|drinlassen|stehen lassen)
  `,
  onlyThese: sentences`
    [nein] (nur|bloß) {which}
  `,
  lateWord: /spat/,
  late: sentences`
    [...] (komme?|bin|werde) [etwa|ca|ungefähr|wohl|leider] {delay:${DELAY}} [zu] (spät|später) [${AT} {which}]
    [...] (komme?|bin) ${AT} {which} [etwa|ca|ungefähr|wohl|leider] {delay:${DELAY}} [zu] (spät|später) [dran]
    [...] (komme?|bin) [etwa|ca|ungefähr|wohl|leider] {delay:${DELAY}} ${AT} {which} [zu] (spät|später)
    [...] ich [etwa|ca|ungefähr|wohl|leider] {delay:${DELAY}} [zu] (spät|später) (komme?|bin) [${AT} {which}]
    [...] ich ${AT} {which} [etwa|ca|ungefähr|wohl|leider] {delay:${DELAY}} [zu] (spät|später) (komme?|bin)
    [...] ich [etwa|ca|ungefähr|wohl|leider] {delay:${DELAY}} [zu] (spät|später) ${AT} {which} (komme?|bin)
    [sorry] [ich] schaffe? (es|das) nicht [ganz] [pünktlich|rechtzeitig] ${AT} {which} [ich] (bin|komme?) [etwa|ca] {delay:${DELAY}} [zu] (spät|später) [da|dran]
    [...] (verspäte mich|mich) [um|etwa|ca|ungefähr] {delay:${DELAY}} [verspäten] [${AT} {which}]
    [...] (habe|mit) [etwa|ca|ungefähr] {delay:${DELAY}} verspätung [${AT} {which}]
    [...] [etwa|ca] {delay:${DELAY}} (zu spät|verspätung) [${AT} {which}]
  `,
  isLate: sentences`
    [...] (komme?|bin|werde) [_] [_] spät [...]
    [...] verspäte mich [...]
  `,
  lateFor: sentences`
    [...] nicht [ganz] (pünktlich|rechtzeitig) ${AT} {which}
    [...] spät ${AT} {which}
    [...] verspäte mich ${AT} {which}
  `,
  tellThem: /[\s,]*(?:\bund\s+)?\b(?:sag|sage|gib|entschuldige|sorry|tut mir)\b.*$/i,
  awayIn: sentences`
    (ich bin|wir sind|bin|ich werde|ich bleibe) [{before}] in {where}
    {before} (bin ich|sind wir|werde ich) in {where}
    {before} (reise|fliege|fahre) ich nach {where}
    [ich|wir] (reise|reisen|fliege|fliegen|fahre|fahren|muss|gehe) [{before}] nach {where}
  `,
  home: sentences`
    [ich bin|wir sind|bin] [jetzt|wieder] (zuhause|zu hause|daheim|zurück (aus|von) ...) [jetzt|wieder]
  `,
  back: sentences`
    [ich bin|bin] [jetzt|wieder] zurück
  `,
  tripOff: sentences`
    vergiss (die|meine) reise [nach {where}]
    ich (fliege|reise|fahre) (doch nicht|nicht mehr|nicht) nach {where}
  `,
  until: /^bis /i,
  andBack: /\s+und\s+(?:ich bin\s+)?(?:wieder\s+)?zurück\s+/i,
  nowWords: /^(?:jetzt|gerade|derzeit|wieder)\b\s*/i,
  noTrip: /\b(?:mit|termin|meeting|besprechung|uber|um \d|fur (?:ein|eine|einen|die|den|das))\b/,
  ends: /^(?:beende|stoppe) (?=.*\b(?:serie|reihe|terminserie)\b)/,
  starts:
    /[\s,]*\b(?:ab (?!jetzt\b|sofort\b|dann\b)(?:dem |der )?(?<day>.{3,30}?)(?= (?:auf|um|ab)\b|$)|nach (?<after>dieser woche|heute)\b)/,
  dayAfter: { heute: "morgen", "dieser woche": "nächste Woche" },
  seriesWord: /\s+(?:serie|terminserie|reihe)\b/i,
  reach: [
    [
      "following",
      /\s*\b(?:und (?:allen? |die |den )?(?:folgenden|weiteren)|ab (?:jetzt|sofort|dann)|von jetzt an|kunftig)\b/,
    ],
    ["all", /\s*\b(?:(?:die )?(?:ganze |gesamte )?(?:serie|terminserie|reihe)(?: von)?|fur immer)\b/],
    ["one", /\s*\b(?:nur (?:diesen|dieses mal|diesmal|dieses|diese)|nur einmal)\b/],
  ],
  forMe:
    /[\s,]+(?:fur mich|(?:denn )?ich (?:bin|liege) (?:krank|verhindert|erkaltet|flach|krank im bett)|bin krank|(?:weil )?ich krank bin)$/,
  the: /^\W*(?:der|die|das|den|dem)\b/,
  and: /\s*,\s*(?:und\s+)?|\s+(?:und|&)\s+/i,
};
