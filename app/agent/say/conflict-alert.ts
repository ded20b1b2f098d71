import type { CalendarEvent } from "~/domain/calendar-event";
import { type Mail, writeLetter } from "~/domain/mail";
import type { OutgoingMessage, TemplateMessage } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { templateMessage } from "~/domain/template-message";
import { templateLanguage } from "~/domain/whatsapp-templates";
import { meetingChoiceId } from "../state/meeting-choice";
import { wordsOf } from "../words/catalogue";
import { buttons } from "./message";
import { lines, quote } from "./names";
import { type Voice, when } from "./voice";

/** Two meetings that have come to overlap, and the ways out; what others organise cannot be moved. */
export function conflictMessage(first: CalendarEvent, second: CalendarEvent, voice: Voice): OutgoingMessage {
  const { alert } = wordsOf(voice);
  return buttons(bodyOf(first, second, voice), [
    ...(first.organizerSelf ? [{ id: meetingChoiceId("move", [first]), title: alert.moveFirst }] : []),
    ...(second.organizerSelf ? [{ id: meetingChoiceId("move", [second]), title: alert.moveSecond }] : []),
    { id: meetingChoiceId("keep", [first]), title: alert.keepBoth },
  ]);
}

/** The same as an approved template. */
export function conflictTemplate(first: CalendarEvent, second: CalendarEvent, voice: Voice): TemplateMessage {
  return templateMessage("conflict", templateLanguage(voice.preferences.language), {
    first: quote(first.title),
    firstTime: when(first, voice),
    second: quote(second.title),
    secondTime: when(second, voice),
    moveFirst: meetingChoiceId("move", [first]),
    moveSecond: meetingChoiceId("move", [second]),
    keepBoth: meetingChoiceId("keep", [first]),
  });
}

/** The same by mail. */
export function conflictMail(first: CalendarEvent, second: CalendarEvent, name: string, voice: Voice): Mail {
  const words = wordsOf(voice);
  return writeLetter({
    language: voice.language,
    subject: words.alert.subject(quote(first.title), quote(second.title)),
    greeting: words.reminder.hello(personName(name)),
    paragraphs: [bodyOf(first, second, voice)],
    action: { label: words.reminder.openAll, url: `${voice.appUrl}/dashboard/calendar` },
    after: [words.alert.settings(`${voice.appUrl}/dashboard/settings/notifications`)],
  });
}

function bodyOf(first: CalendarEvent, second: CalendarEvent, voice: Voice): string {
  const { alert } = wordsOf(voice);
  const line = (event: CalendarEvent, n: number) => `${n}. ${quote(event.title)}, ${when(event, voice)}`;
  const repeats = first.recurringEventId !== undefined || second.recurringEventId !== undefined;
  return lines(repeats ? alert.overlapFirst : alert.overlap, line(first, 1), line(second, 2), alert.whatNow);
}
