import type { TemplatePhrases } from "../../phrases/template-phrases";
import { wholly } from "../../phrases/wholly";

const whole = wholly(
  "s'il (?:te|vous) pla[iî]t|stp|svp|peux-tu|tu peux|pourrais-tu|pouvez-vous|maintenant|ok",
  "s'il (?:te|vous) pla[iî]t|stp|svp|merci",
  "isu",
);
const TEMPLATE = "(?:nouveau\\s+)?modèle(?:\\s+de (?:réunion|rendez-vous))?";
const CALLED = "(?:\\s+(?:appelé|nommé|du nom de|qui s'appelle|sous le nom(?: de)?)\\s+(?<name>.+?))?";
const KEEP = "(?:enregistre[rz]?|garde[rz]?|sauvegarde[rz]?|mémorise[rz]?|utilise[rz]?)";
const DELETE = "(?:supprime[rz]?|efface[rz]?|enlève|enlever|retire[rz]?)";
const MINE = "(?:le|mon|les|mes)";
const TEMPLATES = "modèles(?:\\s+de (?:réunion|rendez-vous))?";
const QUOTED = "[\"“«']";

export const TEMPLATES_IN_FRENCH: TemplatePhrases = {
  asks: [
    `(?:fais|faites)(?<which>-en)\\s+(?:un|mon)\\s+${TEMPLATE}${CALLED}`,
    `(?<which>en)\\s+faire\\s+(?:un|mon)\\s+${TEMPLATE}${CALLED}`,
    `(?:fais|faites|faire)\\s+(?:de\\s+|du\\s+|d')?(?<which>.{1,80}?)\\s+un\\s+${TEMPLATE}${CALLED}`,
    `${KEEP}(?<which>-l[ae])\\s+(?:comme|en tant que|en)\\s+(?:un\\s+)?${TEMPLATE}${CALLED}`,
    `${KEEP}\\s+(?<which>.{1,80}?)\\s+(?:comme|en tant que|en)\\s+(?:un\\s+)?${TEMPLATE}${CALLED}`,
    `(?:crée[rz]?|fais|faire|faites)\\s+(?:un|mon)\\s+${TEMPLATE}\\s+(?:à partir de|avec|de|du)\\s+(?<which>.{1,80}?)${CALLED}`,
  ].map(whole),
  lists: [
    `(?:quels|quel)\\s+${TEMPLATES}\\s+(?:ai-je|j'ai|est-ce que j'ai|y a-t-il|il y a)`,
    `(?:quels|où) sont (?:les|mes)\\s+${TEMPLATES}`,
    `(?:montre|montrez|liste|listez|donne|donnez)(?:-moi)?\\s+(?:tous\\s+)?(?:les|mes)\\s+${TEMPLATES}`,
    `(?:j'ai|ai-je|est-ce que j'ai) (?:déjà )?(?:des|quels) ${TEMPLATES}`,
    `(?:mes )?${TEMPLATES}`,
  ].map(whole),
  deletes: [
    `${DELETE}\\s+${MINE}\\s+modèle\\s+(?:(?:appelé|nommé|du nom de)\\s+|(?=${QUOTED}))(?<name>.{1,70}?)`,
    `${DELETE}\\s+${MINE}\\s+modèle\\s+(?:de\\s+|pour\\s+)?(?<perhaps>.{1,70}?)`,
  ].map(whole),
  cancel: "annule",
  it: /^(?:-?en|-l[ae]|ça|cela|ceci|(?:cette|la dernière) (?:réunion|visio)|ce (?:rendez-vous|rdv|dernier)|cet appel)$/iu,
};
