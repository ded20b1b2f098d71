import { TEMPLATES_IN_DUTCH } from "./phrases/templates/dutch";
import { TEMPLATES_IN_ENGLISH } from "./phrases/templates/english";
import { TEMPLATES_IN_FRENCH } from "./phrases/templates/french";
import { TEMPLATES_IN_GERMAN } from "./phrases/templates/german";
import { TEMPLATES_IN_SPANISH } from "./phrases/templates/spanish";
import { readText } from "./text";

/** @property name of a template as it was said; `isSure` when it can be nothing but a template's */
export type TemplatesManaged = { wants: "list" } | { wants: "delete"; name: string; isSure: boolean };

const LANGUAGES = [
  TEMPLATES_IN_ENGLISH,
  TEMPLATES_IN_DUTCH,
  TEMPLATES_IN_GERMAN,
  TEMPLATES_IN_FRENCH,
  TEMPLATES_IN_SPANISH,
];
/** Longer messages are about something else too. */
const LONGEST = 120;

/** Whether a message asks which templates there are, or wants one deleted, and nothing else; null otherwise. */
export function templatesManaged(text: string): TemplatesManaged | null {
  if (text.length > LONGEST) return null;
  const { said } = readText(text);
  if (LANGUAGES.some(({ lists }) => lists.some((form) => form.test(said)))) return { wants: "list" };
  for (const form of LANGUAGES.flatMap(({ deletes }) => deletes)) {
    const { name, perhaps } = form.exec(said)?.groups ?? {};
    const quoted = name ?? perhaps;
    if (quoted)
      return { wants: "delete", name: quoted.replace(/^["'“”\s]+|["'“”\s]+$/gu, ""), isSure: name !== undefined };
  }
  return null;
}
