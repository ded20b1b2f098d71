import { isLength } from "../times/settle-times";
import { amendment } from "./amendment";
import { LONG_MINUTES } from "./said-times";
import { isQuiet } from "./slots";
import {
  type Ground,
  IT,
  isPhrase,
  isQuestionMark,
  type Reading,
  type Situation,
  textOf,
  timeMeant,
  type Unit,
} from "./unit";
import { has } from "./units-in";

/**
 * "Back to 12 like before", "remets-le à 14h comme avant", "doch wieder auf 12 Uhr": of what was just changed, the hour or the
 * day at which it shall be again.
 */
export function againThen(units: readonly Unit[], ground: Ground, situation: Situation): Reading | undefined {
  if (!situation.focus || situation.awaiting !== undefined) return undefined;
  const isAsBefore = has(units, "restores", "asItWas");
  const isBack = isAsBefore || (has(units, "repair") && units.some(isAgain));
  const times = units.flatMap((unit) => (unit.kind === "time" ? [unit] : asFigure(unit)));
  const isPlain = (unit: Unit) =>
    isPhrase(unit, "restores", "asItWas", "backAgain", "as", "at", "to", "lets", "keeps", "letsGo") ||
    isAgain(unit) ||
    // "Terug", "zurück"
    (isAsBefore && isPhrase(unit, "scope") && !isPhrase(unit, ...OF_MANY)) ||
    isQuiet(unit) ||
    (isPhrase(unit, "act:move", "act:create") && !isPhrase(unit, "kinds", "act:invite"));
  const isOnly = units.every((unit) => unit.kind === "time" || asFigure(unit).length > 0 || isPlain(unit));
  if (!isBack || times.length !== 1 || !isOnly || has(units, "too") || units.some(isQuestionMark)) return undefined;
  // "Zet m twee uur terug" may be how far.
  if (times.some(({ found: { time } }) => isLength(time) && (time.point.length ?? 0) < LONG_MINUTES)) return undefined;
  const reading = amendment([IT, ...times], ground, situation);
  return reading?.left.length === 0 && reading.command.when ? reading : undefined;
}

const OF_MANY = ["all", "each", "firstOf", "lastOf", "swaps", "only"] as const;

/** "Again", "weer", "back": by itself it says nothing of what was there before. */
const isAgain = (unit: Unit) => isPhrase(unit, "scope") && isPhrase(unit, "planned", "later", "onceMore");

/** "12 again": a figure that is no time by itself. */
function asFigure(unit: Unit): Extract<Unit, { kind: "time" }>[] {
  const hour = unit.kind === "number" ? Number(textOf(unit)) : Number.NaN;
  return hour > 0 && hour <= 24 ? [timeMeant(unit.start, unit.end, { clock: { minute: hour * 60, sure: false } })] : [];
}
