import { sentences } from "../sentences";
import type { Manners } from "./manners";

const NOUN = "(réunions|rendez-vous|rdv|appels|événements|meetings)";
const ALL = `(tout|toutes|tous|(mes|les) ${NOUN}|(tous|toutes|les deux) [mes|les] ${NOUN})`;
const THESE = "(les deux|les trois|toutes|tous|tout ça|tout cela)";
const OUT = "(annuler?|annulez|supprimer?|supprimez|effacer?|enlever?)";
const MOVE = "{verb:(déplacer?|déplacez|décaler?|décalez|reporter?|reportez|repousser?|avancer?|passer?)}";
const UNIT = "(min|minutes?|h|heures?|quart d'~heure|demi-heure|demie heure)";
const LENGTH = `(#~${UNIT}|# ${UNIT}|(un|une) ${UNIT})`;
const TO = "(à|au|aux|vers)";
const HOW = `([de|d'~] ${LENGTH} [...]|${TO} ...)`;
const STRETCH = "(journée|jour|matinée|matin|après-midi|soirée|soir|semaine)";

export const french: Manners = {
  tail: /(?:[\s,.!?]|\b(?:stp|svp|s'il te plait|s'il vous plait|merci)\b)+$/,
  alone: { look: "qu'est-ce que j'ai", cancel: "annule", move: "déplace la réunion" },
  cancelAll: sentences`
    ${OUT} ${ALL} [{which}]
  `,
  moveAll: sentences`
    ${MOVE} ${ALL} [{which}] {how:(de|d'~) ${LENGTH}} [{way:plus tard|plus tôt|en avance}]
    ${MOVE} ${ALL} [{which}] {how:${LENGTH}} [{way:plus tard|plus tôt|en avance}]
    ${MOVE} ${ALL} [{which}] {how:${TO} ...}
  `,
  clear: sentences`
    (vider?|videz|vide-moi|libère|libérez|libérer|libère-moi|dégager?|dégagez) [mon|ma|mes|le|la|l'~] [journée de] {when}
    ${OUT} [toute] (ma|la) journée de {when}
    ${OUT} (mon|ma|le|la|l'~|toute la|toute ma|tout le|tout l'~|tout mon) {when:${STRETCH} [...]}
  `,
  earlier: /\bavance|\bplus tôt|\bavant\b/i,
  cancelThese: sentences`
    ${OUT} ${THESE}
    annule-les [${THESE}]
  `,
  moveThese: sentences`
    ${MOVE} ${THESE} {how:${HOW}}
    {verb:(déplace|décale|reporte|repousse|avance)-les} [${THESE}] {how:${HOW}}
  `,
  except: sentences`
    {all} (sauf|excepté|à part|hormis|mais pas|mais (laisse|garde)) {but}
  `,
  forMe: /[\s,]+pour moi$/,
  the: /^\W*(?:le|la|les|l')/,
  and: /\s*,\s*(?:et\s+)?|\s+(?:et|&)\s+/i,
};
