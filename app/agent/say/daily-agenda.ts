import type { DailyAgenda } from "~/domain/daily-agenda";
import { type Mail, writeLetter } from "~/domain/mail";
import type { OutgoingMessage, TemplateMessage } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { formatDay, formatTimes } from "~/domain/phrasing";
import { templateMessage } from "~/domain/template-message";
import { templateLanguage } from "~/domain/whatsapp-templates";
import { localDay } from "~/domain/zones";
import { wordsOf } from "../words/catalogue";
import { agenda as listOf } from "./agenda";
import { text } from "./message";
import { lines, quote } from "./names";
import { dayOf, timesOf, type Voice } from "./voice";

/** More overlaps than these are counted. */
const SHOWN_OVERLAPS = 3;

/** The meetings of a day, which of them overlap, and when there is time. */
export function agendaMessage(agenda: DailyAgenda, voice: Voice): OutgoingMessage {
  return text(bodyOf(agenda, voice));
}

/** The same as an approved template. */
export function agendaTemplate(agenda: DailyAgenda, voice: Voice): TemplateMessage {
  const words = wordsOf(voice).dailyAgenda;
  const meetings = agenda.events.map((event) => `${timesOf(event, voice)} ${quote(event.title)}`).join(" · ");
  return templateMessage("agenda", templateLanguage(voice.preferences.language), {
    day: dayOf(agenda.window.start, voice),
    meetings: [meetings || words.none, dueLine(agenda, voice)].filter(Boolean).join(" · "),
    free: agenda.free ? formatTimes(agenda.free, voice.zone, voice.clock) : words.none,
  });
}

/** The same by mail. */
export function agendaMail(agenda: DailyAgenda, name: string, voice: Voice): Mail {
  const { dailyAgenda: words, reminder } = wordsOf(voice);
  return writeLetter({
    language: voice.language,
    subject: words.subject(dayOf(agenda.window.start, voice), agenda.events.length),
    greeting: reminder.hello(personName(name)),
    paragraphs: bodyOf(agenda, voice).split("\n\n"),
    action: { label: words.open, url: `${voice.appUrl}/dashboard/calendar` },
    after: [words.settings(`${voice.appUrl}/dashboard/settings/notifications`)],
  });
}

/** More action items than these are counted. */
const SHOWN_DUE = 5;
const SHOWN_ITEM = 120;

/** What the user has to do by that day, or had to before. */
function dueItems({ due }: DailyAgenda, voice: Voice): string {
  if (due.length === 0) return "";
  const words = wordsOf(voice).dailyAgenda;
  const shown = due.slice(0, SHOWN_DUE).map((item) => `• ${quote(item.text, SHOWN_ITEM)}${sinceOf(item)}`);
  const more = due.length - shown.length;
  return lines(words.due, ...shown, more > 0 && wordsOf(voice).summaries.more(more), more > 0 && pageOf(voice));

  function sinceOf(item: DailyAgenda["due"][number]) {
    const day = formatDay(item.due, voice.zone, voice);
    return item.due < localDay(voice.now, voice.zone) ? ` (${wordsOf(voice).summaries.wasDue(day)})` : "";
  }
}

/** The same in one line. */
function dueLine({ due }: DailyAgenda, voice: Voice): string {
  const named = due.slice(0, SHOWN_DUE).map((item) => quote(item.text, SHOWN_ITEM));
  const more = due.length - named.length;
  if (more > 0) return `${wordsOf(voice).dailyAgenda.due} ${wordsOf(voice).andMore(named.join(", "), more)}`;
  return named.length > 0 ? `${wordsOf(voice).dailyAgenda.due} ${named.join(", ")}` : "";
}

const pageOf = ({ appUrl }: Voice) => `${appUrl}/dashboard/action-items`;

function bodyOf(agenda: DailyAgenda, voice: Voice): string {
  const { window, events, overlapping, free } = agenda;
  const words = wordsOf(voice).dailyAgenda;
  const pairs = overlapping
    .slice(0, SHOWN_OVERLAPS)
    .map(([first, second]) => words.overlap(quote(first.title), quote(second.title)));
  const more = overlapping.length - pairs.length;
  return [
    listOf(window, events, voice),
    lines(...pairs, more > 0 && words.moreOverlaps(more)),
    dueItems(agenda, voice),
    events.length > 0 && (free ? words.free(formatTimes(free, voice.zone, voice.clock)) : words.full),
  ]
    .filter(Boolean)
    .join("\n\n");
}
