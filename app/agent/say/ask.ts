import type { OutgoingMessage } from "~/domain/message";
import { isOneDay } from "~/domain/zones";
import { titleOf } from "../title";
import { wordsOf } from "../words/catalogue";
import { buttons, list, pick, text } from "./message";
import { plain, quote, sentence } from "./names";
import type { SayOf } from "./say";
import { dayOf, type Voice, when } from "./voice";

export function askTime({ id, draft, options, problem }: SayOf<"ask-time">, voice: Voice): OutgoingMessage {
  const { ask } = wordsOf(voice);
  const title = quote(titleOf(draft));
  if (problem) return text(`${problemIn(problem, voice)}. ${ask.when(title)}`);
  if (!draft.around || !isOneDay(draft.around)) {
    return pick(id, ask.nameDay(title, options.length > 0), options, voice);
  }
  const day = dayOf(draft.around.start, voice);
  return options.length > 0 ? pick(id, ask.timeOnDay(day, title), options, voice) : text(ask.dayIsFull(day, title));
}

export function askNewTime({ id, event, options, problem }: SayOf<"ask-new-time">, voice: Voice): OutgoingMessage {
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
  return sentence(problem ? words.timeProblem(problem) : words.ask.unreadable);
}

export function askAddress({ id, name, options, unreadable }: SayOf<"ask-address">, voice: Voice): OutgoingMessage {
  const { ask, menus, buttons: titles } = wordsOf(voice);
  const who = plain(name);
  const skip = { id: `skip:${id}`, title: titles.leaveOut };
  if (options.length > 1) {
    const rows = options.slice(0, 8).map((contact, index) => ({
      id: `pick:${id}:${index}`,
      title: plain(contact.name),
      description: contact.email,
    }));
    return list(ask.whichPerson(who), menus.people, [...rows, skip]);
  }
  return buttons(unreadable ? ask.noAddress(who) : ask.whoseAddress(who), [skip]);
}

export function askWhich({ id, intent, events, instead }: SayOf<"ask-which">, voice: Voice): OutgoingMessage {
  const { ask, menus, buttons: titles } = wordsOf(voice);
  const rows = events.map((event, index) => ({
    id: `pick:${id}:${index}`,
    title: plain(event.title),
    description: when(event, voice),
  }));
  const question = intent === "cancel" ? ask.whichToCancel : ask.which;
  const [first] = events;
  const body = instead && first ? ask.whichInstead(dayOf(first.start, voice)) : question;
  return list(body, menus.meetings, [...rows, { id: `no:${id}`, title: titles.noneOfThese }]);
}
