import { resolveDate } from "../times/resolve-date";
import { nextWeekday } from "../times/shift-days";
import { wallAt } from "../times/zone";
import { DAY_MINUTES, daysOn } from "./at-its-hour";
import { asks } from "./segment";
import { contentOf, isKnown, isOfSubject, isQuiet } from "./slots";
import { isPhrase, isQuestionMark, mayLean, type PassInput, timeMeant, type Unit } from "./unit";
import { namesIn, timesOf } from "./units-in";

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

/**
 * "No, same time the day after", "zet die met Mia op dezelfde tijd de dag erna", of what is open or was spoken of: a day
 * later than that is, and not the day after today.
 */
export function withDayLater(units: readonly Unit[], { ground, situation }: PassInput): readonly Unit[] {
  const [step, another] = units.filter((unit) => isPhrase(unit, "dayAfter", "dayBefore"));
  const said = units.filter((unit) => unit !== step && unit.kind !== "stop");
  const people = namesIn(said);
  const content = contentOf(said);
  const isNamed = people.length + content.length > 0;
  const isOther = isPhrase(said[0], "join", "too") || (isNamed && !isOfSubject(content, people, ground));
  const isSaid = said.some((unit) => isPhrase(unit, "sameTime", "act:move", "repair", "it") || asks(unit));
  if (!step || another || !mayLean(situation) || isOther || !isSaid || !said.every(isOfAmendment)) return units;
  const [minutes = DAY_MINUTES] = daysOn(step);
  return units.map((unit) => (unit === step ? { start: unit.start, end: unit.end, kind: "shift", minutes } : unit));
}

/** "Move the haircut to the day after", of another meeting than the talk is about: counted from the day of that one. */
export function withDayOfNamed(units: readonly Unit[], { ground, situation, context }: PassInput): readonly Unit[] {
  const [step, another] = units.filter((unit) => daysOn(unit).length > 0);
  const content = contentOf(units.filter((unit) => unit !== step));
  if (!step || another || content.length === 0 || timesOf(units).length > 0) return units;
  if (isOfSubject(content, [], ground)) return units;
  const [only, more] = ground.gazetteer.meetings.filter(
    (one) =>
      (one.start ?? 0) > context.now && isKnown(content, [], { ...ground, gazetteer: { people: [], meetings: [one] } }),
  );
  if (only?.start === undefined || more) return units;
  const [minutes = 0] = daysOn(step);
  const day = wallAt(only.start, situation.here.zone).day + minutes / DAY_MINUTES;
  return units.map((unit) => (unit === step ? timeMeant(unit.start, unit.end, { date: { day } }) : unit));
}

/** A day that is counted from that of the meeting that is named. */
export const isCountedFromIt = (unit: Unit) => unit.kind === "time" && unit.found.text === "" && unit.end > unit.start;

/** Says which meeting it is, and that it goes elsewhere. */
const isOfAmendment = (unit: Unit) =>
  ["person", "word", "label"].includes(unit.kind) ||
  (!isQuestionMark(unit) &&
    !isPhrase(unit, "interrogative", "whatAbout", "too", "onceMore") &&
    (asks(unit)
      ? isPhrase(unit, "act:move", "act:create", "kinds")
      : isQuiet(unit) ||
        isPhrase(unit, "definite", "with", "to", "at", "on", "for", "kinds", "hollow", "inItsPlace", "but", "only")));
