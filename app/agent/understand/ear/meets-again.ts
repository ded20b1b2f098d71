import { type Command, type Context, plain } from "../command";
import { isoDay } from "../times/days";
import { hear } from "./hear";
import type { Role } from "./lexicon";
import { placed, settle, type TimeFound, whenOf } from "./said-times";
import { asks } from "./segment";
import { type Heard, inOrder, isPerson, isPhrase, isQuestionMark, isTime, type Unit } from "./unit";
import { isClock } from "./unit-times";

/**
 * "I saw Anna yesterday at 4 and we didn't finish, I'd like to see her again on Friday at 10", "vu anna hier 16h, pas fini, on se
 * revoit vend 10h": whoever was met is met again, at the one time that is ahead.
 */
export function meetsAgain(message: string, context: Context): Command | undefined {
  const heard = context.awaiting === undefined ? hear(message, context) : null;
  if (!heard) return undefined;
  const { here } = heard;
  const units = inOrder(heard);
  const times = units.filter(isTime);
  const [past, fresh, another] = times.filter(({ found: { time } }) => time.point.date ?? time.point.clock);
  if (!past || units.some(isQuestionMark)) return undefined;
  const all =
    another && !past.found.time.point.clock && !fresh?.found.time.point.date ? [past, another] : [past, fresh];
  const goal = all[1];
  const isMore = times.some((unit) => unit !== past && unit !== goal && !(all[1] === another && unit === fresh));
  if (!goal || isMore || !goal.found.time.point.date || !isClock(goal) || !isOver(past.found, here)) return undefined;
  const people = new Map(units.filter(isPerson).map(({ whole, said }) => [whole, said]));
  const between = units.slice(units.indexOf(past) + 1);
  const from = between.findLastIndex((unit, n) => n < between.indexOf(goal) && opens(unit));
  const request = between.slice(from + 1);
  const isAgain = request.some((unit) => isPhrase(unit, "onceMore", "seesAgain"));
  const isPlain = (unit: Unit) => !asks(unit) || isPhrase(unit, "act:create", "weak", "onceMore", "seesAgain");
  const isOther = (unit: Unit) => isPhrase(unit, ...OTHERWISE) || (isPhrase(unit, "kinds") && !isPhrase(unit, "weak"));
  if (people.size !== 1 || !isAgain || !units.every(isPlain) || request.some(isOther)) return undefined;
  const { when, either } = placed(whenOf(settle([goal.found]), here, {}), here);
  return { ...plain("create", { attendees: [...people.keys()] }), when, ...(either && { either }) };
}

const opens = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "therefore");
const OTHERWISE: readonly Role[] = ["condition", "otherwise", "or", "interrogative", "act:cancel", "act:move"];

/** On a day before this one. */
function isOver(found: TimeFound, here: Heard["here"]): boolean {
  const start = whenOf(settle([found]), here, { looking: true })?.when.start?.slice(0, 10);
  return start !== undefined && start < isoDay(here.wall.day);
}
