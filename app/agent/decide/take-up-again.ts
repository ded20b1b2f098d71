import type { Action } from "../state/action";
import type { ConversationState } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command, Intent } from "../understand/command";
import { correct } from "./amend-lines";
import { namedIn } from "./called";
import type { Decision } from "./decision";
import { onExisting } from "./on-existing";
import { placesIn } from "./positions";
import { proposeAction, proposeMeeting } from "./propose";
import { lastDone, saidTwice } from "./undo";
import { hasTarget, isNewMeeting } from "./what-is-said";

/**
 * "And now the walkthrough, book that too", "the first one as well", "back to Kim, 10:30 rather": what was left for another
 * request is shown again, with what else is said of it.
 */
export function takeUpAgain(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { dropped, pending } = state;
  const { command, text } = input;
  const { attendees, ...slots } = command.slots;
  if (!pending && command.intent === "query" && command.besides) return cancelToo(state, input, turn);
  if (pending || !mayBe(command) || hasTarget(command)) return undefined;
  if (dropped.length === 0) return wasAmong(state, input, turn);
  const meant = namedIn(text, dropped, (action) => [expectedEvent(action)]) ?? atPlace(dropped, text);
  const { when } = command;
  if (!meant || !attendees || !when) return meant && showAgain(meant, state, input, turn);
  const amended: Command = { ...command, intent: "reschedule", slots };
  return correct(meant, state, { ...input, command: amended }, turn);
}

/** "And the haircut too", behind a cancellation. */
function cancelToo(state: ConversationState, { command, ...input }: Input, turn: TurnContext): Decision | undefined {
  const { steps = [] } = lastDone(state) ?? {};
  const isMeant = command.manner === "about" && hasTarget(command) && command.when === null && !/\?/.test(input.text);
  if (!isMeant || steps.length === 0 || !steps.every(({ kind }) => kind === "cancelled")) return undefined;
  const { manner: _, ...rest } = command;
  return onExisting(state, { ...input, command: { ...rest, intent: "cancel" } }, turn);
}

/** "And now the one with Anna", when hers was one of those that were just done. */
function wasAmong(
  state: ConversationState,
  { command, text, ...input }: Input,
  turn: TurnContext,
): Decision | undefined {
  const { steps = [] } = lastDone(state) ?? {};
  const isOne = command.intent === "edit_attendees" && steps.length > 1;
  return isOne && namedIn(text, steps, ({ event }) => [event])
    ? saidTwice(state, { command, text, ...input }, turn)
    : undefined;
}

/** A second yes, behind which something else waits that had to make room: it is shown, and written with the next one. */
export function takeUpNext(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const [last, ...others] = state.dropped.toReversed();
  if (!last || !state.waits) return undefined;
  const decision = showAgain(last, state, input, turn);
  const { pending } = decision.state;
  if (!pending || others.length === 0) return decision;
  return { ...decision, state: { ...decision.state, pending: { ...pending, displaced: others } } };
}

/** A no to that. */
export function leaveNext(state: ConversationState): Decision | undefined {
  const { dropped, waits } = state;
  return dropped.length > 0 && waits
    ? { state: { ...state, dropped: [], waits: false }, reply: { kind: "declined", actions: dropped } }
    : undefined;
}

/** As it was; what is still asked of it is asked. */
export const showAgain = (action: Action, state: ConversationState, input: Input, turn: TurnContext): Decision =>
  action.kind === "create" && action.draft.unknownNames.length > 0
    ? proposeMeeting(state, action.draft, input, turn)
    : proposeAction(state, action, input, turn);

/** What words that say no more come to; somebody who is named joins nothing, and no new meeting has its own time. */
function mayBe(command: Command): boolean {
  const { intent, slots, manner } = command;
  if (isNewMeeting(command)) return slots.attendees === undefined;
  return MAY_BE.has(intent) || (intent === "edit_attendees" && manner === "instead" && !slots.removedAttendees);
}

const MAY_BE: ReadonlySet<Intent> = new Set<Intent>(["create", "confirm", "reschedule", "out_of_domain"]);

/** What was done since is the last of them. */
function atPlace(dropped: readonly Action[], text: string): Action | undefined {
  const [index, another] = placesIn(text, dropped.length + 1)?.indexes ?? [];
  return index === undefined || another !== undefined ? undefined : dropped[index];
}
