import type { Action } from "../state/action";
import type { ConversationState } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { Intent } from "../understand/command";
import { hasTarget } from "./amend";
import { namedIn } from "./called";
import type { Decision } from "./decision";
import { placesIn } from "./positions";
import { proposeAction } from "./propose";

/** "And now the walkthrough, book that too", "the first one as well": what was left for another request is shown again. */
export function takeUpAgain(state: ConversationState, input: Input, turn: TurnContext): Decision | undefined {
  const { dropped, pending } = state;
  const { intent, slots } = input.command;
  if (pending || dropped.length === 0 || !MAY_BE.has(intent) || hasTarget(input.command) || slots.attendees)
    return undefined;
  const meant = namedIn(input.text, dropped, (action) => [expectedEvent(action)]) ?? atPlace(dropped, input.text);
  return meant && proposeAction(state, meant, input, turn);
}

/** What words that say no more come to. */
const MAY_BE: ReadonlySet<Intent> = new Set<Intent>(["create", "confirm", "reschedule", "out_of_domain"]);

/** What was done since is the last of them. */
function atPlace(dropped: readonly Action[], text: string): Action | undefined {
  const [index, another] = placesIn(text, dropped.length + 1)?.indexes ?? [];
  return index === undefined || another !== undefined ? undefined : dropped[index];
}
