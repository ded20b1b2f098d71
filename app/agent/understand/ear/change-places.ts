import { plain, type Target } from "../command";
import { isGoal } from "./change-meeting";
import { type Settled, settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet, targetOf } from "./slots";
import { type Ground, isPhrase, mayLean, type Reading, type Situation, type Unit } from "./unit";
import { isDated } from "./unit-times";
import { has, namesIn, timesOf } from "./units-in";

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
  const says = (unit: Unit, n: number) =>
    isNamed(unit) || isItsHour(units, n) || isItsGuest(units, n) || (situation.focus && isPhrase(unit, "it"));
  const isOnly = units.every(
    (unit, n) => swaps(unit) || ((says(unit, n) || isBeside(unit)) && !(isGoing(unit, n) && !isItsHour(units, n))),
  );
  if (!isOnly) return undefined;
  const [one = [], other = [], another] = stretchesOf(units, says);
  const words = [one, other].map((stretch) => contentOf(stretch));
  // One of them is there, or meant by its hour.
  const isThere = [one, other].some((stretch, n) => isKnown(words[n]!, [], ground) || !stretch.some(isNamed));
  if (another || one.length === 0 || other.length === 0 || !isThere) return undefined;
  const [first, second] = [one, other].map((stretch) => settle(timesOf(stretch)));
  if (!first || !second || first.against || second.against) return undefined;
  // A day that is said once is that of both.
  const whenThen = (own: Settled) => whenOf(own.time ? own : first.time ? first : second, here, {})?.when;
  const isDay = [one, other].every((stretch) => stretch.some(isNamed));
  const targets = [first, second].map((own, n): Target => {
    const when = isDay || own.time ? whenThen(own) : undefined;
    return { ...targetOf(words[n] ?? [], namesIn([one, other][n] ?? []), ground), ...(when && { when }) };
  });
  const [target, exchangeWith] = targets;
  const isSame = target?.title !== undefined && target.title === exchangeWith?.title && first.time === null;
  if (!target || !exchangeWith || isSame) return undefined;
  return { command: plain("reschedule", { target, exchangeWith }), left: [] };
}

/** "My 2pm": an hour that stands for what is then. */
function isItsHour(units: readonly Unit[], n: number): boolean {
  const unit = units[n];
  if (unit?.kind !== "time" || !unit.found.time.point.clock || unit.found.time.point.date) return false;
  return isPhrase(units[n - 1], "definite", "hollow") || /^\p{L}/u.test(unit.found.time.lead);
}

/** "Lunch with Anna": whoever is in it. */
const isItsGuest = (units: readonly Unit[], n: number) =>
  units[n]?.kind === "person" && isPhrase(units[n - 1], "with") && contentOf([units[n - 2] ?? units[n]!]).length > 0;

/** "Les deux" is no second of the month. */
const isTheTwo = (unit: Unit) =>
  unit.kind === "time" && unit.found.time.point.date?.dom === 2 && /^\p{L}+ \p{L}+$/u.test(unit.found.text);

/** What names one meeting up to what joins the other to it. */
function stretchesOf(units: readonly Unit[], says: (unit: Unit, n: number) => boolean | undefined): Unit[][] {
  const stretches: Unit[][] = [[]];
  for (const [n, unit] of units.entries()) {
    const isJoint = isPhrase(unit, "join", "with", "for", "swaps") || unit.kind === "stop";
    const isBetween = stretches.at(-1)!.length > 0 && units.slice(n).some((one, k) => says(one, n + k));
    if (isJoint && isBetween && !isItsGuest(units, n + 1)) stretches.push([]);
    else if (says(unit, n) || unit.kind === "time") stretches.at(-1)!.push(unit);
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
