import { JOB, said } from "../languages/lists/said";
import { isLength } from "../times/settle-times";
import { clausesOf } from "./clauses";
import { asks } from "./segment";
import { isPhrase, isShift, isTime, type Pass, textOf, timeMeant, type Unit, untyped } from "./unit";
import { has } from "./units-in";

/** "Push the rest of today's jobs back half an hour": all of that day go by so much. */
export const withRestOfDay: Pass = (all, { ground: { today } }) => withoutHowLate(withRest(all, today));

/** "Running 30 behind. Push everything today back half an hour": how late one is is why, where it is said what goes and how far. */
function withoutHowLate(units: readonly Unit[]): readonly Unit[] {
  const clauses = clausesOf(units);
  const at = clauses.findIndex((clause) => has(clause, "act:move") && has(clause, "all") && clause.some(isShift));
  const front = clauses.slice(0, Math.max(at, 0)).flat();
  const isLate = (unit: Unit) =>
    isTime(unit) ? isLength(unit.found.time) : ["stop", "number", "phrase"].includes(unit.kind) && !asks(unit);
  return has(front, "late", "scope") && front.every(isLate) ? clauses.slice(at).flat() : units;
}

function withRest(units: readonly Unit[], today: number): readonly Unit[] {
  const at = units.findIndex((unit) => REST.isIn(isTime(unit) ? unit.found.text : textOf(unit)));
  if (at < 0 || !has(units, "act:move") || !(units.some(isShift) || has(units, "byLength"))) return units;
  const isOfIt = (unit: Unit | undefined) =>
    isTime(unit) || isPhrase(unit, "definite", "hollow", "scope") || (unit && JOB.isIn(textOf(unit)));
  let to = at + 1;
  while (isOfIt(units[to])) to++;
  let from = at;
  while (isPhrase(units[from - 1], "definite", "scope")) from--;
  const every = { ...untyped("all"), start: units[from]!.start, end: units[from]!.start };
  const rest = units[at]!;
  // "The rest of the day": of today.
  const ownDay = isTime(rest) ? [timeMeant(rest.start, rest.end, { date: { day: today } }, rest.found.text)] : [];
  return [...units.slice(0, from), every, ...ownDay, ...units.slice(at + 1, to).filter(isTime), ...units.slice(to)];
}

const REST = said`^(?:${"the"} )?${"restOf"}(?!\p{L})`;
