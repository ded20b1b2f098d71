import { wallAt } from "../times/zone";
import { clausesOf } from "./clauses";
import { isOnDay } from "./said-times";
import { writes } from "./segment";
import { contentOf, isQuiet } from "./slots";
import { type Ground, isPhrase, isQuestionMark, isTimeOrShift, mayLean, NO, type PassInput, type Unit } from "./unit";
import { has, timesOf } from "./units-in";
import { wholeDayPhrases } from "./whole-day-phrases";

/**
 * "Make that 9.30, school run", "fri's my day off. Mon same time": beside a clause that says all of what shall be other about
 * what is open or was spoken of, another one says why. Behind it what is named there is no meeting; in front of it, told of the
 * day on which that is now, it is nothing to be done.
 */
export function withoutWhyChanged(units: readonly Unit[], { situation, ground }: PassInput): readonly Unit[] {
  const { subject } = ground;
  const clauses = clausesOf(units).flatMap(cutAtDash);
  if (!mayLean(situation) || !situation.timed || !subject?.start || clauses.length < 2 || units.some(isQuestionMark))
    return units;
  const at = clauses.findIndex((clause) => saysChange(clause, clauses.length > 1));
  const change = clauses[at];
  if (!change) return units;
  const behind = clauses.slice(at + 1);
  // "Mets 9h30"
  const isPut = (unit: Unit) => isPhrase(unit, "act:create") && isPhrase(unit, "takes");
  const isLed = change.some((unit) => isPhrase(unit, "repair", "it", "act:move") || isPut(unit));
  if (at === 0)
    return isLed && behind.length > 0 && behind.every(namesThings)
      ? [...change.map(asComma), ...behind.flat().map(asWord)]
      : units;
  const before = clauses.slice(0, at);
  const today = wallAt(subject.start, situation.here.zone).day;
  const isToldOf = before.some((clause) => timesOf(clause).some((time) => isOnDay(time, today, situation.here)));
  const isOff = before.some((clause) => isNotThen(clause, ground));
  const isElsewhen = timesOf(change).some(({ time: { point } }) => point.date !== undefined);
  return isToldOf && isOff && isElsewhen && behind.length === 0 && before.every(isTold) ? [NO, ...change] : units;
}

/** One is off then, at work, or cannot; what else there is on that day is told of by its words. */
const isNotThen = (clause: readonly Unit[], ground: Ground) =>
  has(clause, "free", "worksThen", "unsuitable", "goesOut") ||
  wholeDayPhrases(clause, ground).some(({ role }) => role === "off");

/** A dash with room around it parts as a stop does. */
function cutAtDash(clause: readonly Unit[]): Unit[][] {
  const at = clause.findIndex(isDash);
  return at < 1 ? [[...clause]] : [clause.slice(0, at + 1), clause.slice(at + 1)];
}

/** When it shall be, and nothing else: "make that 9.30", "mon same time". */
function saysChange(clause: readonly Unit[], isBeside: boolean): boolean {
  const isTimed = clause.some(isTimeOrShift);
  const isOnly = clause.every(
    (unit) =>
      ["time", "shift"].includes(unit.kind) ||
      (isQuiet(unit) && !isPhrase(unit, "join", "too", "or")) ||
      isPhrase(unit, "act:move", "to", "at", "lasts", "takes", "inItsPlace", "therefore", "later", "earlier"),
  );
  return (
    isBeside &&
    isTimed &&
    isOnly &&
    !clause.some((unit) => isPhrase(unit, "negation", "not") && !isPhrase(unit, "repair"))
  );
}

/** "School run", "dentist first": things, and neither a time nor anybody. */
const namesThings = (clause: readonly Unit[]) =>
  contentOf(clause).length > 0 &&
  clause.every((unit) => unit.kind === "word" || unit.kind === "stop" || (unit.kind === "phrase" && isThing(unit)));

const isThing = (unit: Unit) =>
  (isPhrase(unit, "kinds", "scope", "filler", "definite", "goods", "firstOf") || isQuiet(unit)) &&
  !isPhrase(unit, "repair", "join", "too", "it", "called", "with", "only");

/** What it names is told of as words that nobody knows are. */
const asWord = (unit: Unit): Unit =>
  unit.kind === "phrase" && isPhrase(unit, "kinds", "scope")
    ? { start: unit.start, end: unit.end, kind: "word", text: unit.text }
    : unit;

const asComma = (unit: Unit): Unit =>
  isDash(unit) ? { start: unit.start, end: unit.end, kind: "stop", text: "," } : unit;

const isDash = (unit: Unit) => unit.kind === "stop" && unit.text === "-";

/** Nothing is asked for, and no hour is said. */
const isTold = (clause: readonly Unit[]) =>
  timesOf(clause).every(({ time: { point, until } }) => !point.clock && !until && !point.repeat) &&
  clause.every((unit) => unit.kind !== "person" && unit.kind !== "shift" && !writes(unit));
