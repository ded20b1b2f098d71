import type { Pending } from "../../state/conversation";
import { said } from "../../understand/languages/lists/said";
import type { Decision } from "../decision";
import { fitting, onlyTargetIn } from "../find-target";
import { type Answer, decline } from "./answer";

/**
 * "Only the lunch", of several requests while it is asked which meeting the first is about: that one is let go, and of the
 * others is done what is about the meeting that is named.
 */
export function onlyRest(pending: Pending, { state, input, turn }: Answer): Decision | undefined {
  const { text, choiceId } = input;
  const { rest } = pending;
  if (!rest || pending.kind !== "which" || choiceId || rest.ready.length > 0 || text.length > LONGEST) return undefined;
  const name = ONLY_THAT.partsOf(text)?.[1];
  const target = name ? onlyTargetIn(name, turn) : undefined;
  if (!target) return undefined;
  const meant = fitting(turn.calendar.events, target, turn);
  if (meant.length === 0 || meant.some(({ id }) => pending.eventIds.includes(id))) return undefined;
  const todo = rest.todo.filter(
    ({ command: { slots } }) => slots.target && fitting(meant, slots.target, turn).length > 0,
  );
  return todo.length > 0 ? { ...decline(state, []), rest: { ...rest, todo } } : undefined;
}

const ONLY_THAT = said`^\W*(?:(?:${"no"}|${"hesitates"})[\s,.!]+){0,3}${"only"}\s+(?:${"the"}\s+)?(.+?)\W*$`;
const LONGEST = 60;
