import { isPhrase, isTime, type Unit } from "./unit";
import { isDated } from "./unit-times";
import { has } from "./units-in";

/**
 * "Cancel tomorrow's stand-up, not Friday's", "die van vrijdag blijft", beside a change of a meeting on another day.
 *
 * @returns the clause that says of which day one like it stays as it is; nothing where there is none
 */
export function keptDay(units: readonly Unit[]): readonly Unit[] {
  if (!units.some(isKeeping) || !has(units, ...CHANGES)) return [];
  const clauses: Unit[][] = [[]];
  for (const unit of units) {
    if (isCut(unit)) clauses.push([unit]);
    else clauses.at(-1)!.push(unit);
  }
  const kept = clauses.find(isKept);
  const isChange = (clause: readonly Unit[]) => clause !== kept && has(clause, ...CHANGES) && clause.some(isDay);
  return kept && clauses.some(isChange) ? kept : [];
}

const isCut = (unit: Unit) =>
  (isPhrase(unit, "but") && !isPhrase(unit, "join")) || (unit.kind === "stop" && /^[,;.—–\n]$/u.test(unit.text));

const isKept = (clause: readonly Unit[]) =>
  clause.filter(isTime).length === 1 &&
  clause.some(isDay) &&
  clause.some(isKeeping) &&
  clause.every((unit) => unit.kind === "stop" || isDay(unit) || isKeeping(unit) || isPhrase(unit, ...SMALL));

const isDay = (unit: Unit) => isDated(unit) && unit.found.time.point.clock === undefined;

const isKeeping = (unit: Unit) => isPhrase(unit, "not", "negation", "stays", "keeps");

const CHANGES = ["act:cancel", "act:move", "goesOut"] as const;
const SMALL = ["it", "definite", "filler", "hollow", "from", "on", "but", "courtesy"] as const;
