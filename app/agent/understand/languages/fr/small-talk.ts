import type { SmallTalkPhrases } from "../../phrases/small-talk";

export const SMALL_TALK_IN_FRENCH: SmallTalkPhrases = {
  welcome: /^\W*(?:merci)\b.{0,30}$/,
  hello:
    /^\W*(?:bonjour|bonsoir|salut|coucou|hello)(?:[\s,]+(?:parley|a tous|ca va|comment ca va|comment vas-tu))*\W*$/,
  who: /\bqui (?:es-tu|etes-vous|es tu|tu es)\b|\b(?:es-tu|etes-vous|tu es|t'es|vous etes) (?:un |une |vraiment )*(?:robot|bot|humain|personne|machine|ia)\b/,
  account: /\b(?:supprimer?|fermer?|effacer?) (?:mon|le|mes) (?:compte|profil|donnees)\b|\bmon (?:mot de passe)\b/,
  billing:
    /\b(?:abonnement|tarifs?|prix|factures?|resilier|periode d'essai|essai gratuit|combien (?:ca coute|coute)|ca coute combien)\b/,
  privacy:
    /\b(?:vie privee|confidentialite|rgpd|mes (?:donnees|messages) (?:sont|restent)[- ](?:ils |elles )?(?:en securite|prives?|protegees?)|qui (?:peut (?:lire|voir)|lit))\b/,
  support:
    /\b(?:service client|(?:parler|parle) (?:a|avec) (?:un humain|quelqu'un|une personne)|vrai(?:e)? (?:personne|humain)|signaler un (?:bug|probleme)|reclamation)\b/,
  sorry: /\b(?:inutile|stupide|idiot\w*|debile|nul(?:le)?|merde|ta gueule|putain)\b/,
  nod: /^\W*(?:(?:ok|d'accord|super|parfait|genial|bien|tres bien|top|nickel|entendu|ca marche|merci)\b\W*)+$/,
};
