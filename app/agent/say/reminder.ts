import type { CalendarEvent } from "~/domain/calendar-event";
import { type Mail, writeLetter } from "~/domain/mail";
import { meetLink } from "~/domain/meet-link";
import type { OutgoingMessage, TemplateMessage } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { formatClock, lengthInWords } from "~/domain/phrasing";
import { templateMessage } from "~/domain/template-message";
import { MINUTE } from "~/domain/time";
import { templateLanguage } from "~/domain/whatsapp-templates";
import { meetingChoiceId } from "../state/meeting-choice";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { buttons, text } from "./message";
import { guestsIn, lines, people, quote, titlesOf } from "./names";
import { momentOf, type Voice, when } from "./voice";

/** More meetings than these at one time are counted. */
const SHOWN_MEETINGS = 5;
const SHOWN_PLACE = 100;
const SHOWN_GUESTS = 5;

/** Before meetings that start together: what, when and where, who comes, and three ways on. */
export function reminderMessage(events: readonly CalendarEvent[], voice: Voice): OutgoingMessage {
  const { reminder } = wordsOf(voice);
  return buttons(bodyOf(events, voice), [
    { id: meetingChoiceId("late", events), title: reminder.late },
    { id: meetingChoiceId("move", events), title: reminder.move },
    { id: meetingChoiceId("cancel", events), title: reminder.cancel },
  ]);
}

/** When the user is reminded of one meeting from now on, and the way back. */
export function meetingReminder(
  { id, event, minutes, undone }: ReplyOf<"meeting-reminder">,
  voice: Voice,
): OutgoingMessage {
  const words = wordsOf(voice);
  const title = quote(event.title);
  const said =
    minutes === null ? words.reminder.none(title) : words.reminder.set(title, lengthInWords(minutes, voice.language));
  const body = lines(undone ? words.reminder.again(said) : said, when(event, voice));
  return undone ? text(body) : buttons(body, [{ id: `undo:${id}`, title: words.buttons.undo }]);
}

/** The same as an approved template, in the language that the user has chosen. */
export function reminderTemplate(events: readonly CalendarEvent[], voice: Voice): TemplateMessage {
  const language = templateLanguage(voice.preferences.language);
  const [event, second] = events;
  if (!event || second) {
    const time = event ? momentOf(event.start, voice) : "";
    return templateMessage("reminders", language, { time, meetings: titlesOf(events, voice, SHOWN_MEETINGS) });
  }
  return templateMessage("reminder", language, {
    title: quote(event.title),
    time: when(event, voice),
    place: placeOf(event) || (meetLink(event.hangoutLink) ?? ""),
    people: comingTo(event, voice),
    late: meetingChoiceId("late", events),
    reschedule: meetingChoiceId("move", events),
    cancel: meetingChoiceId("cancel", events),
  });
}

/** The same by mail. */
export function reminderMail(events: readonly CalendarEvent[], name: string, voice: Voice): Mail {
  const words = wordsOf(voice).reminder;
  const [first, second] = events;
  const at = first ? formatClock(first.start, voice.zone, voice.clock) : "";
  const path = first && !second ? `/dashboard/meetings/${encodeURIComponent(first.id)}` : "/dashboard/meetings";
  return writeLetter({
    language: voice.language,
    subject: words.subject(titlesOf(events, voice, SHOWN_MEETINGS), at),
    greeting: words.hello(personName(name)),
    paragraphs: bodyOf(events, voice).split("\n\n"),
    action: { label: second ? words.openAll : words.open, url: `${voice.appUrl}${path}` },
    after: [words.settings(`${voice.appUrl}/dashboard/settings/notifications`)],
  });
}

function bodyOf(events: readonly CalendarEvent[], voice: Voice): string {
  const words = wordsOf(voice);
  const [first, second] = events;
  if (!first) return "";
  const minutes = Math.max(1, Math.ceil((first.start - voice.now) / MINUTE));
  const soon = words.reminder.begins(lengthInWords(minutes, voice.language), events.length);
  if (!second) return lines(soon, quote(first.title), when(first, voice), ...details(first, voice));
  // They start together, and each ends at its own time.
  const shown = events
    .slice(0, SHOWN_MEETINGS)
    .map((event) => lines(quote(event.title), when(event, voice), ...details(event, voice)));
  const more = events.length - shown.length;
  return [soon, ...shown, ...(more > 0 ? [words.agenda.more(more)] : [])].join("\n\n");
}

/** Where it is, who comes, and how to get in. */
function details(event: CalendarEvent, voice: Voice): (string | false | null)[] {
  const words = wordsOf(voice);
  const [place, who, link] = [placeOf(event), comingTo(event, voice), meetLink(event.hangoutLink)];
  return [place && words.where(place), who && words.with(who), link && words.join(link)];
}

const placeOf = ({ location }: CalendarEvent) => (location.trim() ? quote(location, SHOWN_PLACE) : "");

/** Everybody who has not said no; of many the first few. */
function comingTo(event: CalendarEvent, voice: Voice): string {
  const guests = guestsIn(event).filter(({ responseStatus }) => responseStatus !== "declined");
  const names = people(guests.slice(0, SHOWN_GUESTS), voice);
  return guests.length > SHOWN_GUESTS ? wordsOf(voice).andMore(names, guests.length - SHOWN_GUESTS) : names;
}
