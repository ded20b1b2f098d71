import type { SummaryPhrases } from "../../phrases/summaries";
import { wholly } from "../../phrases/wholly";

const whole = wholly(
  "s'il te plait|s'il vous plait|stp|svp|salut|bonjour|ok|peux-tu|pouvez-vous|tu peux|vous pouvez|et|dis-moi|dites-moi",
  "s'il te plait|s'il vous plait|stp|svp|merci|pour moi|encore une fois",
);
const SUMMARY = "(?:resume|compte[- ]rendu|synthese)";
const THE = "(?:(?:le|la|ce|cette|mon|notre) )?";
const OF = "(?: (?:de|du|des|sur) (?:la |l'|le |les |mon |ma |notre )?(?<meeting>.{2,80}?))??";
const EVERYONE =
  "(?:tout le monde|tous(?: les (?:invites|participants|autres))?|aux? (?:invites|participants|autres)|les (?:invites|participants|autres)|chacun|eux tous|l'equipe)";
const SEND = "(?:envoie|envoyez|envoyer|transmets|transmettez|partage|partagez|fais suivre)";
const SOMEBODY = "(?<to>(?!(?:moi|nous)\\b)(?:(?! (?:a|avec) )[^?])+?)";
const ITEMS = "(?:actions|points d'action|taches|promesses|engagements)";
const REST = "(?<rest> .{2,80}?)??";

export const SUMMARIES_IN_FRENCH: SummaryPhrases = {
  send: [
    `${SEND} ${THE}${SUMMARY}${OF} (?:a |avec )?${EVERYONE}`,
    `${SEND} (?:a )?${EVERYONE} ${THE}${SUMMARY}${OF}`,
    `${SEND} ${THE}${SUMMARY} (?:a |avec )?${EVERYONE}${OF}`,
    `${SEND} ${THE}${SUMMARY}${OF} (?:a|avec) ${SOMEBODY}`,
    `${SEND} a (?<to>(?!moi\\b)[^? ]+) (?:le|notre|ce) ${SUMMARY}${OF}`,
  ].map(whole),
  followUp: [
    `(?:planifie|planifiez|organise|organisez|reserve|reservez|programme|programmez|propose|proposez) (?:la|le|notre|cette) (?:reunion de suivi|suite|prochaine reunion|rendez-vous de suivi|suivi|follow-? ?up)${REST}`,
    "(?:planifie|planifiez|organise|organisez|reserve|reservez|programme|programmez) (?:une|un) (?:reunion de suivi|rendez-vous de suivi|suivi|follow-? ?up)(?<rest> (?:a|au|de|du|apres) .{2,80}?)??",
  ].map(whole),
  mine: [
    `(?:(?:quelles? sont|quels? sont|montre-moi|montrez-moi|donne-moi|donnez-moi|liste) )?mes ${ITEMS}(?: ouverte?s| en cours)?${REST}`,
    `(?:qu'est-ce que j'ai|qu'ai-je|j'ai) (?:promis|accepte de faire|pris en charge)(?: de faire)?${REST}`,
    `qu'est-ce que je (?:dois|devais) faire (?<rest>(?:apres|suite a|de) .{2,80}?)`,
  ].map(whole),
  items: [
    `(?:(?:quelles? sont|quels? sont|montre-moi|montrez-moi|donne-moi|donnez-moi|liste) )?(?:toutes )?(?:les )?(?:actions|points d'action)(?: ouverte?s| en cours)?${REST}`,
    `(?:qu'est-ce que|qu'a) (?<who>[^?]{2,40}?) (?:m'a |nous a |a )?promis${REST}`,
    `(?:qu'est-ce qu')(?<who>[^?]{2,40}?) (?:m'a |nous a |a )?promis${REST}`,
    `qui a promis quoi${REST}`,
    `qui (?:fait|s'est engage a|doit faire) quoi${REST}`,
  ].map(whole),
  itemsOf: [
    `(?:qu'est-ce qui|ce qui|que) (?:est|reste)(?: encore| toujours)? (?:ouvert|en cours|en suspens|a faire)${REST}`,
  ].map(whole),
  done: [
    "(?:(?:j'ai |on a |nous avons )(?:fini|termine)(?: avec)?|(?:fini|termine) avec|fini|termine(?= (?:l'|l[ae]s?|un|mon|ma|mes|ce)\\b)) (?<what>.{2,100}?)",
    "(?:marque|marquez|coche|cochez) (?<what>.{2,100}?)(?: comme)? (?:fait|faite|termine|terminee|fini|finie)",
    "(?:coche|cochez) (?<what>.{2,100}?)",
    "(?<what>(?:le|la|l'|les) ?.{2,60}?) est (?:fait|faite|termine|terminee|fini|finie)",
  ].map(whole),
  tell: [
    "(?:(?:quelles sont|montre(?:-moi)?) )?(?:les |nos )?questions (?:ouvertes|en suspens) (?:de|du|des|dans) (?:la |l'|le |les |mon |ma |notre )?(?<meeting>.{2,80}?)",
    `(?:(?:montre|montrez|donne|donnez|envoie|envoyez)-moi |quel est |je veux )?${THE}${SUMMARY} (?:de|du|des) (?:la |l'|le |les |mon |ma |notre )?(?<meeting>.{2,80}?)`,
    "(?:qu'est-ce qu'on a|qu'avons-nous|qu'a-t-on|on a|qu'est-ce que nous avons) (?:decide|discute|convenu) (?:quoi )?(?:a|au|aux|dans|pendant|lors de|lors du|lors d'|en) ?(?:la |le |les |l'|notre )?(?<meeting>.{2,80}?)",
    "qu'est-ce qui a ete (?:decide|discute|convenu) (?:a|au|dans|pendant|lors de|lors du|en) (?:la |le |les |l'|notre )?(?<meeting>.{2,80}?)",
  ].map(whole),
  find: [
    "(?:qu'est-ce qu'on a|qu'avons-nous|qu'a-t-on|on a|qu'est-ce que nous avons) (?:dit|decide|discute|convenu) (?:sur|de|du|des|a propos de|a propos du|au sujet de|au sujet du) (?:la |le |les |l')?(?<what>.{2,80}?)",
    "(?:cherche|cherchez|recherche|trouve) (?<what>.{2,80}?) dans (?:les |mes |nos )?(?:transcriptions|resumes|comptes[- ]rendus)",
  ].map(whole),
  summarise: [
    "resum(?:e|ez|er) (?:ceci|cela|ca|ce texte|cette transcription|ce qui suit|ces notes)(?: (?:pour|de|du) (?:la |le |l'|mon |ma |notre )?(?<meeting>.{2,80}?))??",
    "(?:voici|ce sont) (?:les |la |le )?(?:notes|transcription|compte[- ]rendu) (?:de|du|pour) (?:la |le |l'|mon |ma |notre )?(?<meeting>.{2,80}?)",
    "(?:notes|transcription|compte[- ]rendu) (?:de|du|pour) (?:la |le |l'|mon |ma |notre )?(?<meeting>.{2,80}?)",
  ].map(whole),
  notes: "notes|compte[- ]rendu",
  decided: "decide|on a decide|convenu|on a convenu",
  of: "de|du|pour",
  withPerson: "avec|pour|a|de|entre moi et|par|chez",
  inMeeting: "dans|pendant|lors de|lors du|de|du|des|apres|a|au|pour",
  book: "réserve une réunion",
  looks: "qu'est-ce que j'ai",
  small: "le|la|les|l'|un|une|mon|ma|mes|notre|de|du|des|a|au|pour|dans|apres|lors",
};
