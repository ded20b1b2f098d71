import type { Action } from "../state/action";
import { expectedEvent } from "../state/expected";
import type { TurnContext } from "../state/turn-context";
import type { Target } from "../understand/command";
import { said } from "../understand/languages/lists/said";
import { targetsIn } from "../understand/manners/bulk-actions";
import { firstMade } from "../understand/manners/message";
import { PHRASEBOOKS } from "../understand/phrases/phrasebooks";
import { readText } from "../understand/text";
import { fitting } from "./find-target";
import { placesIn } from "./positions";

/** Longer messages are about something else; it bounds the work of the patterns. */
const LONGEST = 200;
const ENDS = /^[^\p{L}\d]+|[\s.!?]+$/gu;

/**
 * "Not the first two", "keep the dentist", "skip lunch and the 3pm", "only the pitch": the lines that go off the list;
 * undefined when none is named so.
 */
export function linesSpared(text: string, actions: readonly Action[], turn: TurnContext): Action[] | undefined {
  if (text.length > LONGEST) return undefined;
  const [, meant = ""] = THOUGHT.partsOf(text.replace(ENDS, "")) ?? [];
  const words = readText(meant.replace(ENDS, ""));
  const linesOf = (what: "spares" | "onlyThese") =>
    firstMade(PHRASEBOOKS, ({ manners }) => {
      const { which } = manners[what](words) ?? {};
      return which === undefined ? undefined : linesNamed(which, actions, turn);
    });
  const kept = linesOf("onlyThese");
  return kept ? actions.filter((action) => !kept.includes(action)) : linesOf("spares");
}

/** "Hm keep the gym", "oh no, keep the gym after all": without what says that it was thought of only now. */
const THOUGHT = said`^(?:${"hesitates"}[\s,.!…-]+){0,5}([\s\S]*?)(?:[\s,]+${"hesitates"}){0,5}$`;

/** What is left of places that were named alone. */
const STOOD_ALONE = /^(?:it|them)[\s.!]*$/;

function linesNamed(what: string, actions: readonly Action[], turn: TurnContext): Action[] | undefined {
  const places = placesIn(what, actions.length);
  if (places && STOOD_ALONE.test(places.rest)) return atPlaces(actions, places.indexes);
  const [, day] = ONE_OF_DAY.partsOf(what) ?? [];
  return linesCalled(what, actions, turn) ?? (day === undefined ? undefined : linesCalled(day, actions, turn));
}

/** "The Friday one": no one o'clock. */
const ONE_OF_DAY = said`^([\s\S]+?)\s+${"one"}$`;

function linesCalled(what: string, actions: readonly Action[], turn: TurnContext): Action[] | undefined {
  const { now, zone, workday, language: usual } = turn;
  const named = targetsIn(what, { now, zone, workday, usual });
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
  return target !== undefined && fitting(events, target, turn).length > 0;
}
