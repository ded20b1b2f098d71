import type { TemplatePhrases } from "./phrases";

const PLEASE = "(?:(?:kun je|kan je|wil je|ok(?:é|e)?|graag)[,\\s]+)*";
const TEMPLATE = "(?:nieuw(?:e)?\\s+)?(?:sjabloon|template)";
const CALLED = "(?:\\s+(?:genaamd|met de naam|onder de naam|met als naam)\\s+(?<name>.+?))?";
const END = "(?:[,\\s]+(?:graag|alsjeblieft|aub|bedankt))?[\\s.!?]*$";

export const TEMPLATES_IN_DUTCH: TemplatePhrases = {
  asks: [
    `(?:maak|maken)\\s+(?:van\\s+)?(?<which>.{1,80}?)\\s+(?:een|de|mijn)\\s+${TEMPLATE}(?:\\s+van)?${CALLED}`,
    `(?:bewaar|gebruik|sla|onthoud)\\s+(?<which>.{1,80}?)\\s+(?:op\\s+)?als\\s+(?:een\\s+|de\\s+|mijn\\s+)?${TEMPLATE}(?:\\s+op)?${CALLED}`,
    `maak\\s+(?:een|de|mijn)\\s+${TEMPLATE}\\s+van\\s+(?<which>.{1,80}?)${CALLED}`,
  ].map((form) => new RegExp(`^\\W*${PLEASE}${form}${END}`, "isu")),
  cancel: "annuleer",
  it: /^(?:hier|hiervan|daar|daarvan|er|dit|dat|het|die|deze|(?:deze|die) (?:afspraak|meeting|vergadering)|dit gesprek|dat gesprek)$/iu,
};
