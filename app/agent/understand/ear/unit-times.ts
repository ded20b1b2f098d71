import type { Point } from "../times/points";
import { isLength } from "../times/settle-times";
import { isPhrase, isTime, type Unit } from "./unit";

/** A time that says something of a point. */
type Saying<Part extends keyof Point> = Extract<Unit, { kind: "time" }> & {
  found: { time: { point: Required<Pick<Point, Part>> } };
};

/** A time with an hour of the day. */
export const isClock = (unit: Unit | undefined): unit is Saying<"clock"> =>
  isTime(unit) && unit.found.time.point.clock !== undefined;

/** A time with a day. */
export const isDated = (unit: Unit | undefined): unit is Saying<"date"> =>
  isTime(unit) && unit.found.time.point.date !== undefined;

/** Only how long something is: no hour, no day. */
export const isLengthUnit = (unit: Unit | undefined): unit is Saying<"length"> =>
  isTime(unit) && isLength(unit.found.time);

export const isNow = (unit: Unit | undefined): unit is Saying<"moment"> =>
  isTime(unit) && unit.found.time.point.moment === 0;

/** Now, and not until when. */
export const isOnlyNow = (unit: Unit | undefined): unit is Saying<"moment"> => isNow(unit) && !unit.found.time.until;

/** "Monday, no, Tuesday": a time on either side of a word that takes the first back. */
export function isSetRight(units: readonly Unit[]): boolean {
  const at = units.findIndex((unit) => isPhrase(unit, "repair"));
  return at > 0 && units.slice(0, at).some(isTime) && units.slice(at + 1).some(isTime);
}

/** "At 2, no, 3": a time with a word behind it that takes it back, and another one. */
export function isTakenBack(time: Unit, units: readonly Unit[]): boolean {
  if (time.kind !== "time") return false;
  const behind = units.slice(units.indexOf(time) + 1);
  const at = behind.findIndex((unit) => isPhrase(unit, "repair"));
  return at >= 0 && behind.slice(at).some(({ kind }) => kind === "time");
}
