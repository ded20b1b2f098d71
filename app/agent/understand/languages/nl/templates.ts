import type { TemplatePhrases } from "../../phrases/template-phrases";
import { wholly } from "../../phrases/wholly";

const whole = wholly("kun je|kan je|wil je|ok(?:é|e)?|graag", "graag|alsjeblieft|aub|bedankt", "isu");
const TEMPLATE = "(?:nieuw(?:e)?\\s+)?(?:sjabloon|template)";
const CALLED = "(?:\\s+(?:genaamd|met de naam|onder de naam|met als naam)\\s+(?<name>.+?))?";
const DELETE = "(?:verwijder|wis|schrap|gooi|haal)";
const AWAY = "(?:\\s+(?:weg|eruit))?";
const MINE = "(?:mijn|de|het|m'n)";
const TEMPLATES = "(?:sjablonen|templates)";
const QUOTED = "[\"“']";

export const TEMPLATES_IN_DUTCH: TemplatePhrases = {
  asks: [
    `(?:maak|maken)\\s+(?:van\\s+)?(?<which>.{1,80}?)\\s+(?:een|de|mijn)\\s+${TEMPLATE}(?:\\s+van)?${CALLED}`,
    `(?:bewaar|gebruik|sla|onthoud)\\s+(?<which>.{1,80}?)\\s+(?:op\\s+)?als\\s+(?:een\\s+|de\\s+|mijn\\s+)?${TEMPLATE}(?:\\s+op)?${CALLED}`,
    `maak\\s+(?:een|de|mijn)\\s+${TEMPLATE}\\s+van\\s+(?<which>.{1,80}?)${CALLED}`,
  ].map(whole),
  lists: [
    `(?:welke|wat voor)\\s+${TEMPLATES}\\s+(?:heb ik(?: allemaal)?|zijn er|heb ik (?:gemaakt|bewaard))`,
    `(?:wat|welke|waar) (?:zijn|staan) ${MINE}\\s+${TEMPLATES}`,
    `(?:toon|laat|geef|noem)\\s+(?:me\\s+|mij\\s+)?(?:al\\s+)?(?:${MINE}\\s+)?${TEMPLATES}(?:\\s+zien)?`,
    `heb ik (?:al |ook )?${TEMPLATES}`,
    `(?:${MINE} )?${TEMPLATES}`,
  ].map(whole),
  deletes: [
    `${DELETE}\\s+${MINE}\\s+(?:sjabloon|template)\\s+(?:(?:genaamd|met de naam)\\s+|(?=${QUOTED}))(?<name>.{1,70}?)${AWAY}`,
    `${DELETE}\\s+${MINE}\\s+(?<name>.{1,70}?)[\\s-]+(?:sjabloon|template)${AWAY}`,
    `${DELETE}\\s+${MINE}\\s+(?:sjabloon|template)\\s+(?:voor\\s+(?:een\\s+)?)?(?<perhaps>.{1,70}?)${AWAY}`,
  ].map(whole),
  cancel: "annuleer",
  it: /^(?:hier|hiervan|daar|daarvan|er|dit|dat|het|die|deze|(?:deze|die) (?:afspraak|meeting|vergadering)|dit gesprek|dat gesprek)$/iu,
};
