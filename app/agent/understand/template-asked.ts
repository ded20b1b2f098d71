import type { Command, Context } from "./command";
import { parse } from "./grammar/parse";
import { TEMPLATES_IN_DUTCH } from "./phrases/templates/dutch";
import { TEMPLATES_IN_ENGLISH } from "./phrases/templates/english";
import { TEMPLATES_IN_FRENCH } from "./phrases/templates/french";
import { TEMPLATES_IN_GERMAN } from "./phrases/templates/german";
import { TEMPLATES_IN_SPANISH } from "./phrases/templates/spanish";
import { firstIn, readText } from "./text";

const LANGUAGES = [
  TEMPLATES_IN_ENGLISH,
  TEMPLATES_IN_DUTCH,
  TEMPLATES_IN_GERMAN,
  TEMPLATES_IN_FRENCH,
  TEMPLATES_IN_SPANISH,
];
/** Longer messages are about something else too. */
const LONGEST = 160;

/** "Make this a template", "save the intro call with Anna as a template called intro": of which meeting, and its name. */
export function templateAsked(text: string, context: Context): Command | undefined {
  if (text.length > LONGEST) return undefined;
  const { said } = readText(text);
  for (const { asks, it, cancel } of LANGUAGES) {
    const { which, name } = firstIn(asks, said) ?? {};
    if (which === undefined) continue;
    const target = it.test(which.trim()) ? undefined : (targetIn(`${cancel} ${which}`, context) ?? { title: which });
    const templateName = name?.replace(/^["'\s]+|["'\s]+$/gu, "");
    const slots = { ...(target && { target }), ...(templateName && { templateName }) };
    return { intent: "preference", confidence: 0.9, slots, when: null, question: null, manner: "template" };
  }
  return undefined;
}

const targetIn = (text: string, context: Context) => parse(text, { ...context, awaiting: undefined }).slots.target;
