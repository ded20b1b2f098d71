import type { Manners } from "../../phrases/manners";
import { sentences } from "../../phrases/sentences";

const NOUN = "(réunions|rendez-vous|rdv|appels|événements|meetings)";
const ALL = `(tout ce que j'~ai|tout ce qu'~il y a|tout ce qui est prévu|tous mes trucs|tout|toutes|tous|(mes|les) [#|deux|trois|quatre] ${NOUN}|(tous|toutes|les deux) [mes|les] ${NOUN})`;
const THESE = `([tous|toutes] (les|ces) (deux|trois|2|3) [${NOUN}]|toutes|tous|tout ça|tout cela)`;
const OUT =
  "(annuler?|annulez|supprimer?|supprimez|effacer?|effacez|enlever?|enlevez|retirer?|retirez|virer?|virez|dégager?|dégagez|sauter?)";
const MOVE = "{verb:(déplacer?|déplacez|décaler?|décalez|reporter?|reportez|repousser?|avancer?|passer?)}";
const UNIT = "(min|minutes?|h|heures?|quart d'~heure|demi-heure|demie heure)";
const LENGTH = `(#~${UNIT}|# ${UNIT}|(un|une) ${UNIT})`;
const TO = "(à|au|aux|vers)";
const HOW = `([de|d'~] ${LENGTH} [...]|${TO} ...)`;
const STRETCH = "(journée|jour|matinée|matin|après-midi|soirée|soir|semaine)";
const AT = "(pour|à|a|au|chez|avec|sur)";
const DELAY =
  "(#~(min|mn)|# [min|mn|minutes?]|(cinq|dix|quinze|vingt|trente) [min|minutes?]|un quart d'~heure|une demi-heure|une heure)";

export const french: Manners = {
  tail: /(?:[\s,.!?]|\b(?:stp|svp|s'il te plait|s'il vous plait|merci)\b)+$/,
  alone: {
    look: "qu'est-ce que j'ai",
    cancel: "annule",
    move: "déplace la réunion",
    free: "suis-je libre",
    until: "jusqu'à",
  },
  cancelAll: sentences`
    ${OUT} ${ALL} [{which}]
    (enlève|retire|sors) ${ALL} [{which}] de (mon|l') (agenda|calendrier)
  `,
  moveAll: sentences`
    ${MOVE} ${ALL} [{which}] {how:(de|d'~) ${LENGTH}} [{way:plus tard|plus tôt|en avance}]
    ${MOVE} ${ALL} [{which}] {how:${LENGTH}} [{way:plus tard|plus tôt|en avance}]
    ${MOVE} ${ALL} [{which}] {how:${TO} ...}
  `,
  moveWhole: sentences`
    ${MOVE} (tout|toute) [mon|ma|le|la|l'~] {which} {how:${TO} ...}
    ${MOVE} [mon|ma|le|la|l'~] {which} (entier|entière) {how:${TO} ...}
  `,
  clear: sentences`
    (vider?|videz|vide-moi|libère|libérez|libérer|libère-moi|dégager?|dégagez) [mon|ma|mes|le|la|l'~] [journée de] {when}
    ${OUT} [toute] (ma|la) journée de {when}
    ${OUT} (mon|ma|le|la|l'~|toute la|toute ma|tout le|tout l'~|tout mon) {when:${STRETCH} [...]}
  `,
  earlier: /\bavance|\bplus tôt|\bavant\b/i,
  cancelThese: sentences`
    [merci] [de|d'~] ${OUT} ${THESE}
    (annule|supprime|efface|enlève|retire|vire|dégage)(-les| les) [${THESE}]
    [il] (faut|fallait) ${OUT} ${THESE}
    [fais] sauter ${THESE}
    ${THESE} (sautent|(peuvent|doivent) (sauter|dégager)|sont (annulés|annulées)|à annuler)
  `,
  moveThese: sentences`
    ${MOVE} ${THESE} {how:${HOW}}
    {verb:(déplace|décale|reporte|repousse|avance)-les} [${THESE}] {how:${HOW}}
  `,
  except: sentences`
    {all} (sauf|excepté|à part|hormis|mais pas|mais (laisse|garde)) {but}
  `,
  spares: sentences`
    [non|oui|ok] [mais|et] [sauf] {which} [elle|il|qui] (reste|restent|peut rester) [comme prévu|en place|là]
    [non|oui|ok] [mais|et] (pas|sans|sauf|tout sauf|excepté|à part|laissez|laisse|gardez|garde|on garde) {which} [comme (ça|prévu)|tranquille]
  `,
  onlyThese: sentences`
    [non] (seulement|uniquement|juste|que) {which}
  `,
  lateWord: /retard/,
  late: sentences`
    [...] (j'ai|j'aurai|je vais avoir|avec|on a) [environ] {delay:${DELAY}} de retard [${AT} {which}]
    [...] (je suis|je serai|j'arrive|je vais être) [environ] {delay:${DELAY}} en retard [${AT} {which}]
    [désolée?] je (serai|suis) pas à l'heure ${AT} {which} (j'arrive|je serai|j'aurai) {delay:${DELAY}} (plus tard|de retard|en retard)
    [...] en retard (de|d'~) {delay:${DELAY}} [${AT} {which}]
    [...] (je suis|je serai|j'arrive|je vais être) en retard {delay:${DELAY}} [${AT} {which}]
    [...] en retard ${AT} {which} (de|d'~) {delay:${DELAY}}
    [...] {delay:${DELAY}} de retard [${AT} {which}]
  `,
  isLate: sentences`
    [...] (je suis|je serai|j'arrive|je vais être) [_] [_] en retard [...]
  `,
  lateFor: sentences`
    [...] (en retard|du retard) ${AT} {which}
  `,
  tellThem: /[\s,]*(?:\bet\s+)?\b(?:dis|préviens|previens|désolée?|pardon)\b.*$/i,
  awayIn: sentences`
    (je suis|je serai|nous sommes|nous serons|on est|on sera) [{before}] (à|a|en|au|aux) {where}
    {before} (je suis|je serai|nous sommes|nous serons|on est|on sera) (à|a|en|au|aux) {where}
    (je pars|je vais|je voyage|je m'envole) [{before}] (à|a|en|au|aux|pour) {where}
  `,
  home: sentences`
    [je suis] [de retour|rentrée?] (à la maison|chez moi)
    [je suis] (de retour|rentrée?) (de|d'~) ...
  `,
  back: sentences`
    [je suis] (de retour|rentrée?)
  `,
  tripOff: sentences`
    oublie (le|mon) voyage [(à|a|en|au) {where}]
    je ne (vais|pars) (pas|plus) (à|a|en|au) {where}
  `,
  until: /^jusqu'?(?:à|au|a|en)? /i,
  andBack: /\s+et\s+de retour\s+/i,
  nowWords: /^(?:maintenant|actuellement|en ce moment)\b\s*/i,
  noTrip: /\b(?:avec|reunion|rendez-vous|rdv|appel|retard|a \d|pour (?:un|une|le|la))\b/,
  ends: /^(?:arrete|termine) (?=.*\bserie\b)/,
  starts:
    /[\s,]*\b(?:a partir (?:de |du |d')(?!maintenant\b)(?<day>.{3,30}?)(?= (?:a|au|pour) |$)|apres (?<after>cette semaine|aujourd'hui)\b)/,
  dayAfter: { "aujourd'hui": "demain", "cette semaine": "la semaine prochaine" },
  seriesWord: /\s+(?:la\s+)?série(?:\s+(?:de|du))?(?!\p{L})/iu,
  reach: [
    ["following", /\s*\b(?:et (?:toutes |tous )?les suivante?s|a partir de maintenant|desormais|dorenavant)\b/],
    ["all", /\s*\b(?:(?:toute )?la serie(?: (?:des?|du|d'))?|pour toujours|definitivement)/],
    ["one", /\s*\b(?:(?:seulement|juste|uniquement) (?:celui-ci|celle-ci|cette fois))\b/],
  ],
  forMe: /[\s,]+(?:pour moi|(?:car )?je suis (?:malade|souffrante?|absente?|clouee? au lit))$/,
  the: /^\W*(?:le|la|les|l')/,
  and: /\s*,\s*(?:et\s+)?|\s+(?:et|&)\s+/i,
};
