import type { TemplatePhrases } from "../../phrases/template-phrases";
import { wholly } from "../../phrases/wholly";

const whole = wholly("bitte|kannst du|könntest du|ok(?:ay)?|jetzt", "bitte|danke", "isu");
const TEMPLATE = "(?:neue\\s+)?vorlage";
const CALLED = "(?:\\s+(?:namens|mit (?:dem )?namen|unter dem namen|genannt)\\s+(?<name>.+?))?";
const VERB_LAST = "(?:\\s+(?:machen|speichern|sichern|anlegen|erstellen))?";
const DELETE = "(?:lösche?|entferne?|wirf)";
const MINE = "(?:die|meine)";
const TEMPLATES = "vorlagen";
const QUOTED = "[\"“„']";

export const TEMPLATES_IN_GERMAN: TemplatePhrases = {
  asks: [
    `(?:mache?\\s+)?(?<which>daraus|hieraus)\\s+(?:eine|meine)\\s+${TEMPLATE}${CALLED}${VERB_LAST}`,
    `(?:mache?\\s+)?aus\\s+(?<which>.{1,80}?)\\s+(?:eine|meine)\\s+${TEMPLATE}${CALLED}${VERB_LAST}`,
    `(?:(?:speichere?|sichere?|merke? dir|behalte?)\\s+)?(?<which>.{1,80}?)(?:\\s+bitte)?\\s+als\\s+(?:eine\\s+|meine\\s+)?${TEMPLATE}${CALLED}${VERB_LAST}`,
    `(?:erstelle?|mache?|lege?)\\s+(?:mir\\s+)?(?:eine|meine)\\s+${TEMPLATE}\\s+(?:aus|von|für)\\s+(?<which>.{1,80}?)(?:\\s+an)?${CALLED}`,
  ].map(whole),
  lists: [
    `(?:welche|was für)\\s+${TEMPLATES}\\s+(?:habe ich(?: denn)?|gibt es|hab ich)`,
    `(?:was|welche|wo) sind ${MINE}\\s+${TEMPLATES}`,
    `(?:zeige?|nenne?|gib)\\s+(?:mir\\s+)?(?:alle\\s+)?(?:${MINE}\\s+)?${TEMPLATES}`,
    `hab(?:e)? ich (?:schon |auch )?${TEMPLATES}`,
    `(?:${MINE} )?${TEMPLATES}`,
  ].map(whole),
  deletes: [
    `${DELETE}\\s+${MINE}\\s+vorlage\\s+(?:(?:namens|mit (?:dem )?namen)\\s+|(?=${QUOTED}))(?<name>.{1,70}?)(?:\\s+weg)?`,
    `${DELETE}\\s+${MINE}\\s+(?<name>.{1,70}?)[\\s-]+vorlage(?:\\s+weg)?`,
    `${DELETE}\\s+${MINE}\\s+vorlage\\s+(?:für\\s+)?(?<perhaps>.{1,70}?)(?:\\s+weg)?`,
  ].map(whole),
  cancel: "lösche",
  it: /^(?:daraus|hieraus|das|dies|dieses?|(?:diese[mnrs]?|dem|den) (?:termin|treffen|meeting|besprechung|gespräch))$/iu,
};
