import type { Action } from "../state/action";
import { expectedEvent } from "../state/expected";
import type { TurnContext } from "../state/turn-context";
import type { Target } from "../understand/command";
import { targetsIn } from "../understand/manners/bulk-actions";
import { fitting } from "./find-target";
import { placesIn } from "./positions";

/** Words that take something off a list, and what. */
const SPARES =
  /^\W*(?:(?:no|nope|yes|yeah|ok|okay|nee|ja)\b[\s,.]*)?(?:(?:but|and|just|please|maar|en)\s+)*(?:not|don['’]?t\s+(?:cancel|move|touch|do)|all\s+(?:but|except)|everything\s+(?:but|except)|without|skip|leave(?:\s+out)?|keep|except(?:\s+for)?|drop|remove|niet|zonder|behalve|alles\s+behalve|laat|houd|hou)\s+(.+?)(?:\s+(?:alone|out|in|as\s+(?:it\s+)?is|where\s+it\s+is|please|staan|weg|met\s+rust))*[\s.!]*$/iu;

/** Longer messages are about something else; it bounds the work of the patterns. */
const LONGEST = 200;

/** Words that leave only what they name. */
const ONLY = /^\W*(?:(?:no|nope|nee)\b[\s,.]*)?(?:only|just|alleen|enkel)\s+(.+?)[\s.!]*$/iu;

/**
 * "Not the first two", "keep the dentist", "skip lunch and the 3pm", "only the pitch": the lines that go off the list;
 * undefined when none is named so.
 */
export function linesSpared(text: string, actions: readonly Action[], turn: TurnContext): Action[] | undefined {
  if (text.length > LONGEST) return undefined;
  const [, only] = ONLY.exec(text) ?? [];
  const kept = only === undefined ? undefined : linesNamed(only, actions, turn);
  if (kept) return actions.filter((action) => !kept.includes(action));
  const [, what] = SPARES.exec(text) ?? [];
  return what === undefined ? undefined : linesNamed(what, actions, turn);
}

function linesNamed(what: string, actions: readonly Action[], turn: TurnContext): Action[] | undefined {
  const places = placesIn(what, actions.length);
  if (places && /^(?:it|them)[\s.!]*$/iu.test(places.rest)) return atPlaces(actions, places.indexes);
  const { now, zone, workday } = turn;
  const named = targetsIn(what, { now, zone, workday });
  const spared = named.map((target) => actions.filter((action) => isNamed(action, target, turn)));
  return named.length > 0 && spared.every(({ length }) => length > 0) ? spared.flat() : undefined;
}

const atPlaces = (actions: readonly Action[], indexes: readonly number[]) => {
  const spared = actions.filter((_, index) => indexes.includes(index));
  return spared.length > 0 ? spared : undefined;
};

/** Whether a description fits what the action writes, or what there is now. */
export function isNamed(action: Action, target: Target | undefined, turn: TurnContext): boolean {
  const events = [expectedEvent(action), ...(action.kind === "create" ? [] : [action.event])];
  return target !== undefined && fitting(events, target, turn.zone).length > 0;
}
