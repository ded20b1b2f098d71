import type { CalendarEvent } from "~/domain/calendar-event";
import { type Mail, writeLetter } from "~/domain/mail";
import type { OutgoingMessage, TemplateMessage } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { templateMessage } from "~/domain/template-message";
import { templateLanguage } from "~/domain/whatsapp-templates";
import { meetingChoiceId } from "../state/meeting-choice";
import { wordsOf } from "../words/catalogue";
import { buttons, text } from "./message";
import { lines, quote } from "./names";
import { type Voice, when } from "./voice";

/** Two meetings that overlap, the earlier one first. */
export type Overlap = readonly [CalendarEvent, CalendarEvent];

/** Those that are shown: at least one. */
type Overlaps = readonly [Overlap, ...Overlap[]];

/**
 * Two meetings that have come to overlap, and the ways out; what others organise cannot be moved. Of several at once the
 * first few, and where to see the others.
 *
 * @param more how many overlaps there are besides
 */
export function conflictMessage(overlaps: Overlaps, more: number, voice: Voice): OutgoingMessage {
  const { alert } = wordsOf(voice);
  const [[first, second]] = overlaps;
  const body = bodyOf(overlaps, more, voice);
  if (overlaps.length + more > 1) return text(body);
  return buttons(body, [
    ...(first.organizerSelf ? [{ id: meetingChoiceId("move", [first]), title: alert.moveFirst }] : []),
    ...(second.organizerSelf ? [{ id: meetingChoiceId("move", [second]), title: alert.moveSecond }] : []),
    { id: meetingChoiceId("keep", [first]), title: alert.keepBoth },
  ]);
}

/** The same as an approved template, which has room for two meetings: the other overlaps are counted. */
export function conflictTemplate([[first, second]]: Overlaps, more: number, voice: Voice): TemplateMessage {
  const others = more > 0 ? `; ${seeMore(more, voice)}` : "";
  return templateMessage("conflict", templateLanguage(voice.preferences.language), {
    first: quote(first.title),
    firstTime: when(first, voice),
    second: quote(second.title),
    secondTime: `${when(second, voice)}${others}`,
    moveFirst: meetingChoiceId("move", [first]),
    moveSecond: meetingChoiceId("move", [second]),
    keepBoth: meetingChoiceId("keep", [first]),
  });
}

/** The same by mail. */
export function conflictMail(overlaps: Overlaps, more: number, name: string, voice: Voice): Mail {
  const words = wordsOf(voice);
  const [[first, second]] = overlaps;
  return writeLetter({
    language: voice.language,
    subject: words.alert.subject(quote(first.title), quote(second.title)),
    greeting: words.reminder.hello(personName(name)),
    paragraphs: [bodyOf(overlaps, more, voice)],
    action: { label: words.reminder.openAll, url: calendarOf(voice) },
    after: [words.alert.settings(`${voice.appUrl}/dashboard/settings/notifications`)],
  });
}

function bodyOf(overlaps: Overlaps, more: number, voice: Voice): string {
  const { alert } = wordsOf(voice);
  const told = (event: CalendarEvent) => `${quote(event.title)}, ${when(event, voice)}`;
  if (overlaps.length + more > 1) {
    const pairs = overlaps.map(([first, second], n) => lines(`${n + 1}. ${told(first)}`, `    ${told(second)}`));
    return lines(alert.overlaps, ...pairs, more > 0 && `… ${seeMore(more, voice)}`, alert.whatNow);
  }
  const [[first, second]] = overlaps;
  const repeats = first.recurringEventId !== undefined || second.recurringEventId !== undefined;
  const head = repeats ? alert.overlapFirst : alert.overlap;
  return lines(head, `1. ${told(first)}`, `2. ${told(second)}`, alert.whatNow);
}

const seeMore = (more: number, voice: Voice) => `${wordsOf(voice).conflict.more(more)}: ${calendarOf(voice)}`;

const calendarOf = ({ appUrl }: Voice) => `${appUrl}/dashboard/calendar`;
