import type { Action } from "../state/action";
import type { ConversationState } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Command, Intent } from "../understand/command";
import { correct } from "./amend-lines";
import { namedIn } from "./called";
import type { Decision } from "./decision";
import { placesIn } from "./positions";
import { proposeAction } from "./propose";
import { hasTarget, isNewMeeting } from "./what-is-said";

/**
 * "And now the walkthrough, book that too", "the first one as well", "back to Kim, 10:30 rather": what was left for another
 * request is shown again, with what else is said of it.
 */
export function takeUpAgain(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { dropped, pending } = state;
  const { command, text } = input;
  const { attendees, ...slots } = command.slots;
  if (pending || dropped.length === 0 || !mayBe(command) || hasTarget(command)) return undefined;
  const meant = namedIn(text, dropped, (action) => [expectedEvent(action)]) ?? atPlace(dropped, text);
  const { when } = command;
  if (!meant || !attendees || !when) return meant && proposeAction(state, meant, input, turn);
  const amended: Command = { ...command, intent: "reschedule", slots };
  return correct(meant, state, { ...input, command: amended }, turn);
}

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
