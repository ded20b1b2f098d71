import type { TemplateMessage } from "./message";
import { cut } from "./text";
import { type TEMPLATES, type TemplateLanguage, type TemplateUse, templateOf } from "./whatsapp-templates";

type Parameter<Use extends TemplateUse> = keyof (typeof TEMPLATES)[Use]["parameters"];
type Button<Use extends TemplateUse> = (typeof TEMPLATES)[Use] extends { buttons: readonly (infer Name)[] }
  ? Name & string
  : never;

/** What a template is filled with: a text for each parameter, and for each button the payload that its tap brings back. */
export type TemplateValues<Use extends TemplateUse> = [Parameter<Use> | Button<Use>] extends [never]
  ? Record<string, never>
  : Record<Parameter<Use> | Button<Use>, string>;

/** Longest body of a template with its values in it, in UTF-16 units. */
const FILLED_MAX = 1024;
/** Nothing is cut to less than this, so that a title is still one. */
const SHORTEST_CUT = 20;

/**
 * An approved template, filled: the one way to send one. The compiler takes these parameters and these buttons and no
 * others. A value is one line (Meta takes no line breaks and none that is empty), and cut where the whole would not fit.
 */
export function templateMessage<Use extends TemplateUse>(
  use: Use,
  language: TemplateLanguage,
  values: TemplateValues<Use>,
): TemplateMessage {
  const { name, parameters, buttons = [], longest } = templateOf(use);
  const given: Readonly<Record<string, string>> = values;
  const textOf = (key: string) => given[key] ?? ""; // every name is there: the type says so
  const texts = Object.keys(parameters).map((parameter) => oneLine(textOf(parameter)));
  return {
    kind: "template",
    name,
    language,
    parameters: cutToFit(texts, FILLED_MAX - (longest ?? 0)),
    ...(buttons.length > 0 && { payloads: buttons.map(textOf) }),
    // Meta has the code twice: in its words and behind the button.
    ...(longest === undefined && { copyCode: texts[0] }),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim() || "–";

/** Cuts the longest text, again and again, until they fit together. */
function cutToFit(texts: readonly string[], room: number): string[] {
  const excess = texts.reduce((sum, { length }) => sum + length, 0) - room;
  const longest = texts.reduce((most, { length }) => Math.max(most, length), 0);
  if (excess <= 0 || longest <= SHORTEST_CUT) return [...texts];
  const at = texts.findIndex(({ length }) => length === longest);
  const second = texts.reduce((most, { length }, n) => (n === at ? most : Math.max(most, length)), SHORTEST_CUT);
  const to = Math.max(longest - excess, Math.min(second, longest - 1), SHORTEST_CUT);
  return cutToFit(texts.with(at, cut(texts[at] ?? "", to)), room);
}
