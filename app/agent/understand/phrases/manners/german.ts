import { sentences } from "../sentences";
import type { Manners } from "./manners";

const MY = "(meinen|meine|mein|den|die|das)";
const NOUN = "(termine|besprechungen|treffen|meetings|calls|anrufe)";
const ALL = `(alles|(meine|die) ${NOUN}|(alle|beide) [zwei|drei] [meine|meiner|die] [${NOUN}])`;
const THESE = "(beide|sie alle|sie beide|sie|die beiden|diese)";
const OUT = "(storniere|storniert|lösche|lösch|streiche|streich|entferne|cancel)";
const MOVE = "(verschiebe?|verlege?|schiebe?|lege?|setze?|rücke?)";
const MOVING = "(verschieben|verlegen|schieben|legen)";
const UNIT = "(min|minuten?|std|stunden?|viertelstunde|h)";
const LENGTH = `(#~${UNIT}|# ${UNIT}|(eine|einer|einen) [halbe|halben|dreiviertel] ${UNIT})`;

export const german: Manners = {
  tail: /(?:[\s,.!?]|\b(?:bitte|danke|danke schon|please)\b)+$/,
  alone: { look: "was steht an", cancel: "storniere", move: "verschiebe es" },
  cancelAll: sentences`
    ${OUT} ${ALL} [{which}]
    sage? ${ALL} [{which}] ab
    ${ALL} [{which}] (absagen|stornieren|löschen|streichen)
    {which} ${ALL} (absagen|stornieren|löschen|streichen)
    sage? ${ALL} ab [{then}]
    sage? {which} ${ALL} ab
  `,
  moveAll: sentences`
    ${MOVE} ${ALL} [{which}] [um] {how:${LENGTH}} [{way:später|früher|nach hinten|nach vorne?|vor|zurück}]
    ${MOVE} ${ALL} [{which}] {how:auf ...}
    ${ALL} [{which}] [um] {how:${LENGTH}} [{way:später|früher|nach hinten|nach vorne?|vor|zurück}] ${MOVING}
    ${ALL} [{which}] {how:auf ...} ${MOVING}
  `,
  clear: sentences`
    (räume?|mache?|schaufele?) [mir] [${MY}] [ganzen|ganze] {when} (frei|leer)
    [${MY}] [ganzen|ganze] {when} (freiräumen|freimachen|freischaufeln|leeren)
    sage? ${MY} [ganzen|ganze] {when} ab
    (leere?|streiche?) ${MY} [ganzen|ganze] {when}
  `,
  earlier: /\b(?:früher|nach vorne?|vor)\b/i,
  cancelThese: sentences`
    ${OUT} ${THESE}
    sage? ${THESE} ab
  `,
  moveThese: sentences`
    ${MOVE} ${THESE} {how:[um] ${LENGTH} [...]|auf ...}
  `,
  except: sentences`
    {all} (außer|ausgenommen|bis auf|aber (nicht|lass|behalte)|nur nicht) {but}
  `,
  forMe: /[\s,]+fur mich$/,
  the: /^\W*(?:der|die|das|den|dem)\b/,
  and: /\s*,\s*(?:und\s+)?|\s+(?:und|&)\s+/i,
};
