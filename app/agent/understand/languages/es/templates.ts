import type { TemplatePhrases } from "../../phrases/template-phrases";
import { wholly } from "../../phrases/wholly";

const whole = wholly("por favor|porfa|puedes|podrías|ahora|ok|vale", "por favor|porfa|gracias", "isu");
const TEMPLATE = "(?:nueva\\s+)?plantilla(?:\\s+de (?:reunión|cita))?";
const CALLED = "(?:\\s+(?:llamada|con el nombre(?: de)?|que se llame|de nombre)\\s+(?<name>.+?))?";
const DELETE = "(?:borra|borrar|elimina|eliminar|quita|quitar)";
const MINE = "(?:la|mi|las|mis)";
const TEMPLATES = "plantillas(?:\\s+de (?:reuniones|citas))?";
const QUOTED = "[\"“«']";

export const TEMPLATES_IN_SPANISH: TemplatePhrases = {
  asks: [
    `(?:guárda|guarda|guardar)(?<which>l[oa])\\s+como\\s+(?:una\\s+|mi\\s+)?${TEMPLATE}${CALLED}`,
    `(?:convierte|conviérte|convertir)(?<which>l[oa])\\s+en\\s+(?:una\\s+)?${TEMPLATE}${CALLED}`,
    `(?:guarda|guardar|recuerda|usa)\\s+(?<which>.{1,80}?)\\s+como\\s+(?:una\\s+|mi\\s+)?${TEMPLATE}${CALLED}`,
    `(?:convierte|convertir)\\s+(?<which>.{1,80}?)\\s+en\\s+(?:una\\s+)?${TEMPLATE}${CALLED}`,
    `(?:haz|hacer)\\s+(?:de\\s+)?(?<which>.{1,80}?)\\s+una\\s+${TEMPLATE}${CALLED}`,
    `(?:haz|crea|crear|hacer)\\s+(?:una|mi)\\s+${TEMPLATE}\\s+(?:de|con|a partir de)\\s+(?<which>.{1,80}?)${CALLED}`,
  ].map(whole),
  lists: [
    `(?:¿\\s*)?(?:qué|cuáles|que)\\s+${TEMPLATES}\\s+(?:tengo|hay)`,
    `(?:¿\\s*)?(?:cuáles|dónde) (?:son|están) ${MINE}\\s+${TEMPLATES}`,
    `(?:muestra|muéstrame|enseña|enséñame|dame|lista)\\s+(?:todas\\s+)?${MINE}\\s+${TEMPLATES}`,
    `(?:¿\\s*)?tengo (?:alguna plantilla|${TEMPLATES})`,
    `(?:mis )?${TEMPLATES}`,
  ].map(whole),
  deletes: [
    `${DELETE}\\s+${MINE}\\s+plantilla\\s+(?:(?:llamada|con el nombre(?: de)?)\\s+|(?=${QUOTED}))(?<name>.{1,70}?)`,
    `${DELETE}\\s+${MINE}\\s+plantilla\\s+(?:de\\s+|para\\s+)?(?<perhaps>.{1,70}?)`,
  ].map(whole),
  cancel: "cancela",
  it: /^(?:l[oa]|est[oa]|es[oa]|(?:esta|esa|la última) (?:reunión|cita|llamada))$/iu,
};
