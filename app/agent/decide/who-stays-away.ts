import { contactKey } from "~/domain/contact";
import { guestsAfter, guestsOf as guestsOfEvent } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { MessageInput } from "../state/input";
import { actionsOf } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import { plain } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { requestsOf } from "../understand/requests";
import { contextOf } from "./context-of";

/**
 * "Drop both, it's just me", "Ben can't", "menos Sofía", while one meeting with several guests is open: who of them stays
 * away. Of one with a single guest it may as well be another time that is wanted.
 */
export function whoStaysAway(state: ConversationState, message: MessageInput, turn: TurnContext): MessageInput {
  const { requests, choiceId, text } = message;
  const [request, another] = requests;
  const isShort = choiceId === undefined && text.length <= LONGEST;
  const guests = isShort ? guestsOf(state) : [];
  const all = isShort && !state.pending ? guestsSpokenOf(state, turn) : guests;
  const others = another ? [] : guests;
  const gone = isNobody(text, all, turn) ? all.map(called) : others.length > 0 ? goneOf(text, others) : [];
  if (gone.length === 0) return message;
  return { ...message, requests: [{ ...request, command: plain("edit_attendees", { removedAttendees: gone }) }] };
}

/** Longer messages say more. */
const LONGEST = 80;

const AHEAD = said`^\W*(?:(?:${"no"}|${"hesitates"}|${"small"})[\s,.!]+){0,3}`;
const BEHIND = said`(?:[\s,.!]+(?:${"hesitates"}|${"please"})){0,3}\W*$`;
const ME = said`(?:${"aroundMe"}[\s,]+){0,4}${"justMe"}(?:[\s,]+(?:${"aroundMe"}|${"justMe"})){0,4}`;
const ALL = said`(?:${"dropsAll"}|${"takesOff"}[\s-]*${"allGuests"})`;
const ALL_GO = said`${AHEAD}(?:${ALL}|${ME}|${"noInvite"})(?:[\s,.!]+(?:${ME}|${"hesitates"}|${"please"})){0,3}\W*$`;
/** "Take Tom off, I'm going by myself": what is done with somebody, and that nobody comes. */
const AND_ME = said`^([^,.;]+)(?:[,.;]|\s[-–—])\s*${ME}(?:[\s,.!]+${"please"}){0,3}\W*$`;
/** "It's just me, don't invite Tom" */
const ME_AND = said`${AHEAD}${ME}[\s,.;]+(?:${"lessOne"}|${"takesOff"})\s+(?:a\s+)?[\p{L}'-]+${BEHIND}`;
/** Of one guest: "remove the guest, it's just me". */
const ONE_GOES = said`^\W*(?:(?:${"hesitates"}|${"small"}|${ME})[\s,.!]+){0,3}${"takesOff"}\s+${"theGuest"}(?:[\s,.!]+(?:${ME}|${"please"})){0,3}\W*$`;
const CANNOT = said`${AHEAD}(\p{L}[\p{L}'-]*)\s+${"cannotCome"}${BEHIND}`;
const LESS = said`${AHEAD}(?:${"lessOne"}|${"takesOff"})\s+(?:a\s+)?(\p{L}[\p{L}'-]*)${BEHIND}`;

type Named = { email: string; name?: string | null | undefined };

/** The name of a guest, or the address of one that has none. */
const called = ({ email, name }: Named) => name || email;

/** Nobody comes: in so many words, or beside one of the guests who goes. */
function isNobody(text: string, guests: readonly Named[], turn: TurnContext): boolean {
  // "Alleen ik?" is asked.
  if (guests.length === 0 || text.includes("?")) return false;
  if (ALL_GO.isIn(text) || (guests.length === 1 && (ONE_GOES.isIn(text) || ME_AND.isIn(text)))) return true;
  const [, ahead = ""] = AND_ME.partsOf(text) ?? [];
  const [only, another] = ahead === "" ? [] : requestsOf(ahead, { ...contextOf(turn), focus: true });
  const { intent, slots, when, unread } = only?.command ?? {};
  return intent === "edit_attendees" && !another && !when && !slots?.attendees && unread === undefined;
}

function goneOf(text: string, guests: readonly Named[]): string[] {
  const [, name = ""] = CANNOT.partsOf(text) ?? LESS.partsOf(text) ?? [];
  const key = contactKey(name);
  const [only, another] = guests.filter((guest) =>
    contactKey(called(guest))
      .split(/[\s@.]+/)
      .includes(key),
  );
  // The names of two would be one word.
  return name !== "" && only && !another && guests.length > 1 ? [name] : [];
}

/** Of what was spoken of last, or just booked. */
const guestsSpokenOf = ({ focusEventId }: ConversationState, { calendar }: TurnContext): readonly Named[] =>
  calendar.events.filter(({ id }) => id === focusEventId).flatMap(guestsOfEvent);

function guestsOf({ pending }: ConversationState): readonly Named[] {
  const [action, another] = actionsOf(pending);
  if (pending?.kind === "time") return pending.draft.people;
  if (!action || another) return [];
  if (action.kind === "create") return action.draft.people;
  return action.kind === "change" ? guestsAfter(action) : [];
}
