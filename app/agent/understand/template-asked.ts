import { type Command, type Context, plain } from "./command";
import { parse } from "./grammar/parse";
import { TEMPLATE_LANGUAGES } from "./phrases/template-languages";
import { firstIn, readText } from "./text";

/** Longer messages are about something else too. */
const LONGEST = 160;

/** "Make this a template", "save the intro call with Anna as a template called intro": of which meeting, and its name. */
export function templateAsked(text: string, context: Context): Command | undefined {
  if (text.length > LONGEST) return undefined;
  const { said } = readText(text);
  for (const { asks, it, cancel } of TEMPLATE_LANGUAGES) {
    const { which, name } = firstIn(asks, said) ?? {};
    if (which === undefined) continue;
    const target = it.test(which.trim()) ? undefined : (targetIn(`${cancel} ${which}`, context) ?? { title: which });
    const templateName = name?.replace(/^["'\s]+|["'\s]+$/gu, "");
    const slots = { ...(target && { target }), ...(templateName && { templateName }) };
    return { ...plain("preference", slots), manner: "template" };
  }
  return undefined;
}

const targetIn = (text: string, context: Context) => parse(text, { ...context, awaiting: undefined }).slots.target;
