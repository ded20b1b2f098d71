import { isLength } from "../times/settle-times";
import { clausesOf } from "./clauses";
import { asks } from "./segment";
import { isPhrase, type Unit } from "./unit";
import { isClock } from "./unit-times";
import { has } from "./units-in";

/**
 * "Make my shift an hour shorter, the boss says I can go at 8pm": how much shorter something gets is said, and the hour behind
 * it is only told.
 */
export function withoutToldHour(units: readonly Unit[]): readonly Unit[] {
  const [request = [], ...others] = clausesOf(units);
  const isSized = has(request, "act:shorter", "act:longer") && request.some(isLong);
  const isTold = (clause: readonly Unit[]) =>
    clause.some(isClock) &&
    clause.some((unit) => unit.kind === "person" || isPhrase(unit, "subject", "them", "said", "goes", "free")) &&
    !clause.some((unit) => isPhrase(unit, "begins", "ends", "until", "repair", "join") || isChange(unit));
  const told = isSized && !request.some(isClock) ? others.filter(isTold) : [];
  return told.length > 0 ? units.filter((unit) => !told.flat().includes(unit)) : units;
}

const isLong = (unit: Unit) =>
  unit.kind === "time" && (isLength(unit.found.time) || unit.found.time.point.length !== undefined);

const isChange = (unit: Unit) => asks(unit) && !isPhrase(unit, "weak", "goes", "goesOut", "leaves");
