import { wallAt } from "../times/zone";
import { isTime, mayLean, type PassInput, timeMeant, type Unit } from "./unit";
import { has } from "./units-in";

/**
 * "The one with Mia is at 1 now", "it's with Tom now": beside what shall be other it is no time. "Fais ça en 45 min", of
 * tomorrow's: it is how long.
 */
export function withoutNow(
  units: readonly Unit[],
  { situation, ground: { subject, today } }: PassInput,
): readonly Unit[] {
  if (!mayLean(situation) || !units.some(isTime)) return units;
  const momentOf = (unit: Unit) => (unit.kind === "time" ? unit.found.time.point.moment : undefined);
  const isNow = (unit: Unit) => momentOf(unit) === 0;
  const isOther = units.some(
    (unit) => ["person", "place"].includes(unit.kind) || (unit.kind === "time" && !isNow(unit)),
  );
  const isMade = has(units, "act:create", "act:ask", "act:find", "interrogative");
  const isLater = subject?.start !== undefined && wallAt(subject.start, situation.here.zone).day > today;
  const timed = units.map((unit) => {
    const minutes = momentOf(unit) ?? 0;
    return isLater && minutes > 0 && minutes <= LONGEST_FROM_NOW
      ? timeMeant(unit.start, unit.end, { length: minutes }, unit.kind === "time" ? unit.found.text : "")
      : unit;
  });
  return isOther && !isMade ? timed.filter((unit) => !isNow(unit)) : timed;
}

/** Nobody moves what is tomorrow to so soon. */
const LONGEST_FROM_NOW = 180;
