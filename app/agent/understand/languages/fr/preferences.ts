import type { PreferencePhrases } from "../../phrases/preferences";
import { sentences } from "../../phrases/sentences";

const MEETINGS = "(réunions?|rendez-vous|rdv|appels?)";
const SET = "[mets|change|règle|modifie] [mon|ma|mes|le|la|les|l'~]";
const IS = "[est|sont|à|a|de|sur|pour|en|=]";
const BOOK = "(mets|mettez|planifie|planifiez|prévois|prévoyez|réserve|réservez|cale|calez)";
const NEVER = `([je ne (veux|prends|fais)] (pas de|plus de|aucune?|jamais de) ${MEETINGS}|[je ne veux] rien|[ne] [me|m'~] ${BOOK} (rien|jamais rien|(pas de|jamais de|plus de|aucune?) ${MEETINGS}))`;
const EVERY = "(chaque|toutes mes|tous mes|mes)";

const MESSAGES = "(messages?|sms|textos|notifications?|whatsapps?)";

export const french: PreferencePhrases = {
  lead: /^(?:(?:en regle generale|en principe|en general|pour (?:ton |votre )?info(?:rmation)?|sache que|sachez que|au fait|s'il te plait|stp|toujours|retiens(?: que)?|bonjour|salut|parley|ok|peux-tu|desormais|a partir de maintenant|dorenavant)\b[\s,:]*)+/,
  tail: /(?:[\s,.]*(?:retiens(?:[- ](?:le|la|ca))?|retenez[- ]le|tiens[- ]en compte|note[- ]le|en (?:regle generale|principe|general)|s'il te plait|stp|svp|merci|desormais|a partir de maintenant|dorenavant|par defaut|toujours))*[\s.!?]*$/,
  aroundLength: "avant chaque toutes tous mes reunion reunions rendez-vous a l'avance",
  notPerson: /^(?:ca|cela|le|la|les|l'|mon|ma|mes|un|une)\b/,
  aroundPerson: /^(?:ce que tu sais (?:de|sur) |l'adresse (?:de |d'))/gi,
  stop: sentences`
    (stop|stopper|stoppez|arrêt|arrêter|arrête|arrêtes|arrêtez|désabonner|désabonnez|désabonne|désabonnement|désinscription|désinscrire|désinscrivez|désinscris)
    (arrêter|arrête|arrêtez|stoppez) tout
    stop (aux|les) ${MESSAGES}
    (se|me) (désabonner|désinscrire)
    (désabonne-moi|désabonnez-moi|désinscris-moi|désinscrivez-moi)
    je (veux|voudrais|souhaite) me (désabonner|désinscrire)
    (arrête|arrêtez|cesse|cessez|arrêter) de (m'écrire|me texter|me contacter|me déranger)
    (arrête|arrêtez|cesse|cessez|arrêter) de (m'envoyer|envoyer) [des|ces|tes|vos|les|tous ces] ${MESSAGES}
    (arrête|arrêtez|cesse|cessez) [les|ces|tes|vos|tous les] ${MESSAGES}
    [ne] (m'envoie|m'envoyez) (plus|pas) [de|d'autres|aucun] ${MESSAGES}
    (n'envoie|n'envoyez) plus [de|aucun] ${MESSAGES}
    [ne] (m'écris|m'écrivez|m'ecris) plus [jamais]
    plus (de|aucun) ${MESSAGES}
    je [ne] veux plus [recevoir] [de|de tes|de vos|tes|vos|les|aucun|ces] ${MESSAGES} [de ta part|de votre part|de parley]
    (désactive|désactivez|coupe|coupez) [les|tes|vos] ${MESSAGES}
    (laisse-moi|laissez-moi) tranquille
  `,
  start: sentences`
    (start|démarrer|reprendre|réabonner|réactiver|réinscription) [les messages]
    (me|se) (réabonner|réinscrire)
    je (veux|voudrais|souhaite) me (réabonner|réinscrire)
    (réabonne-moi|réabonnez-moi|réinscris-moi)
    (envoie-moi|envoyez-moi|renvoie-moi) (à nouveau|de nouveau|encore) [des|les|tes|vos] ${MESSAGES}
    (envoie-moi|envoyez-moi|renvoie-moi) [des|les|tes|vos] ${MESSAGES} (à nouveau|de nouveau|encore)
    (écris-moi|écrivez-moi) (à nouveau|de nouveau)
    (active|activez|réactive|réactivez|reprends|reprenez) [les|tes|vos] ${MESSAGES}
    je veux (à nouveau|de nouveau) recevoir [des|les|tes|vos] ${MESSAGES}
    je veux recevoir [des|les|tes|vos] ${MESSAGES} (à nouveau|de nouveau)
  `,
  said: [
    [
      "show",
      sentences`
        que (sais-tu|retiens-tu|gardes-tu) (de|sur) moi
        qu'est-ce que tu (sais|retiens|gardes) (de|sur) moi
        tu sais quoi (de|sur) moi
        (montre|affiche|donne) [-moi] mes (préférences|réglages|paramètres)
        montre-moi mes (préférences|réglages|paramètres)
        [quels sont|quelles sont] [mes] (préférences|réglages|paramètres)
        (quel est|quelle est|quels sont) (mon|ma|mes) (fuseau horaire|marge|horaires [de travail]|langue|rappels?)
      `,
    ],
    [
      "forget-everything",
      sentences`
        (oublie|efface|supprime) tout [ce que tu sais] [(de|sur) moi]
        oublie-moi
        oublie ce que tu sais [(de|sur) moi]
      `,
    ],
    [
      "forget-contacts",
      sentences`
        (oublie|efface|supprime) [tous] (mes|les) (contacts|adresses)
      `,
    ],
    [
      "forget-preferences",
      sentences`
        (oublie|efface|réinitialise) [toutes|tous] (mes|les) (préférences|réglages|paramètres)
      `,
    ],
    [
      "forget-person",
      sentences`
        (oublie|efface) l'~[adresse|e-mail|email] (de|d'~) {value}
        oublie {value}
      `,
    ],
    [
      "length-alone",
      sentences`
        ${SET} (durée|durée par défaut) [de mes (réunions|rendez-vous)|des réunions] ${IS} {value}
      `,
    ],
    [
      "length",
      sentences`
        [toutes] [mes|les] ${MEETINGS} (durent|doivent durer|font) [toujours|normalement|en général|généralement|habituellement|d'~ habitude] {value}
      `,
    ],
    [
      "no-buffer",
      sentences`
        (pas de|sans|aucune) (marge|pause|battement) [entre [mes|les] (réunions|rendez-vous)]
      `,
    ],
    [
      "buffer",
      sentences`
        ${SET} (marge|temps de battement) [entre [mes|les] (réunions|rendez-vous)] ${IS} {value}
        (laisse|garde|je veux) [toujours|au moins] {value} [de (marge|pause|battement)|libres?] entre [mes|les|chaque] (réunions?|rendez-vous)
        (laisse|garde|je veux) [toujours|au moins] {value} de (marge|battement)
      `,
    ],
    [
      "reminder",
      sentences`
        rappelle-moi [toujours] {value} avant ${EVERY} ${MEETINGS}
        ${SET} (rappel|rappels) [par défaut] ${IS} {value}
      `,
    ],
    [
      "zone",
      sentences`
        ${SET} (fuseau horaire|fuseau) ${IS} {value}
        (j'habite|je vis|je suis basée?) [maintenant] (à|a|en|au) {value}
        j'ai déménagé (à|a|en|au) {value}
      `,
    ],
    [
      "hours",
      sentences`
        ${SET} (horaires?|heures) [de (travail|bureau)] [c'~] ${IS} [de] {value}
        ma journée [de travail] va de {value}
        je (travaille|bosse) [toujours|normalement|tous les jours|chaque jour] [de|entre] {value}
      `,
    ],
    [
      "start",
      sentences`
        ma journée commence (à|a) {value}
        je commence [à travailler] (à|a) {value}
        ${NEVER} avant {value}
      `,
    ],
    [
      "end",
      sentences`
        ma journée (finit|se termine) (à|a) {value}
        je (finis|termine) [de travailler] (à|a) {value}
        ${NEVER} après {value}
      `,
    ],
    [
      "days-off",
      sentences`
        ${NEVER} {value}
        je [ne] (travaille|bosse) jamais {value}
        je [ne] (travaille|bosse) pas (le|les) {value}
        (le|les) {value} je [ne] (travaille|bosse) pas
        {value} je [ne] (travaille|bosse) jamais
      `,
    ],
    [
      "habits",
      sentences`
        je [ne] (travaille|bosse) pas {value}
        {value} je [ne] (travaille|bosse) pas
      `,
    ],
    [
      "workdays",
      sentences`
        ${SET} jours de travail ${IS} {value}
        je travaille [seulement|uniquement] [de|du] {value}
        je ne travaille que {value}
      `,
    ],
    [
      "language",
      sentences`
        ${SET} langue ${IS} {value}
        (parle|parle-moi|réponds|réponds-moi|écris|écris-moi) [en] {value}
      `,
    ],
  ],
};
