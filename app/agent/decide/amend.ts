import { contactKey } from "~/domain/contact";
import type { ConversationState, Pending } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { amendGuests, amendMove, amendOpen } from "./amend-draft";
import { amendLines, correct } from "./amend-lines";
import { isOnTable } from "./anchor";
import type { Decision } from "./decision";
import { withoutTitle } from "./what-is-said";

/**
 * What is on the table with something else in it, whatever was asked about it: lines that wait for a yes, a meeting that is
 * being put together, or one whose new time is looked for. Why: app/decisions/0031-the-table.md
 *
 * @returns undefined when the message is about something else, or says nothing of it
 */
export function amend(
  pending: Pending,
  state: ConversationState,
  said: Input,
  turn: TurnContext,
): Decision | undefined {
  const { target: _, ...slots } = said.command.slots;
  const input = isOnTable(pending, said.command, turn) ? { ...said, command: { ...said.command, slots } } : said;
  switch (pending.kind) {
    case "proposal":
      return amendLines(pending.actions, state, input, turn);
    case "conflict":
      return correct(pending.action, state, { ...input, command: withoutTitle(input) }, turn);
    case "time":
    case "address":
      return amendOpen(pending, state, input, turn);
    case "guest-address":
      return amendGuests(pending, state, input, turn);
    case "new-time":
      return amendMove(pending, state, input, turn);
    default:
      return undefined;
  }
}

/** "Cancel Tom", while it is asked how somebody who comes can be reached: it is he who stays away. */
export function takesOff({ command, ...input }: Input, pending: Pending): Input {
  const { attendees = [], title, ...others } = command.slots.target ?? {};
  const said = title === undefined ? attendees : [...attendees, title];
  const named = said.map(contactKey);
  if (command.intent !== "cancel" || Object.keys(others).length > 0 || named.length === 0) return { ...input, command };
  const asked =
    pending.kind === "address"
      ? [...pending.draft.unknownNames, ...pending.draft.people.flatMap(({ name = "", email }) => [name, email])]
      : pending.kind === "guest-address"
        ? [pending.name, ...(pending.command.slots.attendees ?? [])]
        : [];
  const keys = asked.flatMap((one) => [contactKey(one), ...contactKey(one).split(" ")]);
  if (!named.every((one) => keys.includes(one))) return { ...input, command };
  const slots = { removedAttendees: said };
  return { ...input, command: { ...command, intent: "edit_attendees", slots } };
}
