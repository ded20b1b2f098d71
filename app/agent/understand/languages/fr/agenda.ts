import type { AgendaPhrases } from "../../phrases/agenda";
import { sentences } from "../../phrases/sentences";

const MY = "[mon|mes|l'~|le|un|ton|votre]";
const DAILY = "[{daily:quotidien|journalier}]";
const NOUN = "(agenda|programme|planning|emploi du temps|récap|récapitulatif|rendez-vous)";
const OWN = "(agenda|programme|planning|récap|récapitulatif)";
const SEND = "{sent:envoie-moi|envoyez-moi|envoie|envoyez|écris-moi|transmets-moi|transmettez-moi}";
const MAIL = "{mailed:maile-moi|mailez-moi}";
const AT = "(à|a|pour|vers|dès)";

export const AGENDA_IN_FRENCH: AgendaPhrases = {
  code: "fr",
  days: [
    [
      /\b(?:tous les |chaque )?(?:jours? (?:ouvres?|ouvrables?|de travail|de la semaine|travailles?))\b|\b(?:en semaine|du lundi au vendredi)\b/,
      "workdays",
    ],
    [
      /\b(?:tous les (?:jours|matins|soirs)|chaque (?:jour|matin|soir)|sept jours sur sept|7 ?j(?:ours)? ?(?:sur|\/) ?7|meme le week-?end)\b/,
      "every-day",
    ],
  ],
  whenEmpty: [
    [
      /\b(?:mais )?(?:seulement s'il y a (?:quelque chose|un rendez-vous|des rendez-vous)|pas (?:quand|s)'?(?:il|elle)? ?(?:est )?vide|pas les jours vides)\b/,
      false,
    ],
    [
      /\b(?:et )?meme (?:(?:s'il|quand il|si l'agenda|si la journee) (?:est vide|n'y a rien)|les jours vides|quand je n'ai rien)\b/,
      true,
    ],
  ],
  by: [
    [/\b(?:par|dans un) (?:e?-?mail|courriel)\b/, "email"],
    [/\b(?:par|sur|via) (?:whatsapp|sms|message|texto)\b/, "whatsapp"],
  ],
  partOfDay: /\b(?:du matin|le matin|du soir|le soir|de l'apres-midi)\b/,
  evening: /\bsoirs?\b/,
  wanted: sentences`
    ${SEND} [${AT} {time}] ${MY} ${NOUN} ${DAILY} [du jour|de la journée] [${AT} {later}]
    ${AT} {time} ${SEND} ${MY} ${NOUN} ${DAILY}
    ${MAIL} [${AT} {time}] ${MY} ${NOUN} ${DAILY} [du jour|de la journée] [${AT} {later}]
    [tu peux|tu pourrais|vous pouvez|pouvez-vous|pourrais-tu] (m'~{sent:envoyer|transmettre}) ${MY} ${NOUN} ${DAILY} [du jour|de la journée] [${AT} {time}]
    (donne-moi|montre-moi|donnez-moi|montrez-moi) ${MY} ${NOUN} ${DAILY} [${AT} {time}]
    (je veux|je voudrais|j'aimerais|je souhaite) [recevoir|avoir] ${MY} ${NOUN} ${DAILY} [du jour|de la journée] [${AT} {time}]
    ${MY} ${OWN} ${DAILY} [${AT} {time}]
    ${AT} {time} ${MY} ${OWN} ${DAILY}
    (mets|mettez|déplace|déplacez|change|changez|décale|décalez) ${MY} ${OWN} ${DAILY} ${AT} {time}
    (active|activez|réactive|réactivez|reprends|relance) ${MY} ${OWN} ${DAILY} [${AT} {time}]
  `,
  unwanted: sentences`
    (arrête|arrêtez|cesse|cessez) [de] [m'~envoyer|envoyer] ${MY} ${NOUN} [quotidien]
    (ne|n'~) (m'~envoie|m'~envoyez|envoie|envoyez) (plus|pas) ${MY} ${NOUN} [quotidien]
    (m'~envoie|m'~envoyez) (plus|pas) ${MY} ${NOUN} [quotidien]
    [je ne veux|je veux] plus [recevoir] [de|d'~] ${MY} ${OWN} [quotidien]
    plus [de|d'~] ${OWN} quotidien
    pas [de|d'~] ${OWN} quotidien
    (désactive|désactivez|stoppe|stoppez|coupe|supprime) ${MY} ${OWN} quotidien
  `,
};
