import { toCivil } from "../times/days";
import { wallAt } from "../times/zone";
import { asks } from "./segment";
import { isPhrase, type PassInput, type Unit } from "./unit";

/**
 * "Kill the 10 on fri n slide the 11 to 1130": behind a verb that changes meetings a bare figure that could be a day of the
 * month, where a meeting begins at that hour and none is on that day.
 */
export function withHourAsName(units: readonly Unit[], { ground, situation: { here } }: PassInput): readonly Unit[] {
  const isChange = (unit: Unit) => asks(unit) && isPhrase(unit, ...CHANGES);
  if (!units.some(isChange)) return units;
  const starts = ground.gazetteer.meetings.flatMap(({ start, end }) =>
    start === undefined || (end ?? start) < here.now ? [] : [wallAt(start, here.zone)],
  );
  const isJoined = units.some((unit) => isPhrase(unit, "act:invite") && !isPhrase(unit, "act:move"));
  return units.map((unit, n): Unit => {
    // "The 22nd", and "to the 11", are days.
    const isGoal = isPhrase(units[n - 1], "to", "on") && !isJoined;
    if (unit.kind !== "time" || isGoal || !FIGURE.test(unit.found.text)) return unit;
    const { point, until } = unit.found.time;
    const { dom, month, ...date } = point.date ?? {};
    if (dom === undefined || dom > MOST_HOURS || month !== undefined || point.clock || until) return unit;
    const isThen = starts.some(({ minute }) => minute % HALF_DAY === (dom * 60) % HALF_DAY);
    const isThatDay = starts.some(({ day }) => toCivil(day).day === dom);
    if (!isThen || isThatDay) return unit;
    const { date: _, ...rest } = point;
    const clock = { minute: dom * 60, sure: dom > HALF_DAY / 60 };
    const said = { ...rest, ...(Object.keys(date).length > 0 && { date }), clock };
    return { ...unit, found: { ...unit.found, time: { ...unit.found.time, point: said } } };
  });
}

const CHANGES = ["act:move", "act:cancel", "act:longer", "act:shorter", "act:invite", "act:uninvite"] as const;
const FIGURE = /(?:^|[\s'’])\d{1,2}(?=\s|$)/;
const MOST_HOURS = 23;
const HALF_DAY = 720;
