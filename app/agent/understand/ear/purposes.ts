import { asks } from "./segment";
import { contentOf } from "./slots";
import { isPerson, isPhrase, isStop, textOf, type Unit, untyped } from "./unit";
import { isDated } from "./unit-times";
import { has, timesOf } from "./units-in";

/**
 * "Move the rehearsal to Thursday so I can call Rhys on Friday at 10", "… zodat ik kan lunchen": what a request makes room
 * for. With somebody or something, a day and an hour it is one more request; without any time it is only why.
 */
export function withPurpose(units: readonly Unit[]): readonly Unit[] {
  const at = units.findIndex((unit) => isPhrase(unit, "soThat"));
  const [front, behind] = [units.slice(0, Math.max(at, 0)), units.slice(at + 1)];
  const isOther = behind.some(
    (unit) => isPhrase(unit, "negation", "not", "condition", "repair") && !isPhrase(unit, "inItsPlace"),
  );
  if (!front.some(asks) || isOther || behind.some((unit) => asks(unit) && !isVerb(unit))) return units;
  const times = timesOf(behind);
  // What stands behind a stop is said of the request again.
  const isOnly = !behind.some(isStop);
  if (times.length === 0) return isOnly ? front : units;
  const { start, end } = units[at]!;
  const made = behind.filter((unit) => !isVerb(unit));
  const isNamed = contentOf(made).length > 0 || made.some(isPerson);
  const isWhole = times.some(({ time: { point } }) => point.clock && point.date);
  if (!isNamed || !isWhole || !isOnly) return units;
  const from = made[0]?.start ?? end;
  return [...front, { ...untyped("join"), start, end }, { ...untyped("act:create"), start: from, end: from }, ...made];
}

/** "Kan", "do", "have", and no kind of meeting. */
const isVerb = (unit: Unit) =>
  isPhrase(unit, "courtesy", "weak", "goes", "takes") && !isPhrase(unit, "kinds", "with", "act:cancel", "act:move");

/**
 * "Need an hour for the pdf on Thursday", "noch 'ne Stunde für die Folien": what time is wanted for may be called by words of
 * what Parley cannot do.
 */
export function withThingsAsTopic(units: readonly Unit[]): readonly Unit[] {
  const length = units.findIndex(isTime);
  const lead = units.findIndex((unit, n) => n > length && isPhrase(unit, "for", "to", "about", "soThat"));
  if (length < 0 || lead < 0 || units.some((unit) => asks(unit) && !isPhrase(unit, "act:create", "act:find")))
    return units;
  return units.map((unit, n) => {
    const before = units.slice(0, n).findLast((one) => !isPhrase(one, "filler", "definite"));
    const isLed = isPhrase(units[n - 1], "definite") || before === units[lead];
    const isThing = n > lead && isLed && unit.kind === "phrase" && unit.roles.some((role) => role.startsWith("no:"));
    return isThing ? { start: unit.start, end: unit.end, kind: "word", text: textOf(unit) } : unit;
  });
}

/** "An hour", "some time". */
const isTime = (unit: Unit) =>
  (unit.kind === "time" && unit.found.time.point.length !== undefined) || isPhrase(unit, "freeTime");

/**
 * "… on Monday, anything after 3", "… Thursday afternoon when I'm not on a job": of the time that is looked for it is said
 * again that any will do in which one is free.
 */
export function withoutAnyTime(units: readonly Unit[]): readonly Unit[] {
  const length = units.findIndex(isTime);
  if (length < 0) return units;
  const isAny = (unit: Unit, n: number) =>
    isPhrase(unit, "planned", "all") && units[n - 1]?.kind === "stop" && isBound(units[n + 1]);
  const at = units.findIndex(
    (unit, n) => n > length && isPhrase(unit, "interrogative", "condition") && isPhrase(units[n + 1], "subject"),
  );
  const state = units.slice(Math.max(at, 0));
  const isState =
    at > 0 &&
    has(state, "free", "negation", "not") &&
    state.every((unit) => unit.kind === "word" || unit.kind === "stop" || (unit.kind === "phrase" && !asks(unit))) &&
    units.slice(0, at).some(isDated);
  return units.filter((unit, n) => !isAny(unit, n) && !(isState && n >= at && unit.kind !== "stop"));
}

/** "After 3", "between 2 and 5" */
const isBound = (unit: Unit | undefined) =>
  unit?.kind === "time" && (unit.found.time.point.side !== undefined || unit.found.time.until !== undefined);
