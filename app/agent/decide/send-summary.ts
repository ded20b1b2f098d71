import { isNamedBy } from "~/domain/action-items";
import { isOtherPerson } from "~/domain/calendar-event";
import { contactKey } from "~/domain/contact";
import { MOST_MAILED } from "~/domain/guest-mails";
import type { Guest } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { SummaryRequest } from "../understand/command";
import { splitNames } from "../understand/languages/lists/names";
import type { Decision } from "./decision";
import { guestsFrom } from "./draft";
import { wait } from "./propose";
import { summaryMeant } from "./summary-meant";

/** Shows to whom the summary of a meeting would be mailed, each with the whole address, and asks. */
export function askToSend(
  state: ConversationState,
  request: SummaryRequest & { wants: "send" },
  input: Input,
  turn: TurnContext,
): Decision {
  const meant = summaryMeant(state, request, input, turn);
  if ("state" in meant) return meant;
  const { newId: id } = input;
  const { eventId, title, startAt, updatedAt: version, saysAnything, event, mailedTo } = meant;
  const focused = { ...state, focusEventId: eventId };
  if (!saysAnything) return { state: focused, reply: { kind: "empty-summary", title } };
  const all = guestsFrom(event?.attendees.filter(isOtherPerson) ?? [], turn.calendar.contacts);
  if (all.length === 0) return { state: focused, reply: { kind: "summary-not-sent", why: "nobody", title } };
  const guests = request.to === undefined ? all : guestsNamed(request.to, all);
  if (guests === undefined) return { state: focused, reply: { kind: "summary-not-sent", why: "not-a-guest", title } };
  if (guests.length > MOST_MAILED) return { state: focused, reply: { kind: "too-many-for-summary", eventId } };
  const had = guests.flatMap(({ email }) => (mailedTo.includes(email.toLowerCase()) ? [email] : []));
  const sending = { eventId, title, startAt, version, guests, ...(had.length > 0 && { had }) };
  return {
    state: wait(focused, { kind: "send-summary", id, sending }, turn),
    reply: { kind: "ask-send-summary", id, sending },
  };
}

/** Those of the guests that the words name, or undefined where they name anybody else too: it is mailed to no stranger. */
function guestsNamed(to: string, all: readonly Guest[]): Guest[] | undefined {
  const found = splitNames(to).map((name) => {
    const words = contactKey(name).split(/\s+/).filter(Boolean);
    return all.filter(({ name = "", email }) => isNamedBy(`${name} ${email}`, words));
  });
  return found.every(({ length }) => length > 0) ? [...new Set(found.flat())] : undefined;
}
