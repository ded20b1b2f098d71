import { contactKey } from "~/domain/contact";
import type { ConversationState, Pending } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Decision } from "./decision";
import { amendDraft, guestKeys, resolvePeople } from "./draft";
import { proposeMeeting } from "./propose";

/** What was being put together and has no time yet waits while another request is served: its people take it up again. */
export function withParked(decision: Decision, pending: Pending): Decision {
  const isOther = decision.state.pending?.kind !== "time";
  if (pending.kind !== "time" || !isOther) return decision;
  return { ...decision, state: { ...decision.state, parked: pending.draft } };
}

/** "Ok Grace: Tuesday 10", where it was asked when the coffee with Grace should be. */
export function takeUpParked(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { parked } = state;
  const { command } = input;
  const { attendees, title, ...slots } = command.slots;
  if (!parked || !command.when || (title !== undefined && contactKey(title) !== contactKey(parked.title)))
    return undefined;
  const said = guestKeys(resolvePeople(attendees ?? [], turn.calendar.contacts));
  const known = guestKeys(parked);
  if ((said.length === 0 && title === undefined) || !said.every((one) => known.includes(one))) return undefined;
  return proposeMeeting(
    { ...state, parked: null },
    amendDraft(parked, { ...command, slots }, turn, turn.now),
    input,
    turn,
  );
}
