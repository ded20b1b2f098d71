import { resolveDate } from "../times/resolve-date";
import { nextWeekday } from "../times/shift-days";
import type { PassInput, Unit } from "./unit";

/** "Lunch on Friday and dinner the Friday after": counted from the last day that the same message says in front of it. */
export function withDaysAfter(units: readonly Unit[], { ground: { today } }: PassInput): readonly Unit[] {
  let before: number | undefined;
  return units.map((unit): Unit => {
    const { date } = (unit.kind === "time" && unit.found.time.point) || {};
    if (unit.kind !== "time" || date === undefined) return unit;
    const isBehind = date.after === true && date.wd !== undefined && before !== undefined;
    const point = isBehind ? { ...unit.found.time.point, date: { day: nextWeekday(before!, date.wd!) } } : undefined;
    const { problem, from } = resolveDate(point?.date ?? date, today);
    if (problem === undefined) before = from;
    return point ? { ...unit, found: { ...unit.found, time: { ...unit.found.time, point } } } : unit;
  });
}
