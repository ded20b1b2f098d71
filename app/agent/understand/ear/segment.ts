import { isPhrase, type Unit } from "./unit";

/** The requests of a message as stretches of its units: cut where a join or a stop stands before another verb. */
export function segmentsOf(units: readonly Unit[]): Unit[][] {
  const segments: Unit[][] = [];
  let current: Unit[] = [];
  for (const [n, unit] of units.entries()) {
    if (asks(unit) && current.some(asks) && isCut(units, n)) {
      segments.push(current);
      current = [];
    }
    current.push(unit);
  }
  return [...segments, current];
}

/** Asks for something by itself: a verb that is not only small. */
export function asks(unit: Unit): boolean {
  return unit.kind === "phrase" && unit.roles.some((role) => role.startsWith("act:"));
}

/** Whether what stands in front of a verb parts it from what was said before: "and", a stop; "or rather" corrects. */
function isCut(units: readonly Unit[], n: number): boolean {
  for (let at = n - 1; at >= 0; at--) {
    const unit = units[at]!;
    if (isPhrase(unit, "repair")) return false;
    if (unit.kind === "stop" || isPhrase(unit, "join")) return true;
    if (!isPhrase(unit, "courtesy", "filler")) return false;
  }
  return false;
}
