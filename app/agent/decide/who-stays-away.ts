import { contactKey } from "~/domain/contact";
import { type Guest, guestsAfter } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { MessageInput } from "../state/input";
import { actionsOf } from "../state/table";
import { plain } from "../understand/command";
import { said } from "../understand/languages/lists/said";

/**
 * "Drop both, it's just me", "Ben can't", "menos Sofía", while one meeting with several guests is open: who of them stays
 * away. Of one with a single guest it may as well be another time that is wanted.
 */
export function whoStaysAway(state: ConversationState, message: MessageInput): MessageInput {
  const { requests, choiceId, text } = message;
  const [request, another] = requests;
  const guests = choiceId === undefined && !another ? guestsOf(state) : [];
  const gone = guests.length > 0 && text.length <= LONGEST ? goneOf(text, guests) : [];
  if (gone.length === 0) return message;
  return { ...message, requests: [{ ...request, command: plain("edit_attendees", { removedAttendees: gone }) }] };
}

/** Longer messages say more. */
const LONGEST = 80;

const AHEAD = said`^\W*(?:(?:${"no"}|${"hesitates"}|${"small"})[\s,.!]+)*`;
const BEHIND = said`(?:[\s,.!]+(?:${"hesitates"}|${"please"}))*\W*$`;
const ALL_GO = said`${AHEAD}(?:${"dropsAll"}|${"justMe"})(?:[\s,.!]+(?:${"justMe"}|${"hesitates"}|${"please"}))*\W*$`;
const CANNOT = said`${AHEAD}(\p{L}[\p{L}'-]*)\s+${"cannotCome"}${BEHIND}`;
const LESS = said`${AHEAD}${"lessOne"}\s+(?:a\s+)?(\p{L}[\p{L}'-]*)${BEHIND}`;

/** Names of guests, or addresses of those that have none. */
function goneOf(text: string, guests: readonly Pick<Guest, "email" | "name">[]): string[] {
  const called = ({ email, name }: Pick<Guest, "email" | "name">) => name || email;
  if (ALL_GO.isIn(text)) return guests.map(called);
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

function guestsOf({ pending }: ConversationState): readonly Pick<Guest, "email" | "name">[] {
  const [action, another] = actionsOf(pending);
  if (pending?.kind === "time") return pending.draft.people;
  if (!action || another) return [];
  if (action.kind === "create") return action.draft.people;
  return action.kind === "change" ? guestsAfter(action) : [];
}
