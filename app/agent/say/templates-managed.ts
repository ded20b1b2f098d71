import type { MeetingTemplate } from "~/domain/meeting-template";
import type { OutgoingMessage } from "~/domain/message";
import { lengthInWords } from "~/domain/phrasing";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { buttons, text } from "./message";
import { lines, quote } from "./names";
import { addedBy } from "./template";
import type { Voice } from "./voice";

/** As many as are read on a phone; the page has them all. */
const MOST_LISTED = 10;

/** "“intro call”: 25 minutes, Google Meet link", one line each, and the way to the page that has them. */
export function listTemplates({ templates, unknown }: ReplyOf<"templates">, voice: Voice): OutgoingMessage {
  const { templates: words } = wordsOf(voice);
  const more = templates.length - MOST_LISTED;
  return text(
    lines(
      unknown && words.unknown(quote(unknown)),
      templates.length > 0 ? words.yours : words.none,
      ...templates.slice(0, MOST_LISTED).map((template) => `• ${lineOf(template, voice)}`),
      more > 0 && words.more(more),
      words.settings(settingsOf(voice)),
    ),
  );
}

const lineOf = (template: MeetingTemplate, voice: Voice) =>
  [
    `${quote(template.name)}: ${lengthInWords(template.durationMinutes, voice.language)}`,
    template.location && quote(template.location),
    addedBy(template, voice),
  ]
    .filter(Boolean)
    .join(", ");

export function askTemplateRemoval({ id, template }: ReplyOf<"ask-template-removal">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  return buttons(lines(words.templates.askRemoval, lineOf(template, voice)), [
    { id: `yes:${id}`, title: words.templates.yesRemove },
    { id: `no:${id}`, title: words.buttons.no },
  ]);
}

export function templateRemoved({ id, template, undone }: ReplyOf<"template-removed">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const name = quote(template.name);
  if (undone) return text(words.templates.back(name));
  return buttons(words.templates.removed(name), [{ id: `undo:${id}`, title: words.buttons.undo }]);
}

const settingsOf = ({ appUrl }: Voice) => `${appUrl}/dashboard/settings/templates`;
