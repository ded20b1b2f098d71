import {
  BODY_MAX,
  BUTTON_ID_MAX,
  BUTTON_TITLE_MAX,
  BUTTONS_MAX,
  FOOTER_MAX,
  LIST_LABEL_MAX,
  type OutgoingMessage,
  ROW_DESCRIPTION_MAX,
  ROW_ID_MAX,
  ROW_TITLE_MAX,
  ROWS_MAX,
} from "~/domain/message";
import { cut } from "~/domain/text";

const PARAMETER_MAX = 1024;

/**
 * A message in Meta's words, within Meta's limits: short texts are cut, a body that does not fit is refused.
 *
 * @throws RangeError when a body is empty or too long, or buttons or rows are too many, too few or share an id
 */
export function whatsAppBody(message: OutgoingMessage): Record<string, unknown> {
  switch (message.kind) {
    case "text":
      return { type: "text", text: { body: bodyOf(message), preview_url: false } };
    case "buttons":
      return { type: "interactive", interactive: buttonsOf(message) };
    case "list":
      return { type: "interactive", interactive: listOf(message) };
    case "template":
      return { type: "template", template: templateOf(message) };
  }
}

type Kind<K extends OutgoingMessage["kind"]> = Extract<OutgoingMessage, { kind: K }>;

function buttonsOf(message: Kind<"buttons">) {
  checkIds(message.buttons, BUTTONS_MAX, BUTTON_ID_MAX);
  const titles = distinctTitles(message.buttons.map(({ title }) => title));
  return {
    type: "button",
    body: { text: bodyOf(message) },
    ...(message.footer && { footer: { text: cut(message.footer, FOOTER_MAX) } }),
    action: { buttons: message.buttons.map(({ id }, n) => ({ type: "reply", reply: { id, title: titles[n] } })) },
  };
}

function listOf(message: Kind<"list">) {
  checkIds(message.rows, ROWS_MAX, ROW_ID_MAX);
  const rows = message.rows.map(({ id, title, description }) => ({
    id,
    title: cut(title, ROW_TITLE_MAX),
    ...(description && { description: cut(description, ROW_DESCRIPTION_MAX) }),
  }));
  return {
    type: "list",
    body: { text: bodyOf(message) },
    action: { button: cut(message.label, LIST_LABEL_MAX), sections: [{ rows }] },
  };
}

function templateOf({ name, language, parameters, payloads = [], copyCode }: Kind<"template">) {
  const text = (value: string) => ({ type: "text", text: parameterText(value) });
  const components = [
    ...(parameters.length > 0 ? [{ type: "body", parameters: parameters.map(text) }] : []),
    ...payloads.map((payload, index) => ({
      ...{ type: "button", sub_type: "quick_reply", index: String(index) },
      parameters: [{ type: "payload", payload }],
    })),
    ...(copyCode ? [{ type: "button", sub_type: "url", index: "0", parameters: [text(copyCode)] }] : []),
  ];
  return { name, language: { code: language }, ...(components.length > 0 && { components }) };
}

/** Meta refuses a template value that is empty or holds line breaks, tabs or runs of spaces. */
function parameterText(value: string): string {
  return cut(value.replace(/\s+/g, " ").trim() || "–", PARAMETER_MAX);
}

function bodyOf({ kind, body }: Kind<"text" | "buttons" | "list">): string {
  if (body.trim() === "") throw new RangeError(`The body of a ${kind} message is empty`);
  if (body.length > BODY_MAX[kind])
    throw new RangeError(`The body of a ${kind} message is longer than ${BODY_MAX[kind]}`);
  return body;
}

function checkIds(choices: readonly { id: string }[], most: number, longestId: number) {
  if (choices.length < 1 || choices.length > most)
    throw new RangeError(`Wanted 1 to ${most} choices, got ${choices.length}`);
  if (choices.some(({ id }) => id.length < 1 || id.length > longestId))
    throw new RangeError("A choice has no fitting id");
  if (new Set(choices.map(({ id }) => id)).size < choices.length) throw new RangeError("Two choices share an id");
}

/** Meta refuses two buttons with one title, which cutting can bring about: the later ones get a number. */
function distinctTitles(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    let distinct = cut(title, BUTTON_TITLE_MAX);
    for (let n = 2; taken.has(distinct); n++) distinct = `${cut(title, BUTTON_TITLE_MAX - 2)} ${n}`;
    taken.add(distinct);
    return distinct;
  });
}
