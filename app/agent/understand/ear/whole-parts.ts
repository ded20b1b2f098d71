import { type Here, PARTS } from "../times/make-when";
import { isLength } from "../times/settle-times";
import type { Role } from "./lexicon";
import { isPhrase, type PassInput, textOf, type Unit } from "./unit";
import { has, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "All Monday morning", "block Monday morning", "den ganzen Vormittag": the whole part of that day as far as one works,
 * from an hour to an hour. An evening is outside the hours of work, and is taken as it is.
 */
export function withWholeParts(units: readonly Unit[], { ground, situation: { here } }: PassInput): readonly Unit[] {
  const { whole, keep } = ground.lexicon.words.wholeDays;
  const isWhole = (unit: Unit | undefined) => unit?.kind === "phrase" && listOf(whole).has(unit.text);
  const keeps = units.some((unit) => isPhrase(unit, "act:create") && listOf(keep).has(textOf(unit)));
  const isOpen = has(units, "hollow", "somewhere");
  const isLong = timesOf(units).some(({ time }) => isLength(time) || time.point.length !== undefined || time.until);
  // "Clear my whole afternoon": what begins in it.
  if (isLong || has(units, "act:cancel", "clears")) return units;
  // "Move the whole of Friday afternoon to Monday": all that is in it, which other rules read.
  if (has(units, "act:move"))
    return units.map((unit, n) => {
      const next = units.slice(n + 1).find((one) => !isPhrase(one, "filler"));
      return unit.kind === "phrase" && isWhole(unit) && isPart(next) ? { ...unit, roles: ALL_OF_IT } : unit;
    });
  return units.flatMap((unit, n): Unit[] => {
    const before = units.slice(0, n).findLast((one) => isWhole(one) || !isPhrase(one, "filler"));
    if (unit.kind !== "time") {
      const next = units.slice(n + 1).find((one) => !isPhrase(one, "filler"));
      return isWhole(unit) && isPart(next) ? [] : [unit];
    }
    return isPart(unit) && (isWhole(before) || (keeps && !isOpen)) ? [asHours(unit, here)] : [unit];
  });
}

const ALL_OF_IT: readonly Role[] = ["scope"];

type TimeUnit = Extract<Unit, { kind: "time" }>;

function isPart(unit: Unit | undefined): unit is TimeUnit {
  if (unit?.kind !== "time") return false;
  const { part, date, clock, repeat, shade } = unit.found.time.point;
  return part !== undefined && date !== undefined && !clock && !repeat && !shade;
}

function asHours(unit: TimeUnit, { workday }: Here): TimeUnit {
  const { part = "morning", ...point } = unit.found.time.point;
  const [from, to] = PARTS[part];
  const [start, end] = [Math.max(from, workday.startMinute), Math.min(to, workday.endMinute)];
  const [minute, until] = end > start ? [start, end] : [from, to];
  const clock = { minute, sure: true, full: true } as const;
  const { time } = unit.found;
  return { ...unit, found: { ...unit.found, time: { ...time, point: { ...point, clock, length: until - minute } } } };
}
