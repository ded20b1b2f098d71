import type { Contact } from "~/domain/contact";
import { type OutgoingMessage, ROW_DESCRIPTION_MAX } from "~/domain/message";
import { shownAddress } from "~/domain/shown-address";
import { capitalised } from "~/domain/text";
import { isOneDay } from "~/domain/zones";
import type { ReplyOf } from "../state/reply";
import { titleOf } from "../state/title";
import { wordsOf } from "../words/catalogue";
import { namingAll } from "./guest-list";
import { bodyRoom, buttons, list, pick, text } from "./message";
import { lines, nameOf, plain, quote, quoteShort, withAddress } from "./names";
import { planLine } from "./plan";
import { dayOf, type Voice, when } from "./voice";

export function askTime({ id, draft, options, problem }: ReplyOf<"ask-time">, voice: Voice): OutgoingMessage {
  const { ask } = wordsOf(voice);
  const title = quote(titleOf(draft));
  if (draft.allDay && !problem) return text(ask.whichDays(title));
  if (problem) return text(`${problemIn(problem, voice)}. ${ask.when(title)}`);
  if (!draft.around || !isOneDay(draft.around)) {
    return pick(id, ask.nameDay(title, options.length > 0), options, voice);
  }
  const day = dayOf(draft.around.start, voice);
  return options.length > 0 ? pick(id, ask.timeOnDay(day, title), options, voice) : text(ask.dayIsFull(day, title));
}

export function askNewTime({ id, event, options, problem }: ReplyOf<"ask-new-time">, voice: Voice): OutgoingMessage {
  const { ask } = wordsOf(voice);
  const title = quote(event.title);
  const question = problem
    ? `${problemIn(problem, voice)}. ${ask.when(title)}`
    : ask.whenNow(title, when(event, voice));
  return pick(id, question, options, voice);
}

/** Why a time could not be taken, as the start of a sentence. */
export function problemIn(problem: string, voice: Voice): string {
  const words = wordsOf(voice);
  return capitalised(problem ? words.timeProblem(problem) : words.ask.unreadable);
}

export function askAddress(reply: ReplyOf<"ask-address">, voice: Voice): OutgoingMessage {
  const { id, name, options, unreadable, soFar } = reply;
  const { ask, menus, buttons: titles } = wordsOf(voice);
  const who = plain(name);
  const skip = { id: `skip:${id}`, title: titles.leaveOut };
  if (options.length > 1) {
    const known = options.slice(0, SHOWN_OPTIONS).map((contact) => ({ contact, address: addressIn(contact, voice) }));
    const rows = known.map(({ contact, address }, index) => ({
      id: `pick:${id}:${index}`,
      title: nameOf(contact),
      description: address.length > ROW_DESCRIPTION_MAX ? ask.seeAbove(index + 1) : address,
    }));
    // A row would cut the domain off: such addresses stand in the message, whole.
    const long = known.flatMap(({ contact, address }, index) =>
      address.length > ROW_DESCRIPTION_MAX ? [`${index + 1}. ${withAddress(contact, voice)}`] : [],
    );
    return list(lines(ask.whichPerson(who), ...long), menus.people, [...rows, skip]);
  }
  const perhaps = options.map((contact) => ({ id: `pick:${id}:0`, title: nameOf(contact) }));
  const question = unreadable ? ask.noAddress(who) : ask.whoseAddress(who);
  if (!soFar) return buttons(question, [...perhaps, skip]);
  const { body, before } = namingAll(bodyRoom(voice), voice, (all) =>
    lines(`• ${planLine(soFar, voice, all)}`, question),
  );
  return buttons(body, [...perhaps, skip], before);
}

const SHOWN_OPTIONS = 8;

/** The address for a row: of a long one the middle before the @ goes. */
function addressIn({ email, fromCalendar }: Contact, voice: Voice): string {
  const known = fromCalendar ? `, ${wordsOf(voice).fromCalendar}` : "";
  return shownAddress(email, ROW_DESCRIPTION_MAX - known.length) + known;
}

export function askWhich({ id, intent, events, instead, missed }: ReplyOf<"ask-which">, voice: Voice): OutgoingMessage {
  const { ask, menus, buttons: titles } = wordsOf(voice);
  const rows = events.map((event, index) => ({
    id: `pick:${id}:${index}`,
    title: quoteShort(event.title),
    description: when(event, voice),
  }));
  const question = intent === "cancel" ? ask.whichToCancel : ask.which;
  const day = instead && instead.day !== null ? dayOf(instead.day, voice) : null;
  const notThat = instead && (instead.isElsewhere || !day ? ask.whichElsewhere(day) : ask.whichInstead(day));
  const none = missed === undefined ? undefined : ask.noneCalled(quote(missed));
  return list(none ?? notThat ?? question, menus.meetings, [...rows, { id: `no:${id}`, title: titles.noneOfThese }]);
}
