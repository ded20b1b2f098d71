import { JOB, said } from "../languages/lists/said";
import { isLength } from "../times/settle-times";
import { clausesOf } from "./clauses";
import { asks } from "./segment";
import {
  type Ground,
  isPhrase,
  isQuestionMark,
  isShift,
  isStop,
  isTime,
  type Pass,
  textOf,
  timeMeant,
  type Unit,
  untyped,
} from "./unit";
import { has } from "./units-in";

/**
 * "Push the rest of today's jobs back half an hour": all of that day go by so much. "Cancel the rest of today", "cancel
 * what's there": all of it goes.
 */
export const withRestOfDay: Pass = (all, { ground }) =>
  withoutHowLate(withRest(withAllThere(all, ground.text.said), ground));

/** "Nothing tomorrow morning, cancel what's there": behind the verb it is no question, but all of them. */
function withAllThere(units: readonly Unit[], whole: string): readonly Unit[] {
  if (!has(units, "act:cancel", "goesOut") || units.some(isQuestionMark)) return units;
  // "Whatever is on at 1:30, cancel it" is one.
  const verb = units.findIndex((unit) => isPhrase(unit, "act:cancel", "goesOut"));
  const from = units.findIndex((unit, n) => n > verb && ALL_THERE.isIn(whole.slice(unit.start)));
  const length = from < 0 ? 0 : (ALL_THERE.partsOf(whole.slice(units[from]!.start))?.[0]?.length ?? 0);
  const end = (units[from]?.start ?? 0) + length;
  const to = units.findIndex((unit) => unit.start >= end);
  // "Cancel whatever I have after the training": not all of it.
  const isMore = to >= 0 && !isTime(units[to]) && !isStop(units[to]!);
  return from < 0 || isMore
    ? units
    : [
        ...units.slice(0, from),
        { ...untyped("all"), start: units[from]!.start, end },
        ...(to < 0 ? [] : units.slice(to)),
      ];
}

const ALL_THERE = said`^${"allThere"}(?!\p{L})`;

/** "Running 30 behind. Push everything today back half an hour": how late one is is why, where it is said what goes and how far. */
function withoutHowLate(units: readonly Unit[]): readonly Unit[] {
  const clauses = clausesOf(units);
  const at = clauses.findIndex((clause) => has(clause, "act:move") && has(clause, "all") && clause.some(isShift));
  const front = clauses.slice(0, Math.max(at, 0)).flat();
  const isLate = (unit: Unit) =>
    isTime(unit) ? isLength(unit.found.time) : ["stop", "number", "phrase"].includes(unit.kind) && !asks(unit);
  return has(front, "late", "scope") && front.every(isLate) ? clauses.slice(at).flat() : units;
}

function withRest(units: readonly Unit[], { today, text: { said: whole } }: Ground): readonly Unit[] {
  const at = units.findIndex((unit) => REST.isIn(whole.slice(unit.start)));
  const goes = has(units, "act:cancel", "act:uninvite", "goesOut", "clears");
  if (at < 0 || !(goes || (has(units, "act:move") && (units.some(isShift) || has(units, "byLength"))))) return units;
  const { start } = units[at]!;
  const end = start + (REST.partsOf(whole.slice(start))?.[0]?.length ?? 0);
  const isOfIt = (unit: Unit | undefined) =>
    isTime(unit) ||
    isPhrase(unit, "definite", "hollow", "scope", "ofDay") ||
    (unit && (unit.end <= end || JOB.isIn(textOf(unit)) || DAY.isIn(textOf(unit))));
  let to = at;
  while (isOfIt(units[to])) to++;
  let from = at;
  while (isPhrase(units[from - 1], "definite", "scope")) from--;
  const rest = units.slice(at, to);
  const every = { ...untyped("all"), start: units[from]!.start, end: units[from]!.start };
  // "The rest of the day": of today.
  const isOfWeek = (unit: Unit) => isTime(unit) && unit.found.time.point.date !== undefined;
  const isOfToday = !rest.some(isOfWeek) && (rest.some(isTime) || rest.some((unit) => unit.end > end));
  const last = rest.at(-1)?.end ?? end;
  const days = isOfToday
    ? [timeMeant(start, last, { date: { day: today } }, whole.slice(start, last))]
    : rest.filter(isOfWeek);
  // "Scrap the rest of today" takes out nobody of it.
  const called = (unit: Unit): Unit =>
    isPhrase(unit, "act:uninvite") && unit.kind === "phrase" ? { ...unit, roles: ["act:cancel"] } : unit;
  return [...units.slice(0, from), every, ...days, ...units.slice(to)].map(called);
}

const REST = said`^(?:${"the"} )?${"restOf"}(?!\p{L})`;
const DAY = said`^${"days"}$`;
