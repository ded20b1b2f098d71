import { TEMPLATES_IN_DUTCH } from "./dutch";
import { TEMPLATES_IN_ENGLISH } from "./english";
import { TEMPLATES_IN_FRENCH } from "./french";
import { TEMPLATES_IN_GERMAN } from "./german";
import type { TemplatePhrases } from "./phrases";
import { TEMPLATES_IN_SPANISH } from "./spanish";

/** How each language speaks of templates, in the order in which they are tried. */
export const TEMPLATE_LANGUAGES: readonly TemplatePhrases[] = [
  TEMPLATES_IN_ENGLISH,
  TEMPLATES_IN_DUTCH,
  TEMPLATES_IN_GERMAN,
  TEMPLATES_IN_FRENCH,
  TEMPLATES_IN_SPANISH,
];
