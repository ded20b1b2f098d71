import { type Attendee, isOtherPerson } from "~/domain/calendar-event";
import { contactKey } from "~/domain/contact";
import type { Draft } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import { actionsOf } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Command } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { guestKeys, resolvePeople } from "./draft";
import { spokenOfLast } from "./focus";
import { hasTarget } from "./what-is-said";

/** Who comes to what is on the table or was spoken of, and who came before that was said last. */
interface Guests {
  now: string[];
  before: string[] | undefined;
}

/**
 * "Grace instead", with whom she comes in the place of: whoever was taken off just now, else whoever came in last, else the
 * only one there is. Of two it is asked which one, and of more only said that it is not clear. Where she comes already the
 * others do not.
 */
export function inWhosePlace(state: ConversationState, input: Input, turn: TurnContext): Command {
  const { command } = input;
  const { attendees = [], removedAttendees } = command.slots;
  const guests = command.manner === "instead" && !removedAttendees && !hasTarget(command) && guestsOf(state, turn);
  // What was set aside may be taken up again by its guest.
  if (!guests || guests.now.length === 0 || (!state.pending && state.dropped.length > 0)) return command;
  const comes = guestKeys(resolvePeople(attendees, turn.calendar.contacts));
  const { manner: _, ...joins } = command;
  const { now, before } = guests;
  const isBare = isOnlyNamed(input);
  const others = now.filter((one) => !comes.includes(one));
  const isThere = comes.every((one) => now.includes(one));
  // "Sofia Keller", where it is Sofia Ruiz who comes: it is said which Sofia
  const [namesake, more] = others.filter((one) => isNamesake(one, comes, turn));
  if (!isThere && namesake !== undefined && !more) return without(joins, namesake);
  if (isThere && isBare) return joins;
  // "Hugo rather", of those who come; "only Ivy", whoever they are
  if (isThere || ONLY.isIn(input.text)) return without(joins, ...others);
  const came = before && now.filter((one) => !before.includes(one));
  const [last, another] = isBare ? [] : (came ?? []);
  if (last !== undefined && !another) return without(joins, last);
  const isTakenOff = last === undefined && came?.length === 0 && before?.some((one) => !now.includes(one));
  if (isTakenOff) return joins;
  return isBare && others.length > 1 ? joins : ofOthers(command, joins, others, input.text);
}

/** In the place of the only other one; of two it is asked which. @param joins the command, of people who join */
function ofOthers(command: Command, joins: Command, others: readonly string[], unread: string): Command {
  const [first, second, third] = others;
  if (first === undefined) return joins;
  if (second === undefined) return without(joins, first);
  return third === undefined
    ? { ...without(joins, first), unread, other: without(joins, second) }
    : { ...command, unread };
}

const without = (command: Command, ...gone: string[]): Command => ({
  ...command,
  slots: { ...command.slots, ...(gone.length > 0 && { removedAttendees: gone }) },
});

/** Whether somebody has the first name of one of these. */
function isNamesake(email: string, others: readonly string[], { calendar }: TurnContext): boolean {
  const firstName = (of: string) =>
    contactKey(calendar.contacts.find((one) => one.email === of)?.name ?? "").split(" ")[0];
  const name = firstName(email);
  return Boolean(name) && others.some((one) => firstName(one) === name);
}

const ONLY = said`${"only"}`;

/** "Grace", and no word that says in whose place. */
function isOnlyNamed({ text, command }: Input): boolean {
  const names = contactKey((command.slots.attendees ?? []).join(" ")).split(" ");
  return contactKey(text.replace(/[^\p{L}\p{N}@.'’\s*-]/gu, " "))
    .split(" ")
    .filter(Boolean)
    .every((word) => names.includes(word));
}

function guestsOf(state: ConversationState, { calendar }: TurnContext): Guests | undefined {
  const { pending, focusEventId, undo } = state;
  const [action, another] = actionsOf(pending);
  if (pending?.kind === "time") return keysOfDraft(pending.draft);
  if (action?.kind === "create" && !another) return keysOfDraft(action.draft);
  if (action?.kind === "change" && !another) {
    const { event, change } = action;
    return { now: keysOf(change.attendees ?? event.attendees), before: keysOf(event.attendees) };
  }
  const event = pending ? undefined : spokenOfLast({ focusEventId }, { calendar });
  if (!event) return undefined;
  const step = undo.at(-1)?.steps.find((one) => one.event.id === event.id);
  return { now: keysOf(event.attendees), before: step?.kind === "changed" ? keysOf(step.event.attendees) : undefined };
}

const keysOf = (attendees: readonly Attendee[]) => attendees.filter(isOtherPerson).map(({ email }) => email);

const keysOfDraft = (draft: Draft): Guests => ({ now: guestKeys(draft), before: draft.guestsBefore });
