import { TEMPLATE_LANGUAGES } from "./phrases/template-languages";
import { readText } from "./text";

/** @property name of a template as it was said; `isSure` when it can be nothing but a template's */
export type TemplatesManaged = { wants: "list" } | { wants: "delete"; name: string; isSure: boolean };

/** Longer messages are about something else too. */
const LONGEST = 120;

/** Whether a message asks which templates there are, or wants one deleted, and nothing else; null otherwise. */
export function templatesManaged(text: string): TemplatesManaged | null {
  if (text.length > LONGEST) return null;
  const { said } = readText(text);
  if (TEMPLATE_LANGUAGES.some(({ lists }) => lists.some((form) => form.test(said)))) return { wants: "list" };
  for (const form of TEMPLATE_LANGUAGES.flatMap(({ deletes }) => deletes)) {
    const { name, perhaps } = form.exec(said)?.groups ?? {};
    const quoted = name ?? perhaps;
    if (quoted)
      return { wants: "delete", name: quoted.replace(/^["'“”\s]+|["'“”\s]+$/gu, ""), isSure: name !== undefined };
  }
  return null;
}
