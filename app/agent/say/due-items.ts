import { type Mail, writeLetter } from "~/domain/mail";
import { LIST_LABEL_MAX, type OutgoingMessage, type TemplateMessage } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { itemChoice } from "~/domain/summary-choice";
import { templateMessage } from "~/domain/template-message";
import { templateLanguage } from "~/domain/whatsapp-templates";
import { wordsOf } from "../words/catalogue";
import { buttons, list } from "./message";
import { lines, quote, quoteShort } from "./names";
import type { Voice } from "./voice";

/** What somebody has taken on in a meeting and is due today. */
export interface DueToday {
  id: string;
  text: string;
  /** Of the meeting. */
  title: string;
}

/** As many are read on a phone; the page has them all. */
const SHOWN = 8;
const SHOWN_ITEM = 160;

/** What is due today, each with a way to say that it is done. */
export function dueItemsMessage(items: readonly DueToday[], voice: Voice): OutgoingMessage {
  const { dueItems: words, summaries } = wordsOf(voice);
  const body = bodyOf(items, voice);
  const [first, second] = items;
  if (first && !second) return buttons(body, [{ id: itemChoice(first.id), title: words.done }]);
  const rows = items.slice(0, SHOWN).map(({ id, text, title }) => ({
    id: itemChoice(id),
    title: quoteShort(text),
    description: quote(title),
  }));
  return list(lines(body, summaries.howDone), words.whichDone.slice(0, LIST_LABEL_MAX), rows);
}

/** The same as an approved template: of several it is said in words which one is done. */
export function dueItemsTemplate(items: readonly DueToday[], voice: Voice): TemplateMessage {
  const language = templateLanguage(voice.preferences.language);
  const [first, second] = items;
  if (first && !second) {
    const item = quote(first.text, SHOWN_ITEM);
    return templateMessage("dueItem", language, { item, meeting: quote(first.title), done: itemChoice(first.id) });
  }
  const named = items.slice(0, SHOWN).map(({ text }) => quote(text, SHOWN_ITEM));
  const more = items.length - named.length;
  const said = named.join(" · ");
  return templateMessage("dueItems", language, { items: more > 0 ? wordsOf(voice).andMore(said, more) : said });
}

/** The same by mail. */
export function dueItemsMail(items: readonly DueToday[], name: string, voice: Voice): Mail {
  const { dueItems: words, reminder } = wordsOf(voice);
  return writeLetter({
    language: voice.language,
    subject: words.subject(items.length, quote(items[0]?.text ?? "", SHOWN_SUBJECT)),
    greeting: reminder.hello(personName(name)),
    paragraphs: [bodyOf(items, voice)],
    action: { label: words.open, url: pageOf(voice) },
    after: [reminder.settings(`${voice.appUrl}/dashboard/settings/notifications`)],
  });
}

const SHOWN_SUBJECT = 80;

const pageOf = ({ appUrl }: Voice) => `${appUrl}/dashboard/action-items`;

function bodyOf(items: readonly DueToday[], voice: Voice): string {
  const { dueItems: words, summaries } = wordsOf(voice);
  const shown = items.slice(0, SHOWN).map(({ text, title }) => `• ${quote(text, SHOWN_ITEM)}, ${quote(title)}`);
  const more = items.length - shown.length;
  return lines(words.head, ...shown, more > 0 && lines(summaries.more(more), pageOf(voice)));
}
