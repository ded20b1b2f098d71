import { plain, type Target } from "../command";
import { isGoal } from "./change-meeting";
import { type Settled, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, targetOf } from "./slots";
import { type Ground, isPhrase, mayLean, type Reading, type Situation, type Unit } from "./unit";
import { isDated } from "./unit-times";
import { has, timesOf } from "./units-in";

/**
 * "Can the podcast and the budget call tomorrow trade places": two meetings that are named, of which there is one at
 * least, and a word for changing places anywhere beside them.
 */
export function changePlaces(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const { here } = situation;
  const swaps = (unit: Unit) => isPhrase(unit, "swaps");
  if (!units.some(swaps)) return undefined;
  // "Can you swap those two round?": both were spoken of.
  const isOnlyThem = (unit: Unit) =>
    swaps(unit) || isTheTwo(unit) || isPhrase(unit, "them", "each", "hollow", "lets") || isQuiet(unit);
  if (mayLean(situation) && units.every(isOnlyThem) && !has(units, "negation"))
    return { command: { ...plain("reschedule"), manner: "trade-places" }, left: [] };
  // "Swap the podcast and the call to Friday" is a move.
  const isGoing = (unit: Unit, n: number) => unit.kind === "time" && isGoal(unit, units[n - 1]);
  const isOnly = units.every((unit, n) => swaps(unit) || isNamed(unit) || (isBeside(unit) && !isGoing(unit, n)));
  if (!isOnly) return undefined;
  const [one = [], other = [], another] = stretchesOf(units);
  const words = [one, other].map((stretch) => contentOf(stretch));
  const isThere = words.map((said) => said.length > 0 && isKnown(said, [], ground));
  if (another || words.some((said) => said.length === 0) || !isThere.includes(true)) return undefined;
  const [first, second] = [one, other].map((stretch) => settle(timesOf(stretch)));
  if (!first || !second || first.against || second.against) return undefined;
  // A day that is said once is that of both.
  const whenThen = (own: Settled) => whenOf(own.time ? own : first.time ? first : second, here, {})?.when;
  const targets = [first, second].map((own, n): Target => {
    const when = whenThen(own);
    return { ...targetOf(words[n] ?? [], [], ground), ...(when && { when }) };
  });
  const [target, exchangeWith] = targets;
  if (!target || !exchangeWith || (target.title === exchangeWith.title && first.time === null)) return undefined;
  return { command: plain("reschedule", { target, exchangeWith }), left: [] };
}

/** "Les deux" is no second of the month. */
const isTheTwo = (unit: Unit) =>
  unit.kind === "time" && unit.found.time.point.date?.dom === 2 && /^\p{L}+ \p{L}+$/u.test(unit.found.text);

/** What names one meeting up to what joins the other to it. */
function stretchesOf(units: readonly Unit[]): Unit[][] {
  const stretches: Unit[][] = [[]];
  for (const [n, unit] of units.entries()) {
    const isJoint = isPhrase(unit, "join", "with", "for", "swaps") || unit.kind === "stop";
    const isBetween = stretches.at(-1)!.some(isNamed) && units.slice(n).some(isNamed);
    if (isJoint && isBetween) stretches.push([]);
    else if (isNamed(unit) || unit.kind === "time") stretches.at(-1)!.push(unit);
  }
  return stretches;
}

const isNamed = (unit: Unit) => !asksElse(unit) && contentOf([unit]).length > 0;

/** Asks for something else than to change places. */
const asksElse = (unit: Unit) => asks(unit) && !isPhrase(unit, "kinds");

const isBeside = (unit: Unit) =>
  unit.kind === "stop" ||
  (isDated(unit) && !unit.found.time.point.clock) ||
  (isQuiet(unit) && !isPhrase(unit, "negation", "condition", "repair")) ||
  isPhrase(unit, "definite", "with", "for", "at", "to", "each", "hollow", "therefore", "lets", "them", "weak");
