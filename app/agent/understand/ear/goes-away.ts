import { said } from "../languages/lists/said";
import { change, isGoal } from "./change-meeting";
import type { Role } from "./lexicon";
import { contentOf, isKnown, isPlace, isQuiet } from "./slots";
import {
  type Ground,
  isPhrase,
  isQuestionMark,
  isStop,
  isTime,
  type PassInput,
  type Reading,
  type Situation,
  type Unit,
} from "./unit";
import { isDated } from "./unit-times";

/**
 * "The choir practice can go", "die Chorprobe kann am Donnerstag weg": a meeting that there is, a word for being gone, and
 * nothing else but the day that it is on.
 */
export function goesAway(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  return saysGone(units, ground) ? change(units.map(asCancelled), "cancel", ground, situation) : undefined;
}

/** "Can the dentist come off? I'm wrecked": in front of more, what is asked for is a cancelling as any. */
export function withGoneAsked(units: readonly Unit[], { ground }: PassInput): readonly Unit[] {
  const end = units.findIndex(isStop);
  const clause = units.slice(0, Math.max(end, 0));
  const isMore = units.slice(end).some((unit) => unit.kind !== "stop");
  const isWish = isMore && isPhrase(clause[0], "goes", "courtesy") && saysGone(clause, ground);
  return isWish ? [...clause.map(asCancelled), ...units.slice(end)] : units;
}

const isGone = (unit: Unit) => isPhrase(unit, "goesOut");

const asCancelled = (unit: Unit): Unit => (isGone(unit) && unit.kind === "phrase" ? { ...unit, roles: GOES } : unit);

function saysGone(units: readonly Unit[], ground: Ground): boolean {
  const first = units.findIndex(isNamed);
  // "I can go to the dentist": it is named first, and what goes is the meeting; "is the standup off?" only asks.
  const isOther = units.findIndex(isGone) < first || isPhrase(units[0], "opensQuestion");
  const isDay = (unit: Unit, n: number) => isDated(unit) && !unit.found.time.point.clock && !isGoal(unit, units[n - 1]);
  const isPlain = (unit: Unit, n: number) =>
    isGone(unit) ||
    isDay(unit, n) ||
    isNamed(unit) ||
    ((isQuiet(unit) || isPhrase(unit, ...BESIDE)) && !isPhrase(unit, ...ELSE));
  const words = contentOf(units);
  const isThere = words.length > 0 ? isKnown(words, [], ground) : units.some(isPlace);
  return units.some(isGone) && !isOther && units.every(isPlain) && isThere;
}

/** "My next meeting" is named as well. */
const isNamed = (unit: Unit) => contentOf([unit]).length > 0 || isPlace(unit);

/** "No football on Saturday", "no hay pilates el jueves": a meeting that there is, and its day, behind a word for none. */
export function noneThen(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  const first = units.findIndex((unit) => contentOf([unit]).length > 0);
  const front = units.slice(0, Math.max(first, 0));
  const named = units.slice(first);
  const isNone = NONE.isIn(ground.text.said.slice(0, units[first]?.start));
  const isDay = (unit: Unit) => unit.kind === "time" && unit.found.time.point.date && !unit.found.time.point.clock;
  const isPlain = (unit: Unit) =>
    isDay(unit) || contentOf([unit]).length > 0 || (isQuiet(unit) && !isPhrase(unit, ...ELSE, "join", "or", "too"));
  const isTold = !units.some((unit) => isQuestionMark(unit) || unit.kind === "person" || isPhrase(unit, "weak"));
  const words = contentOf(named);
  if (first < 0 || !isNone || !isTold || !named.every(isPlain) || !named.some(isDay) || !isKnown(words, [], ground))
    return undefined;
  return front.some(isTime) ? undefined : change(named, "cancel", ground, situation);
}

const NONE = said`(?:^|[.,;:!…]|\s)\s*(?:${"noneOf"})\s*$`;

const GOES: readonly Role[] = ["act:cancel"];
const BESIDE: readonly Role[] = ["definite", "hollow", "goes", "from", "planned", "therefore"];
const ELSE: readonly Role[] = ["negation", "not", "condition", "interrogative", "repair", "act:create", "act:move"];
