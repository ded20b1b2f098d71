import { TEMPLATES_IN_GERMAN } from "../languages/de/templates";
import { TEMPLATES_IN_ENGLISH } from "../languages/en/templates";
import { TEMPLATES_IN_SPANISH } from "../languages/es/templates";
import { TEMPLATES_IN_FRENCH } from "../languages/fr/templates";
import { TEMPLATES_IN_DUTCH } from "../languages/nl/templates";
import type { TemplatePhrases } from "./template-phrases";

/** How each language speaks of templates, in the order in which they are tried. */
export const TEMPLATE_LANGUAGES: readonly TemplatePhrases[] = [
  TEMPLATES_IN_ENGLISH,
  TEMPLATES_IN_DUTCH,
  TEMPLATES_IN_GERMAN,
  TEMPLATES_IN_FRENCH,
  TEMPLATES_IN_SPANISH,
];
