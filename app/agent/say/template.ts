import { type MeetingTemplate, templateReminder } from "~/domain/meeting-template";
import type { OutgoingMessage } from "~/domain/message";
import { lengthInWords } from "~/domain/phrasing";
import { plansWith } from "~/domain/plan-features";
import { untrustedText } from "~/domain/untrusted-text";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { buttons, text } from "./message";
import { lines, quote } from "./names";
import type { Voice } from "./voice";

const SHOWN_DESCRIPTION = 200;

/** The template that a yes would save, with all that it holds. */
export function askTemplate({ id, template }: ReplyOf<"ask-template">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const { name, title, location, durationMinutes, description } = template;
  const body = lines(
    words.template.ask,
    quote(name),
    words.template.length(lengthInWords(durationMinutes, voice.language)),
    title && words.template.title(quote(title)),
    location && words.where(quote(location)),
    addedBy({ ...template, description: "" }, voice),
    description && words.template.description(untrustedText(description, SHOWN_DESCRIPTION)),
  );
  return buttons(body, [
    { id: `yes:${id}`, title: words.template.yes },
    { id: `no:${id}`, title: words.buttons.no },
  ]);
}

export function templateSaved({ id, template, undone }: ReplyOf<"template-saved">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const name = quote(template.name);
  if (undone) return text(words.template.undone(name));
  const body = lines(words.template.saved(name), `${voice.appUrl}/dashboard/settings/templates`);
  return buttons(body, [{ id: `undo:${id}`, title: words.buttons.undo }]);
}

/** What a template adds to a meeting that its other lines do not show; empty when nothing. */
export function addedBy(template: MeetingTemplate, voice: Voice): string {
  const { template: words } = wordsOf(voice);
  const reminder = templateReminder(template);
  return [
    template.meet && words.meet,
    reminder === null && words.noReminder,
    typeof reminder === "number" && words.reminder(lengthInWords(reminder, voice.language)),
    template.description && words.withDescription,
  ]
    .filter(Boolean)
    .join(", ");
}

/** "From your template *intro call*: Google Meet, reminder 10 minutes before." */
export function fromTemplate(template: MeetingTemplate, voice: Voice): string {
  return wordsOf(voice).template.from(quote(template.name), addedBy(template, voice));
}

export const noFeature = ({ feature }: ReplyOf<"no-feature">, voice: Voice) => {
  const { noFeature: words, list } = wordsOf(voice);
  const plans = plansWith(feature).map(({ name }) => name);
  return text(words[feature](list(plans), voice.appUrl));
};

export const noTemplate = ({ why, title }: ReplyOf<"no-template">, voice: Voice) =>
  text(wordsOf(voice).template.cannot[why](quote(title)));
