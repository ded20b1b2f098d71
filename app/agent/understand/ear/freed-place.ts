import type { Context } from "../command";
import { isLength } from "../times/settle-times";
import { wallAt } from "../times/zone";
import { isOnDay } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import { isPhrase, isQuestionMark, type PassInput, textOf, timeMeant, type Unit, untyped } from "./unit";
import { has, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Und den frei gewordenen Platz morgen für Großeinkauf blocken", "move the call into the slot it left": where what was moved
 * or called off last has been stands for those words. A day beside them has to be its day.
 */
export function withFreedPlace(
  all: readonly Unit[],
  { context, ground, situation: { here } }: PassInput,
): readonly Unit[] {
  const units = withItsDayAndHour(all, context);
  const { left, leftMinutes, awaiting, zone } = context;
  const at = units.findIndex((unit) => isPhrase(unit, "freedPlace"));
  const isOther = units.some(
    (unit) => isPhrase(unit, "condition", "negation", "interrogative") || unit.kind === "shift" || isQuestionMark(unit),
  );
  if (at < 0 || left === undefined || awaiting !== undefined || isOther) return units;
  const { day, minute } = wallAt(left, zone);
  const days = units.filter((unit) => unit.kind === "time" && !isLength(unit.found.time));
  if (!days.every((unit) => unit.kind === "time" && isOnDay(unit.found, day, here))) return units;
  // All of it is taken by what is made in it, unless it is said how long that is.
  const isLong = timesOf(units).some(({ time }) => isLength(time));
  const content = contentOf(units);
  // "Then put Greta's in his old slot": the meeting with her.
  const people = units.flatMap((unit, n) =>
    unit.kind === "person" && !isPhrase(units[n - 1], "with") ? [unit.said] : [],
  );
  const puts = listOf(ground.lexicon.words.wholeDays.put);
  const isPut = (unit: Unit) => isPhrase(unit, "act:create") && puts.has(textOf(unit));
  const isTheirs = content.length === 0 && people.length > 0 && units.some(isPut);
  const isThere = (content.length > 0 || isTheirs) && isKnown(content, people, ground);
  const makes = !isThere && units.some((unit) => asks(unit) && isPhrase(unit, "act:create"));
  const length = makes && !isLong ? { length: leftMinutes } : {};
  const point = { date: { day }, clock: { minute, sure: true, full: true } as const, ...length };
  const { start, end } = units[at]!;
  const put = timeMeant(start, end, point);
  // What there is goes there.
  const lead: Unit[] = isThere ? [{ ...untyped("to"), start, end: start }] : [];
  return units.flatMap((unit, n): Unit[] => {
    if (n === at) return [...lead, put];
    if (days.includes(unit)) return [];
    return isThere && isPut(unit) && unit.kind === "phrase" ? [{ ...unit, roles: ["act:move"] }] : [unit];
  });
}

/** "Put in a viewing with Bastien instead, same day same time", of what was just called off: that is where that was. */
function withItsDayAndHour(units: readonly Unit[], { freed, left }: Context): readonly Unit[] {
  const hour = units.find((unit) => isPhrase(unit, "sameTime"));
  const isIts = hour !== undefined && has(units, "thatDay");
  if (!isIts || freed === undefined || freed !== left || timesOf(units).length > 0) return units;
  return units.flatMap((unit): Unit[] => {
    if (unit === hour && unit.kind === "phrase") return [{ ...unit, roles: ["freedPlace"] }];
    return isPhrase(unit, "thatDay", "inItsPlace") ? [] : [unit];
  });
}
