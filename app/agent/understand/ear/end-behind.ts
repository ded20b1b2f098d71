import type { TimeFound } from "./said-times";
import { asks } from "./segment";
import { isPhrase, isTime, textOf, timeMeant, type Unit } from "./unit";
import { isClock } from "./unit-times";

type Time = Extract<Unit, { kind: "time" }>;

/** "11 Uhr Workshop bis 12:30", "tomorrow 9am deep clean til 1": when it ends stands behind what it is called. */
export function withEndBehind(units: readonly Unit[]): readonly Unit[] {
  if (units.some((unit) => asks(unit) && !isPhrase(unit, "act:create"))) return units;
  const till = units.findIndex((unit, n) => isPhrase(unit, "until", "ends") && isEnd(asHour(units[n + 1])));
  const end = asHour(units[till + 1]);
  const before = units.slice(0, Math.max(till, 0));
  const at = before.findLastIndex(isClock);
  const begin = before[at];
  const between = before.slice(at + 1);
  const isNamed = (some: readonly Unit[]) => some.some((unit) => isName(unit) || isPhrase(unit, "kinds", "goods"));
  // "Lunch Monday at 12, lasts till 1:30": what tells it is said in its own words, which say nothing more.
  const tells =
    isPhrase(between.at(-1), "lasts") ||
    isPhrase(units[till], "ends") ||
    textOf(units[till]).includes(" ") ||
    // "Pick up the kids Friday 3:40, just block it until 4:30"
    [...between, ...units.slice(till + 2)].every(isOfBooking);
  const isTold = tells && isNamed(before.slice(0, Math.max(at, 0))) && !isNamed(between);
  if (till < 0 || !isTime(begin) || !isTime(end) || !(isTold || isNamed(between)) || !between.every(isBetween))
    return units;
  const whole = stretch(begin, end.found);
  return whole
    ? [...units.slice(0, at), whole, ...between.filter((unit) => !isTold || asks(unit)), ...units.slice(till + 2)]
    : units;
}

/** "…, bis 12": a figure behind it is an hour. */
function asHour(unit: Unit | undefined): Unit | undefined {
  const hour = unit?.kind === "number" && /^\d{1,2}$/.test(unit.text) ? Number(unit.text) : 0;
  const clock = { minute: hour * 60, sure: hour > 12 };
  return unit && hour > 0 && hour <= 24 ? timeMeant(unit.start, unit.end, { clock, bare: hour }, `${hour}`) : unit;
}

/** An hour, and at most its day. */
function isEnd(unit: Unit | undefined): boolean {
  if (!isTime(unit) || unit.found.repaired || unit.found.or) return false;
  const { point, until } = unit.found.time;
  return point.clock !== undefined && point.length === undefined && point.side === undefined && !until;
}

const isName = ({ kind }: Unit) => !["phrase", "stop", "time", "shift"].includes(kind);

const isBetween = (unit: Unit) =>
  isName(unit) ||
  (unit.kind === "stop" && unit.text === ",") ||
  (unit.kind === "phrase" && !isPhrase(unit, "repair", "or", "negation", "not", "condition"));

const isOfBooking = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "act:create", "courtesy", "filler", "it");

function stretch(begin: Time, { time: { point }, text }: TimeFound): Time | null {
  const { side, length, ...from } = begin.found.time.point;
  if (begin.found.time.until || side !== undefined || length !== undefined || (from.date && point.date)) return null;
  const time = {
    ...begin.found.time,
    point: { ...from, ...(point.date && { date: point.date }) },
    until: { ...(point.clock && { clock: point.clock }) },
  };
  return { ...begin, found: { ...begin.found, time, text: `${begin.found.text} ${text}` } };
}
